import type { ReactElement, ReactNode } from 'react';
import { EarnFailure, decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import type { Edition } from '@earnkit/core/account/rules';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createEarnQueryClient, EarnProvider } from '../provider/EarnProvider.tsx';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import { useCandyDropSuggestion } from './useCandyDropSuggestion.ts';
import { useEndedStake, useProjectGroups } from './useProjectGroups.ts';
import { useLaunchpoolProject } from './useLaunchpoolProject.ts';
import { useLaunchpoolRedeem } from './useLaunchpoolRedeem.ts';
import { usePoolCheck } from './usePoolCheck.ts';
import { useProjectState } from './useProjectState.ts';
import { useLaunchpoolUserStat, useUserStatistics } from './useUserStatistics.ts';

const pool = (id: string) => ({ id, asset: 'USDT', totalAmount: decimal('1000'), tiers: [], volumeDays: 60 });
const project = {
  id: '11',
  asset: 'GT',
  status: 'in-progress',
  startsAt: 0,
  endsAt: undefined,
  pools: [pool('a'), pool('b')],
  unreadable: [],
};

function area(given: Answers, options: { readonly edition?: Edition; readonly anonymous?: boolean } = {}) {
  const exchange = namedExchange(given);
  const notify = vi.fn();
  const onLoginNeeded = vi.fn();
  const queryClient = createEarnQueryClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider
      client={exchange.client}
      session={options.anonymous ? { state: 'anonymous' } : { state: 'signed-in', id: 'ada' }}
      edition={options.edition ?? 'global'}
      now={() => Date.now() / 1000}
      notify={notify}
      onLoginNeeded={onLoginNeeded}
      queryClient={queryClient}
    >
      {children}
    </EarnProvider>
  );
  return { ...exchange, wrapper, notify, onLoginNeeded, queryClient };
}
const ref = { projectId: '11', poolId: 'a' };

test('given several places that show a project, then it is read once and not again within 5 s (LP-59, FM-18)', async () => {
  const { wrapper, count } = area({ 'launchpool.project': () => project, 'launchpool.statistics': () => listOf() });
  const { result } = await renderHook(() => [useLaunchpoolProject('11'), useLaunchpoolProject('11')], { wrapper });
  await expect.poll(() => result.current.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(count('launchpool.project')).toBe(1);
  // The clock of the cache alone stands still.
  const read = Date.now();
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(read + 4_000);
  await (await renderHook(() => useLaunchpoolProject('11'), { wrapper })).unmount();
  expect(count('launchpool.project')).toBe(1);
  clock.mockReturnValue(read + 6_000);
  await renderHook(() => useLaunchpoolProject('11'), { wrapper });
  await expect.poll(() => count('launchpool.project')).toBe(2);
});

test('given several components that show a project, then they share the view of each pool', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { wrapper } = area({ 'launchpool.project': () => project, 'launchpool.statistics': () => listOf() });
  const { result } = await renderHook(() => [useLaunchpoolProject('11'), useLaunchpoolProject('11')], { wrapper });
  await expect.poll(() => result.current.map(({ state }) => state)).toEqual(['ready', 'ready']);
  const [first, second] = result.current.map((reading) => (reading.state === 'ready' ? reading.data?.pools : undefined));
  expect(first?.map((view, index) => view === second?.[index])).toEqual([true, true]);
});

test('given statistics that fail, then the pools are shown without what the person has (LP-58)', async () => {
  const { wrapper } = area({ 'launchpool.project': () => project });
  const { result } = await renderHook(() => ({ view: useLaunchpoolProject('11'), own: useUserStatistics('11') }), { wrapper });
  await expect.poll(() => [result.current.view.state, result.current.own.state]).toEqual(['ready', 'failed']);
  const { view } = result.current;
  expect(view.state === 'ready' && view.data?.pools.map(({ staked }) => staked)).toEqual([undefined, undefined]);
});

