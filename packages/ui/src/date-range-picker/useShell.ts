'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadShell, type Shell, shellAtHand, type ShellKind } from './shells.ts';

interface ShellState {
  /** What is open, chosen when it was opened: a turned phone does not throw away what is half chosen. */
  Open: Shell | undefined;
  /** Its code is on the way to a press, or did not arrive. */
  loading: 'waiting' | 'failed' | undefined;
}

const CLOSED: ShellState = { Open: undefined, loading: undefined };

/** Opens and closes the calendar, and sees to it that its code is there in time. */
export function useShell(kind: ShellKind, locale: string | undefined, disabled: boolean) {
  const [state, setState] = useState(CLOSED);
  const preload = useCallback((): void => {
    // Failing here is no failure yet: pressing tries again and says so.
    loadShell(kind, locale).catch(() => undefined);
  }, [kind, locale]);

  useEffect(() => {
    if (disabled) return undefined;
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(preload, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, [disabled, preload]);

  const open = (): void => {
    const here = shellAtHand(kind);
    if (here) return setState({ Open: here, loading: undefined });
    setState({ Open: undefined, loading: 'waiting' });
    loadShell(kind, locale).then(
      (Open) => setState({ Open, loading: undefined }),
      () => setState({ Open: undefined, loading: 'failed' }),
    );
  };
  const close = (): void => setState(CLOSED);
  return { ...state, preload: disabled ? undefined : preload, close, toggle: state.Open ? close : open };
}
