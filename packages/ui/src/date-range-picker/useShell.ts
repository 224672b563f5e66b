'use client';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { onEscape } from '../floating/keys.ts';
import { type LazyComponent, lazyComponent } from '../lazy-component/lazyComponent.tsx';
import type { PrewarmProps } from './RangePopover.tsx';
import type { RangeShellProps } from './rangeShellProps.ts';

/** A popover beside the field on a desktop, a sheet from below on a phone. */
export type ShellKind = 'popover' | 'sheet';

/** Most people leave a page without opening its picker, so the calendar's code is not part of the page. */
const SHELLS: Readonly<Record<ShellKind, LazyComponent<RangeShellProps>>> = {
  popover: lazyComponent(async () => (await import('./RangePopover.tsx')).RangePopover),
  sheet: lazyComponent(async () => (await import('./RangeSheet.tsx')).RangeSheet),
};

/** Draws the popover's calendar once before it is opened. */
const Prewarm = lazyComponent<PrewarmProps>(async () => (await import('./RangePopover.tsx')).Prewarm);

/** Whether that was done on this page. */
let prewarmed = false;

interface ShellState {
  /** The open shell, chosen when it opened, so that turning a phone keeps a half-chosen range. */
  Open: LazyComponent<RangeShellProps> | undefined;
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
  const [prewarming, setPrewarming] = useState(false);
  const endPrewarm = useCallback(() => setPrewarming(false), []);
  const prewarm = (): void => {
    const draw = (): void => {
      if (!prewarmed) startTransition(() => setPrewarming(true));
      prewarmed = true;
    };
    // A press tries again and reports a failure. On a phone nothing hovers, and focus comes with the press.
    const drawn = kind === 'popover' ? Prewarm.load().then(draw) : undefined;
    Promise.all([SHELLS[kind].load(), drawn]).catch(() => undefined);
  };
  const close = useCallback((): void => setState(CLOSED), []);
  const waiting = state.loading === 'waiting';
  useEffect(() => (waiting ? onEscape(close) : undefined), [waiting, close]);
  const open = (): void => {
    // Opening draws it, so it no longer has to be drawn unseen.
    endPrewarm();
    const Open = SHELLS[kind];
    if (Open.loaded()) return setState({ Open, loading: undefined });
    // If it was closed meanwhile, the result is ignored.
    const end = (next: ShellState): void => setState((now) => (now.loading === 'waiting' ? next : now));
    setState({ Open: undefined, loading: 'waiting' });
    Open.load().then(
      () => end({ Open, loading: undefined }),
      () => end({ Open: undefined, loading: 'failed' }),
    );
  };
  return {
    ...state,
    Prewarm: prewarming && !state.Open ? Prewarm : undefined,
    endPrewarm,
    prewarm: disabled ? undefined : prewarm,
    close,
    toggle: state.Open ? close : open,
  };
}
