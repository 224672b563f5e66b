'use client';
import { type ReactElement, useState } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { Button, Dialog, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import { pair } from '../../parts/parts.css.ts';
import { useProtocolText } from './protocolText.ts';
import * as css from './StakeDialog.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

/** Props of {@link ProtocolDialog}. */
export interface ProtocolDialogProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
  /** Called once a protocol is chosen. */
  onDone: () => void;
}

/** Compares the protocols of a DeFi product and chooses one (ST-53, ST-74). */
export const ProtocolDialog = whileOpen<ProtocolDialogProps>()(function ProtocolDialog({ stake, onDone, ...shell }, ref): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { nameOf, partsOf } = useProtocolText();
  const { protocols, protocol } = stake;
  const [pid, setPid] = useState(protocol?.pid ?? '');
  const chosen = protocols.find((one) => one.pid === pid) ?? protocol;
  return (
    <Dialog
      data-part="staking-protocols"
      {...shell}
      ref={ref}
      open
      title={t('earn.staking.protocol.title')}
      footer={
        <div className={pair}>
          <Button size="3" variant="soft" tone="neutral" wide onClick={() => shell.onOpenChange(false)}>
            {t('earn.staking.back')}
          </Button>
          {chosen && (
            <Button
              size="3"
              wide
              onClick={() => {
                stake.setProtocol(chosen.pid);
                onDone();
              }}
            >
              {t('earn.staking.protocol.use', { name: nameOf(chosen) })}
            </Button>
          )}
        </div>
      }
    >
      <RadioCards
        label={t('earn.staking.stake.protocol')}
        labelHidden
        layout="list"
        value={chosen?.pid ?? ''}
        onValueChange={setPid}
        options={protocols.map((one) => ({
          value: one.pid,
          children: (
            <span className={css.choice}>
              <span className={css.words}>
                <Text>
                  <bdi>{nameOf(one)}</bdi>
                </Text>
                <Text size="1" color="gray">
                  {partsOf(one)}
                </Text>
              </span>
              <Rate fraction={one.aprFraction} tone="accent" />
            </span>
          ),
        }))}
      />
    </Dialog>
  );
});
