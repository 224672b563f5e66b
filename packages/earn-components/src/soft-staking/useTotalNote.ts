'use client';
import type { SoftStakingTotal } from '@earnkit/hooks/soft-staking';
import { useMessages } from '../messages/index.ts';
import { listText } from '../parts/query/listText.ts';
import { softStakingMessages } from './messages.ts';

/** Says why a total is not known: rows that could not be read, and the coins without a known value. */
export function useTotalNote(): (total: SoftStakingTotal, unreadable?: number) => string | undefined {
  const { t, language } = useMessages(softStakingMessages);
  return ({ unknown }, unreadable = 0) => {
    const reasons = [
      ...(unreadable > 0 ? [t('earn.soft.unreadable', { count: unreadable })] : []),
      ...(unknown.length > 0 ? [t('earn.soft.unvalued', { coins: listText(language, unknown) })] : []),
    ];
    return reasons.length === 0 ? undefined : reasons.join(' · ');
  };
}
