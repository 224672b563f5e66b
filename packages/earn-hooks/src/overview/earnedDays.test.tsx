import type { ReactElement, ReactNode } from 'react';
import { decimal } from '@earnkit/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useHiddenBalances } from '../account/useHiddenBalances.ts';
import { createEarnQueryClient, EarnProvider } from '../provider/EarnProvider.tsx';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import type { OverviewHost } from './overviewHost.ts';
import { useAllHoldings } from './useAllHoldings.ts';
import { useEarnedDays } from './useEarnedDays.ts';

const DAY = 86_400;
/** 15 January 2026, 08:30 UTC. */
const NOW = 1_768_465_800;
const TODAY = Math.floor(NOW / DAY) * DAY;
/** Noon of so many days ago. */
const noon = (ago: number): number => TODAY - ago * DAY + DAY / 2;

const within = (from: number, to: number, at: number): boolean => at >= from && at < to;

interface Window {
  readonly type?: string;
  readonly from: number;
  readonly to: number;
}

/** Interest of 2 USDT a day, a bonus of half a GT ten days ago, and a fixed order that paid 3 USDT five days ago. */
const LISTS: Answers = {
  'history.flexible': ({ type, from, to }: Window) =>
    listOf(
      ...(type === 'interest'
        ? Array.from({ length: 30 }, (_, ago) => ago)
            .filter((ago) => within(from, to, noon(ago)))
            .map((ago) => ({ type: 'interest', asset: 'USDT', interest: decimal('2'), id: String(ago), at: noon(ago) }))
        : [noon(10)]
            .filter((at) => within(from, to, at))
            .map((at) => ({ type: 'bonus', asset: 'USDT', bonusAmount: decimal('0.5'), bonusAsset: 'GT', id: 'bonus', at }))),
    ),
  'history.fixed': ({ from, to }: Window) =>
    listOf(
      ...[noon(5)]
        .filter((at) => within(from, to, at))
        .map((at) => ({ type: 'interest', asset: 'USDT', interest: decimal('3'), id: 'fixed', at })),
    ),
  'staking.profits': ({ asset, page }: { readonly asset: string; readonly page: number }) =>
    page > 1
      ? listOf()
      : listOf(
          ...Array.from({ length: 60 }, (_, ago) => ({
            id: String(ago),
            at: noon(ago),
            asset,
            rewardAsset: 'USDT',
            amount: decimal('0.25'),
          })),
        ),
};

const ANSWERS: Answers = {
  ...LISTS,
  'flexible.holdings': () => listOf(),
  'flexible.statistics': () => ({ totalValueUsdt: decimal('0'), totalInterestUsdt: decimal('60'), yesterdayInterestUsdt: decimal('2') }),
  'fixed.orders': () => listOf(),
  'fixedVip.orders': () => listOf(),
  'staking.balances': () => listOf({ asset: 'SOL', amount: decimal('10') }, { asset: 'ETH', amount: decimal('1') }),
  'staking.statistics': ({ asset }: { readonly asset: string }) => ({
    rewardAsset: 'USDT',
    totalReward: decimal(asset === 'SOL' ? '15' : '0'),
    yesterdayReward: decimal(asset === 'SOL' ? '0.25' : '0'),
    rewards: listOf(),
  }),
  'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('0') }),
  'account.tickers': ({ pairs }: { readonly pairs: readonly string[] }) => listOf(...pairs.map((pair) => ({ pair, price: decimal('10') }))),
};

const nothing = () => Promise.resolve(listOf<never>());
const HOST: OverviewHost = { earnings: { launchpool: nothing } };

function area(given: Answers = ANSWERS) {
  const exchange = namedExchange(given);
  const queryClient = createEarnQueryClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider
      client={exchange.client}
      session={{ state: 'signed-in', id: 'ada' }}
      now={() => NOW}
      notify={() => undefined}
      queryClient={queryClient}
    >
      {children}
    </EarnProvider>
  );
  return { ...exchange, wrapper };
}

