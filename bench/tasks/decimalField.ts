/** Most decimals and the ceiling of every amount field in this group. */
export const DECIMALS = 8;
export const MAX = 1_000_000;

/** Where a field tells what it holds. A global, so that no bundler takes the telling away. */
export function report(value: unknown): void {
  Object.assign(window, { reported: value });
}
