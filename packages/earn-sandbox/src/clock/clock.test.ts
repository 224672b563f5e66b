import { type Decimal, ZERO, compare, decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import type { SandboxSlice } from '../slice.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { openTestSandbox, START, type TestPage } from '../testing/testSandbox.ts';

const DAY = 24 * 3600;
const YEAR = 366 * DAY;
const box = fileSandbox({ fresh: true });

const statusOf = async (page: TestPage): Promise<number> => (await page.fetch('/sandbox/state')).status;

const moveBy = (page: TestPage, advanceSeconds: number) => page.post('/sandbox/clock', { advanceSeconds });

test('given a long move of the clock, when calls come in meanwhile, then each answer has everything paid up to its time', async () => {
  const page = await box.page('us');
  // So long that a call, whose statements wait for a step each, comes through several times.
  const days = 300 * DAY;
  let isMoving = true;
  const moved = page.advance(days).finally(() => {
    isMoving = false;
  });
  const seen: number[] = [];
  const earned: Decimal[] = [];
  while (isMoving) {
    seen.push(await box.sandbox.now());
    const [holding] = (await page.read(flexible.holdings, {})).rows;
    earned.push(holding?.cumulativeInterest ?? ZERO);
  }
  expect(await moved).toBe(START + days);
  // The first look may come before the first step and the last one after the last step.
  expect(seen.filter((at) => at > START && at < START + days)).not.toEqual([]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(earned).toEqual(earned.toSorted(compare));
});

test('given a continuous stream of orders, when the clock is moved, then the move is not starved', async () => {
  const worlds = ['saver', 'unified', 'vip5', 'us'];
  const pages = await Promise.all(Array.from({ length: 16 }, (_, index) => box.page(worlds[index % worlds.length])));
  const end = performance.now() + 10_000;
  let isMoved = false;
  const order = { asset: 'USDT', amount: decimal('1'), minAprFraction: decimal('0.0001') };
  const orders = pages.map(async (page) => {
    while (!isMoved && performance.now() < end) await page.call(flexible.subscribe, order);
  });
  await new Promise((later) => setTimeout(later, 200));
  await (await box.page('empty')).advance(3600);
  isMoved = performance.now() < end;
  await Promise.all(orders);
  expect(isMoved).toBe(true);
});

test('given a running move, when many more moves come in, then those beyond a year in total are refused and the rest add up', async () => {
  const page = await box.page('empty');
  const answers = await Promise.all(Array.from({ length: 12 }, () => moveBy(page, YEAR / 6)));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(6);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    message: expect.stringContaining('being moved already'),
  });
  expect(await box.sandbox.now()).toBe(START + YEAR);
});

test('given the last day that the clock shows, when it is moved further, then the move is refused and calls are answered', async () => {
  const page = await box.page('anonymous');
  // Moving there takes minutes, so the host is there from the start.
  box.host.now = Date.UTC(2099, 11, 31);
  await box.sandbox.reset();
  const before = await box.sandbox.now();
  const later = await box.page('anonymous');
  const answer = await moveBy(later, 2 * DAY);
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ message: 'The clock goes up to the end of 2099.' }),
  ]);
  expect([await box.sandbox.now(), await statusOf(page)]).toEqual([before, 200]);
});

test.each([300, -300])(
  'given a host whose clock jumps by %i years, when calls come in, then time continues from where it was',
  async (years) => {
    const page = await box.page('us');
    const before = await box.sandbox.now();
    box.host.now += years * YEAR * 1000;
    expect(await statusOf(page)).toBe(200);
    const after = await box.sandbox.now();
    expect(Math.abs(after - before)).toBeLessThan(3600);
    box.host.now += 2 * 3600 * 1000;
    expect((await box.sandbox.now()) - after).toBe(2 * 3600);
  },
);

test('given payments that fail, when the clock is moved past them, then only the move fails and the clock stays before them', async () => {
  const failing: SandboxSlice = {
    name: 'failing',
    migrations: [],
    routes: () => undefined,
    settle: async (_tx, _after, to) => {
      if (to >= START + DAY) throw new Error('These payments fail');
    },
  };
  const broken = await openTestSandbox({ slices: [failing] });
  const page = await broken.page('anonymous');
  expect((await moveBy(page, 2 * DAY)).status).toBe(500);
  expect(broken.reported).toHaveLength(1);
  expect([await statusOf(page), await broken.sandbox.now()]).toEqual([200, START]);
  expect(await page.advance(3600)).toBe(START + 3600);
  await broken.close();
});
