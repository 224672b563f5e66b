import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps keyboard focus in the table: when the focused element disappears (the last "Load more", a "Try again" that
 * was pressed, a row that was sold), focus moves to `end`. Spread the result on the element around the table.
 */
export function useKeptFocus(end: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  });
  return {
    // What opens over the page looks after its own focus.
    onFocus: (event: FocusEvent) => {
      focused.current = event.currentTarget.contains(event.target) ? event.target : undefined;
    },
    // Some browsers fire `blur` when they remove the focused element; ignore it.
    onBlur: (event: FocusEvent) => {
      if (event.target.isConnected) focused.current = undefined;
    },
  };
}