const useDays = (host: OverviewHost) => {
  const { groups, yesterday } = useAllHoldings(host);
  return { ...useEarnedDays(host, groups), yesterday, hiding: useHiddenBalances() };
};

const amountsOf = ({ reading }: ReturnType<typeof useEarnedDays>) =>
  reading.state === 'ready' ? reading.data.days.map(({ amountUsdt }) => amountUsdt) : reading.state;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('given every list, then each day has what all products paid on it, and yesterday is the figure beside it', async () => {
  const { wrapper, count } = area();
  const { result } = await renderHook(() => useDays(HOST), { wrapper });
  await expect
    .poll(() => amountsOf(result.current))
    .toEqual(['2.25', '2.25', '2.25', '7.25', '2.25', '2.25', '2.25', '2.25', '5.25', '2.25', '2.25', '2.25', '2.25', '2.25']);
  expect(result.current.yesterday?.amount).toBe('2.25');
  expect(result.current.reading).toMatchObject({ data: { averageUsdt: '2.86538461', without: [] } });
  // Of flexible products the past and today, beside yesterday that is read already; of staking only the coin that was ever paid.
  expect([count('history.flexible'), count('history.fixed'), count('staking.profits')]).toEqual([6, 2, 1]);
});

test('given a list that cannot be read, then its products are named and in no day', async () => {
  const { wrapper } = area({ ...ANSWERS, 'staking.profits': () => Promise.reject(new Error('gone')) });
  const { result } = await renderHook(() => useDays(HOST), { wrapper });
  await expect.poll(() => result.current.reading).toMatchObject({ state: 'ready', data: { without: ['staking'] } });
  expect(amountsOf(result.current).slice(-2)).toEqual(['2', '2']);
  expect(result.current.yesterday?.amount).toBe('2.25');
});

test('given a host that lists no earnings of the launchpool, then it is named, as yesterday names it', async () => {
  const { wrapper } = area();
  const { result } = await renderHook(() => useDays({}), { wrapper });
  await expect.poll(() => result.current.reading).toMatchObject({ state: 'ready', data: { without: ['launchpool'] } });
  expect(result.current.yesterday).toEqual({ amount: '2.25', without: ['launchpool'] });
});

test('given an order that matured yesterday, then what Simple Earn paid is divided into it and the rest', async () => {
  const { wrapper } = area({
    ...ANSWERS,
    'flexible.statistics': () => ({
      totalValueUsdt: decimal('0'),
      totalInterestUsdt: decimal('60'),
      yesterdayInterestUsdt: decimal('5.5'),
    }),
    'history.fixed': ({ from, to }: Window) =>
      listOf(
        ...[noon(1)]
          .filter((at) => within(from, to, at))
          .map((at) => ({ type: 'interest', asset: 'USDT', interest: decimal('3'), id: 'fixed', at })),
      ),
  });
  const { result } = await renderHook(() => useAllHoldings(HOST), { wrapper });
  await expect
    .poll(() => result.current.products.map(({ product, yesterdayUsdt }) => [product, yesterdayUsdt]))
    .toEqual([
      ['flexible', '2.5'],
      ['fixed', '3'],
      ['staking', '0.25'],
      ['launchpool', '0'],
    ]);
  expect(result.current.groups[0]).toMatchObject({ group: 'simple-earn', yesterdayUsdt: '5.5' });
  expect(result.current.yesterday?.amount).toBe('5.75');
});

test('given a tab that nobody has looked at, or hidden balances, then no list of days is read until that changes', async () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { wrapper, count } = area();
  const { result, act } = await renderHook(() => useDays(HOST), { wrapper });
  await expect.poll(() => result.current.yesterday?.amount).toBe('2.25');
  expect(count('staking.profits')).toBe(0);
  await act(() => result.current.hiding.setHidden(true));
  sight.mockReturnValue('visible');
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([result.current.hidden, count('staking.profits')]).toEqual([true, 0]);
  expect(result.current.days).toHaveLength(14);
  await act(() => result.current.hiding.setHidden(false));
  await expect.poll(() => amountsOf(result.current).at(-1)).toBe('2.25');
  expect(count('staking.profits')).toBe(1);
});
