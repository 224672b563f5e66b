'use client';
import { type ReactElement, forwardRef } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { ErrorState, type ErrorStateProps, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { FailureMessage } from '../order/FailureMessage.tsx';

export interface QueryErrorProps extends PartProps {
  /** The query's state. Its `retry` is offered where it has one and the exchange has the call. */
  reading: QueryState<unknown>;
  /** What could not be read, as a short title. */
  title: string;
  /** Sentence for an error without an explanation of its own. @default asks to try again */
  hint?: string | undefined;
  /** `page` for a section of a page, `compact` for a dialog. @default 'page' */
  size?: ErrorStateProps['size'];
}

/** The error of a failed read: what is missing, why, and a retry button where a retry can help (SH-49 to SH-51). */
export const QueryError = forwardRef<HTMLDivElement, QueryErrorProps>(function QueryError(
  { reading, title, hint, size = 'page', ...rest },
  ref,
): ReactElement {
  const { t } = useMessages();
  const isOffered = reading.state !== 'failed' || reading.error.kind !== 'not-offered';
  return (
    <ErrorState
      data-part="query-error"
      {...rest}
      ref={ref}
      size={size}
      title={title}
      description={<FailureMessage reading={reading} otherwise={hint ?? t('earn.failedHint')} />}
      onRetry={'retry' in reading && isOffered ? reading.retry : undefined}
    />
  );
});
