import { add, compare, type Decimal, type Reason, subtract, sumOfKnown } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { availableForStaking } from '@earnkit/core/account/rules';
import { products, redemptions, stakes } from '@earnkit/core/staking/contract';
import {
  assessStake,
  assessStakingRedeem,
  dailyStakingReward,
  isFastOffered,
  maxStake,
  maxStakingRedeem,
  redeemFee,
  redeemOptionOf,
  redeemTimeline,
  feeDiscount,
  stakeCoins,
  stakeDecimals,
  stakeLimit,
  stakeLimitLeft,
  stakeTimeline,
  stakingRewards,
} from '@earnkit/core/staking/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, happens, personWith, spotOf } from '../testing/fixedOrders.ts';
import {
  CREDIT,
  GT,
  LIDO,
  MINT,
  productOf,
  redeem,
  rewardsOf,
  ROCKET,
  SOL,
  stake,
  type TestStake,
  TOKEN,
  TRX,
} from '../testing/staking.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { staking } from './slice.ts';

/*
 * What the rules of the client call ready the exchange accepts, what they refuse it refuses, for the same reason, and what
 * they estimate it pays. Each was written without the other.
 */

const KINDS = [LIDO, ROCKET, TOKEN, MINT, { ...MINT, asset: 'USDC' }, SOL, TRX, CREDIT, { ...CREDIT, asset: 'USDT' }, GT] as const;

let box: TestSandbox;
const pages: TestPage[] = [];
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
  for (const world of ['saver', 'borrower'] as const) {
    const page = await box.page(world);
    for (const [asset, amount] of Object.entries({ ETH: '30', BTC: '6', USDT: '900', USDC: '900', SOL: '40', TRX: '900', GT: '900' }))
      await deposit(page, asset, amount);
    pages.push(page);
  }
  await happens(pages[1] as TestPage, { event: 'loan-taken', asset: 'SOL', amount: '12' });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** What the exchange's refusals say, in the words of the rules. */
const REASON_OF: Readonly<Record<'stake' | 'redeem', Readonly<Record<number, Reason['key']>>>> = {
  stake: {
    30_002: 'stake.number.minLimit',
    30_004: 'stake.maxLimit.insufficientBalance',
    30_304: 'earn.staking.productLeft',
    30_305: 'earn.staking.limitLeft',
    30_306: 'earn.staking.limitLeft',
  },
  redeem: {
    30_002: 'redeem.number.minLimit',
    30_308: 'redeem.maxLimit.insufficientBalance',
    30_309: 'redeem.maxLimit.insufficientBalance',
    30_312: 'redeem.quickRedeemLimit',
    30_314: 'earn.staking.feeOverAmount',
  },
};

