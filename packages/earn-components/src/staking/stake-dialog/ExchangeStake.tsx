'use client';
import type { ReactElement } from 'react';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { useMessages } from '../../messages/index.ts';
import { coinIcon } from './coinIcon.ts';
import { useExchangeLines } from './exchangeLines.tsx';
import * as css from './StakeDialog.css.ts';
import { OpenButton, StakeForm, type StakeVariantProps } from './StakeForm.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/**
 * Exchanges a coin into the token that stands for it (exchange type 1), also one that is minted, or stakes one of several coins for a
 * credit (type 2, ST-12, ST-38, ST-54, AMB-155).
 */
export const ExchangeStake = (props: StakeVariantProps): ReactElement => (
  <StakeForm {...props} choice={<CoinChoice {...props} />} lines={useExchangeLines(props.stake)} />
);

/** The coin that is exchanged, and the button that opens the coin switcher (ST-54); nothing where there is no other coin. */
function CoinChoice({ stake, onOpen }: StakeVariantProps): ReactElement | null {
  const { t } = useMessages(stakingDialogMessages);
  const { asset, coins, submission } = stake;
  if (coins.every((coin) => coin === asset)) return null;
  return (
    <div className={css.protocol}>
      <CoinName asset={asset} icon={coinIcon(stake)} />
      <OpenButton label={t('earn.staking.stake.switchCoin')} onPress={() => onOpen('mint')} disabled={submission.pending} />
    </div>
  );
}
