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
    // An observer speaks first after the layout that is due anyway; asking here would force one of its own.
    const observer = new ResizeObserver(() => {
      // A pixel of tolerance: sizes are rounded on zoomed screens.
      setSideways(element.scrollWidth > element.clientWidth + 1);
      setDown(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    // A virtual list corrects its height while its rows are measured; there the number of rows tells when to look again.
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
