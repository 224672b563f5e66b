import type { ComponentType } from 'react';
import type { RangeShellProps } from './rangeShellProps.ts';
import type { RangePanelOptions } from './useRangePanel.ts';

/** A popover beside the field on a desktop, a sheet from below on a phone. */
export type ShellKind = 'popover' | 'sheet';

/** The popover or the sheet. */
export type Shell = ComponentType<RangeShellProps>;

const loaded: Partial<Record<ShellKind, Shell>> = {};
const loading: Partial<Record<ShellKind, Promise<Shell>>> = {};

/** A shell whose code is already loaded. */
export const loadedShell = (kind: ShellKind): Shell | undefined => loaded[kind];

/**
 * Loads the calendar's code once. Most people leave a page without opening its picker, so the code is not part of the page.
 * Rejects when the code does not arrive; the next call tries again.
 */
export function loadShell(kind: ShellKind): Promise<Shell> {
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
export type Prewarm = ComponentType<RangePanelOptions & { onDone: () => void }>;

let prewarmed = false;

/** What draws the calendar once before it is opened; `undefined` when that was done on this page. */
export async function loadPrewarm(): Promise<Prewarm | undefined> {
  if (prewarmed) return undefined;
  prewarmed = true;
  return (await import('./Prewarm.tsx')).Prewarm;
}
