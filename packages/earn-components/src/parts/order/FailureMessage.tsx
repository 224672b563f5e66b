'use client';
import type { ReactElement } from 'react';
import type { EarnError } from '@earnkit/core';
import { type QueryState, failureNotice } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { Words } from '@earnkit/ui';

export interface FailureMessageProps {
  /** What was read, or an object with the error. */
  reading: QueryState<unknown> | { readonly state: 'failed'; readonly error: EarnError };
  /** Sentence for an error that neither the exchange nor the connection explains. */
  otherwise: string;
}

/**
 * Why something could not be read: the exchange's own text, a lost connection, or how long to wait (SH-49 to SH-51, AMB-006), and the id of
 * the request if the exchange returned one. Shown in place of the data.
 */
export function FailureMessage({ reading, otherwise }: FailureMessageProps): ReactElement {
  const { t, noticeText } = useMessages();
  const error = reading.state === 'failed' ? reading.error : undefined;
  const notice = error && failureNotice(error);
  return (
    <>
      <bdi>{notice === undefined ? otherwise : (notice.serverText ?? noticeText(notice))}</bdi>
      {error?.kind === 'http' && error.requestId !== undefined && (
        <span>
          {' '}
          <Words>{t('earn.error.reference', { id: error.requestId })}</Words>
        </span>
      )}
    </>
  );
}
