import { AreaSeries, createChart, LineSeries, LineStyle, type Time, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';
import { AREA_BOTTOM, AREA_TOP, LINE, LINE_OF_PART, readingBox, readingOf } from '../chartParts.ts';

export const places = { chart: '#chart', drawn: '#chart canvas', reading: '#reading' };

const LINE_OPTIONS = { lastValueVisible: false, priceLineVisible: false };
/** Narrow enough for a year of hours: the default shows the last part alone. */
const MIN_BAR_SPACING = 0.01;

/** TradingView's Lightweight Charts with the tooltip of its tutorial. It chooses its gridlines and moments itself. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others }: Trend) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const chart = createChart(host.current, {
      width: WIDTH,
      height: HEIGHT,
      grid: { vertLines: { visible: false } },
      timeScale: { timeVisible: true, minBarSpacing: MIN_BAR_SPACING },
      localization: { priceFormatter: percentText, timeFormatter: (at: Time) => hourText(Number(at)) },
    });
    const area = chart.addSeries(AreaSeries, {
      ...LINE_OPTIONS,
      lineColor: LINE,
      lineWidth: 2,
      topColor: AREA_TOP,
      bottomColor: AREA_BOTTOM,
    });
    area.setData(points.map(({ at, value }) => ({ time: at as UTCTimestamp, value: Number(value) })));
    for (const [index, { values }] of others.entries()) {
      const line = chart.addSeries(LineSeries, {
        ...LINE_OPTIONS,
        color: LINE_OF_PART,
        lineWidth: 1,
        lineStyle: index === 0 ? LineStyle.Solid : LineStyle.Dotted,
      });
      line.setData(values.map((value, place) => ({ time: (points[place]?.at ?? 0) as UTCTimestamp, value: Number(value) })));
    }
    chart.timeScale().fitContent();
    const box = readingBox(host.current);
    chart.subscribeCrosshairMove(({ point, time, seriesData }) => {
      const data = seriesData.get(area);
      if (!point || !data || !('value' in data)) box.hide();
      else box.show(point.x, readingOf(data.value, Number(time)));
    });
    return () => chart.remove();
  }, [points, others]);
  return <div id="chart" ref={host} role="img" aria-label="APR" style={{ position: 'relative', width: WIDTH, height: HEIGHT }} />;
}
