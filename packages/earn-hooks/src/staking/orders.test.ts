import { type Decimal, EarnFailure, add, decimal, subtract } from '@earnkit/core';
import type { StakingProduct } from '@earnkit/core/staking/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { fastTimers } from '../testing/fastTimers.ts';
import { type Answers, namedExchange } from '../testing/namedExchange.ts';
import { testEarn } from '../testing/testEarn.ts';
import { redeemOrder } from './redeemOrder.ts';
import { stakeOrder } from './stakeOrder.ts';
import { stakingProduct } from './testing/stakingProduct.ts';

const target = { asset: 'ETH', pid: '12' };
const subject = { asset: 'ETH', orderId: 'ETH:12' };
const amount = decimal('1.5');
const stakeRequest = { ...subject, amount, pid: '12', vip: false };
const redeemRequest = { ...subject, amount, pid: '12', fast: true, redeemAsset: 'ETH' };
const lost = (call: string): never => {
  throw new EarnFailure({ kind: 'network', call });
};

/** An exchange that holds 10 ETH for the person. */
const NONE = { rows: [], unreadable: [], total: 0 };

function exchangeOf(product: StakingProduct | null, answers: Answers = {}) {
  const account = { held: decimal('10') };
  const exchange = namedExchange({
    'staking.product': () => product,
    'staking.user': () => ({ heldAmount: account.held, tier: undefined, isCrowd: false, accrued: NONE, taskDone: undefined }),
    'staking.stake': () => undefined,
    'staking.redeem': () => ({ arrivesAt: undefined, accrued: NONE }),
    ...answers,
  });
  return { ...exchange, account };
}

type Kind = 'stake' | 'redeem';

/** What the form of a stake holds. */
const TYPED = { name: stakeOrder.flow(subject), draft: { amount: '1.5' } };

/** Sends one order, decided on the product `seen`. */
async function send(kind: Kind, exchange: ReturnType<typeof exchangeOf>, seen: StakingProduct = stakingProduct()) {
  const { earn, notify } = testEarn(exchange.client, 'ada', { timers: fastTimers(200) });
  const { submissions } = earn;
  submissions.watch('test', () => undefined);
  const facts = { ...subject, target, seen };
  if (kind === 'stake') submissions.submit('test', stakeOrder.submission(earn, facts, TYPED), stakeRequest);
  else submissions.submit('test', redeemOrder.submission(earn, facts, TYPED), redeemRequest);
  await vi.waitFor(() => expect(submissions.status('test').state).toMatch(/succeeded|refused|unresolved/), { timeout: 4_000 });
  const status = submissions.status('test');
  return {
    orders: exchange.count(`staking.${kind}`),
    state: status.state,
    receipt: status.state === 'succeeded' ? (status.result as Readonly<Record<string, unknown>>) : undefined,
    refusal: status.state === 'refused' ? status.refusal : undefined,
    notify,
  };
}

describe('sent once', () => {
  test('given the same terms, then a stake is sent and its receipt says what was staked and when it earns (ST-56, API-63)', async () => {
    const { orders, receipt } = await send('stake', exchangeOf(stakingProduct()));
    expect(orders).toBe(1);
    expect(receipt).toMatchObject({ asset: 'ETH', amount: '1.5', pid: '12', minted: undefined });
    const at = Number(receipt?.at);
    expect(receipt?.timeline).toEqual({ stakedAt: at, earnsFrom: at + 86_400, firstRewardAt: at + 2 * 86_400 });
  });

  test('given a product that mints, then the receipt says what it was exchanged into (ST-54, AMB-155)', async () => {
    const gusd = stakingProduct({ coin: 'GUSD', debt: [{ mortgage_coin: 'ETH', reward_coin: 'GUSD', exchange_rate: '2000' }] });
    const { receipt } = await send('stake', exchangeOf(gusd), gusd);
    expect(receipt?.minted).toEqual({ asset: 'GUSD', amount: '3000' });
  });

  test('given an answer that says when it arrives, then the receipt says so; else by the minutes of the coin (ST-18, FM-15)', async () => {
    const sent = await send(
      'redeem',
      exchangeOf(stakingProduct(), { 'staking.redeem': () => ({ arrivesAt: 1_710_500_025, accrued: NONE }) }),
    );
    expect(sent.receipt).toMatchObject({
      arrivesAt: 1_710_500_025,
      fast: true,
      redeemAsset: 'ETH',
      fee: { fee: '0.0015', received: '1.4985' },
    });
    const { receipt } = await send('redeem', exchangeOf(stakingProduct()));
    expect(Number(receipt?.arrivesAt) - Number(receipt?.at)).toBe(1800);
  });

  test.each<Kind>(['stake', 'redeem'])('given a product that cannot be read, then a %s is sent and the exchange decides', async (kind) => {
    const exchange = exchangeOf(stakingProduct(), { 'staking.product': () => lost('staking.product') });
    expect(await send(kind, exchange)).toMatchObject({ orders: 1, state: 'succeeded' });
  });

  test('given a minimum that is not said, then the exchange decides', async () => {
    expect(await send('stake', exchangeOf(stakingProduct({ min_mortgage_amount: null })))).toMatchObject({ orders: 1, state: 'succeeded' });
  });
});

