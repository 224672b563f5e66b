import { useEffect, useRef, useState, type RefObject } from 'react';

/** The part of a list that may scroll. */
export interface Scroller {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the content is wider, and higher, than the element, so that it has to be scrolled to be read. */
  sideways: boolean;
  down: boolean;
}

/**
 * Returns whether a list overflows and so must be reachable by keyboard; nothing overflows until the first layout. Scrolls
 * to the top when another `place` is shown; `undefined` for a list that scrolls with the page.
 */
export function useScroller(place: string | undefined, virtualCount: number | undefined): Scroller {
  const ref = useRef<HTMLDivElement>(null);
  const [sideways, setSideways] = useState(false);
  const [down, setDown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // The observer first reports after the next layout; measuring here would force another one.
    const observer = new ResizeObserver(() => {
      // A pixel of tolerance: sizes are rounded on zoomed screens.
      setSideways(element.scrollWidth > element.clientWidth + 1);
      setDown(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    // A virtual list corrects its height while rows are measured, so the number of rows decides when to measure again.
    if (virtualCount === undefined) for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [virtualCount]);

  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (ref.current) ref.current.scrollTop = 0;
  }, [place]);
  return { ref, sideways, down };
}
