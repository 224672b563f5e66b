import { accountBalance } from '../balance.ts';
import { add, compare, type Decimal, decimal, multiply, roundDown, subtract, ZERO } from '@earnkit/core';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import { counting, type Figures, isSome, loseAnswer, type Order, place, refuse, repeat, roundsDown, together } from '../effects.ts';
import type { Kit } from '../kit.ts';
import { aboveLeast, type Plan, shareOf, type Step, stepsOf, withNinthDecimal } from '../plan.ts';
import { newRequestId } from '../transport.ts';
import { pagesWhileOrdering } from './historyPages.ts';

const ACTIONS = [
  'subscribe',
  'redeem',
  'redeem-all',
  'cancel',
  'repeat',
  'rounding',
  'redeem-rounding',
  'too-much',
  'concurrent',
  'lose-sent',
  'lose-answer',
  'pages',
  'forged',
  'ended',
] as const;

/** Records that one read of the history holds. */
const RECORDS = 20;
const EIGHT = 8;
const SIX = 6;

/** A coin to order with: what is there, and the least that can be subscribed. */
interface Coin {
  readonly asset: string;
  readonly least: Decimal;
  readonly rate: string;
}

/** Goes through flexible Simple Earn with a coin that the person has enough of. */
export async function orderFlexible(kit: Kit, plan: Plan): Promise<void> {
  const coin = await chooseCoin(kit);
  if (coin === undefined) return kit.skip('Orders of flexible Simple Earn: no coin has five times its least amount available.');
  const desk = deskOf(kit, coin);
  // An account that cannot order says so at the first one.
  await desk.take({ action: 'subscribe', share: 1 });
  for (const run of stepsOf(plan, ACTIONS)) for (const step of run) await desk.take(step);
}

async function chooseCoin(kit: Kit): Promise<Coin | undefined> {
  const market = await kit.read(flexible.market, undefined);
  for (const { asset } of (market?.rows ?? []).slice(0, 20)) {
    const { lendEarnAvailable: free } = (await accountBalance(kit, asset)) ?? {};
    const product = isSome(free) ? (await kit.read(flexible.product, { asset, verified: true }))?.rows[0] : undefined;
    const least = product?.minLendAmount;
    if (isSome(free) && isSome(least) && compare(free, multiply(least, decimal('5'))) >= 0)
      return { asset, least, rate: product?.minLendAprFraction ?? '0.0001' };
  }
  return undefined;
}