describe('refused before anything is sent (R04)', () => {
  test('given an exchange rate that moved between typing and sending, then it is named, old and new', async () => {
    const seen = stakingProduct({ exchange_type: '1', reward_coin: 'GTETH', exchange_rate: '0.95' });
    const moved = exchangeOf(stakingProduct({ exchange_type: '1', reward_coin: 'GTETH', exchange_rate: '0.94' }));
    expect(await send('stake', moved, seen)).toMatchObject({
      orders: 0,
      refusal: { cause: 'rate-changed', change: { from: '0.95', to: '0.94' } },
    });
  });

  test.each<[string, Kind, StakingProduct | null, string]>([
    ['a lower rate', 'stake', stakingProduct({ rate: '3' }), 'rate-changed'],
    ['a minimum above the amount', 'stake', stakingProduct({ min_mortgage_amount: '2' }), 'limit-changed'],
    ['a protocol that is gone', 'stake', stakingProduct({ is_defi: '1', defi: [{ pid: '9' }] }), 'limit-changed'],
    ['a product that is gone', 'stake', null, 'limit-changed'],
    [
      'a daily quota that others took',
      'redeem',
      stakingProduct({ redeem_config: [{ redeem_coin: 'ETH', redeem_quick: '1', redeem_quick_fee: '0.001', redeem_quick_daily: '1' }] }),
      'limit-changed',
    ],
    [
      'a higher fee',
      'redeem',
      stakingProduct({ redeem_config: [{ redeem_coin: 'ETH', redeem_quick: '1', redeem_quick_fee: '0.01', redeem_quick_daily: '-1' }] }),
      'rate-changed',
    ],
    ['another coin of the payout', 'redeem', stakingProduct({ redeem_config: [{ redeem_coin: 'USDT' }] }), 'rate-changed'],
    ['more days of a redemption', 'stake', stakingProduct({ extra: { redeem_minday: '1', redeem_maxday: '30' } }), 'rate-changed'],
  ])('given %s, then the %s is not sent', async (_case, kind, now, cause) => {
    expect(await send(kind, exchangeOf(now))).toMatchObject({ orders: 0, state: 'refused', refusal: { cause } });
  });

  test('given a product that is gone, then a redemption is sent all the same: what is staked must come back', async () => {
    expect(await send('redeem', exchangeOf(null))).toMatchObject({ orders: 1, state: 'succeeded' });
  });
});

describe('reconciled when the answer is lost, by what is staked (API-66)', () => {
  const moves: Readonly<Record<Kind, (held: Decimal) => Decimal>> = {
    stake: (held) => add(held, amount),
    redeem: (held) => subtract(held, amount),
  };

  test.each<Kind>(['stake', 'redeem'])(
    'given a %s that moved exactly its amount, then it was placed, and it is not sent again',
    async (kind) => {
      const exchange = exchangeOf(stakingProduct(), {
        [`staking.${kind}`]: () => {
          exchange.account.held = moves[kind](exchange.account.held);
          return lost(kind);
        },
      });
      expect(await send(kind, exchange)).toMatchObject({ orders: 1, state: 'succeeded', receipt: { amount: '1.5' } });
    },
  );

  test.each<Kind>(['stake', 'redeem'])('given a %s after which nothing moved, then it was not placed', async (kind) => {
    const exchange = exchangeOf(stakingProduct(), { [`staking.${kind}`]: () => lost(kind) });
    expect(await send(kind, exchange)).toMatchObject({ orders: 1, state: 'refused', refusal: { cause: 'not-placed' } });
  });

  test('given another amount that moved, or one that is not said, then the outcome stays open and nothing is guessed', async () => {
    for (const after of [decimal('10.5'), undefined]) {
      const exchange = exchangeOf(stakingProduct(), {
        'staking.stake': () => {
          exchange.account.held = after as Decimal;
          return lost('stake');
        },
      });
      expect(await send('stake', exchange)).toMatchObject({ orders: 1, state: 'unresolved' });
    }
  });
});

