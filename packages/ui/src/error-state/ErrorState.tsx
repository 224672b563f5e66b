'use client';
import { type ReactNode, forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { errorLabels, retryLabels } from '../theme/labels.ts';
import * as css from './ErrorState.css.ts';

export interface ErrorStateProps extends PartProps {
  /**
   * What did not work.
   * @default the theme's `errorTitle` label
   */
  title?: ReactNode;
  /**
   * What was not lost and what to do. A server's own words are shown as text, never as markup.
   * @default undefined
   */
  description?: ReactNode;
  /**
   * Asks again. Without it there is no button.
   * @default undefined
   */
  onRetry?: (() => void) | undefined;
  /**
   * Whether a retry runs; the button shows it and keeps focus.
   * @default false
   */
  retrying?: boolean;
  /**
   * `page` breathes like a page section, `compact` fits a dialog or a popover.
   * @default 'page'
   */
  size?: 'page' | 'compact';
}

/** Shown where something could not be loaded. Announced when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retrying = false, size = 'page', ...rest },
  ref,
) {
  const labels = useLabels(errorLabels);
  const { retry } = useLabels(retryLabels);
  return (
    <div ref={ref} {...rootProps('error-state', rest)} role="alert">
      <EmptyState
        size={size}
        icon={
          <span className={css.icon}>
            <Icon icon={icons.danger} size={24} />
          </span>
        }
        title={title ?? labels.errorTitle}
        description={description}
        action={
          onRetry && (
            <PlainButton variant="outline" tone="neutral" size="2" loading={retrying} onClick={onRetry}>
              {retry}
            </PlainButton>
          )
        }
      />
    </div>
  );
});
