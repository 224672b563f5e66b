'use client';
import type { ReactElement } from 'react';
import { formatExactPercent } from '@earnkit/core';
import type { StakingRedeem } from '@earnkit/hooks/staking';
import { RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { usePeriodText } from '../period.ts';
import * as css from '../stake-dialog/StakeDialog.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Standard or fast, each with its fee and how long it takes (ST-80, ST-97, ST-98). Fast keeps its place where it is not offered (ST-91). */
export function RedeemTypes({ redeem }: { readonly redeem: StakingRedeem }): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { type, setType, fastOffer, fastMinutes, maxDays, period, feeFractions, submission } = redeem;
  const option = (value: 'standard' | 'fast', note: string | undefined) => {
    const fee = feeFractions[value];
    return {
      value,
      disabled: value === 'fast' && fastOffer !== 'offered',
      children: (
        <span className={`${css.words} ${css.type}`}>
          <span className={css.typeLine}>
            <Text>{t(`earn.staking.redeem.${value}`)}</Text>
            {fee !== undefined && <span>{t('earn.staking.redeem.feeOf', { rate: formatExactPercent(fee) })}</span>}
          </span>
          <Text size="1" color="gray">
            {note}
          </Text>
        </span>
      ),
    };
  };
  const periods = usePeriodText();
  // 0 and -1 are no most of days, and the period says what is known without it.
  const days = maxDays !== undefined && maxDays > 0 ? t('earn.staking.period.upTo', { days: maxDays }) : periods.short(period);
  const minutes = fastMinutes === undefined ? undefined : t('earn.staking.redeem.minutes', { minutes: fastMinutes });
  return (
    <RadioCards
      label={t('earn.staking.redeem.type')}
      value={type}
      onValueChange={setType}
      pending={submission.pending}
      options={[option('standard', days), option('fast', fastOffer === 'offered' ? minutes : t(`earn.staking.redeem.fast.${fastOffer}`))]}
    />
  );
}