describe('what a person is told (SH-52, SH-53, ST-58, AMB-005)', () => {
  const reported = (unseen: (earn: ReturnType<typeof testEarn>['earn']) => void) => {
    const { earn, notify } = testEarn(exchangeOf(null).client, 'ada');
    unseen(earn);
    return notify.mock.calls.map(([{ tone, key, serverText }]) => [tone, key, serverText]);
  };
  const refusal = { cause: 'error', error: { kind: 'business', call: 'x', code: '7', message: 'Sold out for today' } } as const;
  const receipt = { ...stakeRequest, at: 0, minted: undefined, timeline: undefined };

  test('given a stake that ended after its dialog was closed, then a toast says so', () => {
    expect(
      reported((earn) =>
        stakeOrder.submission(earn, subject).onEndedUnwatched?.({ state: 'succeeded', request: stakeRequest, result: receipt }),
      ),
    ).toEqual([['success', 'earn.order.staked.toast', undefined]]);
  });

  test('given a redemption that ended after its dialog was closed, then a toast says so', () => {
    const result = { ...redeemRequest, at: 0, fee: undefined, received: undefined, period: undefined, accrued: [], arrivesAt: undefined };
    expect(
      reported((earn) => redeemOrder.submission(earn, subject).onEndedUnwatched?.({ state: 'succeeded', request: redeemRequest, result })),
    ).toEqual([['success', 'earn.order.unstaked.toast', undefined]]);
  });

  test('given a code of the exchange that refuses, then its own text is a warning, and the amount is kept', () => {
    expect(
      reported((earn) => {
        stakeOrder.submission(earn, subject, TYPED).onEndedUnwatched?.({ state: 'refused', request: stakeRequest, refusal });
        expect(earn.drafts.read(stakeOrder.flow(subject), earn.scope)).toEqual({ amount: '1.5' });
      }),
    ).toEqual([['warning', 'earn.error.retryLater', 'Sold out for today']]);
    expect(
      reported((earn) => redeemOrder.submission(earn, subject).onEndedUnwatched?.({ state: 'refused', request: redeemRequest, refusal })),
    ).toEqual([['warning', 'earn.error.retryLater', 'Sold out for today']]);
  });
});

test('given a press, then a second one is ignored for 500 ms after staking and 200 ms after redeeming (FM-20)', () => {
  const { earn } = testEarn(exchangeOf(null).client, 'ada');
  expect([stakeOrder, redeemOrder].map((order) => order.submission(earn, subject).debounceMs)).toEqual([500, 200]);
});

describe('read back after a reload (R07)', () => {
  const { earn } = testEarn(exchangeOf(null).client, 'ada');
  const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  test('given an order that was sent before, then request and baseline are the same; another product’s are not taken for it', () => {
    const { remembered: ofStake } = stakeOrder.submission(earn, subject);
    const { remembered: ofRedemption } = redeemOrder.submission(earn, subject);
    const noPid = { ...stakeRequest, pid: undefined };
    expect(ofStake && v.parse(ofStake.request, stored(stakeRequest))).toEqual(stakeRequest);
    expect(ofStake && v.parse(ofStake.request, stored(noPid))).toEqual(noPid);
    expect(ofRedemption && v.parse(ofRedemption.request, stored(redeemRequest))).toEqual(redeemRequest);
    expect(ofStake && v.parse(ofStake.baseline, stored({ heldAmount: '10' }))).toEqual({ heldAmount: '10' });
    expect(ofStake && v.parse(ofStake.baseline, stored({ heldAmount: undefined }))).toEqual({ heldAmount: undefined });
    expect(ofStake && v.safeParse(ofStake.request, stored({ ...stakeRequest, orderId: 'ETH:31' })).success).toBe(false);
  });
});
