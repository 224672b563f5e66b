import { AxisBottom, AxisRight } from '@visx/axis';
import { localPoint } from '@visx/event';
import { LinearGradient } from '@visx/gradient';
import { GridRows } from '@visx/grid';
import { scaleLinear, scaleTime } from '@visx/scale';
import { AreaClosed, Bar, Line, LinePath } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';
import { bisector } from '@visx/vendor/d3-array';
import { useMemo, type PointerEvent } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { LINE, LINE_OF_PART, momentsOf, readingOf } from '../chartParts.ts';

export const places = { chart: '#chart', drawn: '#chart path', reading: '.visx-tooltip' };

const TOP = 12;
const BOTTOM = HEIGHT - 28;
const LEFT = 32;
const RIGHT = WIDTH - 60;

interface Point {
  readonly at: number;
  readonly value: number;
}

const timeOf = ({ at }: Point): Date => new Date(at * 1000);
const rateOf = ({ value }: Point): number => value;
const byTime = bisector<Point, Date>(timeOf);

/** visx as the area chart of its gallery is written: shapes, axes and a tooltip over a bar that takes the pointer. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
  const { tooltipData, tooltipLeft = 0, tooltipTop = 0, showTooltip, hideTooltip } = useTooltip<Point>();
  const rates = useMemo(() => points.map(({ at, value }) => ({ at, value: Number(value) })), [points]);
  const parts = useMemo(
    () =>
      others.map(({ name, values }) => ({
        name,
        line: values.map((value, index) => ({ at: points[index]?.at ?? 0, value: Number(value) })),
      })),
    [points, others],
  );
  const lines = useMemo(() => gridlines.map(Number), [gridlines]);
  const timeScale = useMemo(
    () => scaleTime({ range: [LEFT, RIGHT], domain: [new Date((points[0]?.at ?? 0) * 1000), new Date((points.at(-1)?.at ?? 1) * 1000)] }),
    [points],
  );
  const rateScale = useMemo(() => scaleLinear({ range: [BOTTOM, TOP], domain: [lines[0] ?? 0, lines.at(-1) ?? 1] }), [lines]);
  const xOf = (point: Point): number => timeScale(timeOf(point));
  const yOf = (point: Point): number => rateScale(rateOf(point));
  const point = (event: PointerEvent<SVGRectElement>) => {
    const { x } = localPoint(event) ?? { x: 0 };
    const nearest = rates[byTime.center(rates, timeScale.invert(x))];
    if (nearest) showTooltip({ tooltipData: nearest, tooltipLeft: xOf(nearest), tooltipTop: yOf(nearest) });
  };
  return (
    <div id="chart" style={{ position: 'relative', width: WIDTH, height: HEIGHT }}>
      <svg width={WIDTH} height={HEIGHT} role="img" aria-label="APR">
        <LinearGradient id="area" from={LINE} to={LINE} fromOpacity={0.22} toOpacity={0} />
        <GridRows left={LEFT} scale={rateScale} width={RIGHT - LEFT} tickValues={lines} stroke="#eee" />
        <AreaClosed data={rates} x={xOf} y={yOf} yScale={rateScale} fill="url(#area)" />
        <LinePath data={rates} x={xOf} y={yOf} stroke={LINE} strokeWidth={2} />
        {parts.map(({ name, line }, index) => (
          <LinePath key={name} data={line} x={xOf} y={yOf} stroke={LINE_OF_PART} strokeDasharray={index === 0 ? undefined : '1 3'} />
        ))}
        <AxisRight left={RIGHT} scale={rateScale} tickValues={lines} tickFormat={(rate) => percentText(Number(rate))} />
        <AxisBottom
          top={BOTTOM}
          scale={timeScale}
          tickValues={momentsOf(points).map((at) => new Date(at * 1000))}
          tickFormat={(time) => hourText(Number(time) / 1000)}
        />
        <Bar
          x={LEFT}
          y={TOP}
          width={RIGHT - LEFT}
          height={BOTTOM - TOP}
          fill="transparent"
          onPointerMove={point}
          onPointerLeave={() => hideTooltip()}
        />
        {tooltipData && (
          <g pointerEvents="none">
            <Line from={{ x: tooltipLeft, y: TOP }} to={{ x: tooltipLeft, y: BOTTOM }} stroke="#999" />
            <circle cx={tooltipLeft} cy={tooltipTop} r={4} fill={LINE} />
          </g>
        )}
      </svg>
      {tooltipData && (
        <TooltipWithBounds left={tooltipLeft} top={tooltipTop}>
          {readingOf(tooltipData.value, tooltipData.at)}
        </TooltipWithBounds>
      )}
    </div>
  );
}
