'use client';
import { useEffect, useRef } from 'react';
import type { Submission } from '@earnkit/hooks';

/**
 * Calls a dialog's `onSuccess` once for each submission that succeeds while the dialog is on the screen, with the receipt and
 * the request. A later result is only shown by a toast.
 */
export function useOnSuccess<Request, Receipt>(
  { status }: Pick<Submission<Request, Receipt>, 'status'>,
  onSuccess: ((receipt: Receipt, request: Request) => void) | undefined,
): void {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  const done = status.state === 'succeeded' ? status : undefined;
  useEffect(() => {
    if (done) latest.current?.(done.result, done.request);
  }, [done]);
}
