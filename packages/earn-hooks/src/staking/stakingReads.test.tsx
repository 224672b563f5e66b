import { decimal } from '@earnkit/core';
import type { FrameRequest } from '@earnkit/core/staking/rules';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, listOf } from '../testing/namedExchange.ts';
import { renderStaking } from './testing/renderStaking.tsx';
import { stakingProduct } from './testing/stakingProduct.ts';
import { useBonusRate } from './useBonusRate.ts';
import { useBonusRules, useVipDiscounts } from './useBonusRules.ts';
import { useProfitRecords } from './useProfitRecords.ts';
import { useStakingFrame } from './useStakingFrame.ts';
import { useHeldIn, useStakingHoldings, useStakingLoan, useStakingStatistics } from './useStakingHoldings.ts';
import { useStakingList } from './useStakingList.ts';
import type { KnownStakingProduct } from './useStakingProduct.ts';
import { useStakingQuestions } from './useStakingQuestions.ts';
import { useStakingTerms } from './useStakingTerms.ts';
import { useStakingTotals } from './useStakingTotals.ts';
import { useStakedAmountTrend, useStakingRates } from './useStakingTrend.ts';

const NOW = 1_710_500_000;
const DAY = 86_400;
const TODAY = Math.floor(NOW / DAY) * DAY;
const VISITOR = { session: { state: 'anonymous' } } as const;
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 3_000 });

