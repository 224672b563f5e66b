import type { ReactElement, ReactNode } from 'react';
import * as css from './earnDialog.css.ts';

/** One figure a person looks for first. */
export interface KeyFact {
  /** Names the fact between renders. */
  readonly key: string;
  /** What it is. */
  readonly label: ReactNode;
  /** The figure. */
  readonly value: ReactNode;
  /** What it is made of, below it. */
  readonly note?: ReactNode;
}

/** Props of {@link KeyFacts}. */
export interface KeyFactsProps {
  /** Two or three figures, the most important first. */
  items: readonly KeyFact[];
}

/** What a dialog is about, in two or three figures. */
export function KeyFacts({ items }: KeyFactsProps): ReactElement {
  return (
    <dl className={css.facts}>
      {items.map(({ key, label, value, note }) => (
        <div key={key} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue}>
            {value}
            {note !== undefined && <div className={css.factNote}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
