import type { SortDirection } from './sorting.ts';

/** Two arrows, the active one in full colour. `aria-sort` carries the state. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M4 1 7 5H1Z" opacity={direction === 'asc' ? 1 : 0.35} />
      <path d="M4 11 1 7h6Z" opacity={direction === 'desc' ? 1 : 0.35} />
    </svg>
  );
}
