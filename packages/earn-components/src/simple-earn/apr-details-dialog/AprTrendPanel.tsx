'use client';
import { type ReactElement, useState } from 'react';
import { useAprTrend } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { type RatePeriod, RateTrend } from '../../parts/figures/RateTrend.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** A coin's rate in the last 24 hours, 7 days or 30 days, as a chart or as a table of the same points (SE-P-02 to SE-P-04). */
export function AprTrendPanel({ asset }: { asset: string }): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const [period, setPeriod] = useState<RatePeriod>('24h');
  return (
    <RateTrend
      asset={asset}
      reading={useAprTrend(asset, period)}
      period={period}
      onPeriodChange={setPeriod}
      empty={t('earn.aprDetails.empty')}
      notes={[t('earn.aprDetails.noteHourly'), t('earn.aprDetails.noteBase')]}
    />
  );
}
