'use client';
import { type ReactElement, useState } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { Button, Dialog, Percent, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/dialogProps.ts';
import { percentText } from '../../parts/figureText.ts';
import { pair } from '../../parts/parts.css.ts';
import { stakingOrderMessages } from '../orderMessages.ts';
import { stakingPartMessages } from '../partMessages.ts';
import { stakeDetailMessages } from '../stakeDetailMessages.ts';
import { useProtocolText } from './protocolText.ts';
import * as css from './StakeDialog.css.ts';
import { whileOpen } from '../../parts/whileOpen.tsx';

/** Props of {@link ProtocolDialog}. */
export interface ProtocolDialogProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
  /** Called once a protocol is chosen. */
  onDone: () => void;
}

/** Compares the protocols of a DeFi product and chooses one (ST-53, ST-74). */
export const ProtocolDialog = whileOpen<ProtocolDialogProps>()(function ProtocolDialog({ stake, onDone, ...shell }, ref): ReactElement {
  const { t } = useMessages(stakeDetailMessages);
  const { t: tOrder } = useMessages(stakingOrderMessages);
  const { t: tParts } = useMessages(stakingPartMessages);
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
      title={tParts('earn.staking.protocol.title')}
      footer={
        <div className={pair}>
          <Button size="3" variant="soft" tone="neutral" wide onClick={() => shell.onOpenChange(false)}>
            {tOrder('earn.staking.back')}
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
        label={tOrder('earn.staking.stake.protocol')}
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
              <Percent value={percentText(one.aprFraction)} tone="accent" />
            </span>
          ),
        }))}
      />
    </Dialog>
  );
});
