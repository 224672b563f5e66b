import { createContext, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH, RESIZE_DEBOUNCE, TABLET_MAX_WIDTH } from './media.ts';

/** What a theme has room for. */
export type ThemeWidth = 'phone' | 'tablet' | 'desktop';

/** The room of the theme around, where its layout follows it; `undefined` where it follows the window. */
export const ThemeWidthContext = createContext<ThemeWidth | undefined>(undefined);

function read(theme: Element): ThemeWidth {
  const { width } = theme.getBoundingClientRect();
  if (width > TABLET_MAX_WIDTH) return 'desktop';
  return width > MOBILE_MAX_WIDTH ? 'tablet' : 'phone';
}

/**
 * Follows the width of a theme's element, once it has rested for 300 ms (UI-25).
 *
 * @param theme the theme's element.
 * @param isAsked whether the layout follows it; nothing is watched otherwise.
 * @returns undefined on a server and while hydrating, when the window decides.
 */
export function useThemeWidth(theme: RefObject<Element | null>, isAsked: boolean): ThemeWidth | undefined {
  const settled = useRef<ThemeWidth>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = isAsked ? theme.current : null;
      if (!element) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new ResizeObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          settled.current = read(element);
          onChange();
        }, RESIZE_DEBOUNCE);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
      };
    },
    [theme, isAsked],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isAsked && theme.current ? (settled.current ??= read(theme.current)) : undefined),
    () => undefined,
  );
}
