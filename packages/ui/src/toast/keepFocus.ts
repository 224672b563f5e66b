import { chainOf, type Opener, returnFocus } from '../dialog/opener.ts';

/** Milliseconds in which whatever knows a better place moves the focus there, such as to the heading of the next page. */
const AFTER_OTHERS_MS = 150;

/**
 * From now on, when a focused control inside a theme is removed (a "Try again" that worked, the button of something that is over), moves
 * the focus to the nearest element around it that is left. Otherwise the focus falls back to the page, and a keyboard or screen reader
 * user has to find the way back from its top. An effect: it returns what ends it.
 */
export function keepFocus(): () => void {
  let control: Element | undefined;
  let chain: Opener = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removal = new MutationObserver(() => {
    if (control?.isConnected !== false) return;
    const left = chain;
    forget();
    clearTimeout(timer);
    // Without scrolling: what is left may begin far above what is in view.
    timer = setTimeout(() => returnFocus(left, { preventScroll: true }), AFTER_OTHERS_MS);
  });
  const remember = (target: EventTarget | null): void => {
    const theme = target instanceof Element ? target.closest('.radix-themes') : null;
    if (!(target instanceof Element) || theme === null) return;
    control = target;
    chain = chainOf(target);
    removal.observe(theme, { childList: true, subtree: true });
  };
  const forget = (): void => {
    removal.disconnect();
    control = undefined;
    chain = [];
  };
  const onFocusIn = ({ target }: FocusEvent): void => remember(target);
  // Some browsers fire it just before they remove the focused element.
  const onFocusOut = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === control && control?.isConnected) forget();
    });
  remember(document.activeElement);
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('focusout', onFocusOut, true);
  return () => {
    forget();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn, true);
    document.removeEventListener('focusout', onFocusOut, true);
  };
}
