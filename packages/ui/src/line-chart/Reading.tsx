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
  /** Where it stands beside the crosshair. */
  readonly side: 'before' | 'after';
  /** Place of the crosshair, in CSS pixels. */
  readonly left: number;
}

/** What the chart says at the crosshair: the value, or the value of each series after its name. */
export function Reading({ time, value, name, others, side, left }: ReadingProps): ReactElement {
  return (
    <span className={css.tooltip} data-side={side} style={{ left }} aria-hidden="true">
      {others.length === 0 ? (
        <span className={css.tooltipValue}>{value}</span>
      ) : (
        [{ name, value }, ...others].map((line, index) => (
          <span key={index} className={css.tooltipRow}>
            {line.name} <span className={css.tooltipFigure}>{line.value}</span>
          </span>
        ))
      )}
      <span className={css.tooltipTime}>{time}</span>
    </span>
  );
}
