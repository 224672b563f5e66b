import { calendarDay, EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { type AnyEndpoint, readData } from '@earnkit/core/endpoint';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { QueryState } from '../provider/queryState.ts';
import { useAutoEarnCoins } from '../simple-earn/auto-earn/useAutoEarnCoins.ts';
import { useFixedOrders } from '../simple-earn/fixed/useFixedOrders.ts';
import { useFlexibleHoldings } from '../simple-earn/flexible/useFlexibleHoldings.ts';
import { useFixedHistory, useFlexibleHistory, useHistoryHours } from '../simple-earn/history/useHistory.ts';
import { type HistoryExported, useHistoryExport } from '../simple-earn/history/useHistoryExport.ts';
import { useInterestHistory } from '../simple-earn/history/useInterestHistory.ts';
import { useHeldAmounts } from '../simple-earn/market/useEarnMarket.ts';
import { useEarnings } from '../simple-earn/portfolio/useEarnings.ts';
import { useProfitRecords } from '../staking/useProfitRecords.ts';
import type { PageMode, PagesRead } from './usePages.ts';

/*
 * Every call that is paginated, read from exchanges that say nothing useful about how many rows there are (AMB-169). The calls are taken
 * from the declarations: one that is added and not read here fails the first test.
 */

const NOW = 1_710_000_000;

type Declared = AnyEndpoint & { readonly request: { readonly entries: Readonly<Record<string, unknown>> } };

const isCall = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'data' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../../../earn-core/src/contract/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const paged = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .filter((call) => 'page' in call.request.entries)
    .map((call) => [call.name, call]),
);

/** A row that every paged call can read; the amount of each is 1. */
const row = (index: number) => ({
  id: String(index),
  order_id: String(index),
  unique_time: String(index),
  product_id: '1',
  asset: `C${index}`,
  coin: 'ETH',
  reward_coin: 'ETH',
  type: 3,
  status: 1,
  product_type: '1',
  lock_up_period: 7,
  time: NOW - index * 60,
  time_at: NOW - index * 60,
  finish_time: NOW + 1000,
  curr_amount: '1',
  principal: '1',
  profit: '1',
  interest: '1',
  ladder_apr: null,
});

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

/** What an exchange says of the rows in all pages, by the rows of the page. */
const TOTALS: Readonly<Record<string, (page: readonly unknown[], all: readonly unknown[]) => object>> = {
  right: (_page, all) => ({ total: all.length }),
  'right and a text': (_page, all) => ({ total: String(all.length) }),
  missing: () => ({}),
  null: () => ({ total: null }),
  'that of the page': (page) => ({ total: page.length }),
  'no number': () => ({ total: 'many' }),
  '0': () => ({ total: 0 }),
  'below zero': () => ({ total: -1 }),
};
const kinds = Object.keys(TOTALS);

type Row = Readonly<Record<string, unknown>>;

interface Exchange {
  /** Its list, which may be another one at each read. */
  readonly list: (page: number) => readonly Row[];
  /** What it says of the rows in all pages. @default nothing */
  readonly kind?: string | undefined;
  /** Whether it sends the first page, whatever page is asked for. @default false */
  readonly ignoresPage?: boolean;
  /** The most rows of an answer, whatever is asked for. @default as many as are asked for */
  readonly mostRows?: number;
}

/** An exchange with one list, which all the calls read. */
function exchange(calls: readonly string[], { list, kind = 'missing', ignoresPage = false, mostRows = Infinity }: Exchange) {
  let pending = 0;
  let answers = 0;
  const client: EarnClient = {
    call: async (endpoint, input) => {
      if (!calls.includes(endpoint.name)) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      const {
        page,
        limit,
        start_at: from = 0,
        end_at: to = Infinity,
      } = endpoint.encode(input) as Readonly<Record<string, number | undefined>>;
      pending += 1;
      await Promise.resolve();
      pending -= 1;
      answers += 1;
      // Without a page it is asked for one coin, which this person does not hold.
      const all = page === undefined ? [] : list(page).filter((row) => Number(row['time_at']) >= from && Number(row['time_at']) < to);
      const size = Math.min(limit ?? 10, mostRows);
      const first = ignoresPage || page === undefined ? 0 : (page - 1) * size;
      const sent = all.slice(first, first + size);
      const read = readData(endpoint.data, { list: sent, ...TOTALS[kind]?.(sent, all) });
      if ('broken' in read) throw new EarnFailure({ kind: 'contract', call: endpoint.name, ...read.broken });
      expect(read.unreadableRows).toEqual([]);
      return read.data;
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined} now={() => NOW} timeZone="UTC">
      {children}
    </EarnProvider>
  );
  return { wrapper, isQuiet: () => pending === 0, answers: () => answers };
}

interface ListCase {
  readonly size: number;
  readonly modes: readonly PageMode[];
  readonly useList: (page: number, mode: PageMode) => QueryState<PagesRead<object>>;
}

