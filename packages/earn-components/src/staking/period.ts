import { useMemo } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { useMessages } from '../messages/index.ts';
import { stakingMessages } from './messages.ts';

type Period = Stake['period'];

/** A redemption's period in words (ST-92 to ST-96); `undefined` where the exchange does not say enough. */
export function usePeriodText(): {
  readonly short: (period: Period) => string | undefined;
  readonly tip: (period: Period) => string | undefined;
} {
  const { t } = useMessages(stakingMessages);
  return useMemo(
    () => ({
      short: (period) => {
        switch (period?.kind) {
          case undefined:
            return undefined;
          case 'immediate':
            return t('earn.immediately');
          case 'max-only':
            return t('earn.staking.period.upTo', { days: period.days });
          case 'equal':
            return t('earn.staking.period.equal', { days: period.days });
          case 'range':
            return t('earn.staking.period.range', { min: period.minDays, max: period.maxDays });
        }
      },
      tip: (period) => {
        switch (period?.kind) {
          case undefined:
            return undefined;
          case 'immediate':
            return t('earn.staking.period.tip.immediate');
          case 'max-only':
            return t('earn.staking.period.tip.upTo', { days: period.days });
          case 'equal':
            return t('earn.staking.period.tip.equal', { days: period.days });
          case 'range':
            return t('earn.staking.period.tip.range', { min: period.minDays, max: period.maxDays });
        }
      },
    }),
    [t],
  );
}
