import {
  Chart as ChartJs,
  Decimation,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartData,
  type ChartOptions,
  type ScriptableContext,
} from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { AREA_BOTTOM, AREA_TOP, LINE, LINE_OF_PART, momentsOf, readingOf } from '../chartParts.ts';

/** Its reading is painted on the canvas. */
export const places = { chart: '#chart', drawn: '#chart canvas', reading: '#chart canvas' };

ChartJs.register(LinearScale, PointElement, LineElement, Filler, Tooltip, Decimation);

/** Chart.js by react-chartjs-2, set up as its chapter on performance says: data as it needs them, decimated, without animation. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
  const data = useMemo<ChartData<'line'>>(
    () => ({
      datasets: [
        {
          label: 'APR',
          data: points.map(({ at, value }) => ({ x: at, y: Number(value) })),
          borderColor: LINE,
          borderWidth: 2,
          backgroundColor: areaOf,
          fill: true,
        },
        ...others.map(({ name, values }, index) => ({
          label: name,
          data: values.map((value, place) => ({ x: points[place]?.at ?? 0, y: Number(value) })),
          borderColor: LINE_OF_PART,
          borderWidth: 1,
          ...(index > 0 && { borderDash: [1, 3] }),
        })),
      ],
    }),
    [points, others],
  );
  const options = useMemo<ChartOptions<'line'>>(
    () => ({
      animation: false,
      responsive: false,
      parsing: false,
      normalized: true,
      interaction: { mode: 'index', intersect: false },
      elements: { point: { radius: 0 } },
      scales: {
        x: {
          type: 'linear',
          grid: { display: false },
          min: points[0]?.at ?? 0,
          max: points.at(-1)?.at ?? 1,
          afterBuildTicks: (axis) => {
            axis.ticks = momentsOf(points).map((value) => ({ value }));
          },
          ticks: { callback: (at) => hourText(Number(at)) },
        },
        y: {
          type: 'linear',
          position: 'right',
          min: Number(gridlines[0]),
          max: Number(gridlines.at(-1)),
          afterBuildTicks: (axis) => {
            axis.ticks = gridlines.map((value) => ({ value: Number(value) }));
          },
          ticks: { callback: (rate) => percentText(rate) },
        },
      },
      plugins: {
        decimation: { enabled: true, algorithm: 'min-max' },
        tooltip: {
          callbacks: {
            title: () => '',
            label: ({ dataset, parsed: { x, y } }) => `${dataset.label ?? ''} ${readingOf(y ?? 0, x ?? 0)}`,
          },
        },
      },
    }),
    [points, gridlines],
  );
  return (
    <div id="chart" style={{ width: WIDTH, height: HEIGHT }}>
      <Line aria-label="APR" width={WIDTH} height={HEIGHT} data={data} options={options} />
    </div>
  );
}

function areaOf({ chart: { ctx, chartArea } }: ScriptableContext<'line'>): CanvasGradient | undefined {
  // Not laid out yet.
  if (!chartArea) return undefined;
  const area = ctx.createLinearGradient(0, chartArea.top, 0, chartArea.bottom);
  area.addColorStop(0, AREA_TOP);
  area.addColorStop(1, AREA_BOTTOM);
  return area;
}
