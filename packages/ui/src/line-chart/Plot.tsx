import { curveMonotoneX } from '@visx/curve';
import { localPoint } from '@visx/event';
import { LinearGradient } from '@visx/gradient';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { type PointerEvent, type ReactElement, useId, useMemo } from 'react';
import * as css from './LineChart.css.ts';
import { extremesOf, nearestIndex, runsOf, timeDomain, timeTicks, toPlace, valueDomain } from './lineChartModel.ts';
import type { LineChartProps } from './lineChartProps.ts';
import { type PlacedPoint, thinPoints } from './thinPoints.ts';
import { useCrosshair } from './useCrosshair.ts';

/** Space above the plot, and below it for the time labels, in CSS pixels. */
const TOP = 12;
const BOTTOM = 28;

/** Width of one digit of a gridline's figure, in CSS pixels. */
const DIGIT = 7;

const UNKNOWN = '--';

type PlotProps<Value extends string> = LineChartProps<Value> & { height: number };

/** The chart: a slider over its points, for arrow keys, Home and End. */
export function Plot<Value extends string>({
  points,
  from,
  to,
  step,
  formatValue,
  formatTime,
  formatTick = formatTime,
  label,
  hint,
  gridlines,
  average,
  height,
  pointLabel,
  onActiveChange,
}: PlotProps<Value>): ReactElement {
  const { parentRef, width } = useParentSize({ debounceTime: 300 });
  const id = useId();
  const crosshair = useCrosshair(points.length, (index) => onActiveChange?.(index === undefined ? undefined : points[index]));
  const floor = height - BOTTOM;

  const { runs, lines } = useMemo(() => {
    const extremes = extremesOf(points);
    const ends = extremes ? [...new Set([extremes.lowest, extremes.highest])] : [];
    return { runs: runsOf(points, step), lines: gridlines ?? ends };
  }, [points, step, gridlines]);
  const labels = lines.map(formatValue);
  const gutter = Math.min(Math.max(0, ...labels.map((text) => text.length)) * DIGIT + 12, width / 2);
  const plotWidth = Math.max(0, width - gutter);

  const x = useMemo(
    () => scaleLinear<number>({ domain: timeDomain(points, from, to), range: [0, plotWidth] }),
    [points, from, to, plotWidth],
  );
  const y = useMemo(() => {
    const values = runs.flat().map(({ value }) => value);
    return scaleLinear<number>({
      domain: valueDomain(average === undefined ? values : [...values, average], gridlines),
      range: [floor, TOP],
    });
  }, [runs, average, gridlines, floor]);
  // Two points to a pixel look the same as all of them.
  const placed = useMemo(
    () =>
      runs.map((run) =>
        thinPoints(
          run.map(({ at, value }) => ({ x: x(at), y: y(toPlace(value)) })),
          plotWidth,
        ),
      ),
    [runs, x, y, plotWidth],
  );

  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const at = localPoint(event.currentTarget, event);
    if (at) crosshair.choose(nearestIndex(points, x.invert(at.x)));
  };
  const valueText = (value: Value | undefined): string => (value === undefined ? UNKNOWN : formatValue(value));
  const describe = pointLabel ?? (({ at, value }) => `${formatTime(at)}: ${valueText(value)}`);
  const last = Math.max(0, points.length - 1);
  const active = crosshair.active === undefined ? undefined : points[crosshair.active];
  const announced = active ?? points.at(-1);
  return (
    <div
      ref={parentRef}
      className={css.plot}
      style={{ blockSize: height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-description={hint}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={crosshair.active ?? last}
      aria-valuetext={announced && describe(announced)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={crosshair.leave}
      onBlur={() => crosshair.choose(undefined)}
      onKeyDown={crosshair.onKeyDown}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true" focusable="false">
          <LinearGradient
            id={`${id}area`}
            className={css.gradient}
            from="currentColor"
            to="currentColor"
            fromOpacity={0.22}
            toOpacity={0}
          />
          {lines.map((line) => (
            <line key={line} className={css.gridline} x1={0} x2={plotWidth} y1={y(toPlace(line))} y2={y(toPlace(line))} />
          ))}
          {lines.map((line, index) => (
            <text key={line} className={css.tick} x={width} y={y(toPlace(line))} dy="0.32em" textAnchor="end">
              {labels[index]}
            </text>
          ))}
          {placed.map((run) => (
            <Run key={run[0]?.x} points={run} yScale={y} fill={`url(#${id}area)`} />
          ))}
          {average !== undefined && (
            <line className={css.average} x1={0} x2={plotWidth} y1={y(toPlace(average))} y2={y(toPlace(average))} />
          )}
          {timeTicks(from, to, step).map((at, index) => (
            <text key={TICK_ANCHORS[index]} className={css.tick} x={x(at)} y={height - 8} textAnchor={TICK_ANCHORS[index]}>
              {formatTick(at)}
            </text>
          ))}
          {active && (
            <>
              <line className={css.crosshair} x1={x(active.at)} x2={x(active.at)} y1={TOP} y2={floor} />
              {active.value !== undefined && <circle className={css.marker} cx={x(active.at)} cy={y(toPlace(active.value))} r={4} />}
            </>
          )}
        </svg>
      )}
      {active && (
        <span
          className={css.tooltip}
          data-side={x(active.at) > plotWidth / 2 ? 'before' : 'after'}
          style={{ left: x(active.at) }}
          aria-hidden="true"
        >
          <span className={css.tooltipValue}>{valueText(active.value)}</span>
          <span className={css.tooltipTime}>{formatTime(active.at)}</span>
        </span>
      )}
    </div>
  );
}

const TICK_ANCHORS = ['start', 'middle', 'end'] as const;

interface RunProps {
  points: readonly PlacedPoint[];
  yScale: ReturnType<typeof scaleLinear<number>>;
  fill: string;
}

/** One unbroken stretch: a line with an area under it, or a dot where it is a single point. */
function Run({ points, yScale, fill }: RunProps): ReactElement {
  const [only] = points;
  if (points.length === 1 && only) return <circle className={css.dot} cx={only.x} cy={only.y} r={3} />;
  const place = { data: [...points], x: (point: PlacedPoint) => point.x, y: (point: PlacedPoint) => point.y, curve: curveMonotoneX };
  return (
    <Group>
      <AreaClosed {...place} yScale={yScale} fill={fill} />
      <LinePath {...place} className={css.line} />
    </Group>
  );
}
