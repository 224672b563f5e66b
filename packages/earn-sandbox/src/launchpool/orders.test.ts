import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { happens, ledgerOf, personWith, spotOf } from '../testing/fixedOrders.ts';
import { LINK, poolAt, poolOf, redeem, stake, statisticsOf, SUI, TON } from '../testing/launchpool.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

let box: TestSandbox;
let person: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  person = await personWith(box, { USDT: '30000', ETH: '20', DOGE: '1000', BTC: '2', SOL: '90', GT: '10', USDC: '50', SUI: '900' });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  expect(await ledgerOf(person)).toMatchObject({ damage: null });
  await box.close();
});

const usdt = poolAt(SUI, 1);
const fixed7 = { holding: 'fixed', periodDays: 7 } as const;

test.each([
  ['an unknown project', { projectId: '7777', poolId: '777701' }, '10', {}, 30_201, 'There is no such project.'],
  ['a pool of another project', { projectId: TON, poolId: usdt.poolId }, '10', {}, 30_202, 'There is no such pool in this project.'],
  ['multi mining', poolAt(SUI, 6), '100', {}, 30_204, 'This pool takes no stakes of its own.'],
  ['a VIP pool', poolAt(SUI, 3), '1', {}, 30_205, 'This pool is for VIP 5 and above.'],
  ['a pool that is used up', poolAt(SUI, 4), '1', {}, 30_206, 'This pool is used up. Nothing was staked.'],
  ['less than the minimum', usdt, '9.99', {}, 30_002, 'The least amount is 10 USDT.'],
  ['zero', usdt, '0', {}, 30_002, 'The least amount is 10 USDT.'],
  ['three decimals where two are allowed', usdt, '10.001', {}, 30_003, 'At most 2 decimals are possible.'],
  ['one decimal where none is allowed', poolAt(SUI, 7), '100.5', {}, 30_003, 'At most 0 decimals are possible.'],
  ['more than the personal maximum', usdt, '20000.01', {}, 30_208, 'You can have at most 20000 USDT in this pool.'],
  ['more than the balance', poolAt(SUI, 8), '50.01', {}, 30_004, 'Your balance is not enough.'],
  ['staking of a coin that has none', poolAt(SUI, 8), '10', { holding: 'staking' }, 30_209, 'Stakes of this pool cannot be held there.'],
  ['another term than the pool has', usdt, '10', { holding: 'fixed', periodDays: 30 }, 30_209, 'Stakes of this pool cannot be held there.'],
  [
    'Simple Earn where the pool has none',
    poolAt(SUI, 5),
    '1',
    { holding: 'flexible' },
    30_209,
    'Stakes of this pool cannot be held there.',
  ],
] as const)('%s is refused in a sentence and moves nothing (API-19, LP-28, LP-30 to LP-32, AMB-061)', async (...given) => {
  const [, pool, amount, more, code, message] = given;
  const before = await person.read(account.balances, { assets: ['USDT', 'USDC', 'DOGE', 'ETH', 'BTC', 'SOL', 'SUI'] });
  const answer = await stake(person, pool, amount, more);
  expect([answer.code, answer.status, answer.message]).toEqual([code, 200, message]);
  expect(await person.read(account.balances, { assets: ['USDT', 'USDC', 'DOGE', 'ETH', 'BTC', 'SOL', 'SUI'] })).toEqual(before);
});

test('a call that cannot be read is refused with what is wrong', async () => {
  for (const fields of [
    {},
    { pid: SUI, rid: usdt.poolId, amount: '-1', simpleEarnStatus: 0, simpleEarnPeriod: 0 },
    { pid: SUI, rid: usdt.poolId, amount: '10', simpleEarnStatus: 3, simpleEarnPeriod: 0 },
  ]) {
    const response = await person.post(launchpool.stake.path, fields, 'form');
    expect(response.status).toBe(400);
  }
  expect((await person.call(launchpool.statistics, { projectId: '7777' })).code).toBe(30_201);
});

test('the check of a pool says beforehand what keeps a stake out, and changes nothing (LP-43, API-18, AMB-019)', async () => {
  const check = async (page: TestPage, pool: launchpool.PoolRef) => (await page.call(launchpool.checkPoolRule, pool)).code;
  expect(
    await Promise.all(
      [usdt, poolAt(SUI, 3), poolAt(SUI, 4), poolAt(SUI, 6), poolAt(LINK, 1), poolAt('2001', 1)].map((pool) => check(person, pool)),
    ),
  ).toEqual([200, 30_205, 30_206, 30_204, 200, 30_203]);
  expect(await check(await box.page('anonymous'), usdt)).toBe(401);
  const guest = await personWith(box, { BTC: '1' });
  await happens(guest, { event: 'vip-tier', tier: 5 });
  expect([await check(guest, poolAt(SUI, 3)), (await stake(guest, poolAt(SUI, 3), '0.00100001')).code]).toEqual([200, 200]);
  await happens(guest, { event: 'restricted', business: ['api_startup_order'] });
  expect([await check(guest, usdt), (await stake(guest, poolAt(SUI, 3), '0.001')).code]).toEqual([30_012, 30_012]);
});

