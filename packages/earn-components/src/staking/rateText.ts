import { formatExact, isPositive } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { useMessages } from '../messages/index.ts';
import { stakingMessages } from './messages.ts';

/** Writes what a coin is exchanged for, or what the token is worth where only that is known (ST-07); `undefined` where neither is. */
export function useRateText(): (coin: string, into: string, rates: ReturnType<Stake['ratesOf']>) => string | undefined {
  const { t, figureStyle } = useMessages(stakingMessages);
  return (coin, into, { exchangeRate, exchangeRateReverse }) => {
    if (exchangeRate !== undefined && isPositive(exchangeRate))
      return t('earn.staking.stake.rateValue', { coin, rate: formatExact(exchangeRate, figureStyle), into });
    if (exchangeRateReverse === undefined || !isPositive(exchangeRateReverse)) return undefined;
    return t('earn.staking.stake.rateValue', { coin: into, rate: formatExact(exchangeRateReverse, figureStyle), into: coin });
  };
}
