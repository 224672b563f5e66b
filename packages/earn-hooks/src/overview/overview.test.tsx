import type { ReactElement, ReactNode } from 'react';
import { decimal, EarnFailure } from '@earnkit/core';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createEarnQueryClient, EarnProvider } from '../provider/EarnProvider.tsx';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import type { OverviewHost } from './overviewHost.ts';
import { useAllHoldings } from './useAllHoldings.ts';
import { useComingEvents } from './useComingEvents.ts';
import { useEarnOverview } from './useEarnOverview.ts';
import { useIdleCoins } from './useIdleCoins.ts';
import { useOverviewHints } from './useOverviewHints.ts';
import { useOverviewMoney } from './useOverviewMoney.ts';

const NOW = 1_768_465_800;
const HOST: OverviewHost = {};

function area(given: Answers, { anonymous = false, now = () => NOW }: { anonymous?: boolean; now?: () => number } = {}) {
  const exchange = namedExchange(given);
  const queryClient = createEarnQueryClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider
      client={exchange.client}
      session={anonymous ? { state: 'anonymous' } : { state: 'signed-in', id: 'ada' }}
      now={now}
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
  'account.vip',
  'autoEarn.status',
  'fixed.orders',
  'fixed.products',
  'fixed.products',
  'fixedVip.orders',
  'flexible.holdings',
  'flexible.market',
  'flexible.statistics',
  'launchpool.userStat',
  'staking.balances',
];

test('given an exchange that has answered nothing, then every call of the first figures is already asked, each once (SH-01)', async () => {
  const { wrapper, asked } = area(silent);
  const { result } = await renderHook(useEverything, { wrapper });
  await expect.poll(() => asked.toSorted()).toEqual(FIRST_ROUND);
  expect(result.current.overview.products.map(({ figures }) => figures.state)).toEqual(['loading', 'loading', 'loading', 'loading']);
  expect([result.current.overview.worth, result.current.overview.earned]).toEqual([undefined, undefined]);
});

