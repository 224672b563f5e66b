'use client';
import { type ReactElement, useId, useState, forwardRef } from 'react';
import {
  type Decimal,
  type Instant,
  type TimeStyle,
  DAY,
  HOUR,
  formatClock,
  formatDay,
  formatHour,
  formatMonthDay,
  formatZone,
} from '@earnkit/core';
import { Button, ErrorState, Flex, type LazyPlaceholderProps, lazyComponent, type PartProps, rootProps, Skeleton, Text } from '@earnkit/ui';
import type { LineChartProps } from '@earnkit/ui/line-chart';
import { useMessages } from '../../messages/index.ts';
import { useTimeStyle } from './useTimeStyle.ts';
import { chartPlace, footPlace } from '../parts.css.ts';

const loadChart = () => import('@earnkit/ui/line-chart');

/** The chart is large and rarely opened, so its code is loaded when it is first shown. */
const LazyLineChart = lazyComponent<LineChartProps<Decimal>>(async () => (await loadChart()).LineChart<Decimal>, MissingChart);

/** Loads the code of the table before it is shown. Showing it reports a failure. */
const prewarmTable = (): void => {
  loadChart().then(
    ({ prewarmLineChartTable }) => prewarmLineChartTable(),
    () => undefined,
  );
};

/** Text of a {@link TrendChart}. Times are already formatted. */
export interface TrendChartText {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Tells a screen reader user which keys read the points. */
  readonly hint: string;
  /** Describes one point. `value` has the value of each series after its name where there are several. */
  readonly point: (time: string, value: string) => string;
  /** Caption and column headers of the table. */
  readonly table: LineChartProps<Decimal>['table'];
  /** Says how old the newest point is. */
  readonly asOf: (time: string, zone: string) => string;
  /** Name of the button that shows the chart. */
  readonly showChart: string;
  /** Name of the button that shows the table. */
  readonly showTable: string;
}

export interface TrendChartProps
  extends Pick<LineChartProps<Decimal>, 'points' | 'name' | 'others' | 'events' | 'from' | 'to' | 'gridlines' | 'average'>, PartProps {
  /** Formats a value. `undefined` is an unknown value. */
  formatValue: (value: Decimal | undefined) => string;
  /** Formats the value of a gridline. @default `formatValue` */
  formatGridline?: ((value: Decimal) => string) | undefined;
  /** Interval between two points. Daily points are shown in UTC, hourly ones in the person's time zone. */
  step: 'hour' | 'day';
  /** Labels of the time axis: hour and minute, month and day, a point's time (FM-17), or 2026/01/15 in any language (PW-19). @default 'day' */
  ticks?: 'time' | 'day' | 'point' | 'date';
  /** Time of the newest point. */
  asOf: Instant;
  /** Its text. */
  text: TrendChartText;
}

/** A figure over time and what it is made of, as a line chart or as a table of the same points, with a button that switches between the two. */
export const TrendChart = forwardRef<HTMLDivElement, TrendChartProps>(function TrendChart(
  { step, ticks = 'day', asOf, text, points, name, others, events, from, to, gridlines, average, formatValue, formatGridline, ...rest },
  ref,
): ReactElement {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const regionId = useId();
  // Daily points are UTC days; in another zone they would have the wrong date.
  const own = useTimeStyle();
  const style = step === 'day' ? { ...own, timeZone: 'UTC' } : own;
  const { locale, timeZone } = style;
  const lists = new Intl.ListFormat(locale, { type: 'unit' });
  const formatAt = (at: number): string => (step === 'day' ? formatDay : formatHour)(at, style);
  return (
    <Flex direction="column" gap="3" ref={ref} {...rootProps('trend-chart', rest)}>
      <div id={regionId} className={chartPlace}>
        <LazyLineChart
          points={points}
          name={name}
          others={others}
          events={events}
          from={from}
          to={to}
          gridlines={gridlines}
          average={average}
          formatValue={formatValue}
          formatGridline={formatGridline}
          step={step === 'day' ? DAY : HOUR}
          formatTime={formatAt}
          formatTick={ticks === 'point' ? formatAt : tickFormat(style, ticks)}
          label={text.label}
          hint={text.hint}
          pointLabel={({ at, value }, more) => {
            const named = others?.map((other, line) => `${other.name} ${formatValue(more[line])}`) ?? [];
            const first = named.length === 0 ? formatValue(value) : `${name} ${formatValue(value)}`;
            return text.point(formatAt(at), lists.format([first, ...named]));
          }}
          view={view}
          table={text.table}
        />
      </div>
      <Flex align="center" wrap="wrap" justify="between" gap="2">
        <Text size="1" color="gray">
          {text.asOf(formatAt(asOf), formatZone(asOf, timeZone))}
        </Text>
        <Button
          size="1"
          variant="ghost"
          tone="neutral"
          aria-controls={regionId}
          onPointerEnter={prewarmTable}
          onFocus={prewarmTable}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          {view === 'table' ? text.showChart : text.showTable}
        </Button>
      </Flex>
    </Flex>
  );
});

interface PlaceholderProps {
  /** Whether the lines are named below them. @default false */
  readonly legend?: boolean;
}

/** Reserves the space of a {@link TrendChart} while its points load. */
export const TrendChartPlaceholder = (props: PlaceholderProps): ReactElement => (
  <Flex direction="column" gap="3">
    <ChartPlaceholder {...props} />
    <Flex align="center" justify="between" className={footPlace}>
      <SmallSkeleton />
      <SmallSkeleton />
    </Flex>
  </Flex>
);

/** Shown while the code of the chart is not loaded: a placeholder, or an error with a retry button if loading failed. */
function MissingChart({ retry, others }: LineChartProps<Decimal> & LazyPlaceholderProps): ReactElement {
  const { t } = useMessages();
  return retry ? (
    <ErrorState size="compact" description={t('Networkerr')} onRetry={retry} />
  ) : (
    <ChartPlaceholder legend={others !== undefined && others.length > 0} />
  );
}

const ChartPlaceholder = ({ legend = false }: PlaceholderProps): ReactElement => (
  <Flex direction="column" gap="2">
    <Skeleton shape="block" width="100%" height="220px" />
    {legend && <SmallSkeleton />}
  </Flex>
);

const SmallSkeleton = (): ReactElement => (
  <Text size="1">
    <Skeleton />
  </Text>
);

function tickFormat(style: TimeStyle, ticks: 'time' | 'day' | 'date'): (at: number) => string {
  // The same in every language.
  if (ticks === 'date') return (at) => new Date(at * 1000).toISOString().slice(0, 10).replaceAll('-', '/');
  const format = ticks === 'time' ? formatClock : formatMonthDay;
  return (at) => format(at, style);
}
