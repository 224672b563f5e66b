import { type EarnLinks, earnLinks, localePath } from '@earnkit/core';

/** Where the ways out of the earn area lead (AMB-141): the exchange's addresses, and two the documents do not name. */
export interface AreaLinks extends EarnLinks {
  /** Sign-in (SH-05), and the path to come back to. The documents name no parameter for it: `next` is an assumption. */
  readonly login: (next?: string) => string;
  /** Moving a coin between the person's own accounts. Without one the shortcut is not shown (AMB-077). */
  readonly transfer?: (asset: string) => string;
}

/** The documented addresses in a language. */
export const areaLinks = (locale: string): AreaLinks => ({
  ...earnLinks(locale),
  login: (next) => localePath(locale, next === undefined ? '/login' : `/login?${new URLSearchParams({ next }).toString()}`),
});

/** The page one is on, as a path of this origin; `undefined` outside a page. */
export const thisPage = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search + window.location.hash;