test('given a visitor, then rates alone are read, and nothing of a person (SH-04)', async () => {
  const { wrapper, asked } = area(silent, { anonymous: true });
  const { result } = await renderHook(useEverything, { wrapper });
  await expect.poll(() => asked.toSorted()).toEqual(['account.compliance', 'fixed.products', 'fixed.products', 'flexible.market']);
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

const statistics = { totalValueUsdt: decimal('0'), totalInterestUsdt: decimal('0'), yesterdayInterestUsdt: decimal('0') };

test('given bonuses, matured orders and redeemed holdings, then what Simple Earn paid is the figure of its own page (AMB-026)', async () => {
  let answer: (statistics: unknown) => void = () => undefined;
  const { wrapper } = area({
    'flexible.holdings': () => listOf(holding),
    'flexible.statistics': () => new Promise((resolve) => void (answer = resolve)),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.worth).toEqual({ amount: '100', without: [] });
  expect(result.current.earned).toBeUndefined();
  answer({ ...statistics, totalInterestUsdt: decimal('5.5') });
  await expect.poll(() => result.current.earned).toEqual({ amount: '6.5', without: [] });
  const [flexible] = result.current.products;
  expect(flexible?.figures).toMatchObject({ data: { worthUsdt: '100', earnedUsdt: '5.5' } });
});

test('given an answer of one product, then the others stay the same objects, so that their rows are not drawn anew', async () => {
  let answer: (balances: unknown) => void = () => undefined;
  const { wrapper } = area({
    'flexible.holdings': () => listOf(holding),
    'flexible.statistics': () => statistics,
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => new Promise((resolve) => void (answer = resolve)),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  const states = () => result.current.products.map(({ figures, rateLoading }) => (rateLoading ? 'loading' : figures.state));
  await expect.poll(states).toEqual(['ready', 'ready', 'loading', 'ready']);
  const [flexible, fixed, staking, launchpool] = result.current.products;
  answer(listOf());
  await expect.poll(states).toEqual(['ready', 'ready', 'ready', 'ready']);
  const after = result.current.products;
  expect([after[0] === flexible, after[1] === fixed, after[2] === staking, after[3] === launchpool]).toEqual([true, true, false, true]);
});

test('given that the exchange does not say what Simple Earn paid, then the total leaves it out and says so (SH-01)', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => listOf(holding),
    'flexible.statistics': () => ({ ...statistics, totalInterestUsdt: undefined }),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.earned).toEqual({ amount: '1', without: ['flexible'] });
});

test('given more holdings than are read, then their value is not known, and the total says so (SH-01)', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => ({ ...listOf(holding), total: 101 }),
    'flexible.statistics': () => statistics,
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('7'), ownUsdt: decimal('7'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.worth).toEqual({ amount: '7', without: ['flexible'] });
  await expect.poll(() => result.current.earned).toEqual({ amount: '1', without: [] });
});

const marketCoin = (asset: string) => ({ asset, ladder: [], nextAprFraction: decimal('0.01') });

/** Balances of the named coins, of which one call reads 100 at most (API-02). */
const balancesOf =
  (held: Readonly<Record<string, string>>) =>
  ({ assets }: { readonly assets: readonly string[] }) => {
    if (assets.length > 100) throw new EarnFailure({ kind: 'network', call: 'account.balances' });
    return listOf(...assets.map((asset) => ({ asset, lendEarnAvailable: decimal(held[asset] ?? '0'), unified: false })));
  };

test('given 150 coins in the market, then the balance of every one of them is read, and the last one lies idle too (SH-01)', async () => {
  const coins = Array.from({ length: 150 }, (_, index) => `COIN${index}`);
  const { wrapper, count } = area({
    'flexible.market': () => listOf(...coins.map(marketCoin)),
    'fixed.products': () => listOf(),
    'account.balances': balancesOf({ COIN3: '1', COIN149: '5000' }),
    'account.tickers': ({ pairs }: { readonly pairs: readonly string[] }) =>
      listOf(...pairs.map((pair) => ({ pair, price: decimal('2') }))),
  });
  const { result } = await renderHook(() => useIdleCoins(), { wrapper });
  await expect.poll(() => result.current.state).toBe('ready');
  expect(result.current).toMatchObject({
    data: { complete: true, worth: { amount: '10002', without: [] }, coins: [{ asset: 'COIN149' }, { asset: 'COIN3' }] },
  });
  expect(count('account.balances')).toBe(2);
});

test('given coins that lie idle, then each has the way that pays most for the next unit of what there is, as the market shows it (AMB-173)', async () => {
  const term = { type: 'normal', lockUpPeriod: 30, ladder: [], saleStatus: 'on-sale', soldOut: false };
  const product = (id: string, asset: string, apr: string, over: object = {}) => ({
    ...term,
    id,
    asset,
    days: 30,
    aprFraction: decimal(apr),
    minLendAmount: decimal('1'),
    userMaxAmount: decimal('0'),
    startsAt: NOW - 10,
    endsAt: NOW + 10_000,
    ...over,
  });
  const steps = [
    { from: decimal('0'), to: decimal('500'), aprFraction: decimal('0.05') },
    { from: decimal('500'), to: decimal('1000'), aprFraction: decimal('0.01') },
  ];
  const { wrapper } = area({
    'flexible.market': () =>
      listOf<object>(
        { ...marketCoin('USDT'), bonusOpen: true, ladder: steps },
        { ...marketCoin('USDC'), bonusOpen: true, ladder: steps },
        marketCoin('USDD'),
        marketCoin('FDUSD'),
      ),
    'flexible.holdings': () => listOf({ ...holding, currentAmount: decimal('600') }),
    'fixed.products': ({ type }: { readonly type: string }) =>
      type === 'normal'
        ? listOf(product('1', 'USDD', '0.03'), product('2', 'FDUSD', '0.03', { minLendAmount: decimal('50') }))
        : listOf(product('3', 'USDD', '0.09', { type: 'vip', vipTiers: ['3'] })),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'account.vip': () => ({ tier: 0 }),
    'account.balances': balancesOf({ USDT: '40', USDC: '30', USDD: '20', FDUSD: '10' }),
  });
  const { result } = await renderHook(() => useIdleCoins(), { wrapper });
  const rates = () =>
    result.current.state === 'ready'
      ? result.current.data.coins.map(({ asset, way }) => [asset, way?.product, way?.rate.aprFraction, way?.rate.left, way?.rate.upTo])
      : result.current.state;
  await expect.poll(rates).toEqual([
    // 600 of the first 1,000 earn already
    ['USDT', 'flexible', '0.02', '400', false],
    ['USDC', 'flexible', '0.06', '500', false],
    // that for VIPs is none for this person
    ['USDD', 'fixed', '0.03', undefined, false],
    // 10 are less than the term takes
    ['FDUSD', 'flexible', '0.01', undefined, false],
  ]);
});

test('given a market of which one coin could not be read, then nobody says that nothing lies idle (SH-01)', async () => {
  const { wrapper } = area({
    'flexible.market': () => ({ ...listOf(marketCoin('USDT')), unreadable: [{ index: 1, problem: 'is no coin' }], total: 2 }),
    'fixed.products': () => listOf(),
    'account.balances': balancesOf({}),
  });
  const { result } = await renderHook(() => useIdleCoins(), { wrapper });
  await expect.poll(() => result.current).toMatchObject({ state: 'ready', data: { coins: [], complete: false } });
});

test('given holdings that were not all read and an order that is not readable, then what comes next names both products (SH-01)', async () => {
  const { wrapper, count } = area({
    'flexible.holdings': () => ({ ...listOf(), total: 101 }),
    'fixed.orders': () => ({ ...listOf(), unreadable: [{ index: 0, problem: 'is no order' }], total: 1 }),
    'fixedVip.orders': () => listOf(),
  });
  const { result } = await renderHook(() => useComingEvents(HOST), { wrapper });
  await expect.poll(() => result.current.pending).toBe(false);
  expect(result.current).toMatchObject({ events: [], without: ['fixed', 'flexible'], failed: false });
  result.current.retry();
  await expect.poll(() => [count('flexible.holdings'), count('fixed.orders')]).toEqual([2, 2]);
});

test('given staking rewards that load after what is staked, then the worth is known, and the earnings wait for them (SH-01)', async () => {
  let answer: (statistics: unknown) => void = () => undefined;
  const { wrapper } = area({
    'flexible.holdings': () => listOf(),
    'flexible.statistics': () => statistics,
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf({ asset: 'USDT', amount: decimal('10') }),
    'staking.statistics': () => new Promise((resolve) => void (answer = resolve)),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.worth).toEqual({ amount: '10', without: [] });
  expect(result.current.earned).toBeUndefined();
  answer({ rewardAsset: 'USDT', totalReward: decimal('3'), yesterdayReward: decimal('0'), rewards: listOf() });
  await expect.poll(() => result.current.earned).toEqual({ amount: '4', without: [] });
});

test('given a redemption on its way and a launchpool stake, then it arrives at the next full hour, and of the stake only what nothing else holds is counted', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => listOf({ ...holding, redeemingAmount: decimal('30') }),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 1, stakedUsdt: decimal('60'), ownUsdt: decimal('20'), rewardUsdt: decimal('1') }),
  });
  const { result } = await renderHook(() => ({ overview: useEarnOverview(HOST), coming: useComingEvents(HOST) }), { wrapper });
  await expect.poll(() => result.current.overview.worth).toEqual({ amount: '120', without: [] });
  const launchpool = result.current.overview.products.find(({ product }) => product === 'launchpool');
  expect(launchpool?.figures).toMatchObject({ data: { worthUsdt: '20', elsewhereUsdt: '40' } });
  expect(result.current.coming.events).toMatchObject([{ product: 'flexible', at: Math.floor(NOW / 3600) * 3600 + 3600, amount: '30' }]);
});

