import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content is larger than the element, so that it has to be scrolled to be read
 * and must be reachable by keyboard. `false` until measured.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // A pixel of tolerance: sizes are rounded on zoomed screens.
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return overflowing;
}
