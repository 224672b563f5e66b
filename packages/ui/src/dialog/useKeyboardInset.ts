'use client';

import { useLayoutEffect, type RefObject } from 'react';

/** Custom property with the height of the viewport that a phone's keyboard covers. */
const keyboardInset = '--earn-keyboard-inset';

/** Keeps the property up to date on an element, so that an action bar and the field with the focus stay above the keyboard. */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    let written = 0;
    const measure = () => {
      // Zoomed in, the visual viewport is small without any keyboard.
      const covered = viewport.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      const inset = Math.round(covered);
      // The browser computes all styles inside anew when the property is written. Without a keyboard nothing is.
      if (inset === written) return;
      target.current?.style.setProperty(keyboardInset, `${inset}px`);
      written = inset;
      // The room for the content has changed, and the field with the focus may be beyond its edge.
      if (target.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [target]);
}
