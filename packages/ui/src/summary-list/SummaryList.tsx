import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { list, looks, strong, value, hint as hintClass, item as itemClass, label as labelClass } from './SummaryList.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

const summaryListVariants = cva(list, { variants: { variant: looks } });
const summaryValueVariants = cva(value, { variants: { strong: { true: strong, false: '' } } });

/** One line of a summary. */
export interface SummaryItem {
  /** Names the line between renders. */
  key: string;
  /** What it is about; may end with a tooltip. */
  label: ReactNode;
  /** The value; `undefined` while it is not known, which shows `--`. */
  value: ReactNode;
  /**
   * Short explanation below the value.
   * @default undefined
   */
  hint?: ReactNode;
  /**
   * Semibold, for the total.
   * @default false
   */
  strong?: boolean;
  /**
   * The value is being read: a skeleton holds its place.
   * @default false
   */
  loading?: boolean;
}

export interface SummaryListProps extends PartProps {
  /** The lines, in order. */
  items: readonly SummaryItem[];
  /**
   * `filled` has a subtle background, as in a dialog.
   * @default 'plain'
   */
  variant?: 'plain' | 'filled';
}

/** Labels with values, line by line: the summary of a dialog. The lines stay while their values change. */
export const SummaryList = forwardRef<HTMLDListElement, SummaryListProps>(function SummaryList({ items, variant = 'plain', ...rest }, ref) {
  return (
    <dl ref={ref} {...rootProps('summary-list', rest, summaryListVariants({ variant }))}>
      {items.map(({ key, label, value, hint, strong = false, loading = false }) => (
        <div key={key} data-part="summary-list-item" className={itemClass} aria-busy={loading || undefined}>
          <dt className={labelClass}>{label}</dt>
          <dd className={summaryValueVariants({ strong })}>
            {/* A figure or a time is written in its own direction inside text of the other. */}
            {loading ? <Skeleton width="5em" /> : <bdi>{value ?? <UnknownValue />}</bdi>}
          </dd>
          {hint !== undefined && <dd className={hintClass}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
});
