'use client';
import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import * as css from './EmptyState.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { useLabels } from '../theme/useLabels.ts';
import { emptyLabels } from '../theme/labels.ts';

const emptyStateVariants = cva(css.root, {
  variants: { size: { page: css.page, compact: css.compact } },
});

export interface EmptyStateProps extends PartProps {
  /**
   * Why there is nothing, which picks the title (UI-27): `data` for anything, `record` where nothing has happened yet, `results` where a
   * search or a filter matches nothing, `chart` for a chart without points.
   * @default 'data'
   */
  kind?: 'data' | 'record' | 'results' | 'chart';
  /**
   * What there is none of, in a few words, in place of the kind's own.
   * @default the theme's `noData`, `noRecord`, `noResults` or `noChartData` label
   */
  title?: ReactNode;
  /**
   * Why, or what to do next.
   * @default undefined
   */
  description?: ReactNode;
  /**
   * The next step: a button or a link.
   * @default undefined
   */
  action?: ReactNode;
  /**
   * Picture above the title; decorative.
   * @default undefined
   */
  icon?: ReactNode;
  /**
   * `page` breathes like a page section, `compact` fits a dialog or a popover.
   * @default 'page'
   */
  size?: 'page' | 'compact';
}

const titles = { data: 'noData', record: 'noRecord', results: 'noResults', chart: 'noChartData' } as const;

/** The state of an empty list, with a next step (UI-27). */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { kind = 'data', title, description, action, icon, size = 'page', ...rest },
  ref,
) {
  const labels = useLabels(emptyLabels);
  return (
    <div ref={ref} {...rootProps('empty-state', rest, emptyStateVariants({ size }))} data-size={size} data-kind={kind}>
      {icon !== undefined && (
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={css.title}>{title ?? labels[titles[kind]]}</p>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
});