test('given statistics, then each listed pool has its row, and the US edition hides the reward of the last hour (LP-07, LP-58, API-24, US-05)', async () => {
  const row = { poolId: 'b', amount: decimal('50'), lastHourReward: decimal('0.5') };
  const given = {
    'launchpool.project': () => project,
    'launchpool.statistics': () => listOf(row),
    'launchpool.userStat': () => ({ projectCount: 1, stakedUsdt: decimal('50'), rewardUsdt: undefined }),
  };
  for (const edition of ['global', 'us'] as const) {
    const { wrapper } = area(given, { edition });
    const { result, unmount } = await renderHook(() => ({ own: useUserStatistics('11'), header: useLaunchpoolUserStat() }), { wrapper });
    await expect.poll(() => [result.current.own.state, result.current.header.state]).toEqual(['ready', 'ready']);
    const { own } = result.current;
    if (own.state !== 'ready') throw new Error('The statistics are not ready');
    expect(own.data).toMatchObject({ rewardAsset: 'GT', lastHourRewardShown: edition === 'global', rows: [{ statistics: row }] });
    expect(own.data.rows[0]?.pool).toMatchObject({ pool: { id: 'b' }, staked: '50' });
    await unmount();
  }
});

test.each([
  [8, '1.234567890123', '1.23456789'],
  [2, '1.234567890123', '1.23'],
  [0, '1.9', '1'],
  [2, '0.001', '0'],
  [2, undefined, undefined],
])('given rewards of %d decimals, then %s is shown as %s (AMB-064)', async (precision, sent, shown) => {
  const reward = sent === undefined ? undefined : decimal(sent);
  const row = { poolId: 'a', amount: decimal('5.123456789'), lastReward: reward, lastHourReward: reward, totalReward: reward };
  const { wrapper } = area({
    'launchpool.project': () => ({ ...project, pools: [{ ...pool('a'), precision }] }),
    'launchpool.statistics': () => listOf(row),
  });
  const { result } = await renderHook(() => useUserStatistics('11'), { wrapper });
  await expect.poll(() => result.current.state).toBe('ready');
  const rewards = { lastReward: shown, lastHourReward: shown, totalReward: shown };
  expect(result.current).toMatchObject({ data: { rows: [{ statistics: { amount: '5.123456789', ...rewards } }] } });
});

test.each([
  ['one pool is not listed', { ...project, pools: [pool('a')] }, ['a'], 2],
  ['no pool is listed', { ...project, pools: [] }, [], 3],
  ['there is no project', null, [], 3],
])('given statistics, when %s, then the rows without a pool are counted as unreadable (LP-58, SH-07)', async (_what, read, ids, count) => {
  const { wrapper } = area({
    'launchpool.project': () => read,
    'launchpool.statistics': () => ({
      ...listOf(...['a', 'b'].map((poolId) => ({ poolId, amount: decimal('50') }))),
      unreadable: [{ index: 2, field: 'rid', problem: 'is missing' }],
    }),
  });
  const { result } = await renderHook(() => useUserStatistics('11'), { wrapper });
  await expect.poll(() => result.current.state).toBe('ready');
  const own = result.current;
  if (own.state !== 'ready') throw new Error('The statistics are not ready');
  expect([own.data.rows.map((row) => row.pool.pool.id), own.data.unreadable.length]).toEqual([ids, count]);
});

test('given a visitor, then the project is shown, nothing private is read, and Stake asks to sign in (SH-04, SH-08)', async () => {
  const { wrapper, asked, onLoginNeeded } = area({ 'launchpool.project': () => project }, { anonymous: true });
  const { result } = await renderHook(() => ({ view: useLaunchpoolProject('11'), own: useUserStatistics('11'), gate: usePoolCheck() }), {
    wrapper,
  });
  await expect.poll(() => [result.current.view.state, result.current.own.state]).toEqual(['ready', 'anonymous']);
  expect(await result.current.gate.check(ref)).toBe(false);
  expect([asked, onLoginNeeded.mock.calls.length]).toEqual([['launchpool.project'], 1]);
});

test('given a visitor, then nothing says that a person joined or what a person traded', async () => {
  const own = { ...project, pools: [{ ...pool('a'), joined: true, userVolume: decimal('3200') }] } as unknown as LaunchpoolProject;
  for (const anonymous of [true, false]) {
    const { wrapper } = area({ 'launchpool.project': () => own, 'launchpool.statistics': () => listOf() }, { anonymous });
    const { result, unmount } = await renderHook(() => ({ view: useLaunchpoolProject('11'), groups: useProjectGroups([own]) }), {
      wrapper,
    });
    await expect.poll(() => result.current.view.state).toBe('ready');
    const { view, groups } = result.current;
    if (view.state !== 'ready') throw new Error('The project is not ready');
    expect(view.data?.pools[0]?.pool).toMatchObject(
      anonymous ? { joined: false, userVolume: undefined } : { joined: true, userVolume: '3200' },
    );
    expect(groups['in-progress'].map(({ joined }) => joined)).toEqual([!anonymous]);
    await unmount();
  }
});

