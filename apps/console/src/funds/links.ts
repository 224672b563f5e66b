import { areaLinks, type AreaLinks } from '@earnkit/hooks';
import { frame } from '../frame/frame.ts';
import { here } from '../here.ts';
import { withLanguage, withoutLanguage } from '../navigation.ts';
import { nextPath } from '../session/nextPath.ts';

/** Pages that add funds; each knows where to go back to. */
const FUNDS = /^\/(myaccount\/(deposit|transfer)|trade|crypto\/buy)(\/|$)/;

/** An address of a page that adds funds, with where the person stands now as the way back. */
function withBackLink(address: string): string {
  const { pathname, search } = here();
  const asked = new URLSearchParams(search);
  // from one of them to another the way back stays what it was
  const back = FUNDS.test(withoutLanguage(pathname)) ? asked.get('next') : withoutLanguage(pathname) + search;
  if (back === null) return address;
  const url = new URL(address, location.origin);
  url.searchParams.set('next', back);
  return url.pathname + url.search;
}

/** The page to come back to after signing in, which is not embedded then. */
function unframed(next: string | undefined): string | undefined {
  if (next === undefined || !frame.embedded) return next;
  const url = new URL(next, location.origin);
  url.searchParams.delete('is_frame');
  return url.pathname + url.search;
}

/** An address of staking, in the VIP theme where the person comes from it (ST-102). */
function inTheme(address: string): string {
  if (new URLSearchParams(here().search).get('src') !== '1') return address;
  const url = new URL(address, location.origin);
  url.searchParams.set('src', '1');
  return url.pathname + url.search;
}

const part = encodeURIComponent;

/**
 * Where the ways out of the earn area lead here: the documented addresses, and on the sandbox a page for transfers. A real
 * exchange names no address for those (AMB-077).
 */
export function consoleLinks(language: string, side: 'sandbox' | 'exchange' | undefined): AreaLinks {
  const links = areaLinks(language);
  return {
    ...links,
    login: (next) => links.login(unframed(next)),
    deposit: (asset) => withBackLink(links.deposit(asset)),
    expressBuy: () => withBackLink(links.expressBuy()),
    spotTrade: (asset) => withBackLink(links.spotTrade(asset)),
    staking: (asset) => inTheme(links.staking(asset)),
    stakingHolding: (...holding) => inTheme(links.stakingHolding(...holding)),
    stake: ({ asset, pid }) => inTheme(withLanguage(`/staking/holdings/${part(asset)}${pid === undefined ? '' : `?pid=${part(pid)}`}`)),
    launchpoolStake: ({ projectId, poolId }) => withLanguage(`/launchpool/${part(projectId)}/${part(poolId)}`),
    ...(side === 'sandbox' && {
      wealthOrder: ({ orderId }: { readonly orderId: string }) => withLanguage(`/private-wealth/${part(orderId)}`),
      transfer: (asset: string) => withBackLink(withLanguage(`/myaccount/transfer/${encodeURIComponent(asset)}`)),
    }),
  };
}

/** The page a person came from to add funds; nothing an address says leads elsewhere than into this console. */
export const backHref = (next: string | undefined): string => withLanguage(withoutLanguage(nextPath(next, location.origin)));
