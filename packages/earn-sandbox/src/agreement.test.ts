import * as account from '@earnkit/core/account/contract';
import type { Decimal, Reason } from '@earnkit/core';
import { assessFundingLock, availableForFlexible } from '@earnkit/core/account/rules';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { assessCancelRedemption, assessFlexibleRedeem, assessFlexibleSubscribe, ownMinApr } from '@earnkit/core/simple-earn/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COINS } from './coins/coins.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from './testing/testSandbox.ts';

/*
 * Compares the rules of the client with the checks of the exchange, which were written independently. The exchange accepts
 * every order that the rules call ready, and the rules block every order that the exchange refuses, unless something changed
 * between the read and the order.
 */

const WORLDS = ['saver', 'unified', 'vip5', 'us', 'restricted', 'locked', 'empty'] as const;

let box: TestSandbox;
const pages = new Map<string, TestPage>();
beforeAll(async () => {
  box = await openTestSandbox();
  for (const world of WORLDS) pages.set(world, await box.page(world));
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** The reasons of the rules, by the code of the exchange's refusal. */
const REASON_OF: Readonly<Record<number, readonly Reason['key'][]>> = {
  30002: ['finances.simpleEarn.minPurchaseAmount', 'redeem.number.minLimit'],
  30004: ['lend_earn.insufficient.balance'],
  30007: ['lend_earn.insufficient.balance'],
  30009: ['earn.redemption.notRevocable'],
  30010: ['lend_earn.notsubscribe.toast', 'lend_earn.notredeem.toast'],
};

/** What a page reads for a subscription. */
async function lookAtProduct(page: TestPage, asset: string, verified: boolean) {
  const product = (await page.read(flexible.product, { asset, verified })).rows.find((row) => row.asset === asset);
  const [balance] = (await page.read(account.balances, { assets: [asset] })).rows;
  return { product, available: availableForFlexible(balance), ownMinApr: ownMinApr(await lookAtHolding(page, asset)) };
}

/** What a page reads for a redemption, and for calling it back. */
async function lookAtHolding(page: TestPage, asset: string) {
  const [holding] = (await page.read(flexible.holdings, { asset })).rows;
  return holding;
}

/** Amounts near what matters: nothing, the minimum, what is there, far too much, and odd numbers of decimals. */
const amountNear = (
  anchors: readonly (Decimal | undefined)[],
  choice: { readonly anchor: number; readonly shift: number; readonly text: string },
): string => {
  const known = anchors.filter((anchor) => anchor !== undefined);
  const anchor = known[choice.anchor % Math.max(known.length, 1)];
  if (anchor === undefined || choice.shift > 4) return choice.text;
  const [whole = '0', fraction = ''] = anchor.split('.');
  const units = BigInt(whole + fraction.padEnd(8, '0').slice(0, 8)) + BigInt([0, 1, -1, 100, -100][choice.shift] ?? 0);
  const digits = (units < 0n ? 0n : units).toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '') || '0';
};

const anyText = fc.oneof(
  fc.tuple(fc.nat(20_000), fc.nat(99_999_999)).map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`),
  fc.constantFrom('', '0', '0.', '.5', '0.0000001', '0.000001', '0.00000100', '5.', '-1', '1e3', '00012.50', 'abc', '999999999999'),
);
const anyChoice = fc.record({ anchor: fc.nat(5), shift: fc.nat(7), text: anyText });

const anyStep = fc.record({
  world: fc.constantFrom('saver', 'saver', 'saver', 'unified', 'unified', ...WORLDS),
  asset: fc.constantFrom('USDT', 'BTC', ...COINS.slice(0, 8).map((coin) => coin.asset)),
  action: fc.constantFrom('subscribe', 'subscribe', 'redeem', 'redeem', 'cancel'),
  choice: anyChoice,
  advance: fc.constantFrom(0, 0, 0, 0, 0, 600, 3600, 7200),
});

/** An amount as a request would send it without a check; `undefined` for a text that no client can send. */
const sendable = (text: string): Decimal | undefined => (/^\d{1,30}(\.\d{1,18})?$/.test(text) ? (text as Decimal) : undefined);

const tally = { ready: 0, blocked: 0, refused: 0 };

async function step({
  world,
  asset,
  action,
  choice,
  advance,
}: typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  const page = pages.get(world);
  if (page === undefined) throw new Error('There is no such page');
  if (advance > 0) await page.advance(advance);
  const what = `${world} ${action} ${asset} ${choice.text}`;

  if (action === 'subscribe') {
    const facts = await lookAtProduct(page, asset, world !== 'empty');
    const { product, available } = facts;
    const amount = amountNear([product?.minLendAmount, available], choice);
    const assessment = assessFlexibleSubscribe({ amount }, facts);
    const locked = assessFundingLock(await page.read(account.fundingLock, { asset }), 'subscribe');
    if (assessment.state === 'ready') {
      expectAccepted(await page.call(flexible.subscribe, assessment.request), locked, `${what} ${amount}`);
    } else if (sendable(amount) !== undefined && product !== undefined) {
      const answer = await page.call(flexible.subscribe, { asset, amount: amount as Decimal, minAprFraction: '0.01' });
      expectRefused(answer, assessment, locked, `${what} ${amount}`);
    }
  } else if (action === 'redeem') {
    const holding = await lookAtHolding(page, asset);
    const amount = amountNear([holding?.currentAmount, holding?.lentAmount, holding?.redeemingAmount], choice);
    const assessment = assessFlexibleRedeem({ amount }, holding);
    const locked = assessFundingLock(await page.read(account.fundingLock, { asset }), 'redeem');
    if (assessment.state === 'ready') {
      expectAccepted(await page.call(flexible.redeem, assessment.request), locked, `${what} ${amount}`);
    } else if (assessment.state === 'blocked' && sendable(amount) !== undefined) {
      const answer = await page.call(flexible.redeem, {
        asset,
        amount: amount as Decimal,
        currentAmount: undefined,
        lentAmount: undefined,
      });
      expectRefused(answer, assessment, locked, `${what} ${amount}`);
    }
  } else {
    const assessment = assessCancelRedemption(await lookAtHolding(page, asset));
    if (assessment.state === 'ready') expectAccepted(await page.call(flexible.cancelRedemption, assessment.request), undefined, what);
    else if (assessment.state === 'blocked') {
      const answer = await page.call(flexible.cancelRedemption, { asset, amount: '1' as Decimal });
      expectNothingCancelled(answer, what);
    }
  }
}

interface Answer {
  readonly code: number;
  readonly message: string;
}

function expectAccepted(answer: Answer, locked: Reason | undefined, what: string): void {
  tally.ready += 1;
  if (locked) expect(REASON_OF[answer.code], `${what}: ${answer.code}`).toContain(locked.key);
  else expect(answer, what).toMatchObject({ code: 0 });
}

function expectNothingCancelled(answer: Answer, what: string): void {
  tally.refused += 1;
  expect([30008, 30009], what).toContain(answer.code);
}

function expectRefused(
  answer: Answer,
  assessment: { readonly state: string; readonly reasons?: readonly Reason[] },
  locked: Reason | undefined,
  what: string,
): void {
  tally.blocked += 1;
  // The rules also block in silence what travels well, such as more decimals than are sent: the exchange says so itself.
  expect(answer.code, `${what}: the rules block it and the exchange carries it out`).not.toBe(0);
  if (locked && answer.code === 30010) return;
  const keys = assessment.reasons?.map((reason) => reason.key) ?? [];
  if (keys.length > 0 && REASON_OF[answer.code]) expect(REASON_OF[answer.code], `${what}: ${answer.message}`).toContain(keys[0]);
}

test('rules and exchange agree over random orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const each of steps) await step(each);
    }),
    { numRuns: process.env['EARNKIT_LONG'] === '1' ? 1_000 : 60, endOnFailure: true },
  );
  expect(tally.ready, 'ready and sent').toBeGreaterThan(50);
  expect(tally.blocked, 'blocked and refused').toBeGreaterThan(50);
  expect(tally.refused, 'nothing to cancel').toBeGreaterThan(5);
  const { data } = (await (await (pages.get('saver') ?? (await box.page('saver'))).fetch('/sandbox/ledger')).json()) as { data: unknown };
  expect(data).toMatchObject({ damage: null });
});

test('given a change between the read and the order, then the exchange refuses the order with the reason', async () => {
  await box.sandbox.reset();
  const page = await box.page('vip5');
  const facts = await lookAtProduct(page, 'BTC', true);
  const holding = await lookAtHolding(page, 'BTC');
  const spend = assessFlexibleSubscribe({ amount: facts.available ?? '' }, facts);
  const take = assessFlexibleRedeem({ amount: holding?.currentAmount ?? '' }, holding);
  if (spend.state !== 'ready' || take.state !== 'ready') throw new Error('Both are possible here');
  expect((await page.call(flexible.subscribe, spend.request)).code).toBe(0);
  expect(REASON_OF[(await page.call(flexible.subscribe, spend.request)).code]).toContain('lend_earn.insufficient.balance');
  expect(
    (
      await page.call(flexible.redeem, {
        ...take.request,
        amount: (await lookAtHolding(page, 'BTC'))?.currentAmount ?? take.request.amount,
      })
    ).code,
  ).toBe(0);
  expect(REASON_OF[(await page.call(flexible.redeem, take.request)).code]).toContain('lend_earn.insufficient.balance');
  const pending = assessCancelRedemption(await lookAtHolding(page, 'BTC'));
  if (pending.state !== 'ready') throw new Error('There is something to cancel');
  await page.advance(3600);
  expect((await page.call(flexible.cancelRedemption, pending.request)).code).toBe(30008);
});
