import { focusedElement, targetOf } from '../theme/tree.ts';

/** Milliseconds in which other code can move the focus to a better place, such as the heading of the next page. */
const AFTER_OTHERS_MS = 150;

/**
 * Starts to watch the focus: when a focused control inside a theme is removed (a "Try again" that worked, the button of something that is
 * over), the focus moves to the nearest ancestor that is still on the page. Otherwise the focus falls back to the page, and a keyboard or
 * screen reader user has to find the way back from its top. Use it as an effect: it returns the clean-up function.
 */
export function keepFocus(): () => void {
  let control: Element | undefined;
  let around: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removal = new MutationObserver(() => {
    if (control?.isConnected !== false) return;
    const left = around;
    forget();
    clearTimeout(timer);
    timer = setTimeout(() => focusNearest(left), AFTER_OTHERS_MS);
  });
  const remember = (target: EventTarget | null): void => {
    const theme = target instanceof Element ? target.closest('.radix-themes') : null;
    if (!(target instanceof Element) || theme === null) return;
    control = target;
    around = ancestorsOf(target);
    removal.observe(theme, { childList: true, subtree: true });
  };
  const forget = (): void => {
    removal.disconnect();
    control = undefined;
    around = [];
  };
  const onFocusIn = (event: FocusEvent): void => remember(targetOf(event));
  // Some browsers fire it just before they remove the focused element.
  const onFocusOut = (event: FocusEvent): void => {
    const target = targetOf(event);
    queueMicrotask(() => {
      if (target === control && control?.isConnected) forget();
    });
  };
  remember(focusedElement());
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('focusout', onFocusOut, true);
  return () => {
    forget();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn, true);
    document.removeEventListener('focusout', onFocusOut, true);
  };
}

/** Everything around an element, nearest first, up to the page. */
function ancestorsOf(element: Element): readonly HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) ancestors.push(above);
  return ancestors;
}

/** Focuses the nearest one that is still on the page, without scrolling: it may begin far above what is in view. */
function focusNearest(ancestors: readonly HTMLElement[]): void {
  const nearest = ancestors.find(({ isConnected }) => isConnected);
  if (nearest === undefined || document.activeElement !== document.body) return;
  if (!nearest.hasAttribute('tabindex')) {
    nearest.tabIndex = -1;
    nearest.addEventListener('blur', () => nearest.removeAttribute('tabindex'), { once: true });
  }
  nearest.focus({ preventScroll: true });
}