const fixedOrder = {
  orderId: '1',
  asset: 'USDT',
  icon: undefined,
  principal: decimal('200'),
  status: 1,
  redeemingEarly: false,
  finishesAt: NOW + 7200,
  days: 7,
  interest: decimal('1.5'),
  totalInterest: decimal('2'),
  aprFraction: undefined,
  voucherAprFraction: undefined,
  reinvest: false,
  redeemAccount: 'flexible' as const,
};

test.each([
  ['earns', {}, { at: NOW + 9000, amount: '202', afterwards: 'flexible', days: 7 }],
  ['renews itself', { reinvest: true }, { at: NOW + 7200, amount: '200', afterwards: 'reinvest', days: 7 }],
  ['has matured', { finishesAt: NOW - 600 }, { at: NOW + 1200, amount: '202', afterwards: 'flexible', days: undefined }],
  ['has matured without a known interest', { finishesAt: NOW - 600, totalInterest: undefined, interest: undefined }, { amount: undefined }],
  [
    'is redeemed early',
    { redeemingEarly: true },
    { at: Math.floor(NOW / 3600) * 3600 + 3600, amount: '200', afterwards: 'spot', days: undefined },
  ],
])(
  'given a fixed order that %s, then what comes next is what it pays and when, or its new term (SH-01, SE-X-10, AMB-152)',
  async (_, over, event) => {
    const { wrapper } = area({
      'flexible.holdings': () => listOf(),
      'fixed.orders': () => listOf({ ...fixedOrder, ...over }),
      'fixedVip.orders': () => listOf(),
    });
    const { result } = await renderHook(() => useComingEvents(HOST), { wrapper });
    await expect.poll(() => result.current.events).toMatchObject([{ product: 'fixed', asset: 'USDT', ...event }]);
  },
);

