import { type ReactElement, type PointerEvent, useCallback, useId, useMemo } from 'react';
import * as css from './LineChart.css.ts';
import {
  extremesOf,
  type AxisMark,
  nearestIndex,
  EMPTY_LIST,
  pointsOf,
  timeTicks,
  toFiniteNumber,
  withoutOverlap,
  eventTexts,
} from './lineChartModel.ts';
import type { LineChartProps } from './lineChartProps.ts';
import { Scene } from './Scene.tsx';
import { placeSeries } from './seriesPaths.ts';
import { useCrosshair } from './useCrosshair.ts';
import { useWidth } from './useWidth.ts';
import { Words } from '../words/Words.tsx';

interface CrosshairTooltipProps {
  /** The moment. */
  readonly time: string;
  /** The value of the series. */
  readonly value: string;
  /** Name of the series. */
  readonly name: string | undefined;
  /** The further series. */
  readonly others: readonly { readonly name: string; readonly value: string }[];
  /** The events since the previous point, in words. */
  readonly events: readonly string[];
  /** Its position: the distance of its left edge from the plot's left edge, or of its right edge from the plot's right edge. */
  readonly position: { readonly left: number } | { readonly right: string };
}

/** The tooltip at the crosshair: the value, or each series with its name and value. */
function CrosshairTooltip({ time, value, name, others, events, position }: CrosshairTooltipProps): ReactElement {
  return (
    <span className={css.tooltip} style={position} aria-hidden="true">
      {others.length === 0 ? (
        <span className={css.tooltipValue}>{value}</span>
      ) : (
        [{ name, value }, ...others].map((line, index) => (
          <span key={index} className={css.tooltipRow}>
            <Words>{line.name}</Words> <span className={css.tooltipFigure}>{line.value}</span>
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
const PADDING_TOP = 12;
const PADDING_BOTTOM = 28;

/** Width of one digit of a gridline's figure, in CSS pixels. */
const DIGIT_WIDTH = 7;

/** Distance from the crosshair to its tooltip, in CSS pixels. */
const TOOLTIP_GAP = 12;

const UNKNOWN = '--';

type PlotProps<Value extends string> = LineChartProps<Value> & { height: number };

/** The chart. It has the role of a slider over its points, so that arrow keys, Home and End move the crosshair. */
export function Plot<Value extends string>({
  points,
  name,
  others = EMPTY_LIST,
  events = EMPTY_LIST,
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
  const baseline = height - PADDING_BOTTOM;

  const otherPoints = useMemo(() => others.map((other) => pointsOf(points, other)), [points, others]);
  const gridlineValues = useMemo(() => {
    if (gridlines) return gridlines;
    const extremes = extremesOf([points, ...otherPoints].flat(2));
    return extremes ? [...new Set([extremes.lowest, extremes.highest])] : [];
  }, [points, otherPoints, gridlines]);
  const gridlineLabels = useMemo(() => gridlineValues.map(formatGridline), [gridlineValues, formatGridline]);
  const gutter = Math.min(Math.max(0, ...gridlineLabels.map((text) => text.length)) * DIGIT_WIDTH + 12, width / 2);
  const plotWidth = Math.max(0, width - gutter);
  // Nothing can be placed before the width of the chart is known.
  const layout = useMemo(
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
            top: PADDING_TOP,
            floor: baseline,
          })
        : undefined,
    [points, otherPoints, from, to, step, gridlines, average, plotWidth, baseline],
  );
  const gridlineMarks = useMemo(
    (): readonly AxisMark[] =>
      gridlineValues.map((line, index) => ({ key: line, place: layout?.y(toFiniteNumber(line)) ?? 0, text: gridlineLabels[index] ?? '' })),
    [gridlineValues, gridlineLabels, layout],
  );
  const ticks = useMemo(
    (): readonly AxisMark[] =>
      withoutOverlap(
        timeTicks(from, to, step).map((at, index) => ({ key: String(index), place: layout?.x(at) ?? 0, text: formatTick(at) })),
        DIGIT_WIDTH,
      ),
    [from, to, step, layout, formatTick],
  );

  const moveCrosshair = ({ nativeEvent: { offsetX } }: PointerEvent<HTMLDivElement>): void => {
    // No element inside receives pointer events, so the offset is relative to the plot.
    if (layout) crosshair.choose(nearestIndex(points, layout.instantAt(offsetX)));
  };
  const valueText = (value: Value | undefined): string => (value === undefined ? UNKNOWN : formatValue(value));
  const last = Math.max(0, points.length - 1);
  const active = crosshair.active === undefined ? undefined : points[crosshair.active];
  const valuesAt = (index: number): readonly (Value | undefined)[] => others.map(({ values }) => values[index]);
  const describe = (index: number): string | undefined => {
    const point = points[index];
    if (!point) return undefined;
    const happened = eventTexts(points, events, index)
      .map((words) => `; ${words}`)
      .join('');
    if (pointLabel) return pointLabel(point, valuesAt(index)) + happened;
    const texts = [point.value, ...valuesAt(index)].map(valueText);
    const named =
      others.length === 0 ? texts : texts.map((text, seriesIndex) => `${seriesIndex === 0 ? name : others[seriesIndex - 1]?.name} ${text}`);
    return `${formatTime(point.at)}: ${named.join(', ')}${happened}`;
  };
  const activeOthers = crosshair.active === undefined ? [] : valuesAt(crosshair.active);
  const activeX = (active && layout?.x(active.at)) ?? 0;
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
      onPointerMove={moveCrosshair}
      onPointerDown={moveCrosshair}
      onPointerLeave={crosshair.onPointerLeave}
      onBlur={() => crosshair.choose(undefined)}
      onKeyDown={crosshair.onKeyDown}
    >
      {layout && (
        <svg className={css.drawing} width={width} height={height} aria-hidden="true" focusable="false">
          <Scene
            series={layout}
            width={width}
            height={height}
            plotWidth={plotWidth}
            gridlines={gridlineMarks}
            ticks={ticks}
            average={average === undefined ? undefined : layout.y(toFiniteNumber(average))}
            id={`${id}area`}
          />
          {events.map(({ at }, index) => (
            <g key={index} transform={`translate(${layout.x(at)})`} data-part="line-chart-event">
              <line className={css.event} y1={PADDING_TOP} y2={baseline} />
              <circle className={css.eventDot} cy={baseline} r={4} />
            </g>
          ))}
          {active && (
            <g transform={`translate(${activeX})`}>
              <line className={css.crosshair} y1={PADDING_TOP} y2={baseline} />
              {activeOthers.map(
                (value, index) =>
                  value !== undefined && <circle key={index} className={css.otherMarker} cy={layout.y(toFiniteNumber(value))} r={4} />,
              )}
              {active.value !== undefined && <circle className={css.marker} cy={layout.y(toFiniteNumber(active.value))} r={4} />}
            </g>
          )}
        </svg>
      )}
      {active && (
        <CrosshairTooltip
          time={formatTime(active.at)}
          value={valueText(active.value)}
          name={name}
          others={others.map((other, index) => ({ name: other.name, value: valueText(activeOthers[index]) }))}
          events={eventTexts(points, events, crosshair.active ?? last)}
          // Beside the crosshair, on the side with more space.
          position={activeX > plotWidth / 2 ? { right: `calc(100% - ${activeX - TOOLTIP_GAP}px)` } : { left: activeX + TOOLTIP_GAP }}
        />
      )}
    </div>
  );
}