const anyStep = fc.record({
  person: fc.nat(1),
  kind: fc.nat(KINDS.length - 1),
  action: fc.constantFrom('stake', 'stake', 'redeem', 'fast'),
  anchor: fc.nat(4),
  shift: fc.constantFrom(0n, 0n, 0n, 1n, -1n, 100n, -1_000_000n),
  advance: fc.constantFrom(0, 0, 0, 0, 0, 3_600, 86_400),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const tally = { stake: 0, redeem: 0, fast: 0, refused: 0 };

/** An amount near one that matters, with 8 decimals. */
function near(anchors: readonly (Decimal | 'unlimited' | undefined)[], { anchor, shift }: Step): Decimal {
  const known = anchors.filter((amount) => amount !== undefined && amount !== 'unlimited' && compare(amount, '0' as Decimal) >= 0);
  const [whole = '0', fraction = ''] = (known[anchor % Math.max(known.length, 1)] ?? '1').split('.');
  const units = BigInt(whole + fraction.padEnd(8, '0').slice(0, 8)) + shift;
  const digits = (units < 0n ? 0n : units).toString().padStart(9, '0');
  return (`${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '') || '0') as Decimal;
}

/** What a page knows before anything is pressed. */
async function look(page: TestPage, of: TestStake) {
  const product = await productOf(page, of);
  const { heldAmount: held } = await page.read(products.user, of);
  const [balance] = (await page.read(account.balances, { assets: [of.asset] })).rows;
  const facts = { balance, loans: await page.read(account.loans, undefined), borrow: await page.read(account.borrowSettings, of) };
  const available = availableForStaking(facts, product.borrowSupport);
  const protocol = product.protocols.rows.find(({ pid }) => pid === of.pid);
  const user = await page.read(products.user, of);
  const users = await Promise.all(
    stakeCoins(product).map((asset) => page.read(products.user, { asset, ...(product.pid !== undefined && { pid: product.pid }) })),
  );
  const limit = stakeLimit(product, user);
  const limitLeft = stakeLimitLeft(limit, sumOfKnown(users.map(({ heldAmount }) => heldAmount)));
  const discount = feeDiscount(product, user);
  return { ...of, product, protocol, held, available, limitLeft, discount, decimals: stakeDecimals(0), vip: false };
}

async function step(given: Step): Promise<void> {
  const page = pages[given.person] as TestPage;
  if (given.advance > 0) await page.advance(given.advance);
  const facts = await look(page, KINDS[given.kind] ?? MINT);
  if (given.action === 'stake') await stakeSome(page, given, facts);
  else await redeemSome(page, given, facts, given.action === 'fast' ? 'fast' : 'standard');
}

async function stakeSome(page: TestPage, given: Step, facts: Awaited<ReturnType<typeof look>>): Promise<void> {
  const { product, available, limitLeft, decimals, asset, pid } = facts;
  const most = maxStake(available, decimals, [limitLeft, product.leftAmount]);
  const amount = near([product.minStakeAmount, product.minStakeAmount, available, most, limitLeft], given);
  const assessment = assessStake({ amount, agreed: true }, facts);
  const ready = assessment.state === 'ready';
  const { code } = await page.call(stakes.stake, ready ? assessment.request : { asset, amount, pid });
  expectSame('stake', { amount, code, assessment, what: `${JSON.stringify({ ...given, shift: String(given.shift) })} ${amount} ${asset}` });
  if (code === 0) tally.stake += 1;
}

async function redeemSome(page: TestPage, given: Step, facts: Awaited<ReturnType<typeof look>>, type: 'standard' | 'fast'): Promise<void> {
  const { product, held, asset, pid } = facts;
  const option = redeemOptionOf(product, asset);
  const amount = near([product.minRedeemAmount, held, maxStakingRedeem(held, type, option), option?.fastDailyQuota], given);
  const assessment = assessStakingRedeem({ amount, type, redeemAsset: asset }, facts);
  const ready = assessment.state === 'ready';
  const fast = type === 'fast';
  const { code, data } = await page.call(redemptions.redeem, ready ? assessment.request : { asset, pid, amount, fast, redeemAsset: asset });
  const what = `${JSON.stringify({ ...given, shift: String(given.shift) })} ${amount} of ${held} ${asset}`;
  expectSame('redeem', { amount, code, assessment, what });
  if (fast && !isFastOffered(product, option)) expect(code, what).not.toBe(0);
  if (code !== 0) return;
  tally[fast ? 'fast' : 'redeem'] += 1;
  const { arrivesAt } = redeemTimeline(await box.sandbox.now(), type, { incomeDays: product.incomeDays, fastMinutes: option?.fastMinutes });
  expect(data?.arrivesAt, what).toBe(arrivesAt);
}

interface Judged {
  readonly amount: Decimal;
  readonly code: number;
  readonly assessment: { readonly state: string; readonly reasons?: readonly Reason[] };
  readonly what: string;
}

function expectSame(action: 'stake' | 'redeem', { amount, code, assessment, what }: Judged): void {
  if (assessment.state === 'ready') {
    expect(code, what).toBe(0);
    return;
  }
  // The field takes no more than 12 characters (ST-61, ST-89).
  if (amount.length > 12) return;
  tally.refused += 1;
  expect(code, `${what}: the rules block it and the exchange carries it out`).not.toBe(0);
  const [reason] = assessment.reasons ?? [];
  if (reason !== undefined && REASON_OF[action][code] !== undefined) expect(REASON_OF[action][code], what).toBe(reason.key);
}

test('rules and exchange agree over random stakes and redemptions (ST-64, ST-65, ST-86 to ST-88, ST-91)', async () => {
  await happens(pages[0] as TestPage, { event: 'fast-quota-used', product: '1701', asset: 'GT', left: '40' });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 10 }), async (steps) => {
      for (const each of steps) await step(each);
    }),
    { numRuns: process.env['EARNKIT_LONG'] === '1' ? 100 : 15, endOnFailure: true },
  );
  expect(tally.stake, 'staked').toBeGreaterThan(5);
  expect(tally.redeem + tally.fast, 'redeemed').toBeGreaterThan(3);
  expect(tally.refused, 'blocked and refused').toBeGreaterThan(10);
});

test('the estimated reward of a day, its bonus and the fee are what the exchange pays and keeps (FM-13, FM-14, AMB-113)', async () => {
  const page = await personWith(box, { GT: '300', USDT: '1000' });
  await happens(page, { event: 'web3-task', product: '1701', done: true });
  await page.advance(3_600);
  await stake(page, GT, '80');
  const held = (await page.read(products.user, GT)).heldAmount;
  const estimates = [
    [GT, '150.12345678', held],
    [MINT, '1000', '0' as Decimal],
  ] as const;
  const expected = [];
  for (const [of, amount, before] of estimates) {
    const product = await productOf(page, of);
    const { reward, bonus } = dailyStakingReward(product, amount as Decimal, before, await box.sandbox.now());
    expect(stakingRewards(product, undefined)[0]?.timing).toEqual({ kind: 'after', days: 1 });
    await stake(page, of, amount);
    expected.push([of.asset, amount, new Set([reward, bonus].filter((paid) => paid !== '0'))] as const);
  }
  await page.advance(86_400 + 1_800);
  for (const [asset, amount, rewards] of expected)
    expect(new Set((await rewardsOf(page, asset)).filter((row) => row.heldAmount === amount).map((row) => row.amount)), asset).toEqual(
      rewards,
    );
  const before = await spotOf(page, 'USDT');
  const option = redeemOptionOf(await productOf(page, MINT), 'USDT');
  await redeem(page, MINT, '333.33333333');
  expect(subtract(await spotOf(page, 'USDT'), before)).toBe(redeemFee('333.33333333' as Decimal, option, 'standard')?.received);
});

test('the first reward of every kind is booked at the second that the rules name, between half hours too (ST-100)', async () => {
  const page = await personWith(box, { ETH: '9', BTC: '3', USDT: '900', USDC: '900', SOL: '40', TRX: '900', GT: '900' });
  await page.advance(7 * 60 + 11);
  for (const of of KINDS) {
    const product = await productOf(page, of);
    expect((await stake(page, of, add(product.minStakeAmount ?? ('0' as Decimal), '1' as Decimal))).code).toBe(0);
    const { firstRewardAt } = stakeTimeline(
      product,
      await box.sandbox.now(),
      product.protocols.rows.find(({ pid }) => pid === of.pid),
    );
    if (typeof firstRewardAt !== 'number') continue;
    await page.advance(firstRewardAt - (await box.sandbox.now()) - 1);
    const rewards = async () => (await rewardsOf(page, of.asset)).filter(({ pid }) => pid === of.pid);
    const early = await rewards();
    await page.advance(1);
    const paid = await rewards();
    expect(paid.length, of.asset).toBeGreaterThan(early.length);
    expect(paid[0]?.at, of.asset).toBe(firstRewardAt);
  }
});
