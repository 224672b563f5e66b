import { canBeEmbedded, frame } from './frame/frame.ts';
import { here, moveTo, stateHere } from './here.ts';
import { preferences } from './preferences/preferences.ts';
import { HOME } from './session/home.ts';

const PREFIX = /^\/zh(?=\/|$)/;

/** A path without the prefix of its language (AMB-132). */
export const withoutLanguage = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

/** True for an address that asks for Chinese. */
export const asksForChinese = (pathname: string): boolean => PREFIX.test(pathname);

/** A path with the prefix of the chosen language; English has none (AMB-132). */
export const withLanguage = (pathname: string): string =>
  preferences().language === 'zh' && !asksForChinese(pathname) ? `/zh${pathname}` : pathname;

/** The state of an entry of the history: its name, by which its scroll position is found again. */
interface EntryState {
  readonly entry: string;
}

const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) });

/** The name of the entry of the history that the browser is at; `undefined` for one that is not the console's. */
export const entryHere = (): string | undefined => (stateHere() as Partial<EntryState> | null)?.entry;

/** The address of a path: in the chosen language, without a trailing slash, and home if the path is empty. */
function written(pathname: string): string {
  const path = withoutLanguage(pathname).replace(/\/+$/, '');
  // with its origin, because a path that begins with two slashes would name a host
  return location.origin + withLanguage(path === '' ? HOME : path);
}

/**
 * Replaces the address of the current entry, without a new entry in the history and without scrolling.
 *
 * @param search its search part. @default as it is
 */
export function rewriteAddress(search: string = here().search + here().hash): void {
  moveTo(written(here().pathname) + search, { replace: true, state: entryHere() === undefined ? newEntry() : stateHere() });
}

/**
 * Goes to an address: inside the console without loading a page, elsewhere as the browser does. An embedded page stays at
 * what may be embedded, and asks the parent page for everything else (ST-34).
 */
export function goTo(href: string): void {
  const url = URL.parse(href, here().href);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return;
  const isOurs = url.origin === location.origin;
  if (frame.embedded) {
    if (!isOurs || !canBeEmbedded(withoutLanguage(url.pathname))) return frame.openPage(url.href);
    url.searchParams.set('is_frame', '1');
  }
  if (!isOurs) return location.assign(url.href);
  const next = written(url.pathname) + url.search + url.hash;
  // as with any link, the address that is there already is no further step in the history
  moveTo(next, { replace: next === here().href, state: newEntry() });
}

/** The text that was written into an address; what cannot have been written there stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Asks to sign in and comes back here afterwards. */
export function goToLogin(): void {
  if (withoutLanguage(here().pathname) === '/login') return;
  goTo(`/login?${new URLSearchParams({ next: here().pathname + here().search }).toString()}`);
}
