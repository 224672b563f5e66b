import { type Decimal, decimal } from '@earnkit/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDrafts } from '../submission/drafts.ts';
import { type Answers, listOf } from '../testing/namedExchange.ts';
import { renderStaking } from './testing/renderStaking.tsx';
import { stakingProduct } from './testing/stakingProduct.ts';
import { type StakingRedeemOptions, useStakingRedeem } from './useStakingRedeem.ts';

beforeEach(() => sessionStorage.clear());

const NOW = 1_710_500_000;
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 3_000 });

const form = (wire: Readonly<Record<string, unknown>>, answers: Answers = {}, options: StakingRedeemOptions = { asset: 'ETH' }) =>
  renderStaking(() => useStakingRedeem(options), {
    'staking.product': () => stakingProduct(wire),
    'staking.user': () => ({ heldAmount: decimal('10'), tier: undefined, isCrowd: false, accrued: listOf(), taskDone: undefined }),
    'staking.redeem': () => ({ arrivesAt: NOW + 60, accrued: listOf() }),
    ...answers,
  });

describe('standard and fast (ST-80, ST-82, ST-91, ST-97, ST-98)', () => {
  test('given an amount, then fee, rest and arrival follow the way that is chosen, and exactly that is sent', async () => {
    const sent: unknown[] = [];
    const { now, exchange } = await form(
      {},
      { 'staking.redeem': (input: unknown) => (sent.push(input), { arrivesAt: NOW + 60, accrued: listOf() }) },
    );
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '10' }));
    now().setAmount('2');
    await until(() => expect(now().fee).toEqual({ fee: '0', received: '2' }));
    expect(now()).toMatchObject({
      type: 'standard',
      fastOffer: 'offered',
      fastQuota: '5',
      fastMinutes: 30,
      maxDays: 3,
      feeFractions: { standard: '0', fast: '0.001' },
      period: { kind: 'range', minDays: 1, maxDays: 3 },
      timeline: { redeemedAt: NOW, arrivesAt: NOW + 3 * 86_400 },
    });
    now().setType('fast');
    await until(() => expect(now().fee).toEqual({ fee: '0.002', received: '1.998' }));
    expect(now().timeline.arrivesAt).toBe(NOW + 1800);
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'succeeded', result: { arrivesAt: NOW + 60, fast: true } }));
    expect(exchange.count('staking.redeem')).toBe(1);
    expect(sent).toEqual([{ asset: 'ETH', amount: '2', pid: undefined, fast: true, redeemAsset: 'ETH', orderId: 'ETH:12' }]);
  });

  test('given a fast redemption, then Max stops at today’s quota', async () => {
    const { now } = await form({});
    await until(() => expect(now().max).toBeDefined());
    now().setType('fast');
    await until(() => expect(now().type).toBe('fast'));
    now().setAmount(now().max ?? '');
    await until(() => expect(now().amount).toBe('5'));
    expect(now().assessment.state).toBe('ready');
  });

  test('given several coins, then another can be chosen, and its own terms count (ST-81)', async () => {
    const coin = (asset: string, fee: string) => ({ redeem_coin: asset, redeem_fee: fee });
    const { now } = await form({ redeem_config: [coin('USDC', '0.01'), coin('USDT', '0.02')] });
    await until(() => expect([now().coins, now().redeemAsset]).toEqual([['USDC', 'USDT'], 'USDC']));
    now().setRedeemAsset('USDT');
    await until(() => expect(now().feeFractions.standard).toBe('0.02'));
  });

  test('given several coins, then the one that was staked is paid out until another is chosen (ST-81)', async () => {
    const coin = (asset: string) => ({ redeem_coin: asset, redeem_fee: '0' });
    const { now } = await form({ redeem_config: [coin('USDC'), coin('ETH')] });
    await until(() => expect([now().coins, now().redeemAsset]).toEqual([['USDC', 'ETH'], 'ETH']));
    now().setRedeemAsset('USDC');
    await until(() => expect(now().redeemAsset).toBe('USDC'));
  });

  test('given a coin and a way that were kept over a sign-in, then they are chosen again (SH-05)', async () => {
    createDrafts(sessionStorage).keep('staking.redeem:ETH', { coin: 'USDT', type: 'fast' });
    const coin = (asset: string) => ({ redeem_coin: asset, redeem_fee: '0' });
    const { now } = await form({ redeem_config: [coin('USDC'), coin('USDT')] });
    await until(() => expect([now().coins, now().redeemAsset, now().type]).toEqual([['USDC', 'USDT'], 'USDT', 'fast']));
  });

  test('given a product that is loading, then the coin is USDC and nothing is known to be held (ST-99)', async () => {
    const { now } = await form({}, { 'staking.product': () => new Promise(() => undefined) });
    expect(now()).toMatchObject({ coins: ['USDC'], redeemAsset: 'USDC', held: { state: 'loading' }, fee: undefined, period: undefined });
  });
});

