'use client';
import { useEffect, useRef } from 'react';
import type { Submission } from '@earnkit/hooks';

/** Calls a dialog back each time its submission ended, whether or not it worked, while the dialog is on the screen. */
export function useOnEnd({ status }: Pick<Submission<unknown, unknown>, 'status'>, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const ended = status.state === 'succeeded' || status.state === 'refused';
  useEffect(() => {
    if (ended) latest.current();
  }, [ended]);
}
