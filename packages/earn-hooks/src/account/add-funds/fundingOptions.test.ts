import * as account from '@earnkit/core/account/contract';
import type { Edition } from '@earnkit/core/account/rules';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaLinks, offeredLinks, type OwnLinks } from '../../provider/links.ts';
import { sandboxPerson } from '../../testing/sandboxPerson.ts';
import { complianceOptions } from '../queries.ts';
import { fundingOptions } from './fundingOptions.ts';
import { coinListingOptions } from './useAddFunds.ts';

/* The ways to add funds at a sandbox, over HTTP. */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

const linksOf = (locale: string, own: OwnLinks = {}) => offeredLinks(locale, { ...areaLinks(locale), ...own }, () => undefined);
const links = linksOf('en', { transfer: (asset) => `/transfer/${asset}` });

/** The options of a person, read as the hook reads them. */
async function waysOf(world: string, asset: string, { edition = 'global', after = 0 }: { edition?: Edition; after?: number } = {}) {
  const { earn, sent } = await sandboxPerson(served.origin, world);
  const [compliance, listing] = await Promise.all([
    earn.queryClient.fetchQuery(complianceOptions(earn)),
    earn.queryClient.fetchQuery(coinListingOptions(earn, asset)),
  ]);
  const now = listing.opensAt === undefined ? Math.floor(Date.now() / 1000) : listing.opensAt + after;
  return { options: fundingOptions({ asset, viewer: { edition, compliance }, listing, now, links }), listing, sent };
}

test('offers a saver all four, each with its address (SH-02, SH-26, SH-27, SH-28, SH-29)', async () => {
  const { options, sent } = await waysOf('saver', 'BTC');
  expect(options).toEqual([
    { way: 'deposit', state: 'shown', href: '/myaccount/deposit/BTC' },
    { way: 'express', state: 'shown', href: '/crypto/buy?crypto=USDT' },
    { way: 'transfer', state: 'shown', href: '/transfer/BTC' },
    { way: 'spot', state: 'shown', href: '/trade/BTC_USDT' },
  ]);
  expect(sent.map((line) => line.split('?')[0])).toEqual([`GET ${account.compliance.path}`, `GET ${account.coinListing.path}`]);
});

test('offers neither express buy nor spot trade in a restricted region (RG-02, RG-03)', async () => {
  expect((await waysOf('restricted', 'BTC')).options.map(({ way }) => way)).toEqual(['deposit', 'transfer']);
});

test('offers neither express buy nor transfer in the US edition (US-01)', async () => {
  expect((await waysOf('us', 'BTC', { edition: 'us' })).options.map(({ way }) => way)).toEqual(['deposit', 'spot']);
});

test('offers spot trade of a new coin from the second that the exchange names (SH-24, AMB-077)', async () => {
  const before = await waysOf('saver', 'PEPE', { after: -1 });
  expect(before.options.find(({ way }) => way === 'spot')).toEqual({
    way: 'spot',
    state: 'disabled',
    reason: { key: 'earn.addFunds.spotNotOpen', values: { coin: 'PEPE', at: String(before.listing.opensAt) } },
  });
  const then = await waysOf('saver', 'PEPE');
  expect(then.options.find(({ way }) => way === 'spot')).toMatchObject({ state: 'shown', href: '/trade/PEPE_USDT' });
});

test('escapes a coin’s name in addresses, and has no pair of USDT with itself (AMB-077)', async () => {
  const facts = { viewer: { edition: 'global' as const, compliance: { menu: [], business: [] } }, listing: { opensAt: undefined }, now: 0 };
  expect(fundingOptions({ ...facts, asset: '../x?y', links: linksOf('zh') }).map((option) => 'href' in option && option.href)).toEqual([
    '/zh/myaccount/deposit/..%2Fx%3Fy',
    '/zh/crypto/buy?crypto=USDT',
    '/zh/trade/..%2Fx%3Fy_USDT',
  ]);
  expect(fundingOptions({ ...facts, asset: 'USDT', links }).map(({ way }) => way)).toEqual(['deposit', 'express', 'transfer']);
});

test.each(['deposit', 'expressBuy', 'transfer', 'spotTrade'] as const)(
  'given a product without a page for %s, then that way is not offered',
  (name) => {
    const facts = {
      viewer: { edition: 'global' as const, compliance: { menu: [], business: [] } },
      listing: { opensAt: undefined },
      now: 0,
    };
    const offered = (own: OwnLinks) =>
      fundingOptions({ ...facts, asset: 'PEPE', links: linksOf('en', { transfer: () => '/transfer', ...own }) });
    expect(offered({})).toHaveLength(4);
    expect(offered({ [name]: null })).toHaveLength(3);
  },
);
