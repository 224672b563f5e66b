import { type EarnLinks, earnLinks, localePath } from '@earnkit/core';

/** Addresses outside the earn area (AMB-141): those of the exchange, and two that the documents do not name. */
export interface AreaLinks extends EarnLinks {
  /** Sign-in (SH-05) with the path to return to. The documents name no parameter for the path: `next` is an assumption. */
  readonly login: (next?: string) => string;
  /** A transfer of a coin between the person's own accounts. Without it the shortcut is not shown (AMB-077). */
  readonly transfer?: (asset: string) => string;
}

/** The documented addresses in a language. */
export const areaLinks = (locale: string): AreaLinks => ({
  ...earnLinks(locale),
  login: (next) => localePath(locale, next === undefined ? '/login' : `/login?${new URLSearchParams({ next }).toString()}`),
});

/** The current page as a path of this origin; `undefined` outside a browser. */
export const thisPage = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search + window.location.hash;
