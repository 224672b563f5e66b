'use client';
import type { ReactElement } from 'react';
import type { EarnError } from '@earnkit/core';
import { errorTreatment } from '@earnkit/core/errors/rules';
import type { QueryState } from '@earnkit/hooks';
import { useCopy } from '../copy/index.ts';

/** Props of {@link FailureMessage}. */
export interface FailureMessageProps {
  /** What was read, or what stands for it. */
  reading: QueryState<unknown> | { readonly state: 'failed'; readonly error: EarnError };
  /** What is said where neither the exchange nor the connection explains it. */
  otherwise: string;
}

/**
 * Why something could not be read: what the exchange said, as text, or that the connection failed, or how long to wait
 * (SH-49 to SH-51, AMB-006). Stands where the data would.
 */
export function FailureMessage({ reading, otherwise }: FailureMessageProps): ReactElement {
  const { t, tKey } = useCopy();
  const treatment = reading.state === 'failed' ? errorTreatment(reading.error, 'read') : undefined;
  if (treatment?.show === 'login') return <>{t('earn.error.loginNeeded')}</>;
  const notice = treatment && 'notice' in treatment ? treatment.notice : undefined;
  if (notice?.serverText !== undefined) return <bdi>{notice.serverText}</bdi>;
  return <>{notice === undefined || notice.key === 'earn.error.retryLater' ? otherwise : tKey(notice.key, notice.values)}</>;
}
