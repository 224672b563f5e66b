'use client';

import { useState } from 'react';
import type { SwitchProps } from './switchProps.ts';

/** Where a switch stands, and how its wish is carried out. */
export interface SwitchState {
  /** What is drawn: what is, or the wish while it is carried out. */
  shown: boolean;
  /** A wish is being carried out. */
  busy: boolean;
  /** The last wish could not be carried out. */
  failed: boolean;
  /** Carries a wish out; does nothing while another is. */
  change: (wish: boolean) => void;
}

/** Keeps the wish while its promise runs, and lets go of it however that ends. */
export function useSwitch({
  checked,
  onCheckedChange,
  pending = false,
}: Pick<SwitchProps, 'checked' | 'onCheckedChange' | 'pending'>): SwitchState {
  const [wish, setWish] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const busy = pending || wish !== undefined;
  const settle = (how: 'done' | 'failed') => {
    setWish(undefined);
    setFailed(how === 'failed');
  };
  return {
    shown: wish ?? checked,
    busy,
    failed,
    change: (next) => {
      if (busy) return;
      setFailed(false);
      const change = onCheckedChange(next);
      if (!change) return;
      setWish(next);
      change.then(
        () => settle('done'),
        () => settle('failed'),
      );
    },
  };
}
