'use client';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { DAY, type Decimal, HOUR, formatPercent, isInstant, toChartNumber } from '@earnkit/core';
import type { AprPoint } from '@earnkit/core/simple-earn/contract';
import type { AprTrendView } from '@earnkit/hooks';
import { AxisRight } from '@visx/axis';
import { curveMonotoneX } from '@visx/curve';
import { localPoint } from '@visx/event';
import { LinearGradient } from '@visx/gradient';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import * as css from './AprTrendChart.css.ts';

/** Props of {@link AprTrendChart}. */
export interface AprTrendChartProps {
  /** The rates. */
  trend: AprTrendView;
  /** What the chart shows, for who listens. */
  label: string;
  /** How it is read, for who listens. */
  hint: string;
  /** A moment in words. */
  formatAt: (at: number) => string;
  /** A short moment for the axis. */
  formatAxis: (at: number) => string;
  /** A point in words, for who listens. */
  describe: (point: AprPoint) => string;
}

const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 28;
const DIGIT = 7;

/** Milliseconds for which the reading stays after the pointer has left (UI-25). */
const LINGER_MS = 300;

/**
 * One line with a light area, four gridlines with their values on the right, the average as a dashed line. Pointer, touch
 * and arrow keys move one crosshair over the points. Numbers are for drawing only; every shown digit is the rate's own.
 */
export default function AprTrendChart({ trend, label, hint, formatAt, formatAxis, describe }: AprTrendChartProps): ReactElement {
  const { parentRef, width } = useParentSize({ debounceTime: 300 });
  const [chosen, setChosen] = useState<number>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const labels = trend.gridlines.map(formatPercent);
  const gutter = Math.min(Math.max(...labels.map((text) => text.length)) * DIGIT + 12, width / 2);
  const plot = Math.max(0, width - gutter);
  const floor = HEIGHT - BOTTOM;

  const x = useMemo(() => {
    const instants = trend.points.filter((point) => isInstant(point.at)).map((point) => point.at);
    const [first, last] = [Math.min(trend.from, ...instants), Math.max(trend.to, ...instants)];
    return scaleLinear<number>({ domain: [first, last === first ? first + 1 : last], range: [0, plot] });
  }, [trend, plot]);
  const y = useMemo(() => {
    const [bottom, , , top] = trend.gridlines;
    return scaleLinear<number>({ domain: [toChartNumber(bottom), toChartNumber(top)], range: [floor, TOP] });
  }, [trend, floor]);
  const atY = (rate: Decimal): number => y(toChartNumber(rate));

  const { points } = trend;
  const step = trend.step === 'hour' ? HOUR : DAY;
  const middle = trend.from + Math.round((trend.to - trend.from) / step / 2) * step;
  const point = chosen === undefined ? undefined : points[chosen];
  const choose = (index: number | undefined): void => {
    clearTimeout(leaving.current);
    setChosen(index === undefined ? undefined : Math.min(Math.max(index, 0), points.length - 1));
  };
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const at = localPoint(event.currentTarget, event);
    if (at) choose(nearest(points, x.invert(at.x)));
  };
  const leave = (): void => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setChosen(undefined), LINGER_MS);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = points.length - 1;
    const from = chosen ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, PageUp: from - 6, PageDown: from + 6, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };

  // Escape puts the reading away first. A dialog around listens on the document before React does, so this listens above it.
  const reading = chosen !== undefined;
  useEffect(() => {
    if (!reading) return;
    const putAway = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setChosen(undefined);
    };
    window.addEventListener('keydown', putAway, true);
    return () => window.removeEventListener('keydown', putAway, true);
  }, [reading]);

  const said = point ?? points.at(-1);
  return (
    <div
      ref={parentRef}
      className={css.chart}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-description={hint}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, points.length - 1)}
      aria-valuenow={chosen ?? Math.max(0, points.length - 1)}
      aria-valuetext={said ? describe(said) : undefined}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={leave}
      onBlur={() => choose(undefined)}
      onKeyDown={onKeyDown}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
          <LinearGradient
            id={`${id}area`}
            className={css.gradient}
            from="currentColor"
            to="currentColor"
            fromOpacity={0.22}
            toOpacity={0}
          />
          {trend.gridlines.map((line) => (
            <line key={line} className={css.gridline} x1={0} x2={plot} y1={atY(line)} y2={atY(line)} />
          ))}
          <AxisRight
            scale={y}
            left={plot}
            hideAxisLine
            hideTicks
            tickValues={trend.gridlines.map(toChartNumber)}
            tickFormat={(_value, index) => labels[index]}
            tickComponent={({ y: place, formattedValue }) => (
              <text className={css.tick} x={gutter} y={place} dy="0.32em" textAnchor="end">
                {formattedValue}
              </text>
            )}
          />
          {trend.runs.map((run) => {
            const [only] = run;
            if (run.length === 1 && only)
              return <circle key={only.at} className={css.dot} cx={x(only.at)} cy={atY(only.aprFraction)} r={3} />;
            const place = {
              data: [...run],
              x: (item: { at: number }) => x(item.at),
              y: (item: { aprFraction: Decimal }) => atY(item.aprFraction),
              curve: curveMonotoneX,
            };
            return (
              <Group key={only?.at}>
                <AreaClosed {...place} yScale={y} fill={`url(#${id}area)`} />
                <LinePath {...place} className={css.line} />
              </Group>
            );
          })}
          {trend.average !== undefined && <line className={css.average} x1={0} x2={plot} y1={atY(trend.average)} y2={atY(trend.average)} />}
          {[trend.from, middle, trend.to].map((at, index) => (
            <text key={at} className={css.tick} x={x(at)} y={HEIGHT - 8} textAnchor={(['start', 'middle', 'end'] as const)[index]}>
              {formatAxis(at)}
            </text>
          ))}
          {point && (
            <>
              <line className={css.crosshair} x1={x(point.at)} x2={x(point.at)} y1={TOP} y2={floor} />
              {point.aprFraction !== undefined && <circle className={css.marker} cx={x(point.at)} cy={atY(point.aprFraction)} r={4} />}
            </>
          )}
        </svg>
      )}
      {point && (
        <span
          className={css.tooltip}
          data-side={x(point.at) > plot / 2 ? 'before' : 'after'}
          style={{ left: x(point.at) }}
          aria-hidden="true"
        >
          <span className={css.tooltipRate}>{formatPercent(point.aprFraction)}</span>
          <span className={css.tooltipTime}>{formatAt(point.at)}</span>
        </span>
      )}
    </div>
  );
}

/** Place of the point closest in time. */
function nearest(points: readonly AprPoint[], at: number): number | undefined {
  let best: number | undefined;
  points.forEach((candidate, index) => {
    const current = best === undefined ? undefined : points[best];
    if (current === undefined || Math.abs(candidate.at - at) < Math.abs(current.at - at)) best = index;
  });
  return best;
}