describe('terms that change while the form is open (R04)', () => {
  /** A form of which 2 ETH can be sent, and what its product says from then on. */
  const changing = async (terms: Readonly<Record<string, string>>) => {
    let now = stakingProduct();
    const view = await form({}, { 'staking.product': () => now });
    await until(() => expect(view.now().held).toMatchObject({ state: 'ready', data: '10' }));
    view.now().setAmount('2');
    await until(() => expect(view.now().assessment.state).toBe('ready'));
    now = stakingProduct({ redeem_config: [{ redeem_coin: 'ETH', redeem_quick: '1', redeem_fee: '0', ...terms }] });
    return view;
  };

  test('given a reading that comes by itself, then old and new are named, and nothing is sent before the new one is accepted', async () => {
    const { now, exchange, refresh } = await changing({ redeem_fee: '0.02' });
    await refresh();
    await until(() => expect(now().termsChange).toEqual({ figure: 'fee', from: '0', to: '0.02' }));
    now().submit();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([now().amount, now().submission.status.state, exchange.count('staking.redeem')]).toEqual(['2', 'idle', 0]);
    now().acceptTerms();
    await until(() => expect(now().termsChange).toBeUndefined());
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'succeeded', result: { fee: { fee: '0.04' } } }));
    expect(exchange.count('staking.redeem')).toBe(1);
  });

  test('given a reading between press and order, then nothing is sent, also with another press, before the new one is accepted', async () => {
    const { now, exchange } = await changing({ redeem_fee: '0.02' });
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed' } }));
    expect(now().termsChange).toEqual({ figure: 'fee', from: '0', to: '0.02' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    now().submit();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([now().amount, exchange.count('staking.redeem')]).toEqual(['2', 0]);
  });

  test('given the fee of the way that is not chosen, then nothing is asked', async () => {
    const { now, refresh } = await changing({ redeem_quick_fee: '0.02' });
    await refresh();
    await until(() => expect(now().feeFractions.fast).toBe('0.02'));
    expect(now().termsChange).toBeUndefined();
  });

  test('given a coin that is paid out no longer, then nothing is sent in another before the person accepts it', async () => {
    const { now, exchange, refresh } = await changing({ redeem_coin: 'USDT' });
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed' } }));
    expect([now().termsChange, exchange.count('staking.redeem')]).toEqual([{ figure: 'coin', from: 'ETH', to: 'USDT' }, 0]);
    now().acceptTerms();
    await until(() => expect([now().termsChange, now().redeemAsset]).toEqual([undefined, 'USDT']));
    await refresh();
    await new Promise((resolve) => setTimeout(resolve, 300));
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'succeeded', result: { redeemAsset: 'USDT' } }));
  });

  test('given coins in another order, then the one that was shown stays', async () => {
    const coin = (asset: string) => ({ redeem_coin: asset, redeem_fee: '0' });
    let options = [coin('USDC'), coin('USDT')];
    const { now, refresh } = await form({}, { 'staking.product': () => stakingProduct({ redeem_config: options }) });
    await until(() => expect([now().coins, now().redeemAsset]).toEqual([['USDC', 'USDT'], 'USDC']));
    options = [coin('USDT'), coin('USDC')];
    await refresh();
    await until(() => expect(now().coins).toEqual(['USDT', 'USDC']));
    expect([now().redeemAsset, now().termsChange]).toEqual(['USDC', undefined]);
  });

  test('given more days of a redemption, then old and new are named, and nothing is sent before the new ones are accepted', async () => {
    let product = stakingProduct();
    const { now, exchange, refresh } = await form({}, { 'staking.product': () => product });
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '10' }));
    now().setAmount('2');
    product = stakingProduct({ extra: { redeem_minday: '1', redeem_maxday: '30' } });
    await refresh();
    const period = { kind: 'range', minDays: 1, maxDays: 3 };
    await until(() => expect(now().termsChange).toEqual({ figure: 'period', from: period, to: { ...period, maxDays: 30 } }));
    now().submit();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(exchange.count('staking.redeem')).toBe(0);
    now().acceptTerms();
    await until(() => expect(now().termsChange).toBeUndefined());
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'succeeded' }));
  });
});