describe('reads of a person', () => {
  test('given holdings of several kinds, then a list has those of its kind, with the sum of one coin (ST-27, AMB-120)', async () => {
    const row = (type: string | undefined, amount: string) => ({ pid: amount, asset: undefined, type, amount: decimal(amount) });
    const answers: Answers = {
      'staking.balances': () => listOf(row('token', '1'), row('staking', '2'), row('debt', '3'), row(undefined, '4')),
    };
    const { now } = await renderStaking(() => useStakingHoldings({ type: 0, asset: 'USDT' }), answers);
    await until(() => expect(now()).toMatchObject({ state: 'ready', data: { total: '4', rows: [{ asset: 'USDT' }, { type: 'debt' }] } }));
    const others = await renderStaking(() => useStakingHoldings({ type: 1 }), answers);
    await until(() =>
      expect(others.now()).toMatchObject({ state: 'ready', data: { total: undefined, rows: [{ pid: '2' }, { pid: '4' }] } }),
    );
  });

  test('given records, then pages of 7 up to the end of today are read, and the last page in place of one beyond it (API-68, AMB-119)', async () => {
    const asked: { page: number; limit: number; to: number }[] = [];
    const page = (input: { page: number; limit: number; to: number }) => {
      asked.push(input);
      return { ...listOf({ id: String(input.page), at: NOW, amount: decimal('1') }), total: 8 };
    };
    const { now } = await renderStaking(() => useProfitRecords({ asset: 'ETH', page: 9, mode: 'page' }), { 'staking.profits': page });
    await until(() => expect(now()).toMatchObject({ state: 'ready', data: { page: 2, total: 8, rows: [{ id: '2' }] } }));
    expect(asked.at(-1)).toMatchObject({ page: 2, limit: 7, to: TODAY + DAY - 1 });
  });

  test('given statistics that cannot be read, then it says so and is no zero (SH-07)', async () => {
    const { now } = await renderStaking(() => useStakingStatistics('ETH'), {});
    await until(() => expect(now().state).toBe('failed'));
  });

  test('given holdings of protocols, then one that is not listed is zero, unless a row does not say its product (ST-14)', async () => {
    const row = (pid: string | undefined) => ({ pid, asset: 'ETH', amount: decimal('3') });
    const listed = await renderStaking(() => useHeldIn('ETH'), { 'staking.balances': () => listOf(row('121')) });
    await until(() => expect([listed.now()('121'), listed.now()('122')]).toEqual(['3', '0']));
    const vague = await renderStaking(() => useHeldIn('ETH'), { 'staking.balances': () => listOf(row('121'), row(undefined)) });
    expect(vague.now()('122')).toBeUndefined();
    await until(() => expect(vague.now()('121')).toBe('3'));
    expect(vague.now()('122')).toBeUndefined();
  });

  test('given a protocol in two rows, then what is held in it is their sum, and not known where one is not (ST-14)', async () => {
    const row = (amount: string | undefined) => ({ pid: '121', asset: 'ETH', amount: amount === undefined ? undefined : decimal(amount) });
    const parts = await renderStaking(() => useHeldIn('ETH'), { 'staking.balances': () => listOf(row('3'), row('4')) });
    await until(() => expect(parts.now()('121')).toBe('7'));
    const vague = await renderStaking(() => useHeldIn('ETH'), { 'staking.balances': () => listOf(row('3'), row(undefined)) });
    await until(() => expect(vague.now()('122')).toBe('0'));
    expect(vague.now()('121')).toBeUndefined();
  });

  describe('given holdings of two coins, then their totals in USDT', () => {
    const row = (asset: string | undefined, amount: string) => ({ pid: amount, asset, amount: decimal(amount) });
    const answers: Answers = {
      'staking.balances': () => listOf(row('ETH', '2'), row('USDT', '5')),
      'account.tickers': () => listOf({ pair: 'ETH_USDT', price: decimal('3000.5') }),
      'staking.statistics': ({ asset }: { asset: string }) => ({
        totalReward: decimal(asset === 'ETH' ? '0.1' : '1'),
        yesterdayReward: decimal('0.01'),
        rewardAsset: asset,
        rewards: listOf(),
      }),
    };

    test('are exact sums (SH-07, SH-22, API-65, API-67)', async () => {
      const { now } = await renderStaking(useStakingTotals, answers);
      const data = { stakedUsdt: '6006', yesterdayUsdt: '30.015', rewardUsdt: '301.05', coinCount: 2, rewardsLoading: false };
      await until(() => expect(now()).toMatchObject({ state: 'ready', data }));
    });

    test('count every coin that rewards were paid in (API-65)', async () => {
      const paid = (rewardAsset: string, amount: string) => ({ rewardAsset, totalReward: decimal(amount), yesterdayReward: decimal('0') });
      const { now } = await renderStaking(useStakingTotals, {
        ...answers,
        'staking.statistics': ({ asset }: { asset: string }) => ({
          rewardAsset: asset,
          totalReward: decimal('1'),
          yesterdayReward: decimal('0'),
          rewards: asset === 'ETH' ? listOf(paid('ETH', '0.1'), paid('USDT', '7')) : listOf(paid('USDT', '1')),
        }),
      });
      await until(() => expect(now()).toMatchObject({ data: { rewardUsdt: '308.05', includesAllRewardCoins: true } }));
    });

    test('are not known where a reward, a price or a coin is not', async () => {
      const unpaid = await renderStaking(useStakingTotals, { ...answers, 'staking.statistics': () => Promise.reject(new Error('broken')) });
      const unknown = { yesterdayUsdt: undefined, rewardUsdt: undefined };
      await until(() => expect(unpaid.now()).toMatchObject({ data: { stakedUsdt: '6006', ...unknown, rewardsLoading: false } }));
      const unpriced = await renderStaking(useStakingTotals, { ...answers, 'account.tickers': () => listOf() });
      await until(() => expect(unpriced.now()).toMatchObject({ state: 'ready', data: { stakedUsdt: undefined, ...unknown } }));
      const unnamed = await renderStaking(useStakingTotals, { ...answers, 'staking.balances': () => listOf(row(undefined, '1')) });
      await until(() => expect(unnamed.now()).toMatchObject({ state: 'ready', data: { stakedUsdt: undefined } }));
    });

    test('show what is staked while rewards are on their way', async () => {
      const { now } = await renderStaking(useStakingTotals, { ...answers, 'staking.statistics': () => new Promise(() => undefined) });
      await until(() => expect(now()).toMatchObject({ data: { stakedUsdt: '6006', rewardsLoading: true } }));
    });
  });

  test('given loans by coin, then a coin that is not named is not borrowed, and an amount that is not known is no zero (ST-15)', async () => {
    const { now } = await renderStaking(() => [useStakingLoan('ETH'), useStakingLoan('SOL'), useStakingLoan('BTC')], {
      'staking.loans': () => [
        { name: 'ETH', value: decimal('0.4') },
        { name: 'BTC', value: undefined },
      ],
    });
    await until(() => expect(now()).toMatchObject([{ data: '0.4' }, { data: '0' }, { data: undefined }]));
  });

  test('given a visitor, then nothing of a person is read (SH-04)', async () => {
    const { now, exchange } = await renderStaking(
      () => [
        useStakingHoldings({ type: 0 }),
        useStakingStatistics('ETH'),
        useStakingLoan('ETH'),
        useProfitRecords({ asset: 'ETH', page: 1, mode: 'page' }),
        useVipDiscounts(stakingProduct({ vip_config: [{ min_tier: '1', max_tier: '4', vip_sale: '5' }] }), 'ETH'),
      ],
      {},
      VISITOR,
    );
    expect(now()).toMatchObject([
      { state: 'anonymous' },
      { state: 'anonymous' },
      { state: 'anonymous' },
      { state: 'anonymous' },
      { shown: false },
    ]);
    expect(exchange.asked).toEqual([]);
  });

  test('given a person with a tier, then their row of the discounts is marked (ST-101)', async () => {
    const product = stakingProduct({
      vip_config: [
        { min_tier: '1', max_tier: '4', vip_sale: '5' },
        { min_tier: '5', max_tier: '9', vip_sale: '10' },
      ],
    });
    const { now } = await renderStaking(() => useVipDiscounts(product, 'ETH'), {
      'staking.user': () => ({ heldAmount: undefined, tier: 5, isCrowd: false, accrued: listOf(), taskDone: undefined }),
    });
    await until(() =>
      expect(now()).toMatchObject({ shown: true, tiers: [{ current: false }, { current: true, discountFraction: '0.1' }] }),
    );
  });
});

