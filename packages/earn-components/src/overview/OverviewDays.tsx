import type { ReactElement } from 'react';
import { type Decimal, ZERO, formatAmount, formatMonthDay, isZero } from '@earnkit/core';
import { STATISTICS_TIME_ZONE } from '@earnkit/hooks';
import type { EarnedDaysView } from '@earnkit/hooks/overview';
import { Amount, Skeleton, Text, Words } from '@earnkit/ui';
import { BarChart, type BarChartBar } from '@earnkit/ui/bar-chart';
import { useMessages } from '../messages/index.ts';
import { amountText } from '../parts/figures/figureText.ts';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { listText } from '../parts/query/listText.ts';
import { RetryBanner } from '../parts/query/StaleBanner.tsx';
import { heldMessages } from './earn-holdings/messages.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';

/** Props of {@link OverviewDays}. */
export interface OverviewDaysProps {
  /** The days, from `useOverviewMoney`. */
  view: EarnedDaysView;
}

/** What everything earned on each of the last days, with their average. Its room is the same while it is read. */
export function OverviewDays({ view }: OverviewDaysProps): ReactElement {
  const { t, language, figureStyle } = useMessages(overviewMessages, heldMessages);
  const { reading, hidden } = view;
  const data = reading.state === 'ready' ? reading.data : undefined;
  const unknown = data?.days.filter(({ amountUsdt }) => amountUsdt === undefined).length ?? 0;
  const notes = [
    t('earn.overview.days.of', { zone: STATISTICS_TIME_ZONE }),
    ...(data && data.without.length > 0
      ? [
          t('earn.overview.without', {
            products: listText(
              language,
              data.without.map((group) => t(`earn.held.group.${group}`)),
            ),
          }),
        ]
      : []),
    ...(data && unknown > 0 && unknown < data.days.length ? [t('earn.overview.days.unknown', { count: unknown })] : []),
  ];
  return (
    <div className={css.days}>
      <div className={css.daysHead}>
        <Text size="2" weight="medium">
          {t('earn.overview.days')}
        </Text>
        {data?.averageUsdt !== undefined && (
          <Text size="1" color="gray">
            <Words>{t('earn.overview.days.average')}</Words> <Amount value={amountText(data.averageUsdt, figureStyle)} unit="USDT" strong />
          </Text>
        )}
      </div>
      <div className={css.bars} aria-busy={!hidden && data === undefined && reading.state !== 'failed'}>
        {hidden ? (
          <Bars days={view.days.map((day, index) => ({ day, amountUsdt: ZERO, whole: index < view.days.length - 1 }))} />
        ) : data === undefined ? (
          reading.state === 'failed' ? (
            <RetryBanner onRetry={reading.retry}>{t('earn.overview.days.failed')}</RetryBanner>
          ) : (
            <Skeleton shape="block" width="100%" height="108px" />
          )
        ) : unknown === data.days.length ? (
          <Text size="2" color="gray">
            {t('earn.overview.withoutAll')}
          </Text>
        ) : data.days.every(({ amountUsdt }) => amountUsdt !== undefined && isZero(amountUsdt)) ? (
          <Text size="2" color="gray">
            {t('earn.overview.days.none')}
          </Text>
        ) : (
          <Bars days={data.days} average={data.averageUsdt} />
        )}
      </div>
      <Text as="p" size="1" color="gray">
        {notes.join(' · ')}
      </Text>
    </div>
  );
}

interface BarsProps {
  readonly days: readonly { readonly day: string; readonly amountUsdt: Decimal | undefined; readonly whole: boolean }[];
  readonly average?: Decimal | undefined;
}

function Bars({ days, average }: BarsProps): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages);
  const style = { ...useTimeStyle(), timeZone: STATISTICS_TIME_ZONE };
  return (
    <BarChart<Decimal>
      label={t('earn.overview.days')}
      hint={t('earn.overview.days.hint')}
      bars={days.map(({ day, amountUsdt, whole }): BarChartBar<Decimal> => ({
        key: day,
        name: formatMonthDay(Date.parse(day) / 1000, style),
        value: amountUsdt,
        partial: !whole,
      }))}
      average={average}
      partialLabel={t('earn.overview.days.today')}
      formatValue={(value) => `${formatAmount(value, figureStyle)} USDT`}
      formatShort={(value) => formatAmount(value, figureStyle)}
      table={{ caption: t('earn.overview.days'), nameHeader: t('earn.overview.days.day'), valueHeader: t('earn.overview.days.earned') }}
    />
  );
}