test('given projects without a status and without an id, then the one is in a group of its own and the other is counted (LP-10, D05)', async () => {
  const rows = [{ status: undefined, startsAt: undefined }, { id: undefined }].map((over) => ({ ...project, ...over }));
  const { wrapper } = area({});
  const { result } = await renderHook(() => useProjectGroups(rows as unknown as readonly LaunchpoolProject[]), { wrapper });
  expect([result.current.none.map(({ id }) => id), result.current.unnamed]).toEqual([['11'], 1]);
});

test('given a pool of which more was taken than it has, then nothing is left of it, and not less (D06)', async () => {
  const oversold = { ...project, pools: [{ ...pool('a'), leftAmount: decimal('-5') }] };
  const { wrapper } = area({ 'launchpool.project': () => oversold, 'launchpool.statistics': () => listOf() });
  const { result } = await renderHook(() => useLaunchpoolProject('11'), { wrapper });
  await expect.poll(() => result.current).toMatchObject({ state: 'ready', data: { pools: [{ quota: { poolLeft: '0' } }] } });
});

test('given an amount to redeem, then what stays staked is the rest, and is not known without an amount that can be sent', async () => {
  const row = { poolId: 'a', amount: decimal('4000') };
  const { wrapper } = area({
    'launchpool.project': () => ({ ...project, pools: [{ ...pool('a'), decimalPlace: 2 }] }),
    'launchpool.statistics': () => listOf(row),
  });
  const { result, act } = await renderHook(() => useLaunchpoolRedeem(ref), { wrapper });
  await expect.poll(() => result.current.redeemable).toMatchObject({ state: 'ready', data: '4000' });
  expect(result.current.staysStaked).toBeUndefined();
  await act(() => result.current.setAmount('1500.129'));
  expect(result.current.staysStaked).toBe('2499.88');
  await act(() => result.current.setAmount('4000.01'));
  expect(result.current.staysStaked).toBeUndefined();
});

test('given a pool rule that refuses, then a warning has the exchange’s text and the dialog stays closed (LP-43, API-18, AMB-019)', async () => {
  const refuses = vi.fn(() => {
    throw new EarnFailure({ kind: 'business', call: 'launchpool.checkPoolRule', code: '1', message: 'For VIPs only' });
  });
  const { wrapper, notify } = area({ 'launchpool.checkPoolRule': refuses });
  const { result } = await renderHook(() => usePoolCheck(), { wrapper });
  expect(await result.current.check(ref)).toBe(false);
  expect(notify.mock.calls).toEqual([[expect.objectContaining({ tone: 'warning', serverText: 'For VIPs only' })]]);
  await expect.poll(() => result.current.checking).toBeUndefined();
});

test('given a pool rule that allows, then the dialog may open, and a second press meanwhile does nothing; without an answer a warning says so', async () => {
  const answer = vi.fn(async () => undefined as unknown);
  const { wrapper, notify, count } = area({ 'launchpool.checkPoolRule': answer });
  const { result } = await renderHook(() => usePoolCheck(), { wrapper });
  expect(await Promise.all([result.current.check(ref), result.current.check(ref)])).toEqual([true, false]);
  expect(count('launchpool.checkPoolRule')).toBe(1);
  answer.mockRejectedValue(new EarnFailure({ kind: 'network', call: 'launchpool.checkPoolRule' }));
  expect(await result.current.check(ref)).toBe(false);
  expect(notify.mock.calls).toEqual([[{ tone: 'warning', key: 'Networkerr' }]]);
});

test('given a rule check that fails or never answers, then it is answered within seconds, and not repeated as a read of the page is (LP-43, AMB-003)', async () => {
  const outcomes: readonly (typeof fetch)[] = [
    () => Promise.resolve(new Response('', { status: 500 })),
    () => Promise.reject(new TypeError('failed')),
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  ];
  for (const send of outcomes) {
    const sent = vi.fn(send);
    const notify = vi.fn();
    const client = createEarnClient({ origin: 'https://exchange.example', fetch: sent });
    const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
      <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} notify={notify} queryClient={createEarnQueryClient()}>
        {children}
      </EarnProvider>
    );
    const { result, unmount } = await renderHook(() => usePoolCheck(), { wrapper });
    const begin = performance.now();
    expect(await result.current.check(ref)).toBe(false);
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(sent.mock.calls.length).toBeLessThanOrEqual(2);
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ tone: 'warning' })]]);
    await unmount();
  }
}, 30_000);

