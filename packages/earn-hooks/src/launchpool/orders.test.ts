import { type Decimal, add, decimal, subtract } from '@earnkit/core';
import { balances } from '@earnkit/core/account/contract';
import { type StakeHolding, redeem, stake, statistics } from '@earnkit/core/launchpool/contract';
import { poolKey } from '@earnkit/core/launchpool/rules';
import { fixed, flexible, history } from '@earnkit/core/simple-earn/contract';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPendingOrders } from '../submission/pendingOrders.ts';
import { refusalNotice } from '../flow/refusalNotice.ts';
import { createSubmissions } from '../submission/submissions.ts';
import type { AnalyticsProps } from '../submission/notice.ts';
import { fastTimers } from '../testing/fastTimers.ts';
import { submissionKey } from '../submission/submission.ts';
import { ORDERS } from '../orders.ts';
import { submitted } from '../testing/submitted.ts';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { LAUNCHPOOL_CALLS, launchpoolProjectOptions, launchpoolStatisticsOptions } from './queries.ts';
import { launchpoolRedeemOrder } from './redeemOrder.ts';
import { stakeOrder } from './stakeOrder.ts';

/* The orders against a sandbox over HTTP: whatever happens to an answer, what is staked and what is said agree. */

const STAKE = '/apiw/v2/earn/launch-pool/create-order';
const REDEEM = '/apiw/v2/earn/launch-pool/redeem';
const STATISTICS = '/apiw/v2/earn/launch-pool/user-project-statistics';

/** A pool of USDT in a project that runs; the saver has a stake there. */
const POOL = { projectId: '1002', poolId: '100201' };
const SUBJECT = { asset: 'USDT', orderId: poolKey(POOL) };

const stakeOf = (amount: string, holding: StakeHolding = 'spot') => ({
  ...POOL,
  ...SUBJECT,
  amount: decimal(amount),
  holding,
  periodDays: 0,
});
const redeemOf = (amount: string) => ({ ...POOL, ...SUBJECT, amount: decimal(amount) });

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

/** A person with what a test reads of them at the exchange. */
async function person(world: string) {
  const there = await sandboxPerson(served.origin, world);
  const { client } = there;
  return {
    ...there,
    staked: async (): Promise<Decimal> => {
      const { rows } = await client.call(statistics, { projectId: POOL.projectId });
      return rows.find(({ poolId }) => poolId === POOL.poolId)?.amount ?? decimal('0');
    },
  };
}

let saver: Awaited<ReturnType<typeof person>>;
beforeEach(async () => {
  saver = await person('saver');
  await saver.fault({ clear: true });
  saver.sent.length = 0;
});
const sentTo = (path: string): number => saver.sent.filter((request) => request.startsWith(`POST ${path}`)).length;

