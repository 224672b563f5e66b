import { type RefObject, useEffect } from 'react';
import * as css from './SheetWarning.css.ts';

let warned = false;

/**
 * In development, says once in the console that a sheet is missing, or that the page's CSS wins over it, and what to import. A hidden
 * button is compared with what its sheet says.
 *
 * @param theme the element of a theme.
 */
export function warnOfSheets(theme: Element): void {
  // What simulates a browser for tests lays nothing out.
  if (warned || /jsdom|happydom/i.test(navigator.userAgent)) return;
  if (document.readyState !== 'complete') {
    addEventListener('load', () => warnOfSheets(theme), { once: true });
    return;
  }
  const fault = theme.isConnected ? faultOf(theme) : undefined;
  if (fault === undefined) return;
  warned = true;
  // oxlint-disable-next-line no-console -- A developer reads it.
  console.warn(fault);
}

function faultOf(theme: Element): string | undefined {
  if (getComputedStyle(theme).getPropertyValue('--earn-space-3') === '') {
    return "EK004: Earnkit has no styles: its stylesheet is missing. Import '@earnkit/ui/styles.css' once, before that of '@earnkit/components'. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek004";
  }
  const probe = document.createElement('button');
  const should = document.createElement('span');
  probe.className = css.probe;
  Object.assign(should.style, css.probeLook);
  for (const element of [probe, should]) {
    element.hidden = true;
    theme.append(element);
  }
  const [is, expected] = [getComputedStyle(probe), getComputedStyle(should)];
  const changed = (Object.keys(css.probeLook) as (keyof typeof css.probeLook)[]).find((name) => is[name] !== expected[name]);
  const fault = changed && `a button has the ${changed} ${is[changed]} in place of ${expected[changed]}`;
  probe.remove();
  should.remove();
  return (
    fault &&
    `EK005: The page's CSS wins over Earnkit's: ${fault}. Import '@earnkit/ui/styles.unlayered.css' and '@earnkit/components/styles.unlayered.css' in place of both styles.css, or put your reset into a cascade layer before ours. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek005`
  );
}

/** Looks at the sheets once a theme is drawn. Not in the production build. */
export function SheetWarning({ theme }: { readonly theme: RefObject<Element | null> }): null {
  useEffect(() => {
    if (theme.current) warnOfSheets(theme.current);
  }, [theme]);
  return null;
}
