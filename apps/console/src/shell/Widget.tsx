import { ErrorBoundary, ErrorState, type FailedProps } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';

/** Props of {@link Widget}. */
export interface WidgetProps {
  /** The part. */
  children: ReactNode;
}

/** A part of a page. Where it cannot be drawn it says so, with a button to try again, and the rest of the page stays as it is. */
export const Widget = ({ children }: WidgetProps): ReactElement => <ErrorBoundary fallback={BrokenWidget}>{children}</ErrorBoundary>;

function BrokenWidget({ onRetry }: FailedProps): ReactElement {
  const { t } = useConsoleMessages();
  return <ErrorState title={t('error.title')} description={t('error.part')} onRetry={onRetry} />;
}
