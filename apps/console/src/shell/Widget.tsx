import { ErrorState } from '@earnkit/ui';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';

/** Props of {@link Widget}. */
export interface WidgetProps {
  /** The part. */
  children: ReactNode;
}

/** A part of a page. Where it cannot be drawn it says so, with a button to try again, and the rest of the page stays as it is. */
export const Widget = ({ children }: WidgetProps): ReactElement => (
  <CatchBoundary getResetKey={() => 'widget'} errorComponent={BrokenWidget}>
    {children}
  </CatchBoundary>
);

function BrokenWidget({ reset }: ErrorComponentProps): ReactElement {
  const say = useWords();
  return <ErrorState title={say('error.title')} description={say('error.part')} onRetry={reset} />;
}
