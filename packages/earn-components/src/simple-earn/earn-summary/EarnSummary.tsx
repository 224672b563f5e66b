'use client';
import { type ReactElement, forwardRef } from 'react';
import { useSimpleEarnStatistics } from '@earnkit/hooks';
import { type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { useSummaryFigures } from './useSummaryFigures.ts';
import { marketMessages } from '../marketMessages.ts';

/** The summary above the lists: total value, yesterday's and all earnings in USDT (AMB-026). */
export const EarnSummary = forwardRef<HTMLElement, PartProps>(function EarnSummary(rest, ref): ReactElement {
  const { t } = useMessages(marketMessages);
  return (
    <SummaryBand
      data-part="earn-summary"
      {...rest}
      ref={ref}

      title={t('earn.summary.title')}
      reading={useSimpleEarnStatistics()}
      figures={useSummaryFigures()}
      failed={t('earn.summary.failed')}
      invitation={{ title: t('earn.summary.anonymous'), text: t('earn.summary.anonymousHint') }}
    />
  );
});
