'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose focused control is replaced. Without it the focus falls back to the page, and a keyboard
 * or screen reader user has to find the way back.
 *
 * @returns props for the element. Call the hook in the component that replaces the control.
 */
export function useKeptFocus<Kept extends HTMLElement>() {
  const element = useRef<Kept>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) element.current?.focus();
  });
  return {
    ref: element,
    tabIndex: -1,
    onFocus: (): void => {
      inside.current = true;
    },
    // A removed control loses the focus without a related target.
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }): void => {
      if (relatedTarget !== null) inside.current = false;
    },
  };
}
