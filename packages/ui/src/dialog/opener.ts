import { focusedElement, targetOf, treeOf } from '../theme/tree.ts';

let pressed: Element | null = null;
let watching = false;

/** Safari does not focus a clicked button, so the last pressed control is remembered too. */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const target = targetOf(event);
      pressed = target instanceof Element ? target.closest('button, a[href], input, [tabindex]') : null;
    },
    { capture: true, passive: true },
  );
  document.addEventListener('keydown', () => (pressed = null), { capture: true, passive: true });
}

/** The element that opened a dialog, and its ancestors. */
export type Opener = readonly Element[];

let justLeft: Opener = [];

/**
 * One dialog may replace another at once: a receipt after its form. The focused element went
 * with the first, so the second returns focus to the first one's opener.
 */
export function leaveOpener(opener: Opener): void {
  justLeft = opener;
  setTimeout(() => {
    if (justLeft === opener) justLeft = [];
  });
}

/** Read while a dialog opens, before focus moves: the control, then everything around it. */
export function currentOpener(): Opener {
  const active = focusedElement();
  const control = active && active !== document.body ? active : pressed;
  if (!control?.isConnected && justLeft.length > 0) return justLeft;
  // A menu item no longer exists when the dialog closes; the menu's button does.
  const menu = control?.closest('[role="menu"]');
  const menuButton = menu && treeOf(menu).getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const chain: Element[] = [];
  for (let element: Element | null = menuButton ?? control; element && element !== document.body; element = element.parentElement)
    chain.push(element);
  return chain;
}

/**
 * Returns focus to the opener. Where it is gone or disabled (the row was redeemed), focus goes to the nearest ancestor that still exists,
 * so that a keyboard user does not start again at the top of the page. A dialog that the address opened has none, and focus goes to the
 * main part of the page. Focus that has already moved elsewhere, such as to the heading of another page, stays there; focus that the dialog
 * below caught moves to the opener.
 */
export function returnFocus(opener: Opener): void {
  const focused = focusedElement();
  if (focused && focused !== document.body && !opener.includes(focused)) return;
  for (const element of [...opener, document.querySelector('main')]) {
    if (!element?.isConnected || !(element instanceof HTMLElement)) continue;
    if (element !== opener[0] && !element.hasAttribute('tabindex')) {
      element.tabIndex = -1;
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    }
    element.focus();
    if (focusedElement() === element) return;
  }
}
