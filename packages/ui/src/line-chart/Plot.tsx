import { type ReactElement, type PointerEvent, useCallback, useId, useMemo } from 'react';
import * as css from './LineChart.css.ts';
import { extremesOf, type Mark, nearestIndex, NO_SERIES, pointsOf, timeTicks, toPlace, withRoom, wordsOfPoint } from './lineChartModel.ts';
import type { LineChartProps } from './lineChartProps.ts';
import { Scene } from './Scene.tsx';
import { placeSeries } from './seriesPaths.ts';
import { useCrosshair } from './useCrosshair.ts';
import { useWidth } from './useWidth.ts';

interface ReadingProps {
  /** The moment. */
  readonly time: string;
  /** The value of the series. */
  readonly value: string;
  /** Name of the series. */
  readonly name: string | undefined;
  /** The further series. */
  readonly others: readonly { readonly name: string; readonly value: string }[];
  /** What happened since the point before. */
  readonly events: readonly string[];
  /** Distance of its nearer edge from the plot's. */
  readonly place: { readonly left: number } | { readonly right: string };
}

/** What the chart says at the crosshair: the value, or the value of each series after its name. */
function Reading({ time, value, name, others, events, place }: ReadingProps): ReactElement {
  return (
    <span className={css.tooltip} style={place} aria-hidden="true">
      {others.length === 0 ? (
        <span className={css.tooltipValue}>{value}</span>
      ) : (
        [{ name, value }, ...others].map((line, index) => (
          <span key={index} className={css.tooltipRow}>
            {line.name} <span className={css.tooltipFigure}>{line.value}</span>
          </span>
        ))
      )}
      {events.map((words, index) => (
        <span key={index} className={css.tooltipRow}>
          {words}
        </span>
      ))}
      <span className={css.tooltipTime}>{time}</span>
    </span>
  );
}

/** Space above the plot, and below it for the time labels, in CSS pixels. */
const TOP = 12;
const BOTTOM = 28;

/** Width of one digit of a gridline's figure, in CSS pixels. */
const DIGIT = 7;

/** Distance from the crosshair to its reading, in CSS pixels. */
const ASIDE = 12;

const UNKNOWN = '--';

type PlotProps<Value extends string> = LineChartProps<Value> & { height: number };

/** The chart: a slider over its points, for arrow keys, Home and End. */
export function Plot<Value extends string>({
  points,
  name,
  others = NO_SERIES,
  events = NO_SERIES,
  from,
  to,
  step,
  formatValue,
  formatGridline = formatValue,
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
  const { ref, width } = useWidth<HTMLDivElement>();
  const id = useId();
  const report = useCallback(
    (index: number | undefined) => onActiveChange?.(index === undefined ? undefined : points[index]),
    [points, onActiveChange],
  );
  const crosshair = useCrosshair(points.length, report);
  const floor = height - BOTTOM;

  const otherPoints = useMemo(() => others.map((other) => pointsOf(points, other)), [points, others]);
  const lines = useMemo(() => {
    if (gridlines) return gridlines;
    const extremes = extremesOf([points, ...otherPoints].flat(2));
    return extremes ? [...new Set([extremes.lowest, extremes.highest])] : [];
  }, [points, otherPoints, gridlines]);
  const labels = useMemo(() => lines.map(formatGridline), [lines, formatGridline]);
  const gutter = Math.min(Math.max(0, ...labels.map((text) => text.length)) * DIGIT + 12, width / 2);
  const plotWidth = Math.max(0, width - gutter);
  // Nothing can be placed before the width of the chart is known.
  const series = useMemo(
    () =>
      plotWidth > 0
        ? placeSeries({
            points,
            others: otherPoints,
            from,
            to,
            step,
            gridlines,
            average,
            width: plotWidth,
            top: TOP,
            floor,
          })
        : undefined,
    [points, otherPoints, from, to, step, gridlines, average, plotWidth, floor],
  );
  const marks = useMemo(
    (): readonly Mark[] => lines.map((line, index) => ({ key: line, place: series?.y(toPlace(line)) ?? 0, text: labels[index] ?? '' })),
    [lines, labels, series],
  );
  const ticks = useMemo(
    (): readonly Mark[] =>
      withRoom(
        timeTicks(from, to, step).map((at, index) => ({ key: String(index), place: series?.x(at) ?? 0, text: formatTick(at) })),
        DIGIT,
      ),
    [from, to, step, series, formatTick],
  );

  const follow = ({ nativeEvent: { offsetX } }: PointerEvent<HTMLDivElement>): void => {
    // Nothing inside takes pointers, so the offset is that in the plot.
    if (series) crosshair.choose(nearestIndex(points, series.instantAt(offsetX)));
  };
  const valueText = (value: Value | undefined): string => (value === undefined ? UNKNOWN : formatValue(value));
  const last = Math.max(0, points.length - 1);
  const active = crosshair.active === undefined ? undefined : points[crosshair.active];
  const valuesAt = (index: number): readonly (Value | undefined)[] => others.map(({ values }) => values[index]);
  const describe = (index: number): string | undefined => {
    const point = points[index];
    if (!point) return undefined;
    const happened = wordsOfPoint(points, events, index)
      .map((words) => `; ${words}`)
      .join('');
    if (pointLabel) return pointLabel(point, valuesAt(index)) + happened;
    const texts = [point.value, ...valuesAt(index)].map(valueText);
    const named = others.length === 0 ? texts : texts.map((text, line) => `${line === 0 ? name : others[line - 1]?.name} ${text}`);
    return `${formatTime(point.at)}: ${named.join(', ')}${happened}`;
  };
  const activeOthers = crosshair.active === undefined ? [] : valuesAt(crosshair.active);
  const activeX = (active && series?.x(active.at)) ?? 0;
  return (
    <div
      ref={ref}
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
      aria-valuetext={describe(crosshair.active ?? last)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={crosshair.leave}
      onBlur={() => crosshair.choose(undefined)}
      onKeyDown={crosshair.onKeyDown}
    >
      {series && (
        <svg className={css.drawing} width={width} height={height} aria-hidden="true" focusable="false">
          <Scene
            series={series}
            width={width}
            height={height}
            plotWidth={plotWidth}
            gridlines={marks}
            ticks={ticks}
            average={average === undefined ? undefined : series.y(toPlace(average))}
            id={`${id}area`}
          />
          {events.map(({ at }, index) => (
            <g key={index} transform={`translate(${series.x(at)})`} data-part="line-chart-event">
              <line className={css.event} y1={TOP} y2={floor} />
              <circle className={css.eventDot} cy={floor} r={4} />
            </g>
          ))}
          {active && (
            <g transform={`translate(${activeX})`}>
              <line className={css.crosshair} y1={TOP} y2={floor} />
              {activeOthers.map(
                (value, index) =>
                  value !== undefined && <circle key={index} className={css.otherMarker} cy={series.y(toPlace(value))} r={4} />,
              )}
              {active.value !== undefined && <circle className={css.marker} cy={series.y(toPlace(active.value))} r={4} />}
            </g>
          )}
        </svg>
      )}
      {active && (
        <Reading
          time={formatTime(active.at)}
          value={valueText(active.value)}
          name={name}
          others={others.map((other, index) => ({ name: other.name, value: valueText(activeOthers[index]) }))}
          events={wordsOfPoint(points, events, crosshair.active ?? last)}
          // Beside the crosshair, on the side with more space.
          place={activeX > plotWidth / 2 ? { right: `calc(100% - ${activeX - ASIDE}px)` } : { left: activeX + ASIDE }}
        />
      )}
    </div>
  );
}