describe('DeFi (ST-77, ST-78, AMB-110)', () => {
  const row = (pid: string, amount: string) => ({ pid, asset: 'ETH', amount: decimal(amount) });
  const defi = (...rows: readonly ReturnType<typeof row>[]) =>
    form({ is_defi: '1', pid: null, defi: [{ pid: '31' }, { pid: '32' }] }, { 'staking.balances': () => listOf(...rows) });

  test('given two held protocols, then the larger is chosen, and what is held and sent follows the choice', async () => {
    const { now } = await defi(row('31', '9'), row('32', '10'));
    await until(() => expect(now().protocol?.pid).toBe('32'));
    expect([now().protocols.selector, now().protocols.held.map(({ pid }) => pid)]).toEqual([true, ['32', '31']]);
    now().setProtocol('31');
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
    now().setAmount('9');
    await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { pid: '31' } }));
  });

  test('given a holding that does not say its protocol, then it can be chosen, and left and chosen again', async () => {
    const unnamed: { readonly pid?: string; readonly asset: string; readonly amount: Decimal } = { asset: 'ETH', amount: decimal('9') };
    const { now } = await form(
      { is_defi: '1', pid: null, defi: [{ pid: '31' }] },
      { 'staking.balances': () => listOf<typeof unnamed>(unnamed, row('31', '4')) },
    );
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
    const [first] = now().protocols.held;
    now().setAmount('1');
    await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { pid: undefined } }));
    now().setProtocol('31');
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '4' }));
    now().setProtocol(first?.pid ?? '');
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
  });

  test('given one held protocol, then there is nothing to choose; given none, then nothing is held', async () => {
    const one = await defi(row('31', '0'), row('32', '7'));
    await until(() => expect(one.now().protocol?.pid).toBe('32'));
    expect(one.now().protocols.selector).toBe(false);
    const none = await defi(row('31', '0'));
    await until(() => expect(none.now().held).toMatchObject({ state: 'ready', data: '0' }));
    expect(none.now().protocol).toBeUndefined();
  });
});

describe('a protocol that nothing is held in any more (R05, ST-77)', () => {
  const row = (pid: string, amount: string) => ({ pid, asset: 'ETH', amount: decimal(amount) });
  /** A form of ETH in two protocols, and what is held in them on each reading. */
  const defi = (pid: string | undefined, ...held: readonly (readonly ReturnType<typeof row>[])[]) => {
    let reads = 0;
    return form(
      { is_defi: '1', defi: [{ pid: '31' }, { pid: '32' }] },
      { 'staking.balances': () => listOf(...(held[Math.min((reads += 1), held.length) - 1] ?? [])) },
      { asset: 'ETH', pid },
    );
  };

  test.each([
    ['that was asked for', '32'],
    ['that was the largest', '12'],
  ])('given one %s, then nothing moves to another before the person chooses it', async (_which, pid) => {
    const { now, refresh } = await defi(pid, [row('32', '9'), row('31', '4')], [row('31', '4')]);
    await until(() => expect(now().protocol?.pid).toBe('32'));
    now().setAmount('1');
    await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { pid: '32' } }));
    void refresh();
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '0' }));
    expect(now()).toMatchObject({ amount: '1', protocol: undefined, protocols: { selector: true }, assessment: { state: 'blocked' } });
    now().setProtocol('31');
    await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { pid: '31' } }));
    expect(now().protocols.selector).toBe(false);
  });

  test('given one that was asked for and never held, then nothing is held', async () => {
    const { now } = await defi('32', [row('31', '4')]);
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '0' }));
    expect(now().protocol).toBeUndefined();
  });

  test('given another that is larger now, then the chosen one stays', async () => {
    const { now, refresh } = await defi('12', [row('32', '9'), row('31', '4')], [row('31', '4'), row('32', '3')]);
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
    void refresh();
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '3' }));
    expect(now().protocol?.pid).toBe('32');
  });
});

test('given an id, then the product of that id is redeemed (ST-79)', async () => {
  const { now } = await form({ pid: '44' }, {}, { asset: 'ETH', pid: '44' });
  await until(() => expect(now().held.state).toBe('ready'));
  now().setAmount('1');
  await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { pid: '44', orderId: 'ETH:44' } }));
});

describe('one holding has one submission (N02, N04)', () => {
  const DEFI = { is_defi: '1', defi: [{ pid: '31' }, { pid: '32' }] };
  const HELD: Answers = { 'staking.balances': () => listOf({ pid: '31', asset: 'ETH', amount: decimal('9') }) };

  test.each([
    ['its row, which names the protocol', '31'],
    ['the page of its coin, which names the product', '12'],
    ['the coin alone', undefined],
  ])('given a DeFi holding that is redeemed from %s, then the order has one name', async (_where, pid) => {
    const { now } = await form(DEFI, HELD, { asset: 'ETH', pid });
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
    now().setAmount('1');
    await until(() => expect(now().assessment).toMatchObject({ request: { pid: '31', orderId: 'ETH:12' } }));
  });

  test('given an order on its way and a product that is no longer shown, then the form still shows the order', async () => {
    let shown = true;
    const answers: Answers = {
      ...HELD,
      'staking.product': () => (shown ? stakingProduct(DEFI) : null),
      'staking.redeem': () => new Promise(() => undefined),
    };
    const { now, refresh, exchange } = await form(DEFI, answers, { asset: 'ETH', pid: '31' });
    await until(() => expect(now().held).toMatchObject({ state: 'ready', data: '9' }));
    now().setAmount('1');
    await until(() => expect(now().assessment.state).toBe('ready'));
    now().submit();
    await until(() => expect(exchange.count('staking.redeem')).toBe(1));
    shown = false;
    void refresh();
    await until(() => expect(now().product).toMatchObject({ state: 'ready', data: undefined }));
    expect(now().submission.pending).toBe(true);
  });
});