test('given a fixed order that matures while the page is open, then it is on its way at once, with the same amount at the same time (SE-X-10)', async () => {
  const start = performance.now();
  const now = () => NOW + Math.floor((performance.now() - start) / 1000);
  const { wrapper, count } = area(
    {
      'flexible.holdings': () => listOf(),
      'fixed.orders': () => listOf({ ...fixedOrder, finishesAt: NOW + 2 }),
      'fixedVip.orders': () => listOf(),
    },
    { now },
  );
  const { result } = await renderHook(() => useComingEvents(HOST), { wrapper });
  await expect.poll(() => result.current.events).toMatchObject([{ at: NOW + 1802, amount: '202', days: 7 }]);
  await expect.poll(() => result.current.events, { timeout: 4000 }).toMatchObject([{ at: NOW + 1802, amount: '202', days: undefined }]);
  expect(count('fixed.orders')).toBe(1);
});

test('given a fixed order that is redeemed early, then the earnings do not count the interest that it gives up (AMB-152)', async () => {
  const { wrapper } = area({
    'flexible.holdings': () => listOf(),
    'fixed.orders': () => listOf(fixedOrder, { ...fixedOrder, orderId: '2', redeemingEarly: true }),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('0') }),
  });
  const { result } = await renderHook(() => useEarnOverview(HOST), { wrapper });
  await expect.poll(() => result.current.worth).toEqual({ amount: '400', without: [] });
  const fixed = result.current.products.find(({ product }) => product === 'fixed');
  expect(fixed?.figures).toMatchObject({ data: { worthUsdt: '400', earnedUsdt: '2', count: 2 } });
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
    realisedIncome: undefined,
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

const ready = <Data,>(data: Data) => ({ state: 'ready', data, stale: false, readAt: NOW, retry: () => undefined }) as const;

const nothingHeld: Answers = {
  'flexible.holdings': () => listOf(),
  'flexible.statistics': () => statistics,
  'fixed.orders': () => listOf(),
  'fixedVip.orders': () => listOf(),
  'staking.balances': () => listOf(),
  'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('0') }),
};

