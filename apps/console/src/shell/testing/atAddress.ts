import { onTestFinished } from 'vitest';

/** Stands at an address of the console until the test is over. */
export function atAddress(address: string): void {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState({ entry: 'first' }, '', address);
}

/** The address, from its path on. */
export const addressNow = (): string => location.pathname + location.search + location.hash;
