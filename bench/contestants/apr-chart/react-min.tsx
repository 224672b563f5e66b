import { memo, useMemo, useState } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { chart: '#chart', drawn: '#chart path', reading: '#reading' };

const TOP = 12;
const FLOOR = HEIGHT - 28;
const RIGHT = WIDTH - 50;

interface Point {
  readonly at: number;
  readonly value: number;
}

interface Scene {
  readonly points: readonly Point[];
  readonly others: readonly (readonly Point[])[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

/** The smallest chart in React: a path, a few lines and texts, and a reading that follows the pointer. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return trend && <Chart {...trend} />;
}

function Chart({ points, others, gridlines }: Trend) {
  const scene = useMemo(
    () =>
      sceneOf(
        points.map(({ at, value }) => ({ at, value: Number(value) })),
        others.map(({ values }) => values.map((value, index) => ({ at: points[index]?.at ?? 0, value: Number(value) }))),
      ),
    [points, others],
  );
  const [active, setActive] = useState<number>();
  const point = active === undefined ? undefined : scene.points[active];
  const [x, y] = [scene.x(active ?? 0), scene.y(point?.value ?? 0)];
  const last = scene.points.length - 1;
  return (
    <div
      id="chart"
      style={{ position: 'relative', width: WIDTH, height: HEIGHT }}
      onPointerMove={({ nativeEvent: { offsetX } }) => setActive(Math.max(0, Math.min(last, Math.round((offsetX / RIGHT) * last))))}
    >
      <svg width={WIDTH} height={HEIGHT} role="img" aria-label="APR">
        <Plot scene={scene} gridlines={gridlines} />
        {point && (
          <g transform={`translate(${x})`}>
            <line y1={TOP} y2={FLOOR} stroke="#999" />
            <circle r="4" cy={y} fill="#29a383" />
          </g>
        )}
      </svg>
      {point && (
        <span
          id="reading"
          style={{ position: 'absolute', left: x, top: 0, pointerEvents: 'none', background: '#fff', border: '1px solid #ccc' }}
        >
          {percentText(point.value)} {hourText(point.at)}
        </span>
      )}
    </div>
  );
}

const Plot = memo(function Plot({ scene, gridlines }: { readonly scene: Scene; readonly gridlines: readonly string[] }) {
  const { points, others, x, y } = scene;
  const path = pathOf(points, scene);
  const last = points.length - 1;
  return (
    <>
      <defs>
        <linearGradient id="area" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#29a383" stopOpacity=".22" />
          <stop offset="1" stopColor="#29a383" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${path}V${FLOOR}H0Z`} fill="url(#area)" />
      <path d={path} fill="none" stroke="#29a383" strokeWidth="2" />
      {others.map((line, index) => (
        <path key={index} d={pathOf(line, scene)} fill="none" stroke="#888" strokeDasharray={index === 0 ? undefined : '1 3'} />
      ))}
      {gridlines.map((line) => (
        <g key={line}>
          <line x1={0} x2={RIGHT} y1={y(Number(line))} y2={y(Number(line))} stroke="#eee" />
          <text x={WIDTH} y={y(Number(line)) + 4} fontSize="12" textAnchor="end">
            {percentText(line)}
          </text>
        </g>
      ))}
      {[0, Math.round(last / 2), last].map((index) => (
        <text key={index} x={x(index)} y={HEIGHT - 8} fontSize="12" textAnchor="middle">
          {hourText(points[index]?.at ?? 0)}
        </text>
      ))}
    </>
  );
});

function sceneOf(points: readonly Point[], others: readonly (readonly Point[])[]): Scene {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value } of [points, ...others].flat()) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return {
    points,
    others,
    x: (index) => (index / (points.length - 1)) * RIGHT,
    y: (value) => TOP + ((highest - value) / (highest - lowest)) * (FLOOR - TOP),
  };
}

const short = (place: number): number => Math.round(place * 10) / 10;

/** A line through every point; of a long series the lowest and the highest point of every pixel, which looks the same. */
function pathOf(points: readonly Point[], { x, y }: Pick<Scene, 'x' | 'y'>): string {
  const step = Math.max(1, Math.ceil(points.length / RIGHT));
  let path = '';
  for (let start = 0; start < points.length; start += step) {
    const end = Math.min(points.length, start + step);
    let [low, high] = [start, start];
    for (let index = start; index < end; index++) {
      if ((points[index]?.value ?? 0) < (points[low]?.value ?? 0)) low = index;
      if ((points[index]?.value ?? 0) > (points[high]?.value ?? 0)) high = index;
    }
    for (const index of low === high ? [low] : [Math.min(low, high), Math.max(low, high)])
      path += `${path === '' ? 'M' : 'L'}${short(x(index))} ${short(y(points[index]?.value ?? 0))}`;
  }
  return path;
}
