'use client';

import { useEffect, useState } from 'react';

/**
 * A modal dialog pulls focus back when it leaves, by listening on the document. Toasts are above dialogs and must be
 * reachable by keyboard, so focus events that enter or leave them stop at the body.
 * Also remembers where focus came from; the returned function restores it.
 */
export function useReachableAboveDialogs(viewport: HTMLElement | null): () => void {
  const [origin] = useState<{ current: HTMLElement | null }>({ current: null });
  useEffect(() => {
    if (!viewport) return;
    const inside = (target: EventTarget | null) => target instanceof Node && viewport.contains(target);
    const keepQuiet = (event: FocusEvent) => {
      if (event.type === 'focusin' && inside(event.target) && !inside(event.relatedTarget))
        origin.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
      const intoNotices = event.type === 'focusin' ? inside(event.target) : inside(event.relatedTarget);
      if (intoNotices) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keepQuiet);
    document.body.addEventListener('focusout', keepQuiet);
    return () => {
      document.body.removeEventListener('focusin', keepQuiet);
      document.body.removeEventListener('focusout', keepQuiet);
    };
  }, [viewport, origin]);
  return () => {
    if (viewport?.contains(document.activeElement) && origin.current?.isConnected) origin.current.focus();
  };
}
