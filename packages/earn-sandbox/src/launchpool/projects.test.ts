import * as launchpool from '@earnkit/core/launchpool/contract';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { products } from '@earnkit/core/staking/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINK, poolAt, poolOf, projectsOf, redeem, stake, SUI, TON } from '../testing/launchpool.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let box: TestSandbox;
let visitor: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  visitor = await box.page('anonymous');
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

test('the catalogue has projects of each status, with 1, 2 and 12 pools, and names in English, Chinese and Arabic (LP-10, API-21, AMB-024, AMB-025)', async () => {
  const list = await projectsOf(visitor);
  const countOf = (status: string) => list.filter((project) => project.status === status).length;
  expect([...new Set(list.map(({ status = '' }) => status))].map((status) => [status, countOf(status)])).toEqual([
    ['in-progress', 2],
    ['not-started', 6],
    ['completed', 4],
  ]);
  expect([...new Set(list.map(({ pools }) => pools.length))].toSorted((a, b) => a - b)).toEqual([1, 2, 12]);
  const names = list.map(({ name = '' }) => name);
  expect([
    names.some((name) => name.length === 60),
    names.some((name) => /\p{Script=Han}/u.test(name)),
    names.some((name) => /\p{Script=Arabic}/u.test(name)),
  ]).toEqual([true, true, true]);
  for (const { id = '', pools, unreadable, ...project } of list) {
    expect(unreadable).toEqual([]);
    expect(await visitor.read(launchpool.project, { projectId: id })).toEqual({ id, pools, unreadable, ...project });
  }
  expect(list[0]).toMatchObject({ id: TON, endsAt: (Math.floor(START / HOUR) + 31) * HOUR });
  expect(list.find(({ id }) => id === LINK)).toMatchObject({ startsAt: (Math.floor(START / HOUR) + 29) * HOUR });
  expect(await visitor.read(launchpool.project, { projectId: '9999' })).toBeNull();
});

test('pools say their limits, rates and conditions (LP-01 to LP-06, LP-08, LP-09, LP-13)', async () => {
  const project = await visitor.read(launchpool.project, { projectId: SUI });
  const pools = project?.pools ?? [];
  expect([...new Set(pools.map(({ decimalPlace }) => decimalPlace))].toSorted((a = 0, b = 0) => a - b)).toEqual([0, 2, 4, 8]);
  expect(new Set(pools.map(({ rateType }) => rateType))).toEqual(new Set(['real', 'estimate', 'none']));
  expect(pools.map(({ type }) => type).filter((type) => type === 'multi-mining')).toHaveLength(1);
  const of = (position: number) => poolOf(visitor, poolAt(SUI, position));
  const { rateYear, flexibleApr } = await rates();
  const gusd = await visitor.read(products.product, { asset: 'USDT' });
  expect(gusd?.baseAprFraction).toBeDefined();
  expect(await of(1)).toMatchObject({
    asset: 'USDT',
    personalMax: '20000',
    personalMin: '10',
    totalAmount: '2000000',
    leftAmount: '515240.25',
    joined: false,
    redeemTo: 'spot',
    userVolume: undefined,
    simpleEarn: {
      offered: true,
      userDays: 0,
      fixedDays: 7,
      fixedAprFraction: rateYear,
      flexibleAprFraction: flexibleApr,
      bonusAprFraction: '0.05',
    },
    staking: { offered: true, aprFraction: gusd?.baseAprFraction },
  });
  expect(await of(2)).toMatchObject({ personalMax: 'unlimited', volumeDays: 60, tiers: [{ volume: '5000', stakeLimit: '400' }, {}, {}] });
  expect(await of(3)).toMatchObject({ vip: true, decimalPlace: 8, simpleEarn: { fixedDays: 30 } });
  expect(await of(4)).toMatchObject({ leftAmount: '0' });
  expect(await of(5)).toMatchObject({ totalAmount: '0', aprFraction: undefined, vip: false, simpleEarn: undefined, staking: undefined });
  // 48,000 SUI in 336 hours at 2.1145 USDT each, over what is staked.
  const hour = 48_000 / 336;
  expect(Number((await of(1)).aprFraction)).toBeCloseTo((hour * 2.1145 * 8760) / 1_484_759.75, 3);
  for (const { rateType, aprFraction } of pools)
    expect(aprFraction === undefined || Number(aprFraction) > 0 || rateType === 'none').toBe(true);
});

