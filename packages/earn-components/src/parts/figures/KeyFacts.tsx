import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { type PartProps, rootProps, Skeleton, Words } from '@earnkit/ui';
import * as css from '../parts.css.ts';

/** A labelled figure of {@link KeyFacts}. */
export interface KeyFact {
  /** React key of the fact. */
  readonly key: string;
  /** What it is. */
  readonly label: ReactNode;
  /** The figure. */
  readonly value: ReactNode;
  /** A note below the figure, such as what it consists of. `null` reserves an empty line for it. @default none */
  readonly note?: ReactNode;
  /** Shows a skeleton in place of the figure. @default false */
  readonly loading?: boolean;
  /** The figure is drawn in the accent colour. @default false */
  readonly accent?: boolean;
  /** Draws a dashed line before the label, as the legend of a chart's average. @default false */
  readonly dashed?: boolean;
}

export interface KeyFactsProps extends PartProps {
  /** The figures, the most important first. */
  items: readonly KeyFact[];
  /** Number of columns: as many as fit, `2` large ones, or `4` on a desktop and two on a phone. @default 'auto' */
  columns?: 'auto' | '2' | '4';
}

/** The two to four most important figures of a dialog or a page. */
export const KeyFacts = forwardRef<HTMLDListElement, KeyFactsProps>(function KeyFacts(
  { items, columns = 'auto', ...rest },
  ref,
): ReactElement {
  const large = columns === '2';
  const facts = columns === 'auto' ? css.facts : `${css.facts} ${css.factColumns[columns]}`;
  const fact = columns === '4' ? css.fact : `${css.fact} ${large ? css.factLarge : css.factSpaced}`;
  return (
    <dl ref={ref} {...rootProps('key-facts', rest, facts)}>
      {items.map(({ key, label, value, note, loading = false, accent = false, dashed = false }) => (
        <div key={key} data-part="key-facts-item" className={fact}>
          <dt className={large ? css.factLabelLarge : css.factLabel} data-dashed={dashed || undefined}>
            {label}
          </dt>
          <dd className={large ? css.factValueLarge : css.factValue} data-accent={accent || undefined}>
            <Words>{loading ? <Skeleton width="4em" /> : value}</Words>
            {note !== undefined && <div className={css.factNote}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
});
