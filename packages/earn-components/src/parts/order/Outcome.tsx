import { type ReactElement, forwardRef } from 'react';
import { Amount, type PartProps, rootProps, type SummaryItem, UnknownAmounts } from '@earnkit/ui';
import * as css from '../parts.css.ts';

/** What an order brings, as `OrderDialog` takes it. */
export interface OrderOutcome {
  /** The figures. */
  readonly outcome: readonly SummaryItem[];
  /** The same in short, behind the label of the action; `undefined` shows the amount that is sent. */
  readonly outcomeText?: string | undefined;
}

export interface OutcomeProps extends PartProps {
  /** The figures, at most four. A value that is `undefined` shows `--` in the same place. */
  items: readonly SummaryItem[];
  /** Id, for the button that they describe. */
  id: string;
  /** Read for a figure that is not known. @default the label of the theme */
  unknownLabel?: string | undefined;
}

/**
 * What an order brings, beside the button that sends it: amount, rate, what comes back and when. The figures share a line, and take a
 * second one where they are very long.
 */
export const Outcome = forwardRef<HTMLDListElement, OutcomeProps>(function Outcome(
  { items, id, unknownLabel, ...rest },
  ref,
): ReactElement {
  return (
    <dl ref={ref} id={id} {...rootProps('outcome', rest, css.outcome)}>
      {items.map(({ key, label, value, hint }) => (
        <div key={key} data-part="outcome-item" className={css.outcomeItem}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.outcomeValue}>
            <bdi>
              <UnknownAmounts label={unknownLabel}>{value ?? <Amount value={undefined} />}</UnknownAmounts>
            </bdi>
          </dd>
          {hint !== undefined && <dd className={css.outcomeNote}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
});
