import { type EarnLinks, earnLinks, localePath } from '@earnkit/core';
import type { Logger } from './unreadable.ts';

/** Addresses outside the earn area (AMB-141): those of the exchange, and two that the documents do not name. */
export interface AreaLinks extends EarnLinks {
  /** Sign-in (SH-05) with the path to return to. The documents name no parameter for the path: `next` is an assumption. */
  readonly login: (next?: string) => string;
  /** A transfer of a coin between the person's own accounts. Without it the shortcut is not shown (AMB-077). */
  readonly transfer?: (asset: string) => string;
  /** A page of what a person has staked of a coin in one product. Without it nothing leads there. */
  readonly stake?: (stake: { readonly asset: string; readonly pid?: string | undefined }) => string;
  /** A page of what a person has in one pool of a launchpool. Without it nothing leads there. */
  readonly launchpoolStake?: (pool: { readonly projectId: string; readonly poolId: string }) => string;
  /** A page of an order of private wealth. Without it nothing leads there. */
  readonly wealthOrder?: (order: { readonly orderId: string }) => string;
}

/**
 * Addresses as a product gives them. `null` says that the product has no such page: nothing that leads there is offered. An address that is
 * left out keeps its documented route.
 */
export type OwnLinks = {
  readonly [Name in keyof AreaLinks]?: AreaLinks[Name] | (Name extends 'login' ? never : null);
};

/** The addresses of an area. One is `undefined` where the product has no such page. */
export type OfferedLinks = Pick<AreaLinks, 'login'> & {
  readonly [Name in Exclude<keyof AreaLinks, 'login'>]-?: (...about: Parameters<NonNullable<AreaLinks[Name]>>) => string | undefined;
};

/** Pages that the documents do not name: a product that has one sets its address. */
const UNDOCUMENTED = { transfer: null, stake: null, launchpoolStake: null, wealthOrder: null } as const;

/**
 * The addresses that an area offers.
 *
 * @param own the product's own.
 * @param log called once in development, when a part leads to an address that the product has not set.
 */
export function offeredLinks(locale: string, own: OwnLinks, log: Logger): OfferedLinks {
  // Of every address a product may have none, so the tables are not typed entry by entry.
  type Address = ((...about: readonly unknown[]) => string) | null | undefined;
  const documented = { ...UNDOCUMENTED, ...areaLinks(locale) } as Readonly<Record<string, Address>>;
  const given = own as Readonly<Record<string, Address>>;
  let logged = false;
  const addressOf = (name: string, about: readonly unknown[]): string | undefined => {
    const isSet = given[name] !== undefined;
    const href = (isSet ? given[name] : documented[name])?.(...about);
    if (process.env.NODE_ENV !== 'production' && href !== undefined && !isSet && !logged) {
      logged = true;
      const unset = Object.keys(documented).filter((other) => documented[other] && given[other] === undefined);
      log(
        `EK008: Earnkit leads to ${href}, a documented route. Set \`links.${name}\`, or null for a page you do not have. Not set: ${unset.join(', ')}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek008`,
      );
    }
    return href;
  };
  return Object.fromEntries(
    Object.keys(documented).map((name) => [name, (...about: readonly unknown[]) => addressOf(name, about)]),
  ) as OfferedLinks;
}

/** The documented addresses in a language, for a product whose pages have the documented routes: `links={areaLinks(locale)}`. */
export const areaLinks = (locale: string): AreaLinks => ({
  ...earnLinks(locale),
  login: (next) => localePath(locale, next === undefined ? '/login' : `/login?${new URLSearchParams({ next }).toString()}`),
});

/** The current page as a path of this origin; `undefined` outside a browser. */
export const thisPage = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search + window.location.hash;
