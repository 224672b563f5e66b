import { Component, type ComponentType, type ReactNode } from 'react';

/** Props of what stands in place of something that failed. */
export interface FailedProps {
  /** Draws it again. */
  onRetry: () => void;
}

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Stands in place of what failed. */
  fallback: ComponentType<FailedProps>;
  /** What failed for one is drawn again for another. @default it is drawn again on demand alone */
  resetKey?: unknown;
  /** What may fail. */
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  /** The key that it failed for, once that is known. */
  readonly failedFor?: { readonly key: unknown } | undefined;
}

/** Keeps a failure while drawing to its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true, failedFor: undefined };
  }

  override componentDidCatch(): void {
    this.setState({ failedFor: { key: this.props.resetKey } });
  }

  override render(): ReactNode {
    const { fallback: Fallback, resetKey, children } = this.props;
    const { failed, failedFor } = this.state;
    const stands = failed && (failedFor === undefined || failedFor.key === resetKey);
    return stands ? <Fallback onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
