'use client';

import { useState } from 'react';
import type { SwitchProps } from './switchProps.ts';

/** State of a switch and its pending change. */
export interface SwitchState {
  /** The shown state: the current one, or the requested one while it is pending. */
  shown: boolean;
  /** Whether a change is pending. */
  busy: boolean;
  /** Whether the last change failed. */
  failed: boolean;
  /** Requests a change; does nothing while one is pending. */
  change: (requested: boolean) => void;
}

/** Shows the requested state while its promise is pending. */
export function useSwitch({
  checked,
  onCheckedChange,
  pending = false,
}: Pick<SwitchProps, 'checked' | 'onCheckedChange' | 'pending'>): SwitchState {
  const [requested, setRequested] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const busy = pending || requested !== undefined;
  const settle = (how: 'done' | 'failed') => {
    setRequested(undefined);
    setFailed(how === 'failed');
  };
  return {
    shown: requested ?? checked,
    busy,
    failed,
    change: (next) => {
      if (busy) return;
      setFailed(false);
      const change = onCheckedChange(next);
      if (!change) return;
      setRequested(next);
      change.then(
        () => settle('done'),
        () => settle('failed'),
      );
    },
  };
}