test('given a stake in a fixed term, then what is added is held in it too, and the pool says that all of it is (LP-22, AMB-156)', async () => {
  const saver = await personWith(box, { USDT: '100' });
  expect((await stake(saver, usdt, '20', fixed7)).code).toBe(200);
  const codes: number[] = [];
  for (const more of [{ holding: 'flexible' }, { holding: 'staking' }, {}, fixed7] as const)
    codes.push((await stake(saver, usdt, '20', more)).code);
  expect(codes).toEqual([30_210, 30_210, 30_210, 200]);
  expect(await statisticsOf(saver, usdt)).toMatchObject({ amount: '40' });
  expect(await poolOf(saver, usdt)).toMatchObject({ redeemTo: 'simple-earn', simpleEarn: { userDays: 7 } });
  expect((await redeem(saver, usdt, '20')).code).toBe(30_213);
});

test.each([{ holding: 'spot' }, { holding: 'flexible' }, { holding: 'staking' }] as const)(
  'given a stake held in $holding, then none is added in a fixed term until it is redeemed, so that it is never locked (LP-22, LP-24, AMB-071, AMB-156)',
  async (more) => {
    const saver = await personWith(box, { USDT: '600' });
    expect((await stake(saver, usdt, '500', more)).code).toBe(200);
    expect(await stake(saver, usdt, '10', fixed7)).toMatchObject({ code: 30_214, message: expect.stringMatching(/Redeem it before/) });
    expect((await poolOf(saver, usdt)).simpleEarn?.userDays).toBe(0);
    expect([(await redeem(saver, usdt, '500')).code, (await stake(saver, usdt, '10', fixed7)).code]).toEqual([200, 200]);
  },
);

test('given stakes held in several places, then the pool does not name one of them as where a redeemed stake goes (LP-11)', async () => {
  const saver = await personWith(box, { USDT: '300' });
  const places: unknown[] = [];
  for (const step of [
    () => stake(saver, usdt, '100'),
    () => stake(saver, usdt, '50', { holding: 'flexible' }),
    () => redeem(saver, usdt, '50'),
  ]) {
    expect((await step()).code).toBe(200);
    places.push((await poolOf(saver, usdt)).redeemTo);
  }
  expect(places).toEqual(['spot', undefined, 'spot']);
  await stake(saver, usdt, '30', { holding: 'flexible' });
  expect((await statisticsOf(saver, usdt))?.parts?.map(({ amount, holding }) => [amount, holding])).toEqual([
    ['100', 'spot'],
    ['30', 'flexible'],
  ]);
  expect(await saver.read(launchpool.userStat, undefined)).toMatchObject({ stakedUsdt: '130', ownUsdt: '100' });
});

test('what cannot be redeemed is refused: nothing staked, too much, less than one unit, too many decimals (LP-52, LP-53, API-20, AMB-020)', async () => {
  const doge = poolAt(SUI, 7);
  expect((await redeem(person, doge, '1')).code).toBe(30_211);
  expect((await stake(person, doge, '300')).code).toBe(200);
  const codes: number[] = [];
  for (const amount of ['301', '0', '1.5', '300']) codes.push((await redeem(person, doge, amount)).code);
  expect(codes).toEqual([30_212, 30_002, 30_003, 200]);
});

test('borrowed coins are staked only where the coin allows it, also when the loan is taken in another tab (LP-41, API-25, AMB-023, AMB-067)', async () => {
  const borrower = await personWith(box, { ETH: '3', BTC: '1' });
  expect(await happens(borrower, { event: 'loan-taken', asset: 'ETH', amount: '2' })).toBe(200);
  expect(await happens(borrower, { event: 'loan-taken', asset: 'ETH', amount: '0.5' })).toBe(200);
  expect(await borrower.read(account.loans, undefined)).toEqual([{ name: 'ETH', value: '2.5' }]);
  expect(await spotOf(borrower, 'ETH')).toBe('5.5');
  const eth = poolAt(TON, 2);
  await borrower.post('/sandbox/faults', {
    path: launchpool.stake.path,
    method: 'POST',
    kind: 'meanwhile',
    times: 1,
    does: { event: 'loan-taken', asset: 'ETH', amount: '1' },
  });
  expect((await stake(borrower, eth, '3.00000001')).code).toBe(30_004);
  expect((await stake(borrower, eth, '3')).code).toBe(200);
  await happens(borrower, { event: 'vip-tier', tier: 5 });
  await happens(borrower, { event: 'loan-taken', asset: 'BTC', amount: '0.5' });
  expect((await stake(borrower, poolAt(SUI, 3), '1.5')).code).toBe(200);
  expect(await happens(await box.page('anonymous'), { event: 'loan-taken', asset: 'ETH', amount: '1' })).toBe(401);
});