const rates = async () => {
  const [product] = (await visitor.read(flexible.product, { asset: 'USDT' })).rows;
  return { rateYear: '0.0412', flexibleApr: product?.nextAprFraction };
};

test('given a person with a stake, then the pool says where it is held and what they traded; others see nothing of it (LP-01, AMB-071, AMB-076)', async () => {
  const person = await box.freshPage('saver');
  const volumePool = poolAt(SUI, 2);
  expect(await poolOf(person, volumePool)).toMatchObject({ joined: true, redeemTo: 'spot', userVolume: '0' });
  await person.post('/sandbox/wallet/buy', { clientId: 'for-volume', asset: 'GT', spend: '250.5' });
  expect(await poolOf(person, volumePool)).toMatchObject({ userVolume: '250.5' });
  expect((await redeem(person, poolAt(SUI, 1), '4000')).code).toBe(200);
  expect((await stake(person, poolAt(SUI, 1), '10', { holding: 'fixed', periodDays: 7 })).code).toBe(200);
  expect(await poolOf(person, poolAt(SUI, 1))).toMatchObject({ joined: true, redeemTo: 'simple-earn', simpleEarn: { userDays: 7 } });
  expect(await poolOf(visitor, poolAt(SUI, 1))).toMatchObject({ joined: false, redeemTo: 'spot', simpleEarn: { userDays: 0 } });
});

test('the US edition is offered no staking and no candy drop; it is suggested one elsewhere, in the language asked for (US-03, US-06, CD-06, API-23, AMB-021)', async () => {
  const [person, us] = [await box.page('saver'), await box.page('us')];
  expect((await poolOf(us, poolAt(SUI, 1))).staking).toMatchObject({ offered: false });
  expect((await stake(us, poolAt(SUI, 1), '10', { holding: 'staking' })).code).toBe(30_209);
  expect(await us.read(launchpool.earnMore, { asset: 'USDT', locale: 'en' })).toBeNull();
  expect(await person.read(launchpool.earnMore, { asset: 'USDT', locale: 'en' })).toEqual({
    message: 'Finish two tasks and share 50,000 SUI',
    highlight: '50,000 SUI',
    url: '/candy-drop',
  });
  expect((await person.read(launchpool.earnMore, { asset: 'USDT', locale: 'zh-CN' }))?.message).toContain('瓜分');
  expect(await person.read(launchpool.earnMore, { asset: 'BTC', locale: 'en' })).toBeNull();
});

test('the console reads projects by status and page, candy drops and airdrops (AMB-025)', async () => {
  expect((await projectsOf(visitor, '?status=1')).map(({ id }) => id)).toEqual([TON, SUI]);
  expect(await projectsOf(visitor, '?status=3&page=2&limit=3')).toHaveLength(1);
  expect((await visitor.fetch('/sandbox/launchpool/projects?status=7')).status).toBe(400);
  const listOf = async (page: TestPage, path: string) =>
    ((await (await page.fetch(`/sandbox/launchpool/${path}`)).json()) as { data: { list: readonly object[]; total: number } }).data;
  expect(await listOf(visitor, 'candy-drops')).toMatchObject({ list: [{ coin: 'SUI', url: '/candy-drop' }, { coin: 'TON' }], total: 2 });
  expect(await listOf(await box.page('us'), 'candy-drops')).toEqual({ list: [], total: 0 });
  const latest = { coin: 'AVAX', distributed_at: Math.floor(START / DAY) * DAY - 3 * DAY };
  expect((await listOf(visitor, 'airdrops')).list[0]).toMatchObject(latest);
  await visitor.advance(2 * DAY);
  expect((await listOf(visitor, 'airdrops')).list[0]).toMatchObject(latest);
});

test('given a year that passes, then there is one of each status at any time, and a project that is over stays as it was', async () => {
  await box.sandbox.reset();
  visitor = await box.page('anonymous');
  const before = await projectsOf(visitor, '?status=3');
  for (const step of [31 * HOUR, 9 * DAY, 30 * DAY, 320 * DAY]) {
    await visitor.advance(step);
    const statuses = (await projectsOf(visitor, '?limit=200')).map(({ status }) => status);
    expect(['in-progress', 'not-started', 'completed'].filter((status) => !statuses.includes(status as never))).toEqual([]);
  }
  const after = await projectsOf(visitor, '?status=3&limit=200');
  for (const { id, startsAt, endsAt } of before) expect(after.find((project) => project.id === id)).toMatchObject({ startsAt, endsAt });
  const ids = after.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
