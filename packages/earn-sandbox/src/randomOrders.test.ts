import * as launchpool from '@earnkit/core/launchpool/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { autoEarn, fixed, flexible } from '@earnkit/core/simple-earn/contract';
import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import { redemptions, stakes } from '@earnkit/core/staking/contract';
import { compare, type Decimal, decimal, subtract, ZERO } from '@earnkit/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, happens, ledgerOf, ordersOf, orderFor, personWith, spotOf } from './testing/fixedOrders.ts';
import { LINK, poolAt, statisticsOf, SUI, type TestPool } from './testing/launchpool.ts';
import { CREDIT, GT, heldOf, LIDO, MINT, SOL, TOKEN, TRX } from './testing/staking.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from './testing/testSandbox.ts';

/*
 * Sends random orders in all products, with stakes of the launchpool held in each of them. After every step, each product agrees with
 * the ledger, and no call ends in an unexpected error.
 */

/** Pools whose stakes can be held in spot, flexible, fixed and staking, and their coins; BTC grows in staking. */
const POOLS: readonly (TestPool & { readonly asset: string; readonly days: number })[] = [
  { ...poolAt(SUI, 1), asset: 'USDT', days: 7 },
  { ...poolAt(SUI, 3), asset: 'BTC', days: 30 },
  { ...poolAt(SUI, 4), asset: 'ETH', days: 7 },
  { ...poolAt(LINK, 1), asset: 'USDT', days: 30 },
];
const PLACES = [MINT, { ...MINT, asset: 'USDC' }, TOKEN, LIDO, SOL, TRX, GT, CREDIT] as const;
const TERMS = ['101', '102', '103', '121', '131', '151'] as const;
const COINS = ['USDT', 'BTC', 'ETH', 'GT'] as const;
const EVENTS = [
  { event: 'sold-out', asset: 'USDT', left: '250' },
  { event: 'sold-out', asset: 'USDT', left: null },
  { event: 'fixed-sold-out', product: '101', left: '400' },
  { event: 'fixed-sold-out', product: '101', left: null },
  { event: 'staking-sold-out', product: '1201', left: '300' },
  { event: 'staking-sold-out', product: '1201', left: null },
  { event: 'fast-quota-used', product: '1101', asset: 'BTC', left: '0.7' },
  { event: 'fast-quota-used', product: '1101', asset: 'BTC', left: null },
  { event: 'pool-used-up', pool: poolAt(SUI, 1).poolId, left: '700' },
  { event: 'pool-used-up', pool: poolAt(SUI, 1).poolId, left: null },
  { event: 'loan-taken', asset: 'USDT', amount: '100' },
  { event: 'voucher-used' },
] as const;

