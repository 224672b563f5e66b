import { type RefObject, useCallback, useSyncExternalStore } from 'react';

export type Appearance = 'light' | 'dark';

const marksOf = (appearance: Appearance): string =>
  [
    `.${appearance}, .${appearance}-theme`,
    ...['data-theme', 'data-bs-theme', 'data-mui-color-scheme', 'data-mantine-color-scheme'].map((name) => `[${name}='${appearance}']`),
  ].join();

/** The element around another, out of a shadow root too. */
const around = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** How the page is marked around a shadow root: its sheet does not see that. */
function markedAround(element: Element): Appearance | undefined {
  if (!(element.getRootNode() instanceof ShadowRoot)) return undefined;
  const [dark, light] = [marksOf('dark'), marksOf('light')];
  for (let at: Element | null = element; at; at = around(at))
    if (at.matches(`${dark},${light}`)) return at.matches(dark) ? 'dark' : 'light';
  return undefined;
}

/** What CSS has decided for an element: `appearance.css` by the marks of the page, else the page's color scheme. Nothing before the sheet is there. */
function read(element: Element): Appearance | undefined {
  const marked = markedAround(element);
  if (marked) return marked;
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
      for (let at = given ? null : theme.current; at; at = around(at)) marks.observe(at, { attributes: true });
      return () => {
        system.removeEventListener('change', onChange);
        marks.disconnect();
      };
    },
    [theme, given],
  );
  // The same function at every render: React reads a store with another one again after drawing, when the page's styles have to be computed.
  const getSnapshot = useCallback(
    () => given ?? read((theme.current && around(theme.current)) ?? document.documentElement),
    [theme, given],
  );
  return useSyncExternalStore(subscribe, getSnapshot, () => given);
}
