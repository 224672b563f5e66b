import { ErrorState } from '../error-state/ErrorState.tsx';
import { boundaryLabels } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import type { FailedProps } from './ErrorBoundary.tsx';

/** Stands in place of a part that failed. */
export function FailedPart({ onRetry }: FailedProps) {
  const { failedTitle, failedText } = useLabels(boundaryLabels);
  return <ErrorState size="compact" title={failedTitle} description={failedText} onRetry={onRetry} />;
}
