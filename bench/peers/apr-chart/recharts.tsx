import { useMemo } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { LINE, LINE_OF_PART, momentsOf } from '../chartParts.ts';

export const places = { chart: '#chart', drawn: '#chart .recharts-area-curve', reading: '#chart .recharts-tooltip-wrapper' };

export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
  const data = useMemo(
    () =>
      points.map(({ at, value }, index) => ({
        at,
        APR: Number(value),
        ...Object.fromEntries(others.map(({ name, values }) => [name, Number(values[index])])),
      })),
    [points, others],
  );
  const rates = useMemo(() => gridlines.map(Number), [gridlines]);
  const moments = useMemo(() => momentsOf(points), [points]);
  return (
    <div id="chart" style={{ width: WIDTH, height: HEIGHT }}>
      <ComposedChart width={WIDTH} height={HEIGHT} data={data} margin={{ top: 12, left: 54, right: 0, bottom: 0 }}>
        <defs>
          <linearGradient id="area" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor={LINE} stopOpacity={0.22} />
            <stop offset="100%" stopColor={LINE} stopOpacity={0} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          ticks={moments}
          interval={0}
          tickFormatter={hourText}
        />
        <YAxis orientation="right" domain={['dataMin', 'dataMax']} ticks={rates} tickFormatter={percentText} />
        <Tooltip isAnimationActive={false} labelFormatter={(at) => hourText(Number(at))} formatter={(rate) => percentText(Number(rate))} />
        <Area dataKey="APR" type="linear" stroke={LINE} strokeWidth={2} fill="url(#area)" dot={false} isAnimationActive={false} />
        {others.map(({ name }, index) => (
          <Line
            key={name}
            dataKey={name}
            type="linear"
            stroke={LINE_OF_PART}
            strokeDasharray={index === 0 ? '0' : '1 3'}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </ComposedChart>
    </div>
  );
}
