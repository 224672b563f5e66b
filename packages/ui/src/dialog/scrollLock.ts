/*
 * Radix locks scrolling with a style element written at run time, which a strict content security policy refuses.
 * This sets two properties on the root element, which a policy allows, and counts, so that any order of closing releases it.
 */
let locks = 0;
let before: { overflow: string; paddingInlineEnd: string } | undefined;

/** Locks page scrolling until the returned function is called. Calling it twice is harmless. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // The width of the removed scroll bar, so that the page does not jump.
    const bar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0 && before) {
      style.overflow = before.overflow;
      style.paddingInlineEnd = before.paddingInlineEnd;
    }
  };
}
