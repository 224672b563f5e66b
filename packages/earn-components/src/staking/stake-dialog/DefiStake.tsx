'use client';
import type { ReactElement } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { isPositive } from '@earnkit/core';
import { Percent, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useProtocolText } from './protocolText.ts';
import * as css from './StakeDialog.css.ts';
import { OpenButton, StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';
import { useUpTo } from './useUpTo.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Stakes a coin in a DeFi protocol that the person chooses (ST-38, ST-74 to ST-76). */
export function DefiStake(props: StakeVariantProps): ReactElement {
  return <StakeForm {...props} choice={<ProtocolChoice stake={props.stake} onOpen={() => props.onOpen('protocols')} />} variant="defi" />;
}

/** The chosen protocol with its rate where it is offered, and the button that compares the others (ST-53). */
function ProtocolChoice({
  stake: { apr, protocol, protocols, submission },
  onOpen,
}: {
  readonly stake: Stake;
  readonly onOpen: () => void;
}): ReactElement | null {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { nameOf, partsOf } = useProtocolText();
  const upTo = useUpTo();
  const compare = protocols.some((one) => one !== protocol) && (
    <OpenButton label={t('earn.staking.stake.choose')} onPress={onOpen} disabled={submission.pending} />
  );
  if (protocol === undefined) return compare ? <div className={css.links}>{compare}</div> : null;
  const rate = protocol.aprFraction;
  return (
    <div className={css.protocol}>
      <span className={css.words}>
        <Text size="1" color="gray">
          {t('earn.staking.stake.protocol')}
        </Text>
        <Text weight="medium">
          <bdi>{nameOf(protocol)}</bdi> <Percent value={rate && upTo(rate, apr !== undefined && isPositive(apr.bonus))} tone="accent" />
        </Text>
        <Text size="1" color="gray">
          {partsOf(protocol)}
        </Text>
      </span>
      {compare}
    </div>
  );
}
