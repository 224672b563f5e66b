'use client';
import { useEffect, useRef } from 'react';
import type { Submission } from '@earnkit/hooks';

/**
 * Calls a dialog's `onSuccess` once for each submission that succeeds while the dialog is on the screen. A result that comes
 * later is told by a toast alone.
 */
export function useOnSuccess<Receipt>(
  { status }: Pick<Submission<unknown, Receipt>, 'status'>,
  onSuccess: ((receipt: Receipt) => void) | undefined,
): void {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  const done = status.state === 'succeeded' ? status : undefined;
  useEffect(() => {
    if (done) latest.current?.(done.result);
  }, [done]);
}
