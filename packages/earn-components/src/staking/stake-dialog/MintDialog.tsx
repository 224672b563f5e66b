'use client';
import { type ReactElement, useState } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { Button, Dialog, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { pair } from '../../parts/parts.css.ts';
import { useRateText } from '../rateText.ts';
import * as css from './StakeDialog.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

/** Props of {@link MintDialog}. */
export interface MintDialogProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
  /** Whether the coin is minted with, rather than staked for a credit. */
  mints: boolean;
  /** Called once a coin is chosen. */
  onDone: () => void;
}

/** Switches the coin that is minted with, or staked for a credit (ST-12, ST-54, AMB-155). */
export const MintDialog = whileOpen<MintDialogProps>()(function MintDialog({ stake, mints, onDone, ...shell }, ref): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { coins, asset, product } = stake;
  const [coin, setCoin] = useState(asset);
  const rateText = useRateText();
  const rateOf = (one: string): string | undefined => {
    const credit = product.credits.rows.find(({ stakeAsset }) => stakeAsset === one);
    const into = credit?.rewardAsset ?? product.rewardAsset;
    return into === undefined ? undefined : rateText(one, into, stake.ratesOf(one));
  };
  return (
    <Dialog
      data-part="staking-mint"
      {...shell}
      ref={ref}
      open
      size="1"
      title={t(mints ? 'earn.staking.mint.title' : 'earn.staking.coin.title')}
      footer={
        <div className={pair}>
          <Button size="3" variant="soft" tone="neutral" wide onClick={() => shell.onOpenChange(false)}>
            {t('earn.staking.back')}
          </Button>
          {coins.includes(coin) && (
            <Button
              size="3"
              wide
              onClick={() => {
                stake.setCoin(coin);
                onDone();
              }}
            >
              {t(mints ? 'earn.staking.mint.use' : 'earn.staking.coin.use', { coin })}
            </Button>
          )}
        </div>
      }
    >
      <RadioCards
        label={t('earn.coin')}
        labelHidden
        layout="list"
        value={coin}
        onValueChange={setCoin}
        options={coins.map((one) => ({
          value: one,
          children: (
            <span className={css.words}>
              <Text>
                <bdi>{one}</bdi>
              </Text>
              <Text size="1" color="gray">
                {rateOf(one)}
              </Text>
            </span>
          ),
        }))}
      />
    </Dialog>
  );
});
