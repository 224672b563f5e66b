'use client';
import { Component, type ComponentType, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { boundaryLabels } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import { OnErrorContext } from '../theme/onError.ts';

/** Shown in place of a part that failed. */
function FailedPart({ onRetry }: FailedProps) {
  const { failedTitle, failedText } = useLabels(boundaryLabels);
  return <ErrorState size="compact" title={failedTitle} description={failedText} onRetry={onRetry} />;
}

/** Props of what {@link ErrorBoundary} shows. */
export interface FailedProps {
  /** Renders the failed content again. */
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /**
   * Shown in place of the failed content.
   * @default an `ErrorState` with a button to try again
   */
  fallback?: ComponentType<FailedProps>;
  /**
   * When it changes, the failed content renders again, such as for another person or on another page.
   * @default it renders again only on retry
   */
  resetKey?: unknown;
  /** The content that may throw. */
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  /** The `resetKey` at the time of the error, once that is known. */
  readonly failedFor?: { readonly key: unknown } | undefined;
}

/** Catches errors while rendering. Shows an error with a retry button in place of the failed content; the rest of the page stays. */
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
