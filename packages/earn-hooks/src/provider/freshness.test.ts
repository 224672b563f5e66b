import type { EarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balancesOptions } from '../account/balanceQueries.ts';
import { fixedAvailableOptions } from '../account/queries.ts';
import { tickersOptions } from '../account/tickers.ts';
import { autoEarnStatusOptions } from '../simple-earn/auto-earn/queries.ts';
import { flexibleHoldingsOptions } from '../simple-earn/flexible/queries.ts';
import type { EarnQueryOptions, QuerySource } from './earnQuery.ts';

/** A person at an exchange that counts its calls. */
function personAt(): { readonly earn: QuerySource; readonly asked: () => readonly string[]; readonly inputs: readonly unknown[] } {
  const asked: string[] = [];
  const inputs: unknown[] = [];
  const client: EarnClient = {
    call: async (endpoint, input) => {
      asked.push(endpoint.name);
      inputs.push(input);
      return { rows: [], unreadable: [], total: 0 } as never;
    },
  };
  return { earn: { client, session: { state: 'signed-in', id: 'ada' }, scope: 'person:ada' }, asked: () => asked, inputs };
}

/** How many calls are made when two places read one after the other. */
async function calls<Data>(options: (earn: QuerySource) => EarnQueryOptions<Data>, msBetween: number): Promise<number> {
  const { earn, asked } = personAt();
  const cache = new QueryClient();
  await cache.fetchQuery(options(earn));
  vi.setSystemTime(Date.now() + msBetween);
  await cache.fetchQuery(options(earn));
  return asked().length;
}

/** Milliseconds after an answer at which a screen reads again. */
function refreshOf<Data>(options: EarnQueryOptions<Data>): number | false | undefined {
  const cache = new QueryClient();
  const query = cache.getQueryCache().build(cache, options);
  return typeof options.refetchInterval === 'function' ? options.refetchInterval(query) : options.refetchInterval;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('freshness of reads (FM-18)', () => {
  it('reads prices again each time, however soon (SH-20)', async () => {
    expect(await calls((earn) => tickersOptions(earn, ['BTC_USDT']), 0)).toBe(2);
    expect(tickersOptions(personAt().earn, ['BTC_USDT']).staleTime).toBe(0);
  });

  it('reads balances once in 10 seconds, in whatever order the coins are named (SH-18)', async () => {
    expect(await calls((earn) => balancesOptions(earn, ['BTC', 'ETH']), 9_999)).toBe(1);
    expect(await calls((earn) => balancesOptions(earn, ['BTC', 'ETH']), 10_001)).toBe(2);
    const { earn } = personAt();
    expect(balancesOptions(earn, ['ETH', 'BTC', 'ETH']).queryKey).toEqual(balancesOptions(earn, ['BTC', 'ETH']).queryKey);
  });

  it('refreshes balances every 60 seconds (SH-16) and auto-earn every 120 (SE-A-15) while a screen shows them', () => {
    const { earn } = personAt();
    expect(refreshOf(balancesOptions(earn, ['BTC']))).toBe(60_000);
    expect(refreshOf(fixedAvailableOptions(earn, 'BTC'))).toBe(60_000);
    expect(refreshOf(autoEarnStatusOptions(earn, ['BTC']))).toBe(120_000);
  });
});

describe('page sizes of reads (FM-19)', () => {
  it('reads ten holdings for a page (SE-12)', async () => {
    const { earn, asked, inputs } = personAt();
    await new QueryClient().fetchQuery(flexibleHoldingsOptions(earn, 3));
    expect(asked()).toEqual([flexible.holdings.name]);
    expect(inputs).toEqual([{ page: 3, limit: 10 }]);
  });
});
