import { createBrowserHistory } from '@tanstack/react-router';
import { canBeEmbedded, frame } from './frame/frame.ts';
import { preferences } from './preferences/preferences.ts';

/** The router's history. It is here because signing in navigates from outside React. */
export const history = createBrowserHistory();

const PREFIX = /^\/zh(?=\/|$)/;

/** A path without the prefix of its language (AMB-132). */
export const withoutLanguage = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

/** True for an address that asks for Chinese. */
export const asksForChinese = (pathname: string): boolean => PREFIX.test(pathname);

/** A path with the prefix of the chosen language; English has none (AMB-132). */
export const withLanguage = (pathname: string): string =>
  preferences().language === 'zh' && !asksForChinese(pathname) ? `/zh${pathname}` : pathname;

/**
 * Goes to an address: inside the console without loading a page, elsewhere as the browser does. An embedded page stays at
 * what may be embedded, and asks the parent page for everything else (ST-34).
 */
export function goTo(href: string): void {
  const url = URL.parse(href, location.href);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return;
  const here = url.origin === location.origin;
  if (frame.embedded) {
    if (!here || !canBeEmbedded(withoutLanguage(url.pathname))) return frame.openPage(url.href);
    url.searchParams.set('is_frame', '1');
  }
  if (here) history.push(withLanguage(url.pathname) + url.search + url.hash);
  else location.assign(url.href);
}

/** Asks to sign in and comes back here afterwards. */
export function goToLogin(): void {
  if (withoutLanguage(location.pathname) === '/login') return;
  goTo(`/login?${new URLSearchParams({ next: location.pathname + location.search }).toString()}`);
}
