import { LinearGradient } from '@visx/gradient';
import { AreaSeries, Axis, Grid, LineSeries, Tooltip, XYChart } from '@visx/xychart';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { LINE, LINE_OF_PART, momentsOf, readingOf } from '../chartParts.ts';

export const places = { chart: '#chart', drawn: '#chart path', reading: '#reading' };

const MARGIN = { top: 12, right: 60, bottom: 32, left: 44 };

interface Point {
  readonly at: number;
  readonly value: number;
}

const timeOf = ({ at }: Point): Date => new Date(at * 1000);
const rateOf = ({ value }: Point): number => value;

/** The chart that visx puts together itself, as in its README. It chooses its gridlines itself. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
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
  return (
    <div id="chart" style={{ width: WIDTH, height: HEIGHT }}>
      <XYChart
        width={WIDTH}
        height={HEIGHT}
        margin={MARGIN}
        xScale={{ type: 'time' }}
        yScale={{ type: 'linear', domain: [lines[0] ?? 0, lines.at(-1) ?? 1], zero: false }}
        accessibilityLabel="APR"
      >
        <LinearGradient id="area" from={LINE} to={LINE} fromOpacity={0.22} toOpacity={0} />
        <Grid columns={false} numTicks={lines.length} />
        <AreaSeries
          dataKey="APR"
          data={rates}
          xAccessor={timeOf}
          yAccessor={rateOf}
          fill="url(#area)"
          lineProps={{ stroke: LINE, strokeWidth: 2 }}
        />
        {parts.map(({ name, line }, index) => (
          <LineSeries
            key={name}
            dataKey={name}
            data={line}
            xAccessor={timeOf}
            yAccessor={rateOf}
            stroke={LINE_OF_PART}
            strokeDasharray={index === 0 ? '0' : '1 3'}
          />
        ))}
        <Axis orientation="right" tickValues={lines} tickFormat={percentText} />
        <Axis
          orientation="bottom"
          tickValues={momentsOf(points).map((at) => new Date(at * 1000))}
          tickFormat={(time: Date) => hourText(Number(time) / 1000)}
        />
        <Tooltip<Point>
          snapTooltipToDatumX
          showVerticalCrosshair
          showSeriesGlyphs
          renderTooltip={({ tooltipData }) => {
            const rate = tooltipData?.datumByKey.APR?.datum;
            return rate && <span id="reading">{readingOf(rate.value, rate.at)}</span>;
          }}
        />
      </XYChart>
    </div>
  );
}
