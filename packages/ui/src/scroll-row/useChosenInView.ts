'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the chosen item of a row in view. Only the row scrolls; `scrollIntoView` would scroll the page too. Returns the row's ref.
 */
export function useChosenInView(value: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const box = row.current;
    const chosen = box?.querySelector<HTMLElement>('[data-state="active"], [data-state="checked"]');
    if (!box || !chosen || box.scrollWidth <= box.clientWidth) return;
    const { left, right } = box.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    // A part of the next one stays to be seen, so that one knows there is more.
    const before = place.left - left - PEEK;
    const after = place.right - right + PEEK;
    if (before < 0) box.scrollLeft += before;
    else if (after > 0) box.scrollLeft += after;
  }, [value]);
  return row;
}

/** Pixels of the neighbouring item that stay visible. */
const PEEK = 24;