function deskOf(kit: Kit, { asset, least, rate }: Coin) {
  const counts = { subscribe: counting(), redeem: counting() };

  const holding = async () => (await kit.read(flexible.holdings, { asset }))?.rows.find((row) => row.asset === asset);
  const read = (type: 'subscribe' | 'redeem') => async (): Promise<Figures> => {
    const [balance, held, list] = [
      await accountBalance(kit, asset),
      await holding(),
      await kit.read(history.flexibleHistory, { asset, type, page: 1, limit: RECORDS }),
    ];
    const rows = (list?.rows ?? []).flatMap(({ id, amount }) => (id === undefined ? [] : [{ id, amount }]));
    if (new Set(rows.map(({ id }) => id)).size < rows.length)
      kit.findings.add('history', { call: 'history.flexible', field: 'unique_time', came: 'two records of one id' });
    const available = balance?.lendEarnAvailable;
    const redeeming = held === undefined ? ZERO : held.redeemingAmount;
    const current = held === undefined ? ZERO : held.currentAmount;
    return {
      available,
      redeeming,
      held: current && redeeming && subtract(current, redeeming),
      out: available && redeeming && add(available, redeeming),
      ...counts[type](rows),
    };
  };
  const FIELDS = { available: 'account.balances lend_earn_available', held: 'flexible.holdings curr_amount', records: 'history.flexible' };

  const subscription = (amount: Decimal): Order => ({
    call: flexible.subscribe.name,
    send: (how) => kit.call(flexible.subscribe, { asset, amount, minAprFraction: rate }, how),
    read: read('subscribe'),
    want: { available: subtract(ZERO, amount), held: amount, records: decimal('1'), recorded: amount },
    fields: FIELDS,
  });
  const redemption = (amount: Decimal, held: Decimal | undefined): Order => ({
    call: flexible.redeem.name,
    send: (how) => kit.call(flexible.redeem, { asset, amount, currentAmount: held, lentAmount: undefined }, how),
    read: read('redeem'),
    want: { held: subtract(ZERO, amount), out: amount, records: decimal('1'), recorded: amount },
    fields: FIELDS,
  });
  const cancellation = (amount: Decimal): Order => ({
    call: flexible.cancelRedemption.name,
    send: (how) => kit.call(flexible.cancelRedemption, { asset, amount }, how),
    read: read('redeem'),
    want: { available: ZERO, redeeming: subtract(ZERO, amount), held: amount },
    fields: { ...FIELDS, redeeming: 'flexible.holdings frozen_amount' },
  });

  /** What can be redeemed: the holding without what is being redeemed or otherwise held. */
  const redeemable = async (): Promise<Decimal | undefined> => {
    const held = await holding();
    const { currentAmount: current, redeemingAmount: redeeming, marginFrozenAmount: frozen = ZERO } = held ?? {};
    return current && redeeming && subtract(current, redeeming, frozen);
  };
  const available = async (): Promise<Decimal> => (await accountBalance(kit, asset))?.lendEarnAvailable ?? ZERO;
  /** Subscribes first where the balance or the holding is too small for a step. */
  const refill = async (): Promise<void> => {
    if (compare(await available(), multiply(least, decimal('5'))) >= 0) return;
    const free = await redeemable();
    if (isSome(free)) await place(kit, redemption(free, free));
  };

  const steps: Readonly<Record<(typeof ACTIONS)[number], (share: number, amount: Decimal) => Promise<unknown>>> = {
    subscribe: (_share, amount) => place(kit, subscription(amount)),
    redeem: async (share, amount) => {
      await place(kit, subscription(amount));
      const free = (await redeemable()) ?? ZERO;
      const part = shareOf(free, share, EIGHT);
      return isSome(part) && compare(part, decimal('0.000001')) >= 0 ? place(kit, redemption(part, free)) : undefined;
    },
    'redeem-all': async (_share, amount) => {
      await place(kit, subscription(amount));
      const free = await redeemable();
      return isSome(free) ? place(kit, redemption(free, free)) : undefined;
    },
    cancel: async (share) => {
      const free = await redeemable();
      if (isSome(free)) await place(kit, redemption(free, free));
      const { redeemingAmount: pending, redeemingRevocable } = (await holding()) ?? {};
      if (!isSome(pending) || redeemingRevocable !== true) return undefined;
      const part = shareOf(pending, share, EIGHT);
      return place(kit, cancellation(isSome(part) ? part : pending));
    },
    repeat: (_share, amount) => repeat(kit, subscription(amount), newRequestId()),
    rounding: (_share, amount) => roundsDown(kit, subscription(withNinthDecimal(amount)), withNinthDecimal(amount), 'available'),
    'redeem-rounding': async (_share, amount) => {
      await place(kit, subscription(amount));
      const typed = withNinthDecimal(least);
      await roundsDown(kit, redemption(typed, undefined), typed, 'held');
    },
    'too-much': async () => {
      const more = add(roundDown(await available(), SIX), decimal('1'));
      await refuse(kit, subscription(more), undefined, 'accepted-too-much');
      const free = await redeemable();
      if (free !== undefined) await refuse(kit, redemption(add(roundDown(free, SIX), decimal('1')), free), undefined, 'accepted-too-much');
    },
    concurrent: async () => {
      const limit = await available();
      const amount = shareOf(limit, 400, SIX);
      if (compare(amount, least) >= 0) await together(kit, subscription(amount), 4, amount, limit);
      const free = await redeemable();
      return isSome(free) ? place(kit, redemption(free, free)) : undefined;
    },
    'lose-sent': (_share, amount) => loseAnswer(kit, subscription(amount), 'sent'),
    'lose-answer': (_share, amount) => loseAnswer(kit, subscription(amount), 'answered'),
    pages: (_share, amount) => pagesWhileOrdering(kit, { asset, order: async () => place(kit, subscription(amount)) }),
    forged: async (_share, amount) => {
      await refuse(kit, subscription(amount), { csrf: 'none' }, 'csrf');
      await refuse(kit, subscription(amount), { csrf: 'wrong' }, 'csrf');
    },
    ended: async (_share, amount) => {
      await refuse(kit, subscription(amount), { session: 'none' }, 'session-end');
      await refuse(kit, subscription(amount), { session: 'ended' }, 'session-end');
    },
  };

  return {
    take: async ({ action, share }: Step<(typeof ACTIONS)[number]>): Promise<void> => {
      kit.step(`flexible ${action}, ${asset}`);
      await refill();
      await steps[action](share, aboveLeast(least, share, SIX));
    },
  };
}
