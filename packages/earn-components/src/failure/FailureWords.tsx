'use client';
import type { ReactElement } from 'react';
import { type EarnError, errorTreatment } from '@earnkit/core';
import type { Reading } from '@earnkit/hooks';
import { useCopy } from '../copy/index.ts';

/** Props of {@link FailureWords}. */
export interface FailureWordsProps {
  /** What was read, or what stands for it. */
  reading: Reading<unknown> | { readonly state: 'failed'; readonly error: EarnError };
  /** What is said where neither the exchange nor the connection explains it. */
  otherwise: string;
}

/**
 * Why something could not be read: what the exchange said, as text, or that the connection failed, or how long to wait
 * (SH-49 to SH-51, AMB-006). Stands where the data would.
 */
export function FailureWords({ reading, otherwise }: FailureWordsProps): ReactElement {
  const { t, tKey } = useCopy();
  const treatment = reading.state === 'failed' ? errorTreatment(reading.error, 'read') : undefined;
  if (treatment?.show === 'login') return <>{t('earn.error.loginNeeded')}</>;
  const notice = treatment && 'notice' in treatment ? treatment.notice : undefined;
  if (notice?.serverText !== undefined) return <bdi>{notice.serverText}</bdi>;
  return <>{notice === undefined || notice.key === 'earn.error.retryLater' ? otherwise : tKey(notice.key, notice.values)}</>;
}
