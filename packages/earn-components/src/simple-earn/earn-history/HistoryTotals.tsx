'use client';
import type { ReactElement } from 'react';
import { type CoinSum, type HistoryFilter, useHistoryTotals } from '@earnkit/hooks';
import { Button, Skeleton, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { useKeptFocus } from '../../parts/order/useKeptFocus.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { historyMessages } from '../historyMessages.ts';

export interface HistoryTotalsProps {
  /** What is listed. */
  filter: HistoryFilter;
}

/** What was earned in the listed days, coin by coin: interest, and bonus. Of more than a month it is added up when that is asked for. */
export function HistoryTotals({ filter }: HistoryTotalsProps): ReactElement | null {
  const { t } = useMessages(historyMessages);
  const { totals, waits, ask } = useHistoryTotals(filter);
  // The totals replace the button that asks for them.
  const kept = useKeptFocus<HTMLDivElement>();
  if (!waits && totals === undefined) return null;
  return (
    <div {...kept}>
      {waits ? (
        <Button variant="ghost" onClick={ask}>
          {t('earn.records.addUp')}
        </Button>
      ) : (
        totals && <Totals totals={totals} />
      )}
    </div>
  );
}

function Totals({ totals }: { readonly totals: NonNullable<ReturnType<typeof useHistoryTotals>['totals']> }): ReactElement | null {
  const { t } = useMessages(historyMessages);
  if (totals.state === 'anonymous') return null;
  if (totals.state === 'failed') return <RetryBanner onRetry={totals.retry}>{t('earn.records.totalsFailed')}</RetryBanner>;
  if (totals.state === 'loading')
    return (
      <Text as="p" size="2" aria-busy="true">
        <Skeleton width="20em" />
      </Text>
    );
  const { interest, bonus, whole } = totals.data;
  if (interest.length + bonus.length === 0) return null;
  return (
    <Text as="p" size="2" color="gray">
      <Sums label={t('earn.records.totalInterest')} sums={interest} />
      <Sums label={t('earn.records.totalBonus')} sums={bonus} />
      <Words>{!whole && t('earn.records.totalsPartial')}</Words>
    </Text>
  );
}

function Sums({ label, sums }: { readonly label: string; readonly sums: readonly CoinSum[] }): ReactElement | null {
  if (sums.length === 0) return null;
  return (
    <>
      <Words>{label}</Words>{' '}
      {sums.map(({ asset, amount }) => (
        <span key={asset}>
          <CoinAmount amount={amount} asset={asset} tone={toneOfGain(amount)} />
          {'  '}
        </span>
      ))}
    </>
  );
}
