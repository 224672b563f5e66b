'use client';
import type { ReactElement } from 'react';
import { type Decimal, formatAmount, isZero } from '@earnkit/core';
import { type PortfolioEarnings, STATISTICS_TIME_ZONE, useEarnings } from '@earnkit/hooks';
import { Amount, EmptyState, Flex, Text, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HIDDEN_TEXT, amountText } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { listText } from '../../parts/query/listText.ts';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { TrendChart, TrendChartPlaceholder } from '../../parts/figures/TrendChart.tsx';
import { marketMessages } from '../marketMessages.ts';

/** The person's interest by day in the last 30 days, as a chart or as a table of the same days (AMB-159). */
export function EarningsPanel(): ReactElement {
  const { t, language } = useMessages(marketMessages);
  const reading = useEarnings();
  return (
    <QueryView reading={reading} failed={t('earn.portfolio.earningsFailed')} size="compact" loading={<Loading />}>
      {(earnings) => (
        <Flex direction="column" gap="3">
          <StaleBanner reading={reading} />
          {isZero(earnings.totalUsdt) && earnings.unvalued.length === 0 ? (
            <EmptyState size="compact" title={t('earn.portfolio.earningsEmpty')} description={t('earn.portfolio.earningsEmptyHint')} />
          ) : (
            <EarningsByDay earnings={earnings} />
          )}
          {earnings.unvalued.length > 0 && (
            <Text as="p" size="1" color="gray">
              {t('earn.portfolio.unvalued', { coins: listText(language, earnings.unvalued) })}
            </Text>
          )}
          {earnings.more && (
            <Text as="p" size="1" color="gray">
              {t('earn.portfolio.earningsMore')}
            </Text>
          )}
        </Flex>
      )}
    </QueryView>
  );
}

function Loading(): ReactElement {
  const facts = useFactLabels().map((fact) => ({ ...fact, value: undefined, loading: true }));
  return (
    <Flex direction="column" gap="3" aria-busy>
      <KeyFacts items={facts} />
      <TrendChartPlaceholder />
    </Flex>
  );
}

/** What the figures above the chart are. */
function useFactLabels() {
  const { t } = useMessages(marketMessages);
  return [
    { key: 'today', label: t('earn.portfolio.earningsToday') },
    { key: 'total', label: t('earn.portfolio.earningsTotal') },
    { key: 'average', label: t('earn.portfolio.earningsAverage'), dashed: true },
  ];
}

function EarningsByDay({ earnings }: { readonly earnings: PortfolioEarnings }): ReactElement {
  const { t, figureStyle } = useMessages(marketMessages);
  const visible = useAmountVisibility();
  const { todayUsdt, totalUsdt, average, points, from, to, gridlines } = earnings;
  const formatValue = (value: Decimal | undefined): string =>
    t('earn.portfolio.usdt', { amount: visible ? formatAmount(value, figureStyle) : HIDDEN_TEXT });
  const figures = [todayUsdt, totalUsdt, average];
  const facts = useFactLabels().map((fact, index) => ({
    ...fact,
    value: <Amount value={amountText(figures[index], figureStyle)} unit="USDT" />,
  }));
  return (
    <>
      <KeyFacts items={facts} />
      <TrendChart
        points={points}
        from={from}
        to={to}
        step="day"
        gridlines={gridlines}
        average={average}
        asOf={to}
        formatValue={formatValue}
        text={{
          label: t('earn.portfolio.earnings'),
          hint: t('earn.portfolio.earningsHint'),
          point: (day, amount) => t('earn.portfolio.earningsPoint', { day, amount }),
          table: {
            caption: t('earn.portfolio.earningsCaption'),
            timeHeader: t('earn.portfolio.earningsDay'),
            valueHeader: t('earn.portfolio.earningsEarned'),
          },
          asOf: (day) => t('earn.portfolio.earningsAsOf', { day, zone: STATISTICS_TIME_ZONE }),
          showChart: t('earn.portfolio.showChart'),
          showTable: t('earn.portfolio.showTable'),
        }}
      />
    </>
  );
}
