import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { AREA_BOTTOM, AREA_TOP, LINE, LINE_OF_PART, momentsOf, readingBox, readingOf } from '../chartParts.ts';

export const places = { chart: '#chart', drawn: '#chart canvas', reading: '#reading' };

/** Room for half a moment on the left, and for a rate on the right. */
const SIDE = 60;

/** uPlot with a tooltip, which is a plugin of a few lines in its demos. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const data = [points.map(({ at }) => at), ...[points.map(({ value }) => value), ...others.map(({ values }) => values)].map(numbers)];
    const chart = new uPlot(
      {
        width: WIDTH,
        height: HEIGHT,
        padding: [null, null, null, SIDE],
        legend: { show: false },
        cursor: { y: false, drag: { x: false } },
        scales: { x: { time: true } },
        axes: [
          { splits: () => momentsOf(points), values: (_, moments) => moments.map(hourText), grid: { show: false } },
          { side: 1, size: SIDE, splits: () => numbers(gridlines), values: (_, rates) => rates.map(percentText) },
        ],
        series: [
          {},
          { label: 'APR', stroke: LINE, width: 2, fill: areaOf, points: { show: false } },
          ...others.map(({ name }, index) => ({
            label: name,
            stroke: LINE_OF_PART,
            points: { show: false },
            ...(index > 0 && { dash: [1, 3] }),
          })),
        ],
        plugins: [tooltip()],
      },
      data as uPlot.AlignedData,
      host.current,
    );
    return () => chart.destroy();
  }, [points, others, gridlines]);
  return <div id="chart" ref={host} role="img" aria-label="APR" style={{ width: WIDTH, height: HEIGHT }} />;
}

const numbers = (values: readonly string[]): number[] => values.map(Number);

function areaOf({ ctx, bbox }: uPlot): CanvasGradient {
  const area = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
  area.addColorStop(0, AREA_TOP);
  area.addColorStop(1, AREA_BOTTOM);
  return area;
}

function tooltip(): uPlot.Plugin {
  let box: ReturnType<typeof readingBox> | undefined;
  return {
    hooks: {
      init: ({ over }) => {
        box = readingBox(over);
      },
      setCursor: (chart) => {
        const { idx } = chart.cursor;
        const [moments, rates] = chart.data;
        const [at, rate] = idx === null || idx === undefined ? [] : [moments[idx], rates?.[idx]];
        if (at === undefined || rate === undefined || rate === null) box?.hide();
        else box?.show(chart.valToPos(at, 'x'), readingOf(rate, at));
      },
    },
  };
}
