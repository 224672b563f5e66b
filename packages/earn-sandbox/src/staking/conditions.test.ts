import { type Decimal, ZERO, add, compare, decimal, subtract } from '@earnkit/core';
import { faq, holdings, products, redemptions } from '@earnkit/core/staking/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { happens, personWith, spotOf } from '../testing/fixedOrders.ts';
import { CREDIT, GT, heldOf, MINT, productOf, redeem, rewardsOf, ROCKET, SOL, stake, TRX } from '../testing/staking.ts';
import { openTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { staking } from './slice.ts';

/* What a person is told before they stake or redeem is what the exchange does. */

const HOUR = 3_600;
const DAY = 24 * HOUR;

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

describe('a web3 bonus (AMB-165)', () => {
  test('given a task that is not done, then no bonus is paid; once it is done, the bonus is paid from the hour after', async () => {
    const page = await personWith(box, { GT: '100' });
    expect((await page.read(products.user, GT)).taskDone).toBe(false);
    await stake(page, GT, '100');
    await page.advance(2 * DAY + HOUR);
    const before = await rewardsOf(page, 'GT');
    expect(before).toHaveLength(2);
    await happens(page, { event: 'web3-task', product: '1701', done: true });
    expect((await page.read(products.user, GT)).taskDone).toBe(true);
    await page.advance(3 * DAY);
    const paid = (await rewardsOf(page, 'GT')).slice(0, -before.length);
    // 7.3 % of 100 GT a year are 0.02 a day. The day in which the task was done has a part of it, and the days after it all of it.
    const bonuses = paid.map(({ amount }) => amount).filter((amount) => amount === '0.02');
    expect(bonuses).toHaveLength(2);
    expect(paid).toHaveLength(6);
    const parts = paid.map(({ amount }) => Number(amount)).filter((amount) => amount > 0.015 && amount < 0.02);
    expect(parts).toHaveLength(1);
  });

  test('given a product without a task, then the event is refused', async () => {
    const page = await personWith(box, {});
    expect(await happens(page, { event: 'web3-task', product: '1201', done: true })).toBe(400);
  });
});

describe('what is too little to be redeemed alone (AMB-164)', () => {
  test('given a holding below the minimum, then all of it can be redeemed and less of it cannot', async () => {
    const page = await personWith(box, { TRX: '10' });
    await stake(page, TRX, '10');
    expect((await redeem(page, TRX, '9.5')).code).toBe(0);
    expect((await redeem(page, TRX, '0.4')).code).toBe(30_002);
    expect((await redeem(page, TRX, '0.6')).code).toBe(30_002);
    expect((await redeem(page, TRX, '0.5')).code).toBe(0);
    expect(await heldOf(page, TRX)).toBe('0');
  });
});

describe('arrivals are exact (AMB-163)', () => {
  test.each([
    ['fast', SOL, true],
    ['standard', SOL, false],
  ] as const)('given a %s redemption, then the exchange answers and pays after exactly its minutes or days', async (_type, of, fast) => {
    const page = await personWith(box, { SOL: '20' });
    await stake(page, of, '20');
    const product = await productOf(page, of);
    const takes = fast ? (product.redeemOptions.rows[0]?.fastMinutes ?? 0) * 60 : (product.incomeDays ?? 0) * DAY;
    expect(takes).toBeGreaterThan(0);
    const before = await box.sandbox.now();
    const { data } = await redeem(page, of, '5', { fast });
    const after = await box.sandbox.now();
    const arrivesAt = data?.arrivesAt ?? 0;
    expect(arrivesAt).toBeGreaterThanOrEqual(Math.floor(before) + takes);
    expect(arrivesAt).toBeLessThanOrEqual(Math.ceil(after) + takes);
    const spot = await spotOf(page, 'SOL');
    await page.advance(arrivesAt - (await box.sandbox.now()) - 20);
    const waiting = subtract(await spotOf(page, 'SOL'), spot);
    await page.advance(21);
    expect(compare(subtract(await spotOf(page, 'SOL'), add(spot, waiting)), decimal('4.9'))).toBe(1);
  });
});

describe('rewards that are not paid yet (ST-100)', () => {
  test('given a product that pays with the redemption, then what is said to be paid is paid, and the answer says so', async () => {
    const page = await personWith(box, { TRX: '1000' });
    await stake(page, TRX, '1000');
    expect((await page.read(products.user, TRX)).accrued.rows).toEqual([]);
    await page.advance(3 * DAY + HOUR);
    const [accrued] = (await page.read(products.user, TRX)).accrued.rows;
    expect(compare(accrued?.amount ?? ZERO, decimal('0.3'))).toBe(1);
    const before = await spotOf(page, 'TRX');
    const { data } = await redeem(page, TRX, '400');
    expect(data?.accrued.rows).toEqual([accrued]);
    expect(subtract(await spotOf(page, 'TRX'), before)).toBe(add(decimal('400'), accrued?.amount ?? decimal('0')));
    expect((await page.read(products.user, TRX)).accrued.rows).toEqual([]);
  });

  test('given a redemption at the second at which a day ends, then that day is paid with it, and not a second earlier', async () => {
    const page = await personWith(box, { TRX: '1000' });
    await stake(page, TRX, '1000');
    const shown = async () => (await page.read(products.user, TRX)).accrued.rows;
    const paidBy = async (amount: string) => (await redeem(page, TRX, amount)).data?.accrued.rows;
    await page.advance(DAY - 1);
    expect([await shown(), await paidBy('400')]).toEqual([[], []]);
    await page.advance(1);
    const accrued = await shown();
    expect(accrued).toHaveLength(1);
    expect(await paidBy('300')).toEqual(accrued);
  });
});

describe('the discount of a VIP tier (ST-06)', () => {
  test('given a tier with a discount, then the fee is lower by it; without the tier, and as a crowd holder, it is whole', async () => {
    const receivedBy = async (...events: readonly Readonly<Record<string, unknown>>[]): Promise<Decimal> => {
      const page = await personWith(box, { SOL: '20' });
      for (const event of events) await happens(page, event);
      await stake(page, SOL, '20');
      const spot = await spotOf(page, 'SOL');
      expect((await redeem(page, SOL, '10', { fast: true })).code).toBe(0);
      await page.advance(HOUR + 60);
      return subtract(await spotOf(page, 'SOL'), spot);
    };
    const tier = { event: 'vip-tier', tier: 5 };
    // 0.2 % of 10 SOL, and 15 % less of it.
    expect(await receivedBy()).toBe('9.98');
    expect(await receivedBy(tier)).toBe('9.983');
    expect(await receivedBy(tier, { event: 'crowd-holder', on: true })).toBe('9.98');
  });
});

describe('several coins', () => {
  test('given rewards in two coins, then the statistics count both, each by itself (API-65)', async () => {
    const page = await personWith(box, { ETH: '2' });
    await stake(page, ROCKET, '2');
    await page.advance(5 * DAY);
    const { rewards } = await page.read(holdings.statistics, { asset: 'ETH' });
    const records = await rewardsOf(page, 'ETH');
    const sumIn = (coin: string): Decimal =>
      records.filter(({ rewardAsset }) => rewardAsset === coin).reduce((sum, { amount }) => add(sum, amount ?? decimal('0')), decimal('0'));
    expect(rewards.rows.map(({ rewardAsset }) => rewardAsset)).toEqual(['ETH', 'GT']);
    for (const { rewardAsset, totalReward } of rewards.rows) expect(totalReward, rewardAsset).toBe(sumIn(rewardAsset));
  });

  test('given a limit that the coins of a product share, then what is held of one counts against the other (AMB-114)', async () => {
    const page = await personWith(box, { USDC: '6000', USDT: '6000' });
    expect((await stake(page, CREDIT, '4900')).code).toBe(0);
    expect((await stake(page, { ...CREDIT, asset: 'USDT' }, '101')).code).toBe(30_306);
    expect((await stake(page, { ...CREDIT, asset: 'USDT' }, '100')).code).toBe(0);
  });

  test('given two coins of one product, then each is redeemed by itself, into either', async () => {
    const page = await personWith(box, { USDC: '50', USDT: '50' });
    await stake(page, MINT, '50');
    await stake(page, { ...MINT, asset: 'USDC' }, '50');
    expect((await redeem(page, MINT, '60', { redeemAsset: 'USDC' })).code).toBe(30_309);
    const answer = await page.call(redemptions.redeem, { ...MINT, asset: 'USDC', amount: decimal('50'), fast: false, redeemAsset: 'USDC' });
    expect(answer.code).toBe(0);
    expect([await heldOf(page, MINT), await heldOf(page, { ...MINT, asset: 'USDC' })]).toEqual(['50', '0']);
  });
});

test('given a product with a total, then its config says what is left of it', async () => {
  const page = await personWith(box, { AVAX: '10' });
  await happens(page, { event: 'staking-sold-out', product: '1401', left: '3' });
  expect((await productOf(page, { pid: '1401' })).leftAmount).toBe('3');
  expect((await productOf(page, MINT)).leftAmount).toBeUndefined();
});

test('given Chinese, then every question and answer is in Chinese (ST-104)', async () => {
  const page = await box.page('saver');
  for (const pid of ['1001', '1101', '1201', '1301', '1401', '1501', '1601', '1701']) {
    const { rows } = await page.read(faq.questions, { pid, locale: 'zh-CN' });
    const english = await page.read(faq.questions, { pid });
    expect(rows).toHaveLength(english.rows.length);
    for (const { question, answer } of rows) {
      expect(question).toMatch(/[\u4e00-\u9fff]/u);
      expect(answer).toMatch(/[\u4e00-\u9fff]/u);
      // Chinese letters stand side by side, and the bonus alone waits for a task.
      for (const text of [question, answer]) expect(text).not.toMatch(/\p{sc=Han} \p{sc=Han}|任务后[^。]*奖励/u);
      // Names of coins and terms that have no other name stay.
      expect(`${question} ${answer}`).not.toMatch(/\b(?!web\d?\b)[a-z]{3,}\b/u);
    }
  }
});
