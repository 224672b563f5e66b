'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import { onEscape } from '../floating/onEscape.ts';
import { loadedShell, loadPrewarm, loadShell, type Prewarm, type Shell, type ShellKind } from './shells.ts';

interface ShellState {
  /** The open shell, chosen when it opened, so that turning a phone keeps a half-chosen range. */
  Open: Shell | undefined;
  /** Whether a press waits for the code, or the code did not arrive. */
  loading: 'waiting' | 'failed' | undefined;
}

const CLOSED: ShellState = { Open: undefined, loading: undefined };

/**
 * Opens and closes the calendar. `prewarm` loads its code and draws it once, unseen; call it on hover and on focus, so that
 * a press opens at once.
 */
export function useShell(kind: ShellKind, disabled: boolean) {
  const [state, setState] = useState(CLOSED);
  const [Prewarm, setPrewarm] = useState<Prewarm>();
  const endPrewarm = useCallback(() => setPrewarm(undefined), []);
  const prewarm = (): void => {
    loadShell(kind)
      .then(loadPrewarm)
      .then(
        (Loaded) => startTransition(() => setPrewarm(() => Loaded)),
        // A press tries again and reports the failure.
        () => undefined,
      );
  };
  const close = useCallback((): void => setState(CLOSED), []);
  const waiting = state.loading === 'waiting';
  useEffect(() => (waiting ? onEscape(close) : undefined), [waiting, close]);
  const open = (): void => {
    // Opening draws it, so it no longer has to be drawn unseen.
    endPrewarm();
    const shell = loadedShell(kind);
    if (shell) return setState({ Open: shell, loading: undefined });
    // Who closed it meanwhile no longer waits.
    const end = (next: ShellState): void => setState((now) => (now.loading === 'waiting' ? next : now));
    setState({ Open: undefined, loading: 'waiting' });
    loadShell(kind).then(
      (Open) => end({ Open, loading: undefined }),
      () => end({ Open: undefined, loading: 'failed' }),
    );
  };
  return {
    ...state,
    Prewarm: state.Open ? undefined : Prewarm,
    endPrewarm,
    prewarm: disabled ? undefined : prewarm,
    close,
    toggle: state.Open ? close : open,
  };
}