describe('reads for anybody', () => {
  test('given a year of rates, then three series over 365 days with round gridlines (ST-16, ST-103)', async () => {
    const point = (day: number) => ({
      at: TODAY - day * DAY,
      aprFraction: decimal('0.05'),
      baseAprFraction: decimal('0.03'),
      extraAprFraction: day === 1 ? undefined : decimal('0.02'),
      extraAsset: 'GT',
      coins: [],
      exchangeRateReverse: undefined,
    });
    const asked: unknown[] = [];
    const rates = (input: unknown) => (asked.push(input), listOf(...Array.from({ length: 365 }, (_, day) => point(day))));
    const { now } = await renderStaking(() => useStakingRates({ asset: 'ETH', days: 365 }), { 'staking.rates': rates }, VISITOR);
    await until(() => expect(now().state).toBe('ready'));
    const trend = now();
    if (trend.state !== 'ready') throw new Error('not ready');
    expect(asked).toEqual([{ asset: 'ETH', limit: 365, page: 1 }]);
    expect(trend.data).toMatchObject({
      from: TODAY - 364 * DAY,
      to: TODAY,
      step: 'day',
      lowest: '0.02',
      highest: '0.05',
      extraAsset: 'GT',
    });
    expect([trend.data.rate.runs.length, trend.data.extra.runs.length]).toEqual([1, 2]);
    expect(trend.data.gridlines).toHaveLength(4);
  });

  test('given totals, then bounds are those of the unit that is drawn (ST-17)', async () => {
    const answers: Answers = { 'staking.totals': () => listOf({ at: TODAY, amount: decimal('5'), amountUsdt: decimal('15000') }) };
    const coin = await renderStaking(() => useStakedAmountTrend({ asset: 'ETH', days: 7 }, 'coin'), answers);
    await until(() => expect(coin.now()).toMatchObject({ state: 'ready', data: { highest: '5' } }));
    const usdt = await renderStaking(() => useStakedAmountTrend({ asset: 'ETH', days: 7 }, 'usdt'), answers);
    await until(() => expect(usdt.now()).toMatchObject({ state: 'ready', data: { highest: '15000' } }));
  });

  test('given questions, then those of the category are shown (ST-22, ST-104)', async () => {
    const question = (category: string) => ({ question: category, answer: '!', category, unfolded: false });
    const { now } = await renderStaking(() => useStakingQuestions({ asset: 'ETH' }, 'defi'), {
      'staking.questions': () => listOf(question('common'), question('defi')),
    });
    await until(() => expect(now()).toMatchObject({ state: 'ready', data: [{ question: 'defi' }] }));
  });

  test('given a DeFi product, then the bonus of the protocol with the highest rate is shown, or of the one asked for (ST-73)', async () => {
    const bonus = { status: '1', reward_coin: 'GT', end_time: String(NOW + 10) };
    const product = stakingProduct({
      is_defi: '1',
      defi: [
        { pid: '31', rate: '3' },
        { pid: '32', rate: '5', extra_interest: bonus },
      ],
    });
    const highest = await renderStaking(() => useBonusRules(product), {});
    expect(highest.now()).toMatchObject({ protocol: { pid: '32' }, applied: true, rewardAsset: 'GT', endsAt: NOW + 10, tiers: undefined });
    const asked = await renderStaking(() => useBonusRules(product, '31'), {});
    expect(asked.now()).toMatchObject({ protocol: { pid: '31' }, bonus: undefined, applied: false });
  });

  test('given a step that is not paid now, then it is no step of the bonus, and a bonus that has ended is no part of the rate (ST-51, ST-71, AMB-113)', async () => {
    const interest = JSON.stringify([
      { money_min: '0', money_rate: '2' },
      { money_min: '10', money_rate: '1', end_time: NOW },
    ]);
    const withBonus = (status: string): KnownStakingProduct => ({
      ...stakingProduct({ extra_interest: { status, max_interest: '2', interest } }),
      asset: 'ETH',
    });
    const [paid, ended] = [withBonus('1'), withBonus('2')];
    const rules = await renderStaking(() => [useBonusRules(paid).tiers, useBonusRules(ended).tiers], {});
    expect(rules.now()).toMatchObject([[{ from: '0' }], []]);
    const rate = await renderStaking(() => useBonusRate(), {});
    expect([paid, ended].map(({ bonus }) => rate.now()(bonus))).toEqual(['0.02', '0']);
    const item = (product: KnownStakingProduct) => ({ product, tags: [], soldOut: false });
    const list = { state: 'ready', stale: false, readAt: NOW, retry: () => undefined, data: listOf(item(paid), item(ended)) } as const;
    const parts = await renderStaking(() => [useStakingTerms(paid), useStakingTerms(ended)].map((terms) => terms.parts !== undefined), {});
    expect(parts.now()).toEqual([true, false]);
    const rows = await renderStaking(() => useStakingList(list, { search: '', tag: 'all' }), {});
    expect(rows.now()).toMatchObject({ data: { rows: [{ parts: paid }, { parts: undefined }] } });
  });
});

