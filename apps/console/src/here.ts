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

/** Goes to an address of this origin. */
export function moveTo(address: string, { replace, state }: Step): void {
  if (inMemory === undefined) return navigate(address, { replace, state });
  inMemory = { address: new URL(address, inMemory.address), state };
  tell(replace ? 'replaceState' : 'pushState');
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