test('given a check under way, when another pool is chosen, then the first one is given up without a word and the second one decides', async () => {
  const answers = new Map<string, (value?: unknown) => void>();
  const { wrapper, notify } = area({
    'launchpool.checkPoolRule': ({ poolId }: { readonly poolId: string }) => new Promise((resolve) => answers.set(poolId, resolve)),
  });
  const { result } = await renderHook(() => usePoolCheck(), { wrapper });
  const first = result.current.check(ref);
  const second = result.current.check({ ...ref, poolId: 'b' });
  await expect.poll(() => result.current.checking).toBe('b');
  answers.get('a')?.();
  answers.get('b')?.();
  expect([await first, await second, notify.mock.calls]).toEqual([false, true, []]);
  await expect.poll(() => result.current.checking).toBeUndefined();
});

test('given a project that is over, then what is left in it is named, and whether it is locked (LP-24, LP-58)', async () => {
  const fixedPool = { ...pool('a'), redeemTo: 'simple-earn', simpleEarn: { userDays: 7 } };
  const over = { ...project, status: 'completed', pools: [fixedPool, pool('b')] };
  const later = Date.now() / 1000 + 1000;
  const parts = [{ amount: decimal('5'), holding: 'fixed', days: 7, endsAt: later, returnsAt: later }];
  const rows = [{ poolId: 'a', amount: decimal('5'), parts }];
  const listed = { id: '11', project: over as unknown as LaunchpoolProject };
  const held = area({ 'launchpool.statistics': () => listOf(...rows) });
  const { result } = await renderHook(() => useEndedStake(listed), { wrapper: held.wrapper });
  await expect
    .poll(() => result.current)
    .toMatchObject({ state: 'ready', data: { stakes: [{ poolId: 'a', asset: 'USDT', amount: '5' }], held: true } });
  const free = area({ 'launchpool.statistics': () => listOf(...rows, { poolId: 'b', amount: decimal('1'), parts: [] }) });
  const both = await renderHook(() => useEndedStake(listed), { wrapper: free.wrapper });
  await expect.poll(() => both.result.current).toMatchObject({ state: 'ready', data: { stakes: [{}, {}], held: false } });
});

test('given a stake, then a candy drop is suggested; a failure is silent and the US edition asks for none (LP-46, CD-03, CD-06, US-03, AMB-021)', async () => {
  const item = { message: 'Win 5 GT', highlight: '5 GT', url: '/candy-drop' };
  const shown = area({ 'launchpool.earnMore': () => item });
  const { result } = await renderHook(() => useCandyDropSuggestion('USDT'), { wrapper: shown.wrapper });
  await expect
    .poll(() => result.current)
    .toEqual({
      parts: [
        { text: 'Win ', highlighted: false },
        { text: '5 GT', highlighted: true },
      ],
      url: '/candy-drop',
    });

  const failing = area({});
  const failed = await renderHook(() => useCandyDropSuggestion('USDT'), { wrapper: failing.wrapper });
  await expect.poll(() => failing.count('launchpool.earnMore')).toBe(1);
  expect([failed.result.current, failing.notify.mock.calls]).toEqual([undefined, []]);

  const us = area({ 'launchpool.earnMore': () => item }, { edition: 'us' });
  const none = await renderHook(() => [useCandyDropSuggestion('USDT'), useCandyDropSuggestion(undefined)], { wrapper: us.wrapper });
  expect([none.result.current, us.asked]).toEqual([[undefined, undefined], []]);
});

test('given a project that starts while it is shown, then its status follows the clock (LP-10, AMB-024)', async () => {
  const begin = Date.now() / 1000;
  const { wrapper } = area({});
  const { result } = await renderHook(() => useProjectState({ status: 'not-started', startsAt: begin + 1, endsAt: begin + 100 }), {
    wrapper,
  });
  expect(result.current).toEqual({ status: 'not-started', countdown: { to: 'start', at: begin + 1 } });
  await expect.poll(() => result.current, { timeout: 5_000 }).toEqual({ status: 'in-progress', countdown: { to: 'end', at: begin + 100 } });
});
