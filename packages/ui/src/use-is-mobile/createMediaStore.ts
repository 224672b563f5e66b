/** A media query as an external store for React's `useSyncExternalStore`. */
export interface MediaStore {
  /** Calls `listener` when the settled answer changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the query matched when the width last settled. */
  getSnapshot: () => boolean;
}

/**
 * Watches one media query for any number of subscribers. A change counts once it has lasted `debounce`
 * milliseconds, so that dragging a window edge across the breakpoint does not render the page twice
 * (UI-25); the first read is immediate. Without `matchMedia` the query never matches.
 */
export function createMediaStore(query: string, debounce: number, matchMedia: ((query: string) => MediaQueryList) | undefined): MediaStore {
  const media = matchMedia?.(query);
  const listeners = new Set<() => void>();
  let settled = media?.matches ?? false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    timer = undefined;
    if (!media || media.matches === settled) return;
    settled = media.matches;
    for (const listener of listeners) listener();
  };
  const handleChange = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, debounce);
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) media?.addEventListener('change', handleChange);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        media?.removeEventListener('change', handleChange);
        clearTimeout(timer);
      };
    },
    getSnapshot() {
      // Without listeners, changes may have been missed, so the query is read again.
      if (listeners.size === 0 && media) settled = media.matches;
      return settled;
    },
  };
}