test('given an open page, when a bonus or one of its steps ends, then it is paid nowhere any more, though nothing is read again (ST-71, AMB-113)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const now = () => Date.now() / 1000;
  const soon = NOW + 30;
  const interest = JSON.stringify([{ money_min: '0', money_rate: '2', end_time: soon }]);
  const product: KnownStakingProduct = {
    ...stakingProduct({ extra_interest: { status: '1', max_interest: '2', end_time: soon, interest } }),
    asset: 'ETH',
  };
  const steps = { ...product, bonus: product.bonus && { ...product.bonus, endsAt: undefined } };
  const data = listOf({ product, tags: [], soldOut: false });
  const list = { state: 'ready', stale: false, readAt: soon, retry: () => undefined, data } as const;
  const rated = [product];
  const hooks: readonly (() => unknown)[] = [
    () => useStakingTerms(product).bonusApplied,
    () => useStakingList(list, { search: '', tag: 'all' }),
    () => useBonusRate(rated)(product.bonus),
    () => useBonusRules(steps).tiers?.length,
  ];
  const pages: { readonly now: () => unknown }[] = [];
  for (const hook of hooks) pages.push(await renderStaking(hook, {}, { now }));
  const shown = () => pages.map((page) => page.now());
  const rowWith = (parts: unknown) => ({ data: { rows: [{ parts }] } });
  expect(shown()).toMatchObject([true, rowWith({ bonus: product.bonus }), '0.02', 1]);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(shown).toMatchObject([false, rowWith(undefined), '0', 0]);
});

