'use client';
import { useSyncExternalStore } from 'react';

/** Where the choice is kept: on this device, for every tab of the site. */
const KEY = 'earnkit.hideBalances';

const listeners = new Set<() => void>();
let hidden: boolean | undefined;

/** Reads the choice; balances are shown where storage is switched off. */
function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Read from storage while nothing is subscribed, because another tab may have changed it. */
const current = (): boolean => (listeners.size === 0 ? stored() : (hidden ??= stored()));

function become(next: boolean): void {
  hidden = next;
  for (const listener of listeners) listener();
}

/** Hides or shows balances in every area of every tab. */
function setHidden(next: boolean): void {
  try {
    if (next) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The choice then lasts as long as the page.
  }
  become(next);
}

/** A choice of another tab. Its key is `null` when all storage was cleared. */
function handleStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) become(stored());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    hidden = undefined;
    addEventListener('storage', handleStorage);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorage);
  };
}

/** Whether balances are hidden, and how to change it. */
export interface HiddenBalances {
  /** Whether balances are hidden. */
  readonly hidden: boolean;
  /** Hides or shows balances; remembered on this device. Never changes identity. */
  readonly setHidden: (hidden: boolean) => void;
}

/** Whether the person hides balances in the earn area. Rates and what everybody may see are always shown. */
export const useHiddenBalances = (): HiddenBalances => ({ hidden: useSyncExternalStore(subscribe, current, () => false), setHidden });
