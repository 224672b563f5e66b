import type { ReactElement } from 'react';
import * as css from './LineChart.css.ts';

/** Props of {@link Reading}. */
export interface ReadingProps {
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
export function Reading({ time, value, name, others, events, place }: ReadingProps): ReactElement {
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
