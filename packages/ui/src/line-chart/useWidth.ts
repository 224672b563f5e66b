import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last of several resizes until they are drawn (UI-25). */
const SETTLES_MS = 300;

/**
 * The width of an element, in CSS pixels: measured before the first frame, then after a resize. The first resize takes effect at once;
 * resizes that follow within 300 ms take effect after the last one.
 */
export function useWidth<Element extends HTMLElement>(): { readonly ref: RefObject<Element | null>; readonly width: number } {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let latest = element.clientWidth;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    setWidth(latest);
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width ?? latest;
      if (next === latest) return;
      latest = next;
      if (waiting === undefined) setWidth(latest);
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        waiting = undefined;
        setWidth(latest);
      }, SETTLES_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(waiting);
    };
  }, []);
  return { ref, width };
}
