import { ErrorBoundary } from '@earnkit/ui';
import { Suspense, useLayoutEffect, type ReactElement } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { usePlace } from './place.tsx';
import { scrollFor } from './scroll.ts';

export interface CurrentPageProps {
  /** The page is drawn anew when this changes. */
  epoch: number;
}

/** The page of the address, in an error boundary. A page that fails can be tried again, and navigating elsewhere resets the boundary. */
export function CurrentPage({ epoch }: CurrentPageProps): ReactElement {
  const place = usePlace();
  const { Page, params, entry } = place;
  return (
    <Suspense>
      <ErrorBoundary key={epoch} fallback={ErrorPage} resetKey={place}>
        <Page {...params} />
      </ErrorBoundary>
      <Scroll entry={entry} />
    </Suspense>
  );
}

/** Scrolls once the page beside it is drawn. */
function Scroll({ entry }: { entry: string | undefined }): null {
  useLayoutEffect(() => scrollFor(entry), [entry]);
  return null;
}
