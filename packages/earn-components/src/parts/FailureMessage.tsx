'use client';
import type { ReactElement } from 'react';
import type { EarnError } from '@earnkit/core';
import { type QueryState, failureNotice } from '@earnkit/hooks';
import { useMessages } from '../messages/index.ts';

/** Props of {@link FailureMessage}. */
export interface FailureMessageProps {
  /** What was read, or an object with the error. */
  reading: QueryState<unknown> | { readonly state: 'failed'; readonly error: EarnError };
  /** Sentence for an error that neither the exchange nor the connection explains. */
  otherwise: string;
}

/**
 * Why something could not be read: the exchange's own text, a lost connection, or how long to wait (SH-49 to SH-51,
 * AMB-006). Shown in place of the data.
 */
export function FailureMessage({ reading, otherwise }: FailureMessageProps): ReactElement {
  const { noticeText } = useMessages();
  const notice = reading.state === 'failed' ? failureNotice(reading.error) : undefined;
  if (notice?.serverText !== undefined) return <bdi>{notice.serverText}</bdi>;
  return <>{notice === undefined ? otherwise : noticeText(notice)}</>;
}