const HOURS = { from: NOW - 86_400, to: NOW };
const BOTH = ['page', 'accumulate'] as const;

/** The lists of each call. A call without a list asks for a window of days, of which it knows how many there are. */
const LISTS: Readonly<Record<string, Readonly<Record<string, ListCase>>>> = {
  'flexible.holdings': { holdings: { size: 10, modes: BOTH, useList: (page, mode) => useFlexibleHoldings({ page, mode }) } },
  'flexible.marketPage': {
    'auto-earn coins': { size: 7, modes: ['accumulate'], useList: (page) => useAutoEarnCoins({ page, search: '', onlyEnabled: false }) },
  },
  'fixed.orders': { orders: { size: 10, modes: BOTH, useList: (page, mode) => useFixedOrders({ page, mode }) } },
  'fixedVip.orders': { 'VIP orders': { size: 10, modes: BOTH, useList: (page, mode) => useFixedOrders({ page, mode, vip: true }) } },
  'history.flexible': {
    'flexible history': { size: 8, modes: BOTH, useList: (page, mode) => useFlexibleHistory({ page, mode }).records },
    hours: { size: 25, modes: ['page'], useList: (page) => useHistoryHours({ asset: 'ETH' }, HOURS, page) },
  },
  'history.fixed': { 'fixed history': { size: 8, modes: BOTH, useList: (page, mode) => useFixedHistory({ page, mode }).records } },
  'staking.profits': { rewards: { size: 7, modes: BOTH, useList: (page, mode) => useProfitRecords({ asset: 'ETH', page, mode }) } },
  'staking.rates': {},
  'staking.totals': {},
};

const lists = Object.entries(LISTS).flatMap(([call, views]) =>
  Object.entries(views).flatMap(([name, { modes, ...view }]) => modes.map((mode) => ({ call, name, mode, ...view }))),
);

/** The number of a row: of an order, of a record, or in the name of its coin. */
const numberOf = (row: object): number =>
  Number('orderId' in row ? row.orderId : 'id' in row ? row.id : 'asset' in row ? String(row.asset).slice(1) : undefined);

const upTo = (count: number, from = 1): readonly number[] => Array.from({ length: count + 1 - from }, (_, index) => index + from);

/** Goes from page to page as far as the list offers one. A list that never ends fails. */
async function walk({ call, mode, useList }: (typeof lists)[number], of: Exchange) {
  const { wrapper, isQuiet } = exchange([call], of);
  const { result, rerender } = await renderHook((props?: { readonly page: number }) => useList(props?.page ?? 1, mode), { wrapper });
  const pages: (readonly number[])[] = [];
  for (let page = 1; page < 30; page += 1) {
    await rerender({ page });
    const shown = () => {
      const { state, ...reading } = result.current;
      return state === 'ready' && 'data' in reading && !reading.data.loadingMore && isQuiet() ? reading.data : undefined;
    };
    await expect.poll(shown, { interval: 10 }).toBeDefined();
    // What the last answer asked for is read too.
    await new Promise((resolve) => setTimeout(resolve, 10));
    await expect.poll(shown, { interval: 10 }).toBeDefined();
    const data = shown();
    if (data === undefined) throw new Error('The list is read again');
    if (data.page === page) pages.push(data.rows.map(numberOf));
    if (!data.hasMore) return { rows: mode === 'page' ? pages.flat() : (pages.at(-1) ?? []), total: data.total, more: data.more };
  }
  throw new Error('The list does not end');
}

test('given the calls that are declared, then each that is paginated is read here', () => {
  expect([...paged.keys()].toSorted()).toEqual(Object.keys(LISTS).toSorted());
});

test.each(lists.flatMap((list) => kinds.map((kind) => ({ ...list, kind }))))(
  'given $name of $call, $mode, and a total that is $kind, then each row is listed once, and the end is known (AMB-169)',
  async ({ kind, ...list }) => {
    for (const count of [2 * list.size + 3, 2 * list.size, list.size]) {
      const rows = rowsTo(count);
      expect(await walk(list, { list: () => rows, kind })).toEqual({ rows: upTo(count), total: count, more: false });
    }
  },
);

test.each(lists)('given $name of $call, $mode, of an exchange that ignores the page, then the list ends and says so', async (list) => {
  const rows = rowsTo(25 * list.size);
  const read = await walk(list, { list: () => rows, kind: 'null', ignoresPage: true });
  expect(read).toEqual({ rows: upTo(list.size), total: undefined, more: true });
});

test.each(lists.filter(({ mode }) => mode === 'accumulate'))(
  'given $name of $call that grows while a row is added, then no row is listed twice',
  async (list) => {
    const read = await walk(list, { list: (page) => (page === 1 ? rowsTo(2 * list.size) : [row(0), ...rowsTo(2 * list.size)]) });
    expect(read.rows.toSorted((one, other) => one - other)).toEqual(upTo(2 * list.size));
  },
);