describe('a stake (LP-42, API-19)', () => {
  test('given a double click, then one stake is placed, and what it changes is read again (LP-48)', async () => {
    const before = await saver.staked();
    const project = await saver.earn.queryClient.fetchQuery(launchpoolProjectOptions(saver.earn, POOL.projectId));
    const pool = project?.pools.find(({ id }) => id === POOL.poolId);
    const { end } = await submitted(
      saver,
      stakeOrder.submission(saver.earn, { ...SUBJECT, project: project ?? undefined, pool }),
      stakeOf('25'),
    );
    expect(end).toMatchObject({ state: 'succeeded', result: { ...POOL, asset: 'USDT', amount: '25', holding: 'spot', volumeDays: 60 } });
    expect(sentTo(STAKE)).toBe(1);
    expect(await saver.staked()).toBe(add(before, decimal('25')));
    expect(saver.earn.queryClient.getQueryData(launchpoolProjectOptions(saver.earn, POOL.projectId).queryKey)).toBeUndefined();
    expect(LAUNCHPOOL_CALLS).toContain(balances);
  });

  test('given a pool whose volume tier is not reached, then no first reward is promised, and above it what counts is named (LP-50, AMB-166)', async () => {
    const project = (await saver.earn.queryClient.fetchQuery(launchpoolProjectOptions(saver.earn, POOL.projectId))) ?? undefined;
    const gt = project?.pools.find(({ asset, tiers }) => asset === 'GT' && tiers.length > 0);
    if (gt === undefined) throw new Error('There is no pool with tiers');
    const ref = { projectId: POOL.projectId, poolId: gt.id };
    const subject = { asset: 'GT', orderId: poolKey(ref), project, staked: decimal('80') };
    const request = { ...stakeOf('1'), ...ref, asset: 'GT', orderId: poolKey(ref) };
    const receiptOf = async (userVolume: string) => {
      const pool = { ...gt, userVolume: decimal(userVolume) };
      const { end } = await submitted(saver, stakeOrder.submission(saver.earn, { ...subject, pool }), request);
      return end.state === 'succeeded' ? end.result : undefined;
    };
    expect(await receiptOf('0')).toMatchObject({
      firstRewardAt: undefined,
      counts: { counted: '0', uncounted: '1' },
      missingVolume: '5000',
    });
    expect(await receiptOf('5000')).toMatchObject({ firstRewardAt: expect.any(Number), counts: { counted: '81', uncounted: '0' } });
  });

  test('given a refusal, then the exchange’s text is the reason and nothing is staked (LP-49)', async () => {
    const before = await saver.staked();
    const { end } = await submitted(saver, stakeOrder.submission(saver.earn, SUBJECT), stakeOf('1'));
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'error', error: { kind: 'business', message: expect.any(String) } } });
    expect(await saver.staked()).toBe(before);
  });

  test('given an answer that is lost after the stake was placed, then it is found by what is staked', async () => {
    const before = await saver.staked();
    await saver.fault({ path: STAKE, method: 'POST', kind: 'lost-answer', times: 1 });
    const { end, seen } = await submitted(saver, stakeOrder.submission(saver.earn, SUBJECT), stakeOf('30'));
    expect([end.state, seen.includes('checking'), sentTo(STAKE)]).toEqual(['succeeded', true, 1]);
    expect(await saver.staked()).toBe(add(before, decimal('30')));
  });

  test('given a request that is lost, then no stake is reported and the amount stays', async () => {
    const before = await saver.staked();
    await saver.fault({ path: STAKE, method: 'POST', kind: 'lost-request', times: 1 });
    const { end } = await submitted(saver, stakeOrder.submission(saver.earn, SUBJECT), stakeOf('30'));
    expect([end.state === 'refused' && end.refusal.cause, await saver.staked()]).toEqual(['not-placed', before]);
  });

  test('given a lost answer and statistics that cannot be read, then the outcome is reported as unknown, and found later', async () => {
    await saver.fault({ path: STAKE, method: 'POST', kind: 'lost-answer', times: 1 });
    // The first read is the baseline.
    await saver.fault({ path: STATISTICS, kind: 'http', status: 500, after: 1, times: 400 });
    const spec = stakeOrder.submission(saver.earn, SUBJECT);
    const { end } = await submitted(saver, spec, stakeOf('30'));
    expect([end.state, sentTo(STAKE)]).toEqual(['unresolved', 1]);
  });

  test('given another stake of another amount meanwhile, then nothing is guessed', async () => {
    const spec = stakeOrder.submission(saver.earn, SUBJECT);
    const elsewhere = await person('saver');
    const { end } = await submitted(
      saver,
      {
        ...spec,
        baseline: async (request, signal) => {
          const before = await spec.baseline(request, signal);
          await elsewhere.client.call(stake, stakeOf('11'));
          await saver.fault({ path: STAKE, method: 'POST', kind: 'lost-request', times: 1 });
          return before;
        },
      },
      stakeOf('30'),
    );
    expect(end.state).toBe('unresolved');
  });
});

describe('a redemption (API-20)', () => {
  test('given an amount, then it is redeemed once', async () => {
    const before = await saver.staked();
    const { end } = await submitted(saver, launchpoolRedeemOrder.submission(saver.earn, SUBJECT), redeemOf('100'));
    expect(end).toMatchObject({ state: 'succeeded', result: { ...POOL, asset: 'USDT', amount: '100' } });
    expect([await saver.staked(), sentTo(REDEEM)]).toEqual([subtract(before, decimal('100')), 1]);
  });

  test('given a lost answer, then it is found by what is staked', async () => {
    await saver.fault({ path: REDEEM, method: 'POST', kind: 'lost-answer', times: 1 });
    const before = await saver.staked();
    const { end } = await submitted(saver, launchpoolRedeemOrder.submission(saver.earn, SUBJECT), redeemOf('100'));
    expect([end.state, await saver.staked()]).toEqual(['succeeded', subtract(before, decimal('100'))]);
  });

  test('given a stake that another tab redeemed meanwhile, then nothing moves, the reason is told, and what is staked is read again (R05)', async () => {
    const read = launchpoolStatisticsOptions(saver.earn, POOL.projectId);
    await saver.earn.queryClient.fetchQuery(read);
    const all = await saver.staked();
    await saver.client.call(redeem, redeemOf(all));
    const { end } = await submitted(saver, launchpoolRedeemOrder.submission(saver.earn, SUBJECT), redeemOf('100'));
    const message = 'You have no stake in this pool.';
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'error', error: { kind: 'business', message } } });
    expect([await saver.staked(), saver.earn.queryClient.getQueryData(read.queryKey)]).toEqual(['0', undefined]);
    await saver.client.call(stake, stakeOf(all));
  });

  test('given a request that is lost, then nothing is redeemed, and a warning says so and names the connection (LP-55, AMB-146)', async () => {
    const before = await saver.staked();
    await saver.fault({ path: REDEEM, method: 'POST', kind: 'lost-request', times: 1 });
    const { end } = await submitted(saver, launchpoolRedeemOrder.submission(saver.earn, SUBJECT), redeemOf('100'));
    const message = end.state === 'refused' && refusalNotice(end.refusal, launchpoolRedeemOrder.submission(saver.earn, SUBJECT).messages);
    expect(message).toMatchObject({ tone: 'warning', key: 'earn.error.notPlaced', because: { key: 'Networkerr' } });
    expect(await saver.staked()).toBe(before);
  });
});

