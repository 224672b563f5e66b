import type { SimpleEarnStatistics } from '@earnkit/core/simple-earn/contract';
import { STATISTICS_TIME_ZONE } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import type { SummaryFigure } from '../../parts/figures/SummaryBand.tsx';
import { marketMessages } from '../marketMessages.ts';

/** The totals of Simple Earn: value, and what was earned with bonuses, yesterday in the exchange's days and in all (AMB-026, AMB-159). */
export function useSummaryFigures(): readonly SummaryFigure<SimpleEarnStatistics>[] {
  const { t } = useMessages(marketMessages);
  return [
    { key: 'totalValueUsdt', label: t('earn.summary.total') },
    {
      key: 'yesterdayInterestUsdt',
      label: t('earn.summary.yesterday'),
      earned: true,
      note: t('earn.summary.yesterdayNote', { zone: STATISTICS_TIME_ZONE }),
      hasNote: true,
    },
    {
      key: 'totalInterestUsdt',
      label: t('earn.summary.cumulative'),
      earned: true,
      note: t('earn.summary.cumulativeNote'),
      hasNote: true,
    },
  ];
}
