import { canBeEmbedded, frame } from './frame/frame.ts';
import { hasHistory, here, isSteppingBack, moveTo, stateHere } from './here.ts';
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

/** The state of an entry of the history. */
interface EntryState {
  /** Its name, by which its scroll position is found again. */
  readonly entry: string;
  /**
   * Set for the entry of an open dialog, above the one of its page, whose name it shares. `named` while its address names the dialog,
   * which then opens again with the entry; one that is `unnamed` says no more than the entry below.
   */
  readonly dialog?: 'named' | 'unnamed';
}

const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) });

/** The name of the entry of the history that the browser is at; `undefined` for one that is not the console's. */
export const entryHere = (): string | undefined => (stateHere() as Partial<EntryState> | null)?.entry;

/** What the entry of a dialog says, if the browser is at one. */
export const dialogEntryHere = (): EntryState['dialog'] => (stateHere() as Partial<EntryState> | null)?.dialog;

/** The state of an entry for a dialog of the page that is here. */
const dialogEntry = (dialog: 'named' | 'unnamed'): EntryState => ({
  ...newEntry(),
  ...(stateHere() as Partial<EntryState> | null),
  dialog,
});

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
 * Adds the entry of a dialog that opens, so that Back leads from it to the page. A dialog that opens above another has no entry of its
 * own. An embedded page adds none: its history is the parent page's.
 *
 * @param search the search part that names the dialog. @default its address does not name it
 */
export function enterDialog(search?: string): void {
  const { pathname, search: asItIs, hash } = here();
  const isEntered = dialogEntryHere() !== undefined && !isSteppingBack();
  if (isEntered && search === undefined) return;
  if (frame.embedded || !hasHistory()) return search === undefined ? undefined : rewriteAddress(search);
  moveTo(written(pathname) + (search ?? asItIs + hash), {
    replace: isEntered,
    state: dialogEntry(search === undefined ? 'unnamed' : 'named'),
  });
}

/** Replaces the address of the current entry by one that no longer names a dialog. The entry stays until the dialog is closed. */
export function unnameDialog(search: string): void {
  if (dialogEntryHere() === undefined) return rewriteAddress(search);
  moveTo(written(here().pathname) + search, { replace: true, state: dialogEntry('unnamed') });
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
  // as with any link, the address that is there already is no further step in the history, nor is a dialog that no address names
  const replace = next === here().href || (dialogEntryHere() === 'unnamed' && !isSteppingBack());
  moveTo(next, { replace, state: newEntry() });
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
