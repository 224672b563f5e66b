'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadPrewarm, loadShell, type Shell, shellAtHand, type ShellKind } from './shells.ts';

interface ShellState {
  /** What is open, chosen when it was opened: a turned phone does not throw away what is half chosen. */
  Open: Shell | undefined;
  /** Its code is on the way to a press, or did not arrive. */
  loading: 'waiting' | 'failed' | undefined;
}

const CLOSED: ShellState = { Open: undefined, loading: undefined };

/** Opens and closes the calendar, and sees to it that its code is there in time. */
export function useShell(kind: ShellKind, disabled: boolean) {
  const [state, setState] = useState(CLOSED);
  const preload = useCallback((): void => {
    // Failing here is no failure yet: pressing tries again and says so.
    loadShell(kind).catch(() => undefined);
  }, [kind]);

  const [Prewarm, setRehearsal] = useState<Awaited<ReturnType<typeof loadPrewarm>>>();
  const endRehearsal = useCallback(() => setRehearsal(undefined), []);
  useEffect(() => {
    if (disabled) return undefined;
    let stop = whenIdle(() => {
      loadShell(kind)
        .then(loadPrewarm)
        .then(
          (Prewarm) => {
            if (Prewarm) stop = whenIdle(() => setRehearsal(() => Prewarm));
          },
          () => undefined,
        );
    });
    return () => stop();
  }, [disabled, kind]);

  const open = (): void => {
    const here = shellAtHand(kind);
    if (here) return setState({ Open: here, loading: undefined });
    setState({ Open: undefined, loading: 'waiting' });
    loadShell(kind).then(
      (Open) => setState({ Open, loading: undefined }),
      () => setState({ Open: undefined, loading: 'failed' }),
    );
  };
  const close = (): void => setState(CLOSED);
  return { ...state, Prewarm, endRehearsal, preload: disabled ? undefined : preload, close, toggle: state.Open ? close : open };
}

/** Calls back when there is nothing else to do; Safari does not tell. Returns how to stop. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}
