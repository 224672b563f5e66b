'use client';
import type { ReactElement } from 'react';
import { isPositive } from '@earnkit/core';
import { Percent, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useProtocolText } from './protocolText.ts';
import * as css from './StakeDialog.css.ts';
import { OpenButton, StakeForm, type StakeVariantProps } from './StakeForm.tsx';
import { useUpTo } from './useUpTo.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Stakes a coin in a DeFi protocol that the person chooses (ST-38, ST-74 to ST-76). */
export const DefiStake = (props: StakeVariantProps): ReactElement => <StakeForm {...props} choice={<ProtocolChoice {...props} />} />;

/** The chosen protocol with its rate where it is offered, and the button that compares the others (ST-53). */
function ProtocolChoice({ stake: { apr, protocol, protocols, submission }, onOpen }: StakeVariantProps): ReactElement | null {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { nameOf, partsOf } = useProtocolText();
  const upTo = useUpTo();
  const compare = protocols.some((one) => one !== protocol) && (
    <OpenButton label={t('earn.staking.stake.choose')} onPress={() => onOpen('protocols')} disabled={submission.pending} />
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
