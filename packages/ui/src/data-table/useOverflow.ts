import { useEffect, useState, type RefObject } from 'react';

/** Directions in which an element's content is larger than the element. */
export interface Overflow {
  sideways: boolean;
  down: boolean;
}

/**
 * Whether an element's content is larger than the element, so that it has to be scrolled to be read
 * and must be reachable by keyboard. Nothing overflows until measured.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [sideways, setSideways] = useState(false);
  const [down, setDown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // A pixel of tolerance: sizes are rounded on zoomed screens.
    const measure = () => {
      setSideways(element.scrollWidth > element.clientWidth + 1);
      setDown(element.scrollHeight > element.clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return { sideways, down };
}