test('given coins that were redeemed from staking, then their rewards stay earned, and what is on its way is part of the worth (AMB-161)', async () => {
  const host: OverviewHost = {
    stakingProducts: ready(listOf({ product: { aprFraction: undefined, asset: 'USDT' } })),
    stakingArrivals: ready(listOf({ id: '9', asset: 'USDT', amount: decimal('250'), arrivesAt: NOW + 60 })),
  };
  const { wrapper } = area({
    ...nothingHeld,
    'staking.statistics': () => ({
      rewardAsset: 'USDT',
      totalReward: decimal('3'),
      yesterdayReward: decimal('0'),
      rewards: listOf({ rewardAsset: 'USDT', totalReward: decimal('3.5'), yesterdayReward: decimal('0') }),
    }),
  });
  const { result } = await renderHook(() => useEarnOverview(host), { wrapper });
  await expect.poll(() => result.current.earned).toEqual({ amount: '3.5', without: [] });
  expect(result.current.worth).toEqual({ amount: '250', without: [] });
  const staking = result.current.products.find(({ product }) => product === 'staking');
  expect(staking?.figures).toMatchObject({ data: { worthUsdt: '250', onItsWayUsdt: '250', earnedUsdt: '3.5', earnedWithout: [] } });
});

test('given units that were redeemed, then what they gained stays earned; a host that does not say it is told of (AMB-161)', async () => {
  const order = {
    orderId: '71',
    productId: '501',
    projectType: 'asset-management' as const,
    asset: 'USDT',
    icon: undefined,
    name: undefined,
    amount: decimal('0'),
    buyNetValue: undefined,
    units: decimal('0'),
    netValue: decimal('2'),
    income: decimal('0'),
    showsIncome: true,
    minimum: undefined,
    realisedIncome: decimal('12.5'),
  };
  const wealthOf = async (over: object) => {
    const host: OverviewHost = { wealthOrders: ready(listOf({ ...order, ...over })) };
    const { wrapper } = area(nothingHeld);
    const { result } = await renderHook(() => useEarnOverview(host), { wrapper });
    const figures = () => result.current.products.find(({ product }) => product === 'private-wealth')?.figures;
    await expect.poll(() => figures()?.state).toBe('ready');
    return figures();
  };
  expect(await wealthOf({})).toMatchObject({ data: { earnedUsdt: '12.5', earnedWithout: [], count: 0 } });
  expect(await wealthOf({ realisedIncome: undefined })).toMatchObject({ data: { earnedUsdt: '0', earnedWithout: ['redeemed-units'] } });
});

test('given an account with nothing in it, then nobody says that everything earns already (SH-01)', async () => {
  const { wrapper } = area({
    ...nothingHeld,
    'flexible.market': () => listOf(marketCoin('USDT')),
    'fixed.products': () => listOf(),
    'account.balances': balancesOf({}),
  });
  const { result } = await renderHook(() => useIdleCoins(), { wrapper });
  await expect.poll(() => result.current).toMatchObject({ state: 'ready', data: { coins: [], complete: true, earning: false } });
});

test('given prices that come after the holdings, then a value is loading until they are read, and never said to be unknown (SH-01)', async () => {
  let price = (): void => undefined;
  const priced = new Promise<void>((resolve) => {
    price = resolve;
  });
  const { wrapper } = area({
    'flexible.holdings': () => listOf(),
    'fixed.orders': () => listOf({ ...fixedOrder, asset: 'BTC' }),
    'fixedVip.orders': () => listOf(),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), ownUsdt: decimal('0'), rewardUsdt: decimal('0') }),
    'account.tickers': async ({ pairs }: { readonly pairs: readonly string[] }) => {
      await priced;
      return listOf(...pairs.map((pair) => ({ pair, price: decimal('10') })));
    },
  });
  const seen: { readonly loading: boolean; readonly known: boolean }[] = [];
  const { result } = await renderHook(
    () => {
      const money = useOverviewMoney(HOST);
      const { rows } = useAllHoldings(HOST);
      seen.push({ loading: money.accessLoading, known: money.access !== undefined });
      return { money, rows };
    },
    { wrapper },
  );
  await expect.poll(() => result.current.rows).toMatchObject([{ asset: 'BTC', valueUsdt: undefined, valueLoading: true }]);
  expect(result.current.money.accessLoading).toBe(true);
  price();
  await expect.poll(() => result.current.money.access).toMatchObject([{ amountUsdt: '2000' }]);
  expect(result.current.rows).toMatchObject([{ valueUsdt: '2000', valueLoading: false }]);
  expect(seen.filter(({ loading, known }) => !loading && !known)).toEqual([]);
});