describe('notices when no dialog is open (SH-53)', () => {
  const receipt = { ...SUBJECT, ...POOL, amount: decimal('5'), at: 0, parts: undefined };

  test('given a stake or a redemption that ended after its dialog was closed, then a toast names it', () => {
    const staked = {
      ...receipt,
      holding: 'spot' as const,
      periodDays: 0,
      termEndsAt: undefined,
      missingVolume: undefined,
      volumeDays: 60,
      firstRewardAt: undefined,
      counts: undefined,
    };
    stakeOrder.submission(saver.earn, SUBJECT).onEndedUnwatched?.({ state: 'succeeded', request: stakeOf('5'), result: staked });
    launchpoolRedeemOrder
      .submission(saver.earn, SUBJECT)
      .onEndedUnwatched?.({ state: 'succeeded', request: redeemOf('5'), result: { ...receipt, parts: undefined } });
    expect(saver.notices()).toEqual(['success earn.order.staked.toast', 'success earn.order.unstaked.toast']);
  });

  test('given refusals, then a stake is an error with the exchange’s text, and a redemption a warning (LP-49, AMB-005, AMB-006)', () => {
    const call = 'launchpool.stake';
    const business = { cause: 'error', error: { kind: 'business', call, code: '1', message: 'The pool is full' } } as const;
    expect(refusalNotice(business, stakeOrder.submission(saver.earn, SUBJECT).messages)).toMatchObject({
      tone: 'error',
      serverText: 'The pool is full',
    });
    expect(refusalNotice(business, launchpoolRedeemOrder.submission(saver.earn, SUBJECT).messages)).toMatchObject({
      tone: 'warning',
      serverText: 'The pool is full',
    });
  });
});

test('given a reload before the answer, when the next page looks, then it finds the stake with what the tab stored, and sends nothing (N07)', async () => {
  const stored = new Map<string, string>();
  const tab = (): Storage =>
    Object.assign(Object.fromEntries(stored), {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
      removeItem: (name: string) => void stored.delete(name),
    }) as unknown as Storage;
  const page = (): SandboxPerson['earn'] => {
    const submissions = createSubmissions({ timers: fastTimers(20), isOnline: () => true, pendingOrders: createPendingOrders(tab) });
    submissions.setOwner(saver.earn.scope);
    return { ...saver.earn, submissions };
  };
  const first = page();
  const spec = stakeOrder.submission(first, SUBJECT);
  const key = submissionKey(first.scope, stakeOrder.flow(SUBJECT));
  const carriedOut = vi.fn();
  const send = async (request: ReturnType<typeof stakeOf>): Promise<never> => {
    await spec.send(request);
    carriedOut();
    return new Promise(() => undefined);
  };
  first.submissions.submit(key, { ...spec, send }, stakeOf('12'));
  await vi.waitFor(() => expect(carriedOut).toHaveBeenCalled(), { timeout: 10_000 });

  const next = page();
  expect(next.submissions.status(key).state).toBe('checking');
  const known = ORDERS.find(({ name }) => name === 'launchpool.stake');
  known?.restore(next, SUBJECT, (restored) => next.submissions.resume(key, restored));
  await vi.waitFor(() => expect(saver.notices()).toEqual(['success earn.order.staked.toast']), { timeout: 10_000 });
  expect([sentTo(STAKE), [...stored.keys()]]).toEqual([1, []]);
});

test('given a stake that ends, then analytics count its result under a name of its own, without an amount (FM-25, AMB-078)', async () => {
  const events: (AnalyticsProps & { readonly name: string })[] = [];
  const submissions = createSubmissions({
    timers: fastTimers(20),
    isOnline: () => true,
    onAnalytics: (name, props) => events.push({ name, ...props }),
  });
  const earn = { ...saver.earn, submissions };
  await submitted({ earn }, stakeOrder.submission(earn, SUBJECT), stakeOf('1'));
  expect(events).toEqual([
    { name: 'launchpool.stake', outcome: 'submitted', asset: 'USDT' },
    { name: 'launchpool_stake_result', outcome: 'refused', cause: 'business', asset: 'USDT' },
  ]);
});

test('a stake or redemption invalidates the reads of Simple Earn that show it (AMB-092)', () => {
  const names = LAUNCHPOOL_CALLS.map(({ name }) => name);
  for (const { name } of [flexible.holdings, flexible.statistics, fixed.orders, history.flexibleHistory, history.fixedHistory])
    expect(names).toContain(name);
});
