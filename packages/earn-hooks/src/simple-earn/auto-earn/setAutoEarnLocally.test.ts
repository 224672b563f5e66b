import { describe, expect, it } from 'vitest';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { testEarn } from '../../testing/testEarn.ts';
import { autoEarnCoinsOptions } from './queries.ts';
import { setAutoEarnLocally, statusWith } from './useAutoEarnChange.ts';

describe('statusWith', () => {
  const status = {
    byAsset: [
      { name: 'A', value: false },
      { name: 'B', value: true },
    ],
    global: false,
  };
  it('sets one coin', () =>
    expect(statusWith(status, { asset: 'A', on: true })).toEqual({
      byAsset: [
        { name: 'A', value: true },
        { name: 'B', value: true },
      ],
      global: false,
    }));
  it('sets all coins and the global switch', () =>
    expect(statusWith(status, { asset: autoEarn.ALL_ASSETS, on: true })).toEqual({
      byAsset: [
        { name: 'A', value: true },
        { name: 'B', value: true },
      ],
      global: true,
    }));
});

describe('setAutoEarnLocally', () => {
  const coin = (asset: string) => ({ asset, icon: undefined, nextAprFraction: undefined, ladder: [], autoEarn: false });
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  const pageKey = (page: number) => autoEarnCoinsOptions(earn, { page, limit: 7 }).queryKey;
  const switches = (page: number) =>
    earn.queryClient
      .getQueryData<{ rows: readonly { asset: string; autoEarn: boolean }[] }>(pageKey(page))
      ?.rows.map(({ autoEarn }) => autoEarn);

  it('given two pages of the settings, when a coin or all coins are switched, then every page shows it (SE-A-13, SE-A-14)', () => {
    earn.queryClient.setQueryData(pageKey(1), listOf(coin('BTC'), coin('ETH')));
    earn.queryClient.setQueryData(pageKey(2), listOf(coin('SOL')));
    setAutoEarnLocally(earn, { asset: 'ETH', on: true });
    expect([switches(1), switches(2)]).toEqual([[false, true], [false]]);
    setAutoEarnLocally(earn, { asset: autoEarn.ALL_ASSETS, on: true });
    expect([switches(1), switches(2)]).toEqual([[true, true], [true]]);
    setAutoEarnLocally(earn, { asset: autoEarn.ALL_ASSETS, on: false });
    expect([switches(1), switches(2)]).toEqual([[false, false], [false]]);
  });
});
