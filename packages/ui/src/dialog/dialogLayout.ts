'use client';
import { useLayoutEffect, type RefObject, useState } from 'react';
import { focusedElement } from '../theme/tree.ts';
import { afterForeign } from './foreign.ts';

/*
 * Radix locks scrolling with a style element written at run time, which a strict content security policy refuses.
 * This sets two properties on the root element, which a policy allows, and counts, so that any order of closing releases it.
 */
let locks = 0;
let before: { overflow: string; paddingInlineEnd: string } | undefined;

/** Locks page scrolling until the returned function is called. Calling it twice is harmless. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0 && before === undefined) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // The width of the removed scroll bar, so that the page does not jump.
    const obstacle = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (obstacle > 0) style.paddingInlineEnd = `${obstacle}px`;
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    // What the host opened above the dialog puts back the lock that it found.
    if (--locks === 0) afterForeign(unlock);
  };
}

function unlock(): void {
  if (locks > 0 || before === undefined) return;
  const { style } = document.documentElement;
  // The host may have set it anew.
  if (style.overflow === 'hidden') style.overflow = before.overflow;
  style.paddingInlineEnd = before.paddingInlineEnd;
  before = undefined;
}

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
      const focused = focusedElement();
      if (focused && target.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
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

/** Whether an element's content is higher than it, so that it has to be reachable by keyboard to scroll. */
export function useOverflow(target: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return overflows;
}
