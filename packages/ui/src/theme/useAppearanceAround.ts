import { type RefObject, useCallback, useSyncExternalStore } from 'react';

export type Appearance = 'light' | 'dark';

/** What CSS has decided for an element: `appearance.css` by the marks of the page, else the page's color scheme. Nothing before the sheet is there. */
function read(element: Element): Appearance | undefined {
  const style = getComputedStyle(element);
  const system = style.getPropertyValue('--earn-css');
  const scheme = style.getPropertyValue('--earn-scheme') || style.colorScheme;
  if (!system) return undefined;
  return /dark/.test(scheme) && /dark/.test(/light/.test(scheme) ? system : scheme) ? 'dark' : 'light';
}

/**
 * Follows the appearance that the page gives a theme.
 *
 * @param theme the theme's element.
 * @param given an appearance that is chosen already; the page is not looked at then.
 * @returns undefined on a server, while hydrating and where the sheet comes later: CSS alone draws the theme then.
 */
export function useAppearanceAround(theme: RefObject<Element | null>, given: Appearance | undefined): Appearance | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const system = matchMedia('(prefers-color-scheme: dark)');
      const marks = new MutationObserver(onChange);
      system.addEventListener('change', onChange);
      for (let at = given ? null : theme.current; at; at = at.parentElement) marks.observe(at, { attributes: true });
      return () => {
        system.removeEventListener('change', onChange);
        marks.disconnect();
      };
    },
    [theme, given],
  );
  return useSyncExternalStore(
    subscribe,
    () => given ?? read(theme.current?.parentElement ?? document.documentElement),
    () => given,
  );
}
