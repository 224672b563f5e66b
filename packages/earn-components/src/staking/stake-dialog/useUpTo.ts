import { type Decimal, formatPercent } from '@earnkit/core';
import { useMessages } from '../../messages/index.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Writes a rate, with "up to" before one that not every amount earns. */
export function useUpTo(): (aprFraction: Decimal, most: boolean) => string {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  return (aprFraction, most) => {
    const apr = formatPercent(aprFraction, figureStyle);
    return most ? t('earn.staking.stake.upTo', { apr }) : apr;
  };
}
