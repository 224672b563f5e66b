'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the chosen item of a row in view, also when the row becomes narrower or wider. Only the row scrolls; `scrollIntoView` would scroll the page too. Returns the row's ref.
 */
export function useChosenInView(value: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = value;
    // At first the observer below does it, once the row is laid out.
    if (before !== undefined && before !== value && row.current) bringIntoView(row.current);
  }, [value]);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      // A row that only became higher stays where the person scrolled it.
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      bringIntoView(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return row;
}

function bringIntoView(box: HTMLElement): void {
  const chosen = box.querySelector<HTMLElement>('[data-state="active"], [data-state="checked"]');
  if (!chosen || box.scrollWidth <= box.clientWidth) return;
  const { left, right } = box.getBoundingClientRect();
  const place = chosen.getBoundingClientRect();
  // A part of the next item stays visible, to show that there is more.
  const before = place.left - left - PEEK;
  const after = place.right - right + PEEK;
  if (before < 0) box.scrollLeft += before;
  else if (after > 0) box.scrollLeft += after;
}

/** Pixels of the neighbouring item that stay visible. */
const PEEK = 24;
