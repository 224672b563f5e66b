import type { ComponentType, RefObject } from 'react';
import type { DateRangeWarning } from './choice.ts';
import type { RangePanelOptions } from './useRangePanel.ts';

/** What the field hands to the popover or the sheet. */
export interface RangeShellProps extends RangePanelOptions {
  /** Id of what opens. */
  id: string;
  /** Name of what opens. */
  label: string;
  /** What it stands beside. */
  field: RefObject<HTMLDivElement | null>;
  /** What focus goes back to. */
  trigger: RefObject<HTMLButtonElement | null>;
  warningText: ((warning: DateRangeWarning) => string) | undefined;
}

/** Beside the field on a desktop, from below on a phone. */
export type ShellKind = 'popover' | 'sheet';

/** The popover or the sheet. */
export type Shell = ComponentType<RangeShellProps>;

const loaded: Partial<Record<ShellKind, Shell>> = {};
const loading: Partial<Record<ShellKind, Promise<Shell>>> = {};

/** A shell whose code is here already. */
export const shellAtHand = (kind: ShellKind): Shell | undefined => loaded[kind];

/**
 * Loads the calendar's code, once. Most pages with a picker are left without it ever being opened, so it is no part of the
 * page; it comes while the page is idle or a pointer approaches, so that the first press finds it there.
 * Rejects when the code does not arrive, and may be called again then.
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

let rehearsed = false;

/** What to draw once beforehand; `undefined` when that was done on this page. */
export async function loadPrewarm(): Promise<ComponentType<RangePanelOptions & { onDone: () => void }> | undefined> {
  if (rehearsed) return undefined;
  rehearsed = true;
  return (await import('./Prewarm.tsx')).Prewarm;
}
