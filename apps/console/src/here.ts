import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** The parts of an address that pages read. */
type Here = Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;

/** How an address is entered into the history. */
interface Step {
  /** Whether it takes the place of the current entry. */
  readonly replace: boolean;
  readonly state: unknown;
}

/** The address, where it is not the browser's. */
let inMemory: { readonly address: URL; readonly state: unknown } | undefined;

/** Where the console is: at the browser's address, or at one of its own inside a page that is not the console's. */
export const here = (): Here => inMemory?.address ?? location;

/** The state of the current entry of the history. */
export const stateHere = (): unknown => (inMemory === undefined ? history.state : inMemory.state);

/** Something of the address, live. */
export const useHere = <Value extends string | undefined>(read: () => Value): Value => useLocationProperty(read, read);

/** Entries that wait to be added until the browser has gone back; `undefined` while it does not go back. */
let waiting: readonly (() => void)[] | undefined;

/** How long a step back may take, in milliseconds. A browser that refuses it does not say so. */
const STEP_MS = 1000;

/** Goes to an address of this origin. While the browser goes back, a new entry is added after that. */
export function moveTo(address: string, { replace, state }: Step): void {
  if (waiting !== undefined && !replace) {
    waiting = [...waiting, () => moveTo(address, { replace, state })];
    return;
  }
  if (inMemory === undefined) return navigate(address, { replace, state });
  inMemory = { address: new URL(address, inMemory.address), state };
  tell(replace ? 'replaceState' : 'pushState');
}

/** Whether the address is an entry of the browser's history, and Back goes to the one before. */
export const hasHistory = (): boolean => inMemory === undefined;

/** Whether the browser goes back to the entry before; see {@link stepBack}. */
export const isSteppingBack = (): boolean => waiting !== undefined;

/** Goes back by one entry of the history, in which the console is too. That entry gets the address of the one that is left. */
export function stepBack(): void {
  if (waiting !== undefined || inMemory !== undefined) return;
  waiting = [];
  let { href } = location;
  const follow = (): void => {
    ({ href } = location);
  };
  const arrive = (event?: Event): void => {
    clearTimeout(refused);
    removeEventListener('popstate', arrive, true);
    removeEventListener('replaceState', follow);
    const moves = waiting ?? [];
    waiting = undefined;
    if (event) moveTo(href, { replace: true, state: history.state });
    for (const move of moves) move();
  };
  const refused = setTimeout(arrive, STEP_MS);
  addEventListener('popstate', arrive, true);
  addEventListener('replaceState', follow);
  history.back();
}

/** Keeps the address in memory, from a first one on, until the returned function is called. */
export function stayInMemory(first: string): () => void {
  inMemory = { address: new URL(first, location.origin), state: null };
  tell('replaceState');
  return () => {
    inMemory = undefined;
  };
}

/** The events by which wouter follows the history. */
const tell = (event: 'pushState' | 'replaceState'): void => void dispatchEvent(new Event(event));
