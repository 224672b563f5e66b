import { decimal } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as notifications from '@earnkit/core/notifications/contract';
import { apr, autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { COINS } from '../coins/coins.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { SUI } from '../testing/launchpool.ts';
import { START, type TestPage } from '../testing/testSandbox.ts';
import { WORLDS } from './worlds.ts';

const DAY = 86_400;

const box = fileSandbox();

const people = WORLDS.filter((world) => world.person !== undefined).map((world) => world.id);

test('the list names every world in plain words', async () => {
  const page = await box.page();
  const { data } = (await (await page.fetch('/sandbox/worlds')).json()) as { data: unknown };
  expect(data).toEqual({ worlds: WORLDS.map(({ id, title, description }) => ({ id, title, description })) });
  expect(WORLDS.map((world) => world.id)).toEqual([
    'anonymous',
    'saver',
    'unified',
    'vip5',
    'us',
    'restricted',
    'locked',
    'password',
    'borrower',
    'empty',
  ]);
});

test.each(people)('every answer in the world %s is as the contract declares it, with no odd row', async (world) => {
  const page = await box.page(world);
  const clean = async (answer: Promise<{ readonly unreadable: readonly unknown[]; readonly rows: readonly unknown[] }>) => {
    const { rows, unreadable } = await answer;
    expect(unreadable).toEqual([]);
    return rows;
  };
  expect(await page.read(account.accountMode, undefined)).toMatchObject({ mode: expect.any(String) });
  expect(await page.read(account.vip, undefined)).toMatchObject({ tier: expect.any(Number) });
  await page.read(account.compliance, undefined);
  await page.read(account.fundingLock, { asset: 'USDT' });
  expect(await page.read(account.fixedAvailable, { asset: 'USDT' })).toEqual({ available: expect.any(String) });
  expect(await page.read(account.borrowSettings, { asset: 'BTC' })).toEqual({ asset: 'BTC', launchpool: true, staking: true });
  expect(await page.read(account.borrowSettings, { asset: 'NOPE' })).toBeNull();
  expect(await page.read(account.loans, undefined)).toEqual(
    world === 'borrower'
      ? [
          { name: 'USDT', value: '5000' },
          { name: 'BTC', value: '0.25' },
        ]
      : [],
  );
  expect(await page.read(account.coinListing, { asset: 'BTC' })).toEqual({ opensAt: undefined });
  expect(await page.read(account.coinListing, { asset: 'PEPE' })).toEqual({ opensAt: Math.floor(START / 3600 + 72) * 3600 });
  expect(await page.read(account.referral, undefined)).toEqual({
    encryptedUid: expect.stringMatching(/^[A-Z0-9]{10}$/),
    kolCode: world === 'borrower' ? 'BORROW88' : undefined,
  });
  expect(await clean(page.read(account.tradingHome, undefined))).toHaveLength(COINS.length - 1);
  const { maintenanceMarginRate } = await page.read(account.marginRate, undefined);
  expect(Number(maintenanceMarginRate ?? 'NaN') > 1).toBe(world === 'borrower');
  expect(await page.read(notifications.candyDrop, undefined)).toEqual({ on: false });
  expect(await page.read(notifications.launchpool, undefined)).toEqual({ on: false });
  expect(await page.read(notifications.holderAirdrop, undefined)).toEqual({ on: false, exchangeToGt: false });
  await page.read(flexible.statistics, undefined);
  expect((await page.read(autoEarn.autoEarnStatus, { assets: [] })).byAsset).toHaveLength(COINS.length);
  expect(await clean(page.read(account.balances, { assets: ['BTC', 'USDT', 'NOPE'] }))).toEqual([
    expect.objectContaining({ asset: 'BTC', lendEarnAvailable: expect.any(String) }),
    expect.objectContaining({ asset: 'USDT', outable: expect.any(String) }),
  ]);
  expect(await clean(page.read(account.tickers, { pairs: ['BTC_USDT', 'ETH_USDT', 'NOPE_USDT', 'BTC_ETH'] }))).toHaveLength(2);
  expect(await clean(page.read(flexible.market, undefined))).toHaveLength(COINS.length);
  for (const { asset } of COINS) {
    const [product] = await clean(page.read(flexible.product, { asset, verified: true }));
    const known = (name: string) => [name, expect.any(String)];
    expect(product).toMatchObject(
      Object.fromEntries(
        [
          'currentAmount',
          'lentAmount',
          'interest',
          'nextAprFraction',
          'minLendAprFraction',
          'maxLendAprFraction',
          'minLendAmount',
          'usdtPrice',
          'lentRatio',
        ].map(known),
      ),
    );
    const campaign = await page.read(flexible.awardPool, { asset });
    expect(campaign?.status === 1).toBe((product as { bonusOpen: boolean }).bonusOpen);
  }
  await clean(page.read(flexible.holdings, { page: 1, limit: 10 }));
  await clean(page.read(history.flexibleHistory, { page: 1, limit: 50 }));
  await clean(page.read(history.flexibleHistory, { daily: true, zoneOffsetHours: '8' }));
  await clean(page.read(history.historyCoins, undefined));
  expect(await clean(page.read(apr.aprChart, { asset: 'BTC', from: START - 30 * DAY, to: START, step: 'day' }))).toHaveLength(30);
});

test('the worlds are what their words say', async () => {
  const of = async (world: string) => {
    const page = await box.page(world);
    const { data } = (await (await page.fetch('/sandbox/state')).json()) as { data: Record<string, unknown> };
    return { page, state: data, holdings: (await page.read(flexible.holdings, {})).rows };
  };
  const saver = await of('saver');
  expect(saver.holdings.map((row) => row.asset)).toEqual(['USDT', 'BTC', 'ETH', 'SOL', 'GT', 'TRX']);
  expect(saver.holdings.find((row) => row.asset === 'TRX')).toMatchObject({ autoEarn: true });
  expect(await saver.page.read(account.accountMode, undefined)).toMatchObject({ mode: 'classic', useFunding: false });
  const unified = await of('unified');
  expect(await unified.page.read(account.accountMode, undefined)).toMatchObject({ mode: 'multi_currency', useFunding: true });
  expect(unified.holdings[0]).toMatchObject({ asset: 'USDT', marginFrozenAmount: '2500' });
  const vip = await of('vip5');
  expect(await vip.page.read(account.vip, undefined)).toEqual({ tier: 5 });
  const us = await of('us');
  expect(us.state).toMatchObject({ world: 'us', edition: 'us', verified: true, ledgerSum: '0', faults: [] });
  const restricted = await of('restricted');
  expect(await restricted.page.read(account.compliance, undefined)).toEqual({
    business: ['api_lendEarn_order'],
    menu: ['express', 'spot_trade'],
  });
  const locked = await of('locked');
  expect(await locked.page.read(account.fundingLock, { asset: 'USDT' })).toEqual({ useFunding: true, locked: true });
  expect(locked.holdings[0]).toMatchObject({ redeemingRevocable: false, marginFrozenAmount: '3000' });
  expect(locked.holdings[0]?.redeemingAmount).not.toBe('0');
  const empty = await of('empty');
  expect([empty.state['verified'], empty.holdings]).toEqual([false, []]);
  expect((await empty.page.read(history.flexibleHistory, {})).total).toBe(0);
  const anonymous = await of('empty').then(() => box.page('anonymous'));
  const { data } = (await (await anonymous.fetch('/sandbox/state')).json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({ world: 'anonymous', user: null, verified: false });
  expect((await anonymous.read(flexible.product, { asset: 'USDT' })).rows[0]).toMatchObject({
    currentAmount: undefined,
    nextAprFraction: expect.any(String),
  });
});

test('given a person who is not verified, then the smallest subscription is larger, in the product and for the order (SE-F-22, AMB-150)', async () => {
  const smallest = async (page: TestPage, verified: boolean) =>
    (await page.read(flexible.product, { asset: 'USDT', verified })).rows.find(({ asset }) => asset === 'USDT')?.minLendAmount;
  const subscribe = async (page: TestPage, amount: string) =>
    (await page.call(flexible.subscribe, { asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0100' })).code;
  const [saver, newcomer] = [await box.freshPage('saver'), await box.freshPage('empty')];
  await newcomer.post('/sandbox/wallet/deposit', { clientId: 'unverified', asset: 'USDT', amount: '100' });
  expect([await smallest(saver, true), await smallest(newcomer, false)]).toEqual(['1', '50']);
  expect([await subscribe(saver, '1'), await subscribe(newcomer, '49.999999'), await subscribe(newcomer, '50')]).toEqual([0, 30002, 0]);
});

test('a world is made once and kept; a reset makes it anew', async () => {
  const page = await box.page('us');
  await page.post('/apiw/v2/uni-loan/earn/subscribe', { asset: 'USDT', amount: '77', rateYear: '0.0001' });
  const usdt = async () => (await (await box.page('us')).read(flexible.holdings, { asset: 'USDT' })).rows[0]?.currentAmount;
  expect(await usdt()).toBe('77');
  await Promise.all([box.page('vip5'), box.page('vip5'), box.page('vip5')]);
  const again = await box.page('us');
  expect((await again.post('/sandbox/reset', {})).status).toBe(200);
  expect((await again.fetch('/apiw/v2/uni-loan/earn/subscribe')).status).toBe(401);
  expect(await usdt()).toBeUndefined();
});

test('given a fresh login, it makes a new person with the history of the world and balances of their own', async () => {
  const shared = await box.page('saver');
  const idOf = async (page: TestPage): Promise<string> => {
    const { data } = (await (await page.fetch('/sandbox/state')).json()) as { data: { user: { id: string } } };
    return data.user.id;
  };
  const held = async (page: TestPage) => (await page.read(flexible.holdings, {})).rows.map((row) => [row.asset, row.currentAmount]);
  const before = await held(shared);
  const [first, second] = [await box.freshPage('saver'), await box.freshPage('saver')];
  expect(new Set(await Promise.all([shared, first, second].map(idOf))).size).toBe(3);
  expect((await held(first)).map(([asset]) => asset)).toEqual(before.map(([asset]) => asset));
  expect(await held(second)).toEqual(await held(first));
  expect((await first.call(flexible.subscribe, { asset: 'USDC', amount: decimal('100'), minAprFraction: '0.0001' })).code).toBe(0);
  expect((await held(first)).map(([asset]) => asset)).toContain('USDC');
  expect(await held(second)).toHaveLength(before.length);
  expect(await held(shared)).toEqual(before);
  expect(await idOf(await box.page('saver'))).toBe(await idOf(shared));
  const { data } = (await (await shared.fetch('/sandbox/ledger')).json()) as { data: unknown };
  expect(data).toMatchObject({ damage: null });
});

test('given the market with fields, then it is searched, sorted by estimated APR, filtered and paged; without any it is whole (API-27, API-28, FM-12, AMB-013, AMB-032)', async () => {
  const page = await box.page('saver');
  const list = async (query: Partial<Parameters<typeof flexible.marketPage.encode>[0]>) => {
    const { rows, total, unreadable } = await page.read(flexible.marketPage, { page: 1, ...query });
    expect(unreadable).toEqual([]);
    return {
      total,
      rates: rows.map(({ nextAprFraction, ladder = [], bonusOpen, bonusAprFraction }) => {
        const bonus = ladder.length > 0 || !bonusOpen ? ladder.map(({ aprFraction }) => aprFraction) : [bonusAprFraction];
        return Number(nextAprFraction) + Math.max(0, ...bonus.map(Number));
      }),
      assets: rows.map((row) => row.asset),
    };
  };
  expect((await list({ search: ' us ' })).assets).toEqual(['USDT', 'USDC']);
  const down = (await list({ sort: 'highest', limit: 50 })).rates;
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  const up = (await list({ sort: 'lowest', limit: 50 })).rates;
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(await list({})).toMatchObject({ assets: { length: 7 }, total: COINS.length });
  expect((await list({ page: 3 })).assets).toEqual(COINS.slice(14).map(({ asset }) => asset));
  expect((await list({ autoEarnOnly: true })).assets).toEqual(['TRX']);
  for (const filter of [{ withBalance: true }, { availableOnly: true }]) {
    expect((await list({ ...filter, limit: 50 })).assets).toContain('DOGE');
    expect((await list({ ...filter, limit: 50 })).assets).not.toContain('PEPE');
  }
  const plain = async (query: string) => {
    const response = await page.fetch(`/apiw/v2/uni-loan/earn/market/list${query}`);
    return (await response.json()) as { data: { list?: { asset: string }[] } };
  };
  expect((await plain('?have_award=1')).data.list?.map((row) => row.asset)).toEqual(['USDT', 'BTC', 'SOL', 'XRP']);
  expect((await plain('?is_subscribed=1')).data.list?.map((row) => row.asset)).toEqual(['USDT', 'BTC', 'ETH', 'GT', 'SOL', 'TRX']);
  expect((await plain('')).data).toHaveLength(COINS.length);
});

test('rates are the same whenever they are asked for, also of hours the clock jumped over', async () => {
  const page = await box.page('us');
  const chart = (from: number, to: number, step: 'hour' | 'day') => page.read(apr.aprChart, { asset: 'USDT', from, to, step });
  const now = await box.sandbox.now();
  const week = (await chart(now - 167 * 3600, now, 'hour')).rows;
  expect(week).toHaveLength(167);
  expect((await chart(now, now + 5 * DAY, 'hour')).rows).toEqual([]);
  const promised = (await page.read(flexible.product, { asset: 'USDT' })).rows[0]?.nextAprFraction;
  await page.advance(3 * DAY);
  expect((await chart(now - 167 * 3600, now, 'hour')).rows).toEqual(week);
  expect((await chart(now, now + 3600, 'hour')).rows[0]?.aprFraction).toBe(promised);
  const ninety = (await chart(now - 89 * DAY, now + 3 * DAY, 'day')).rows;
  expect(ninety.length).toBeGreaterThanOrEqual(90);
  expect(new Set(ninety.map((point) => point.aprFraction)).size).toBeGreaterThan(80);
});

test('given a person with stakes and payouts, when others move into worlds with a longer history, then nothing of theirs is paid again', async () => {
  const person = await box.freshPage('saver');
  const read = async () => ({
    bookings: await (await person.fetch('/sandbox/bookings')).json(),
    pools: (await person.read(launchpool.statistics, { projectId: SUI })).rows,
    holdings: (await person.read(flexible.holdings, {})).rows,
  });
  const before = await read();
  expect(before.pools.some(({ totalReward }) => totalReward !== undefined && totalReward !== '0')).toBe(true);
  for (const world of ['vip5', 'saver', 'us']) await box.freshPage(world);
  expect(await read()).toEqual(before);
});

test('given products that are nearly sold out, when new people move into their worlds, then they have their history and take no quota', async () => {
  const page = await box.page('us');
  const happen = async (fields: Record<string, unknown>): Promise<void> => {
    expect((await page.post('/sandbox/events', fields)).status, JSON.stringify(fields)).toBe(200);
  };
  const events = [
    { event: 'sold-out', asset: 'USDT', left: '3' },
    { event: 'sold-out', asset: 'BTC' },
    { event: 'fixed-sold-out', product: '103' },
    { event: 'staking-sold-out', product: '1101' },
    { event: 'pool-used-up', pool: '100201' },
  ];
  for (const event of events) await happen(event);
  const staking = async (): Promise<unknown> => (await page.fetch('/sandbox/staking/products')).json();
  const before = await staking();
  for (const world of ['saver', 'vip5', 'us']) {
    const person = await box.freshPage(world);
    expect((await person.read(flexible.holdings, {})).rows.length, world).toBeGreaterThan(0);
  }
  expect(await staking()).toEqual(before);
  const buy = { asset: 'USDT', amount: decimal('3'), minAprFraction: '0.0001' };
  expect((await page.call(flexible.subscribe, buy)).code).toBe(0);
  expect(await page.call(flexible.subscribe, buy)).toMatchObject({ code: 30_013 });
  for (const event of events) await happen({ ...event, left: null });
});