describe('the embedded page (ST-32 to ST-36, AMB-117)', () => {
  // The tests run in a frame of the runner's page, which is a parent page of the same origin.
  const origin = window.location.origin;
  const frame = async (parentOrigin: string | undefined, framed = true) => {
    const reopened: FrameRequest[] = [];
    const { now } = await renderStaking(
      () => useStakingFrame({ framed, parentOrigin, onReopen: (request) => void reopened.push(request) }),
      {},
    );
    const receive = (data: unknown, over: MessageEventInit = {}): void =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent, ...over }));
    return { now, receive, reopened };
  };

  test('given a request of the parent page, then the dialog is opened again; every other sender and shape is ignored', async () => {
    expect(window.parent).not.toBe(window);
    const { receive, reopened } = await frame(origin);
    receive({ type: 'reopen_stake' }, { origin: 'https://evil.example' });
    receive({ type: 'reopen_stake' }, { source: window });
    receive({ type: 'reopen_stake' }, { source: null });
    receive({ type: 'reopen_stake', payload: { coin: '<b>' } });
    receive({ type: 'close', payload: {} });
    receive('reopen_stake');
    receive(null);
    expect(reopened).toEqual([]);
    receive({ type: 'reopen_stake', payload: { coin: 'ETH', pid: '12' } });
    expect(reopened).toEqual([{ type: 'reopen_stake', asset: 'ETH', pid: '12' }]);
  });

  test('given the parent page, then each message goes to its origin alone', async () => {
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    try {
      const { now } = await frame(origin);
      expect(now().embedded).toBe(true);
      now().openPage('/staking/ETH');
      now().success();
      now().close();
      expect(post.mock.calls.filter(([{ type }]) => type !== 'height')).toEqual([
        [{ type: 'open_page', payload: { url: '/staking/ETH' } }, origin],
        [{ type: 'success', payload: {} }, origin],
        [{ type: 'close', payload: {} }, origin],
      ]);
    } finally {
      post.mockRestore();
    }
  });

  test('given content and a dialog that grow and go, then the parent page is told each height once (ST-33)', async () => {
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    const content = document.createElement('div');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.style.cssText = 'position: fixed; inset-block-start: 0; inline-size: 300px; max-block-size: 80vh; overflow-y: auto';
    const inside = document.createElement('div');
    inside.style.blockSize = '3000px';
    dialog.append(inside);
    const heights = (): readonly number[] =>
      post.mock.calls.filter(([{ type }]) => type === 'height').map(([{ payload }]) => Number(payload.height));
    try {
      const { now } = await frame(origin);
      expect(now().embedded).toBe(true);
      content.style.blockSize = '1500px';
      document.body.append(content);
      await expect.poll(() => heights().at(-1)).toBeGreaterThanOrEqual(1500);
      const plain = heights().at(-1) ?? 0;
      // What the dialog scrolls is missing, so the frame has to be higher by that.
      document.body.append(dialog);
      await expect.poll(() => heights().at(-1)).toBe(innerHeight + dialog.scrollHeight - dialog.clientHeight);
      dialog.style.maxBlockSize = 'none';
      inside.style.blockSize = '2000px';
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      expect(heights().at(-1)).toBe(innerHeight + 3000 - Math.floor(innerHeight * 0.8));
      dialog.remove();
      await expect.poll(() => heights().at(-1)).toBe(plain);
      content.remove();
      await expect.poll(() => heights().at(-1)).toBeLessThan(1500);
      // The parent page closes a panel around the frame: its words stand below each other, and their height is nobody's.
      const shown = heights().length;
      const width = vi.spyOn(globalThis, 'innerWidth', 'get').mockReturnValue(0);
      content.style.blockSize = '9000px';
      document.body.append(content);
      await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
      expect(heights().length).toBe(shown);
      width.mockRestore();
      dispatchEvent(new Event('resize'));
      await expect.poll(() => heights().at(-1)).toBeGreaterThanOrEqual(9000);
      const told = heights();
      expect(told.every((height, index) => height !== told[index - 1])).toBe(true);
    } finally {
      content.remove();
      dialog.remove();
      post.mockRestore();
    }
  });

  test.each([
    ['a wildcard', '*', true],
    ['no origin', undefined, true],
    ['no is_frame', origin, false],
  ])('given %s, then nothing is sent and nothing is read', async (_case, parentOrigin, framed) => {
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    try {
      const { now, receive, reopened } = await frame(parentOrigin, framed);
      expect(now().embedded).toBe(false);
      now().close();
      now().openPage('/x');
      receive({ type: 'reopen_stake' });
      expect(post).not.toHaveBeenCalled();
      expect(reopened).toEqual([]);
    } finally {
      post.mockRestore();
    }
  });
});
