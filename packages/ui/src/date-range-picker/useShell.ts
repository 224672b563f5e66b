'use client';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import type { RangeShellProps } from './rangeShellProps.ts';
import type { RangePanelOptions } from './useRangePanel.ts';
import { onEscape } from '../floating/keys.ts';

/** A popover beside the field on a desktop, a sheet from below on a phone. */
export type ShellKind = 'popover' | 'sheet';

/** The popover or the sheet. */
type Shell = ComponentType<RangeShellProps>;

const loaded: Partial<Record<ShellKind, Shell>> = {};
const loading: Partial<Record<ShellKind, Promise<Shell>>> = {};

/** A shell whose code is already loaded. */
const loadedShell = (kind: ShellKind): Shell | undefined => loaded[kind];

/**
 * Loads the calendar's code once. Most people leave a page without opening its picker, so the code is not part of the page.
 * Rejects when the code does not arrive; the next call tries again.
 */
function loadShell(kind: ShellKind): Promise<Shell> {
  return (loading[kind] ??= read(kind).catch((error: unknown) => {
    delete loading[kind];
    throw error;
  }));
}

async function read(kind: ShellKind): Promise<Shell> {
  const shell = kind === 'popover' ? (await import('./RangePopover.tsx')).RangePopover : (await import('./RangeSheet.tsx')).RangeSheet;
  return (loaded[kind] = shell);
}

/** Draws the calendar once. */
type Prewarm = ComponentType<RangePanelOptions & { onDone: () => void }>;

let prewarmed = false;

/** What draws the calendar once before it is opened; `undefined` when that was done on this page. */
async function loadPrewarm(): Promise<Prewarm | undefined> {
  if (prewarmed) return undefined;
  prewarmed = true;
  return (await import('./Prewarm.tsx')).Prewarm;
}

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
