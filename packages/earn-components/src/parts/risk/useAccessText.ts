import { formatDay } from '@earnkit/core';
import type { WayAccess } from '@earnkit/core/ways/rules';
import { useCallback } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useTimeStyle } from '../figures/useTimeStyle.ts';
import { riskMessages } from './messages.ts';

/**
 * When the money is back from a product, for a risk line. A moment that is not known, as before the clock is, is said as the term; a product that is
 * paid some time after it is asked for says so by its own words, and has none here.
 */
export function useAccessText(): (access: WayAccess) => string | undefined {
  const { t } = useMessages(riskMessages);
  const style = useTimeStyle();
  return useCallback(
    (access) => {
      switch (access.kind) {
        case 'any-time':
          return access.endsAt === undefined
            ? t('earn.risk.access.anyTime')
            : t('earn.risk.access.anyTimeUntil', { at: formatDay(access.endsAt, style) });
        case 'at': {
          const { at, early } = access;
          if (at === undefined)
            return t(early === undefined ? 'earn.risk.access.term' : early ? 'earn.risk.access.termEarly' : 'earn.risk.access.termLocked');
          const day = formatDay(at, style);
          return early === undefined ? day : t(early ? 'earn.risk.access.atEarly' : 'earn.risk.access.atLocked', { at: day });
        }
        case 'after':
          return undefined;
      }
    },
    [t, style],
  );
}
