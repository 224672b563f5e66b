import { LinearGradient } from '@visx/gradient';
import { memo, type ReactElement } from 'react';
import * as css from './LineChart.css.ts';
import type { AxisMark } from './lineChartModel.ts';
import type { Series } from './seriesPaths.ts';

export interface SceneProps {
  readonly series: Series;
  readonly width: number;
  readonly height: number;
  readonly plotWidth: number;
  readonly gridlines: readonly AxisMark[];
  /** Labels of the time axis: start, middle, end; start and end where the middle has no room. */
  readonly ticks: readonly AxisMark[];
  /** Place of the average. */
  readonly average: number | undefined;
  /** Id of the gradient. */
  readonly id: string;
}

/** The parts of the chart that do not change while the crosshair moves. */
export const Scene = memo(function Scene({ series, width, height, plotWidth, gridlines, ticks, average, id }: SceneProps): ReactElement {
  return (
    <>
      <LinearGradient id={id} className={css.gradient} from="currentColor" to="currentColor" fromOpacity={0.22} toOpacity={0} />
      {gridlines.map(({ key, place }) => (
        <line key={key} className={css.gridline} x1={0} x2={plotWidth} y1={place} y2={place} />
      ))}
      {gridlines.map(({ key, place, text }) => (
        <text key={key} className={css.tick} x={width} y={place} dy="0.32em" textAnchor="end">
          {text}
        </text>
      ))}
      {series.others.map((stretches, other) =>
        stretches.map((stretch, index) =>
          'dot' in stretch ? (
            <circle key={`${other} ${index}`} className={css.otherDot} cx={stretch.dot.x} cy={stretch.dot.y} r={2} />
          ) : (
            <path key={`${other} ${index}`} className={css.otherLine} data-dotted={other > 0 || undefined} d={stretch.line} />
          ),
        ),
      )}
      {series.stretches.map((stretch, index) =>
        'dot' in stretch ? (
          <circle key={index} className={css.dot} cx={stretch.dot.x} cy={stretch.dot.y} r={3} />
        ) : (
          <g key={index}>
            <path d={stretch.area} fill={`url(#${id})`} />
            <path d={stretch.line} className={css.line} />
          </g>
        ),
      )}
      {average !== undefined && <line className={css.average} x1={0} x2={plotWidth} y1={average} y2={average} />}
      {ticks.map(({ key, place, text }, index) => (
        <text
          key={key}
          className={css.tick}
          x={place}
          y={height - 8}
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </>
  );
});