test('given a pool that is used up, or a project that ends, between look and press, then the stake is refused and moves nothing', async () => {
  const late = await personWith(box, { USDC: '500' });
  const pool = poolAt(TON, 1);
  const meanwhile = (does: object) =>
    late.post('/sandbox/faults', { path: launchpool.stake.path, method: 'POST', kind: 'meanwhile', times: 1, does });
  await meanwhile({ event: 'pool-used-up', pool: pool.poolId, left: '99.5' });
  expect(await stake(late, pool, '100')).toMatchObject({
    code: 30_207,
    message: 'Only 99.5 USDC are left in this pool. Nothing was staked.',
  });
  expect((await stake(late, pool, '99.5')).code).toBe(200);
  expect((await stake(late, pool, '10')).code).toBe(30_206);
  await happens(late, { event: 'pool-used-up', pool: pool.poolId, left: null });
  await meanwhile({ event: 'project-ends', project: TON });
  expect((await stake(late, pool, '100')).code).toBe(30_203);
  expect((await late.read(launchpool.project, { projectId: TON }))?.status).toBe('completed');
  expect([await spotOf(late, 'USDC'), (await redeem(late, pool, '99.5')).code]).toEqual(['400.5', 200]);
  expect(await happens(late, { event: 'pool-used-up', pool: '100205' })).toBe(400);
  expect(await happens(late, { event: 'project-ends', project: '7777' })).toBe(30_201);
});

test('given an answer that is lost, when the statistics are read, then the stake is there once; locked funds and the funding password hold it back', async () => {
  const holder = await personWith(box, { USDT: '100' });
  await holder.post('/sandbox/faults', { path: launchpool.stake.path, method: 'POST', kind: 'cut', times: 1 });
  await expect(stake(holder, usdt, '20')).rejects.toThrow();
  expect(await statisticsOf(holder, usdt)).toMatchObject({ amount: '20', stakedAt: await box.sandbox.now() });
  await happens(holder, { event: 'funds-locked', locked: true });
  expect([(await stake(holder, usdt, '20')).code, (await redeem(holder, usdt, '20')).code]).toEqual([30_010, 30_010]);
  await happens(holder, { event: 'funds-locked', locked: false });
  await happens(holder, { event: 'funding-password', state: 'on', password: '135790' });
  expect([(await stake(holder, usdt, '20')).code, (await redeem(holder, usdt, '20')).code]).toEqual([101, 10_010_111]);
  const fields = { pid: SUI, rid: usdt.poolId, amount: '20', simpleEarnStatus: 0, simpleEarnPeriod: 0, fundpass: '135790' };
  expect((await holder.post(launchpool.stake.path, fields, 'form')).status).toBe(200);
  expect(await statisticsOf(holder, usdt)).toMatchObject({ amount: '40' });
});

test('given a stake in what others had left, when they give back what they took, then the pool is full and never oversold', async () => {
  const holder = await personWith(box, { ETH: '5' });
  const pool = poolAt(SUI, 4);
  await happens(holder, { event: 'pool-used-up', pool: pool.poolId, left: '10' });
  expect((await stake(holder, pool, '5')).code).toBe(200);
  await happens(holder, { event: 'pool-used-up', pool: pool.poolId, left: null });
  expect((await poolOf(holder, pool)).leftAmount).toBe('0');
  expect((await stake(holder, pool, '1')).code).toBe(30_206);
});

test('given a stake that is redeemed, then the project stays joined, as the header counts it (AMB-022, AMB-076)', async () => {
  const saver = await personWith(box, { USDT: '50' });
  const joined = async () => [(await poolOf(saver, usdt)).joined, (await saver.read(launchpool.userStat, undefined)).projectCount];
  expect(await joined()).toEqual([false, 0]);
  await stake(saver, usdt, '50');
  expect(await joined()).toEqual([true, 1]);
  await redeem(saver, usdt, '50');
  expect(await joined()).toEqual([true, 1]);
});
