'use client';
import type { ReactNode } from 'react';
import { useLabels } from '../theme/useLabels.ts';
import * as css from './EmptyState.css.ts';
import { emptyStateVariants } from './EmptyState.variants.ts';

/** What {@link EmptyState} takes. */
export interface EmptyStateProps {
  /**
   * What there is none of, in a few words.
   * @default the theme's `noData` label ("No Data", UI-27)
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

/** Stands where a list has nothing to show: says so and offers the next step (UI-27). */
export function EmptyState({ title, description, action, icon, size = 'page' }: EmptyStateProps) {
  const labels = useLabels();
  return (
    <div className={emptyStateVariants({ size })} data-size={size}>
      {icon !== undefined && (
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={css.title}>{title ?? labels.noData}</p>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
