import { expect, test, vi } from 'vitest';
import { areaLinks, type OfferedLinks, offeredLinks, type OwnLinks } from './links.ts';

const documented = areaLinks('en');
const undocumented = ['transfer', 'stake', 'launchpoolStake', 'wealthOrder'] as const;
const names = [...Object.keys(documented), ...undocumented] as readonly (keyof OfferedLinks)[];
const hrefOf = (links: OfferedLinks, name: keyof OfferedLinks): string | undefined =>
  // Each address takes something else; of every one a coin makes some address.
  (links[name] as (about: unknown) => string | undefined)(name === 'holding' ? { id: '1', orderType: 'fixed', asset: 'BTC' } : 'BTC');

test('given the documented addresses, then they are offered, and nothing is logged', () => {
  const log = vi.fn();
  const links = offeredLinks('en', documented, log);
  expect(names.filter((name) => hrefOf(links, name) === undefined)).toEqual(undocumented);
  expect([links.deposit('BTC'), links.stakingHolding('ETH', 0, true)]).toEqual([
    documented.deposit('BTC'),
    documented.stakingHolding('ETH', 0, true),
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each(names.filter((name) => name !== 'login'))(
  'given a product without a page for %s, then it has no address, and the others do',
  (name) => {
    const own: OwnLinks = {
      ...documented,
      transfer: () => '/transfer',
      stake: () => '/stake',
      launchpoolStake: () => '/pool',
      wealthOrder: () => '/order',
      [name]: null,
    };
    const links = offeredLinks('en', own, () => undefined);
    expect(names.filter((other) => hrefOf(links, other) === undefined)).toEqual([name]);
  },
);

test('given addresses that are not set, then the first one that a part leads to is logged, with all that are missing', () => {
  const log = vi.fn();
  const { deposit: _, vip: __, ...own } = documented;
  const links = offeredLinks('en', own, log);
  expect(links.history()).toBe(documented.history());
  expect(log).not.toHaveBeenCalled();
  expect(links.deposit('BTC')).toBe('/myaccount/deposit/BTC');
  links.vip();
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/leads to \/myaccount\/deposit\/BTC.*`links\.deposit`.*Not set: deposit, vip\./)],
  ]);
});

test('given an address of the product, then it is offered in place of the documented one', () => {
  const links = offeredLinks('en', { ...documented, history: () => '/records', transfer: (asset) => `/move/${asset}` }, () => undefined);
  expect([links.history(), links.transfer('BTC')]).toEqual(['/records', '/move/BTC']);
});
