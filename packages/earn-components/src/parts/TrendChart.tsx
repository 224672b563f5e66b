'use client';
import { type ReactElement, Suspense, lazy, useId, useState } from 'react';
import { type Decimal, type Instant, DAY, HOUR, formatDay, formatHour, formatZone } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { Button, Skeleton, Stack, Text } from '@earnkit/ui';
import type { LineChartProps } from '@earnkit/ui/line-chart';
import { useMessages } from '../messages/index.ts';
import { chartPlace } from './parts.css.ts';

/** The chart is large and rarely opened, so its code is loaded when it is first shown. */
const LazyLineChart = lazy(async () => {
  const { LineChart } = await import('@earnkit/ui/line-chart');
  return { default: (props: LineChartProps<Decimal>) => <LineChart<Decimal> {...props} /> };
});

/** Text of a {@link TrendChart}. Times are already formatted. */
export interface TrendChartText {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Tells a screen reader user which keys read the points. */
  readonly hint: string;
  /** Describes one point. */
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

/** Props of {@link TrendChart}. */
export interface TrendChartProps extends Pick<LineChartProps<Decimal>, 'points' | 'from' | 'to' | 'gridlines' | 'average'> {
  /** Formats a value. `undefined` is an unknown value. */
  formatValue: (value: Decimal | undefined) => string;
  /** Distance of two points. Daily points are shown in UTC, hourly ones in the person's time zone. */
  step: 'hour' | 'day';
  /** Labels of the time axis: hour and minute, or month and day. @default 'day' */
  ticks?: 'time' | 'day';
  /** Time of the newest point. */
  asOf: Instant;
  /** Its text. */
  text: TrendChartText;
}

/** A figure over time, as a line chart or as a table of the same points, with a button that switches between the two. */
export function TrendChart({ step, ticks = 'day', asOf, text, ...line }: TrendChartProps): ReactElement {
  const { language: locale } = useMessages();
  const earn = useEarn();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const regionId = useId();
  // Daily points are UTC days; in another zone they would have the wrong date.
  const timeZone = step === 'day' ? 'UTC' : earn.timeZone;
  const formatAt = (at: number): string => (step === 'day' ? formatDay : formatHour)(at, { locale, timeZone });
  return (
    <>
      <div id={regionId} className={chartPlace}>
        <Suspense fallback={<TrendChartPlaceholder />}>
          <LazyLineChart
            {...line}
            step={step === 'day' ? DAY : HOUR}
            formatTime={formatAt}
            formatTick={tickFormat(locale, timeZone, ticks)}
            label={text.label}
            hint={text.hint}
            pointLabel={({ at, value }) => text.point(formatAt(at), line.formatValue(value))}
            view={view}
            table={text.table}
          />
        </Suspense>
      </div>
      <Stack direction="row" wrap justify="between" gap="2">
        <Text size="1" tone="muted">
          {text.asOf(formatAt(asOf), formatZone(asOf, timeZone))}
        </Text>
        <Button
          size="1"
          variant="ghost"
          tone="neutral"
          aria-controls={regionId}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          {view === 'table' ? text.showChart : text.showTable}
        </Button>
      </Stack>
    </>
  );
}

/** Keeps the place of a {@link TrendChart} while its points load. */
export const TrendChartPlaceholder = (): ReactElement => <Skeleton shape="block" width="100%" height="220px" />;

function tickFormat(locale: string, timeZone: string, ticks: 'time' | 'day'): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(ticks === 'time' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { month: '2-digit', day: '2-digit' }),
  });
  return (at) => format.format(at * 1000);
}