let box: TestSandbox;
const pages: TestPage[] = [];
beforeAll(async () => {
  box = await openTestSandbox();
  pages.push(await box.freshPage('saver'), await personWith(box, {}));
  for (const page of pages)
    for (const [asset, amount] of Object.entries({ USDT: '4000', USDC: '900', BTC: '3', ETH: '9', GT: '900', SOL: '40', TRX: '900' }))
      await deposit(page, asset, amount);
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const ACTIONS = [
  'hold',
  'hold',
  'hold',
  'release',
  'release',
  'stake',
  'unstake',
  'unstake',
  'subscribe',
  'redeem',
  'cancel',
  'place',
  'early',
  'renewal',
  'wealth',
  'sell',
  'switches',
  'event',
] as const;

const anyStep = fc.record({
  person: fc.nat(1),
  action: fc.constantFrom(...ACTIONS),
  which: fc.nat(11),
  holding: fc.constantFrom('spot', 'flexible', 'fixed', 'staking', 'staking'),
  /** Of what there is, in parts of 1,000; more than 1,000 is too much. */
  share: fc.constantFrom(1, 50, 333, 500, 1_000, 1_000, 1_001),
  on: fc.boolean(),
  advance: fc.constantFrom(0, 0, 0, 0, 1_777, 3_600, 40_000, 86_400, 260_000),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const tally: Record<string, number> = {};

/** A share of an amount, cut to so many places; 1 where there is nothing, so that something is sent. */
function shareOf(amount: Decimal | undefined, { share }: { readonly share: number }, places = 6): Decimal {
  const [whole = '0', fraction = ''] = (amount === undefined || compare(amount, ZERO) <= 0 ? '1' : amount).split('.');
  const units = (BigInt(whole + fraction.padEnd(18, '0')) * BigInt(share)) / 1_000n;
  const digits = units.toString().padStart(19, '0');
  return decimal(`${digits.slice(0, -18)}.${digits.slice(-18).slice(0, places)}`);
}

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** Sends what a step says; `undefined` where there is nothing to send it for. */
async function send(page: TestPage, given: Step): Promise<{ readonly code: number; readonly status: number } | undefined> {
  const { which, holding, on } = given;
  const pool = pick(POOLS, which);
  const of = pick(PLACES, which);
  const asset = pick(COINS, which);
  switch (given.action) {
    case 'hold': {
      const amount = shareOf(await spotOf(page, pool.asset), { share: Math.min(given.share, 333) }, 2);
      return page.call(launchpool.stake, { ...pool, amount, holding, periodDays: holding === 'fixed' ? pool.days : 0 });
    }
    case 'release':
      return page.call(launchpool.redeem, { ...pool, amount: shareOf((await statisticsOf(page, pool))?.amount, given, 2) });
    case 'stake':
      return page.call(stakes.stake, { ...of, amount: shareOf(await spotOf(page, of.asset), given) });
    case 'unstake': {
      const held = (await heldOf(page, of)) ?? ZERO;
      const amount = shareOf(held, given, 8);
      const answer = await page.call(redemptions.redeem, { ...of, amount, fast: on, redeemAsset: of.asset });
      if (answer.code === 0) expect(subtract(held, (await heldOf(page, of)) ?? ZERO), 'the holding falls by what is redeemed').toBe(amount);
      return answer;
    }
    case 'subscribe':
      return page.call(flexible.subscribe, { asset, amount: shareOf(await spotOf(page, asset), given), minAprFraction: decimal('0.0001') });
    case 'redeem': {
      const [held] = (await page.read(flexible.holdings, { asset })).rows;
      const order = { asset, amount: shareOf(held?.currentAmount, given, 8), currentAmount: undefined, lentAmount: undefined };
      return page.call(flexible.redeem, order);
    }
    case 'cancel': {
      const [held] = (await page.read(flexible.holdings, { asset })).rows;
      return page.call(flexible.cancelRedemption, { asset, amount: shareOf(held?.redeemingAmount, given, 8) });
    }
    case 'place': {
      const more = { amount: shareOf(decimal('300'), given, 2), reinvest: on, redeemAccount: on ? 'spot' : 'flexible' } as const;
      return page.call(fixed.subscribe, await orderFor(page, pick(TERMS, which), more));
    }
    case 'early':
    case 'renewal': {
      const orders = await ordersOf(page);
      if (orders.length === 0) return undefined;
      const { orderId } = pick(orders, which);
      return given.action === 'early' ? page.call(fixed.redeemEarly, { orderId }) : page.call(fixed.setReinvest, { orderId, on });
    }
    case 'wealth':
      return page.call(wealth.purchase, { productId: '501', amount: shareOf(decimal('250'), given, 2) });
    case 'sell': {
      const { data } = (await (await page.fetch('/sandbox/private-wealth/orders')).json()) as {
        data: { list: readonly { unit: string }[] };
      };
      return page.call(wealth.redeem, { productId: '501', units: shareOf(decimal(data.list[0]?.unit ?? '1'), given) });
    }
    case 'switches':
      if (which % 2 === 0) return page.call(setSoftStaking, { on });
      return page.call(autoEarn.setAutoEarn, { asset, on });
    case 'event':
      expect(await happens(page, pick(EVENTS, which))).toBe(200);
      return undefined;
  }
}

async function step(given: Step): Promise<void> {
  const page = pages[given.person] as TestPage;
  if (given.advance > 0) await page.advance(given.advance);
  await ledgerOf(page);
  const answer = await send(page, given);
  if (answer?.code === 0 || answer?.code === 200) tally[given.action] = (tally[given.action] ?? 0) + 1;
  if (answer !== undefined) expect(answer.status, JSON.stringify(given)).toBeLessThan(500);
  await ledgerOf(page);
}

const STILL: Step = { person: 1, action: 'hold', which: 0, holding: 'spot', share: 333, on: false, advance: 0 };

/** Stakes that are free and held between each other, and everything taken out again: it needs no luck. */
const EACH_KIND: readonly Step[] = [
  { ...STILL, action: 'stake', share: 333 },
  { ...STILL, holding: 'staking' },
  { ...STILL, holding: 'flexible', share: 50 },
  { ...STILL, action: 'stake', share: 50 },
  { ...STILL, holding: 'staking', share: 50 },
  { ...STILL, which: 2, holding: 'fixed' },
  { ...STILL, which: 1, holding: 'staking' },
  { ...STILL, action: 'unstake', share: 1_000, advance: 86_400 },
  { ...STILL, action: 'release', share: 500 },
  { ...STILL, action: 'unstake', share: 1_000 },
  { ...STILL, action: 'unstake', which: 2, share: 1_000, on: true, advance: 260_000 },
  { ...STILL, action: 'place', on: true },
  { ...STILL, action: 'place', which: 1 },
  { ...STILL, action: 'early', which: 0, advance: 1_777 },
  { ...STILL, action: 'subscribe' },
  { ...STILL, action: 'redeem', share: 500, advance: 40_000 },
  { ...STILL, action: 'cancel', share: 333 },
  { ...STILL, action: 'wealth', share: 1_000 },
  { ...STILL, action: 'sell', share: 333, advance: 86_400 },
  { ...STILL, action: 'release', share: 1_000, advance: 260_000 },
];

test('given any orders in all products, with stakes that a launchpool holds among them, then each product agrees with the ledger after each of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 12, maxLength: 20 }), async (steps) => {
      for (const each of steps) await step(each);
    }),
    { numRuns: process.env['EARNKIT_LONG'] === '1' ? 150 : 6, endOnFailure: true, examples: [[[...EACH_KIND]]] },
  );
  for (const action of ['hold', 'release', 'stake', 'unstake', 'subscribe', 'redeem', 'place', 'early', 'wealth', 'sell'])
    expect(tally[action], action).toBeGreaterThan(0);
});
