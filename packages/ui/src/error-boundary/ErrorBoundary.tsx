'use client';
import { Component, type ComponentType, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { boundaryLabels } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import { OnErrorContext } from '../theme/onError.ts';

/** Stands in place of a part that failed. */
function FailedPart({ onRetry }: FailedProps) {
  const { failedTitle, failedText } = useLabels(boundaryLabels);
  return <ErrorState size="compact" title={failedTitle} description={failedText} onRetry={onRetry} />;
}

/** Props of what {@link ErrorBoundary} shows. */
export interface FailedProps {
  /** Shows the part again. */
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /**
   * Shown in place of what failed.
   * @default an `ErrorState` with a button to try again
   */
  fallback?: ComponentType<FailedProps>;
  /**
   * Where it changes, what failed is shown again, such as for another person or on another page.
   * @default it is shown again on demand alone
   */
  resetKey?: unknown;
  /** What may fail. */
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  /** The key that it failed for, once that is known. */
  readonly failedFor?: { readonly key: unknown } | undefined;
}

/** Keeps an error while rendering to its place: what failed says so and can be tried again, and the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = OnErrorContext;
  declare context: ContextType<typeof OnErrorContext>;
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true, failedFor: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ failedFor: { key: this.props.resetKey } });
    this.context?.(error, { componentStack: componentStack ?? undefined });
  }

  override render(): ReactNode {
    const { fallback: Fallback = FailedPart, resetKey, children } = this.props;
    const { failed, failedFor } = this.state;
    const stands = failed && (failedFor === undefined || failedFor.key === resetKey);
    return stands ? <Fallback onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