const RANGE = { start: calendarDay('2024-03-01'), end: calendarDay('2024-03-09') };

interface Whole {
  /** Reads all rows, and whether that is known to be all. */
  readonly useWhole: () => { readonly rows: readonly number[]; readonly complete: boolean } | undefined;
  readonly calls: readonly string[];
}

const useExported = (product: 'flexible' | 'fixed') => {
  const { read } = useHistoryExport();
  const [found, setFound] = useState<HistoryExported>();
  useEffect(() => {
    void read({ product, range: RANGE }).then(setFound);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return found && { rows: found.rows.map(numberOf), complete: found.unread === 0 };
};

/** All that adds up or writes every row of a list. A sum of amounts of 1 is as many rows. */
const WHOLES: Readonly<Record<string, Whole>> = {
  'what is held': { calls: ['flexible.holdings', 'fixed.orders', 'fixedVip.orders'], useWhole: useHeld },
  'flexible interest and what fixed terms paid': {
    calls: ['history.flexible', 'history.fixed'],
    useWhole: () => {
      const earned = useEarnings();
      if (earned.state !== 'ready') return undefined;
      return { rows: upTo(Number(earned.data.totalUsdt) / 2), complete: !earned.data.more };
    },
  },
  'interest by day': {
    calls: ['history.flexible'],
    useWhole: () => {
      const { records } = useInterestHistory('USDT');
      return records.state === 'ready' ? { rows: records.data.rows.map(numberOf), complete: !records.data.more } : undefined;
    },
  },
  'the file of flexible records': { calls: ['history.flexible'], useWhole: () => useExported('flexible') },
  'the file of fixed records': { calls: ['history.fixed'], useWhole: () => useExported('fixed') },
};

/** Each coin is held once in each of three lists, orders of VIP products being the same as the others. */
function useHeld() {
  const heldOf = useHeldAmounts();
  const amounts = upTo(HELD).map((index) => heldOf(`C${index}`));
  const some = heldOf('none');
  return { rows: upTo(HELD).filter((_, index) => amounts[index] === '2'), complete: some === '0' };
}

/** More than one page of a long list. */
const HELD = 330;

const wholes = Object.entries(WHOLES).map(([name, whole]) => ({ name, ...whole }));
const files = wholes.filter(({ name }) => name.startsWith('the file'));
const ofUsdt = (count: number, from = 1) => upTo(count, from).map((index) => ({ ...row(index), asset: 'USDT' }));

async function readWhole({ name, calls, useWhole }: (typeof wholes)[number], of: Partial<Exchange>) {
  const list = name === 'what is held' ? rowsTo(HELD) : ofUsdt(HELD);
  const { wrapper, answers } = exchange(calls, { list: () => list, ...of });
  const { result } = await renderHook(useWhole, { wrapper });
  return { read: () => result.current, answers };
}

test.each(wholes.flatMap((whole) => kinds.map((kind) => ({ ...whole, kind }))))(
  'given $name and a total that is $kind, then every row of all pages counts once (AMB-169)',
  async ({ kind, ...whole }) => {
    await expect.poll((await readWhole(whole, { kind })).read).toEqual({ rows: upTo(HELD), complete: true });
  },
);

test.each(wholes)('given $name of an exchange that sends 50 rows at most and no total, then every row counts once', async (whole) => {
  await expect.poll((await readWhole(whole, { mostRows: 50 })).read).toEqual({ rows: upTo(HELD), complete: true });
});

test.each(wholes)('given $name of an exchange that ignores the page, then it is told that it may not be all', async (whole) => {
  const { read, answers } = await readWhole(whole, { ignoresPage: true });
  await expect.poll(answers).toBeGreaterThanOrEqual(2 * whole.calls.length);
  await expect.poll(read).toMatchObject({ complete: false });
});

test.each(files.flatMap((file) => ['right', 'missing'].map((kind) => ({ ...file, kind }))))(
  'given $name, a total that is $kind and a record that is added while the pages are read, then it is in the file, and each is once',
  async ({ kind, ...file }) => {
    let reads = 0;
    const list = () => {
      reads += 1;
      return ofUsdt(HELD, reads === 1 ? 1 : 0);
    };
    await expect.poll((await readWhole(file, { kind, list })).read).toEqual({ rows: upTo(HELD, 0), complete: true });
  },
);

test.each(files)(
  'given $name and a list that moves at every read, then it is told that records may be missing, and each is once',
  async (file) => {
    let reads = 0;
    const list = () => {
      reads += 1;
      return ofUsdt(HELD + 100, 100 - reads);
    };
    const { read } = await readWhole(file, { list });
    await expect.poll(read).toMatchObject({ complete: false });
    const rows = read()?.rows ?? [];
    expect(new Set(rows).size).toBe(rows.length);
  },
);
