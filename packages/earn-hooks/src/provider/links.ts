import { type EarnLinks, earnLinks, localePath } from '@earnkit/core';

/** Where the ways out of the earn area lead (AMB-141): the exchange's addresses, and two the documents do not name. */
export interface AreaLinks extends EarnLinks {
  /** Sign-in (SH-05). */
  readonly login: () => string;
  /** Moving a coin between the person's own accounts. Without one the shortcut is not shown (AMB-077). */
  readonly transfer?: (asset: string) => string;
}

/** The documented addresses in a language. */
export const areaLinks = (locale: string): AreaLinks => ({ ...earnLinks(locale), login: () => localePath(locale, '/login') });
