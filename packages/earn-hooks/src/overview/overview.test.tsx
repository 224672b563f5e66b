import type { ReactElement, ReactNode } from 'react';
import { decimal } from '@earnkit/core';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createEarnQueryClient, EarnProvider } from '../provider/EarnProvider.tsx';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import type { OverviewHost } from './overviewHost.ts';
import { useComingEvents } from './useComingEvents.ts';
import { useEarnOverview } from './useEarnOverview.ts';
import { useIdleCoins } from './useIdleCoins.ts';
import { useOverviewHints } from './useOverviewHints.ts';

const NOW = 1_768_465_800;
const HOST: OverviewHost = {};

function area(given: Answers, { anonymous = false } = {}) {
  const exchange = namedExchange(given);
  const queryClient = createEarnQueryClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider
      client={exchange.client}
      session={anonymous ? { state: 'anonymous' } : { state: 'signed-in', id: 'ada' }}
      now={() => NOW}
      notify={() => undefined}
      queryClient={queryClient}
    >
      {children}
    </EarnProvider>
  );
  return { ...exchange, wrapper };
}

/** Everything that the page reads. */
const useEverything = () => ({
  overview: useEarnOverview(HOST),
  coming: useComingEvents(HOST),
  idle: useIdleCoins(),
  hints: useOverviewHints(HOST),
});

/** An exchange that never answers. */
const silent: Answers = new Proxy({}, { get: () => () => new Promise(() => undefined) });

/** The calls of the first figures, each asked once however many panels show it. */
const FIRST_ROUND = [
  'account.compliance',
  'autoEarn.status',
  'fixed.orders',
  'fixed.products',
  'fixed.products',
  'fixedVip.orders',
  'flexible.holdings',
  'flexible.market',
  'flexible.marketPage',
  'launchpool.userStat',
  'staking.balances',
];

test('given an exchange that has answered nothing, then every call of the first figures is already asked, each once (SH-01)', async () => {
  const { wrapper, asked } = area(silent);
  const { result } = await renderHook(useEverything, { wrapper });
  expect(asked.toSorted()).toEqual(FIRST_ROUND);
  expect(result.current.overview.products.map(({ figures }) => figures.state)).toEqual(['loading', 'loading', 'loading', 'loading']);
  expect([result.current.overview.worth, result.current.overview.earned]).toEqual([undefined, undefined]);
});

test('given a visitor, then rates alone are read, and nothing of a person (SH-04)', async () => {
  const { wrapper, asked } = area(silent, { anonymous: true });
  const { result } = await renderHook(useEverything, { wrapper });
  expect(asked.toSorted()).toEqual(['account.compliance', 'fixed.products', 'fixed.products', 'flexible.market']);
  expect(result.current.overview.products.every(({ figures }) => figures.state === 'anonymous')).toBe(true);
  expect([result.current.idle.state, result.current.coming.events]).toEqual(['anonymous', []]);
});

const holding = {
  id: '1',
  asset: 'USDT',
  currentAmount: decimal('100'),
  cumulativeInterest: decimal('2'),
  redeemingRevocable: false,
  ladder: [],
};

test('given more holdings than are read, then their value is not known, and the total says so (SH-01)', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => ({ ...listOf(holding), total: 101 }),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('7'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.worth).toEqual({ amount: '0', without: ['flexible'] });
  expect(result.current.earned).toEqual({ amount: '1', without: ['flexible'] });
});

test('given a redemption on its way and a launchpool stake, then it arrives at the next full hour, and the stake is not counted twice', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => listOf({ ...holding, redeemingAmount: decimal('30') }),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 1, stakedUsdt: decimal('60'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => ({ overview: useEarnOverview(HOST), coming: useComingEvents(HOST) }), { wrapper });
  await expect.poll(() => result.current.overview.worth).toEqual({ amount: '100', without: [] });
  expect(result.current.coming.events).toMatchObject([{ product: 'flexible', at: Math.floor(NOW / 3600) * 3600 + 3600, amount: '30' }]);
});

test('given an order of private wealth of which the exchange shows no income, then what it earned is not known, never 0', async () => {
  const order = {
    orderId: '71',
    productId: '501',
    projectType: 'asset-management' as const,
    asset: 'USDT',
    icon: undefined,
    name: undefined,
    amount: undefined,
    buyNetValue: undefined,
    units: decimal('10'),
    netValue: decimal('2'),
    income: decimal('5'),
    showsIncome: false,
    minimum: undefined,
  };
  const wealthOrders: OverviewHost['wealthOrders'] = {
    state: 'ready',
    data: listOf(order),
    stale: false,
    readAt: NOW,
    retry: () => undefined,
  };
  const host: OverviewHost = { wealthOrders };
  const { wrapper } = area(silent);
  const { result } = await renderHook(() => useEarnOverview(host), { wrapper });
  const wealth = result.current.products.find(({ product }) => product === 'private-wealth');
  expect(wealth?.figures).toMatchObject({ data: { worthUsdt: '20', earnedUsdt: undefined } });
});
