import * as account from '@earnkit/core/account/contract';
import { decimal } from '@earnkit/core';
import type { StakingProduct, StakingTarget } from '@earnkit/core/staking/contract';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDrafts } from '../submission/drafts.ts';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../submission/session.ts';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import { stakingProduct } from './testing/stakingProduct.ts';
import { type Stake, type StakeOptions, useStake } from './useStake.ts';
import { type StakingProductView, useStakingProduct } from './useStakingProduct.ts';

beforeEach(() => sessionStorage.clear());

const ADA: Session = { state: 'signed-in', id: 'ada' };

const answersFor = (product: StakingProduct | null): Answers => ({
  'staking.product': () => product,
  'staking.user': () => ({ heldAmount: decimal('2'), tier: 3, isCrowd: false, accrued: listOf(), taskDone: undefined }),
  'staking.loans': () => [{ name: 'ETH', value: decimal('30') }],
  'staking.stake': () => undefined,
  [account.balances.name]: ({ assets }: { readonly assets: readonly string[] }) =>
    listOf(...assets.map((asset) => ({ asset, outable: decimal('100') }))),
  [account.borrowSettings.name]: () => ({ asset: 'ETH', launchpool: false, staking: false }),
});

/** Renders the form of a product and gives what the hook returned last. */
async function form(product: StakingProduct | null, { options = {}, answers = {}, session = ADA, target = { asset: 'ETH' } }: Setup = {}) {
  const exchange = namedExchange({ ...answersFor(product), ...answers });
  const renders: Stake[] = [];
  const Form = ({ view }: { readonly view: StakingProductView }): ReactElement => {
    const stake = useStake(view, options);
    renders.push(stake);
    return <output>{stake.assessment.state}</output>;
  };
  const Dialog = (): ReactElement => {
    const read = useStakingProduct(target);
    if (read.state !== 'ready' || read.data === undefined) return <output>{read.state === 'ready' ? 'none' : read.state}</output>;
    return <Form view={read.data} />;
  };
  const asked = vi.fn();
  const screen = await render(
    <EarnProvider client={exchange.client} session={session} onLoginNeeded={asked} logger={() => undefined}>
      <Dialog />
    </EarnProvider>,
  );
  const now = (): Stake => {
    const last = renders.at(-1);
    if (last === undefined) throw new Error('No form yet');
    return last;
  };
  await vi.waitFor(() => expect(screen.container.textContent).not.toBe('loading'));
  return { screen, exchange, now, asked };
}

interface Setup {
  readonly options?: StakeOptions;
  readonly answers?: Answers;
  readonly session?: Session;
  readonly target?: StakingTarget;
}

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 3_000 });

describe('what can be staked (ST-66, ST-67, API-70)', () => {
  test('given a loan, then it is taken off the balance, and Max fills what is left', async () => {
    const { now } = await form(stakingProduct());
    await until(() => expect(now().available).toMatchObject({ state: 'ready', data: '70' }));
    expect(now().max).toBe('70');
  });

  test('given a product that takes borrowed coins, then nothing is taken off', async () => {
    const { now } = await form(stakingProduct({ borrow_support: '1' }));
    await until(() => expect(now().available).toMatchObject({ state: 'ready', data: '100' }));
  });

  test('given an account of kind VIP, then 2 decimals can be typed (ST-70)', async () => {
    const { now } = await form(stakingProduct(), { options: { accountKind: 3 } });
    expect(now().decimals).toBe(2);
  });
});

describe('sending (ST-56, ST-68, ST-69, ST-102)', () => {
  test('given an amount, then nothing can be sent before the agreement is ticked; then exactly one stake is, with the theme', async () => {
    const sent: unknown[] = [];
    const { now, exchange } = await form(stakingProduct(), {
      options: { vip: true },
      answers: { 'staking.stake': (input: unknown) => void sent.push(input) },
    });
    await until(() => expect(now().available.state).toBe('ready'));
    now().setAmount('1.5');
    await until(() => expect(now().typedAmount).toBe('1.5'));
    expect(now().assessment).toEqual({ state: 'blocked', reasons: [] });
    now().submit();
    now().setAgreed(true);
    await until(() => expect(now().assessment.state).toBe('ready'));
    now().submit();
    now().submit();
    await until(() => expect(now().submission.status.state).toBe('succeeded'));
    expect(exchange.count('staking.stake')).toBe(1);
    expect(sent).toEqual([{ asset: 'ETH', amount: '1.5', pid: '12', vip: true, orderId: 'ETH:12' }]);
    now().again();
    await until(() => expect(now().amount).toBe(''));
    expect(now().agreed).toBe(true);
  });

  test('given a form that is loaded anew, then the agreement is unticked and the order is not ready', async () => {
    const first = await form(stakingProduct());
    first.now().setAgreed(true);
    await until(() => expect(first.now().agreed).toBe(true));
    await first.screen.unmount();
    const again = await form(stakingProduct());
    expect(again.now().agreed).toBe(false);
  });

  test('given a visitor, then no private call is made, and pressing asks to sign in (SH-04, SH-07)', async () => {
    const { now, exchange, asked } = await form(stakingProduct(), { session: { state: 'anonymous' } });
    expect(now().available.state).toBe('anonymous');
    now().setAmount('1');
    await until(() => expect(now().typedAmount).toBe('1'));
    now().submit();
    await until(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(['staking.user', 'staking.loans', 'staking.stake', account.balances.name].map(exchange.count)).toEqual([0, 0, 0, 0]);
  });
});

describe('the product (ST-38, ST-52, ST-54, ST-74 to ST-76)', () => {
  const DEFI = {
    is_defi: '1',
    defi: [
      { pid: '31', rate: '3', reward: [{ reward_coin: 'LDO', rate: '3', reward_delay_days: '0' }] },
      { pid: '32', rate: '5' },
    ],
  };

  test('given a DeFi product, then the first protocol is chosen and another can be; the rate follows', async () => {
    const { now } = await form(stakingProduct(DEFI));
    expect([now().protocol?.pid, now().apr?.total]).toEqual(['31', '0.03']);
    expect(now().rewards).toMatchObject([{ rewardAsset: 'LDO', timing: { kind: 'at-redemption' } }]);
    now().setProtocol('32');
    await until(() => expect([now().protocol?.pid, now().apr?.total]).toEqual(['32', '0.05']));
    expect(now().termsChange).toBeUndefined();
  });

  test('given a protocol that was kept over a sign-in, then it is chosen again (SH-05)', async () => {
    createDrafts(sessionStorage).keep('staking.stake:ETH', { protocol: '32' });
    const { now } = await form(stakingProduct(DEFI));
    await until(() => expect([now().protocol?.pid, now().apr?.total]).toEqual(['32', '0.05']));
    expect(now().termsChange).toBeUndefined();
  });

  test('given auto-select, then the protocol with the highest rate is chosen (ST-76, AMB-111)', async () => {
    const { now } = await form(stakingProduct(DEFI), { options: { autoSelect: true } });
    expect(now().protocol?.pid).toBe('32');
  });

  test('given a DeFi product with an empty list, then the obstacle is named and nothing can be sent', async () => {
    const { now } = await form(stakingProduct({ is_defi: '1', defi: [] }));
    expect(now().obstacle).toBe('no-protocol');
  });

  test('given coins to mint with, then the first is chosen, and another takes over the amount that was typed (AMB-155)', async () => {
    const gusd = stakingProduct({ coin: 'GUSD', type: '2', reward_coin: 'GUSD', mortgage_coin: 'USDC,USDT', exchange_rate: '0.5' });
    const { now } = await form(gusd);
    expect([now().coins, now().asset]).toEqual([['USDT', 'USDC'], 'USDT']);
    now().setAmount('10');
    now().setCoin('USDC');
    await until(() => expect(now().asset).toBe('USDC'));
    expect([now().amount, now().minted]).toEqual(['10', { asset: 'GUSD', amount: '5' }]);
  });

  test('given the coin that was asked for, then the choice begins with it, else with the product’s own (ST-25, ST-33, ST-54, AMB-121)', async () => {
    const credit = stakingProduct({ coin: 'USDC', type: '2', mortgage_coin: 'USDC,USDT' });
    const asked = await form(credit, { target: { asset: 'USDC', pid: '12' } });
    expect([asked.now().coins, asked.now().asset]).toEqual([['USDT', 'USDC'], 'USDC']);
    expect((await form(credit, { target: { asset: 'USDT' } })).now().asset).toBe('USDT');
    expect((await form(credit, { target: { pid: '12' } })).now().asset).toBe('USDC');
    expect((await form(credit, { target: { asset: 'USDC' }, options: { coin: 'USDT' } })).now().asset).toBe('USDT');
  });

  test('given a period, then the order is confirmed once more unless the host says otherwise (ST-52, AMB-112)', async () => {
    const { now } = await form(stakingProduct());
    expect([now().period, now().confirmOrderDue]).toEqual([{ kind: 'range', minDays: 1, maxDays: 3 }, true]);
    const quick = await form(stakingProduct({ income_days: '0', extra: { redeem_minday: '0', redeem_maxday: '-1' } }));
    expect([quick.now().period, quick.now().confirmOrderDue]).toEqual([{ kind: 'immediate' }, false]);
  });

  test('given a web3 bonus, then its task is named with its address; for another bonus there is none (AMB-138, AMB-165)', async () => {
    const task = { interest_key: 'swap', jump_web: 'https://web3.example/tasks' };
    const web3 = await form(stakingProduct({ extra_interest_type: 'web3 task', extra_interest_task: task }));
    expect(web3.now().task).toEqual({ address: 'https://web3.example/tasks', done: undefined });
    const plain = await form(stakingProduct({ extra_interest_type: 'normal', extra_interest_task: task }));
    expect(plain.now().task).toBeUndefined();
  });

  test('given a bonus whose steps are broken, then the bonus of a day is unknown, and the rest is known (ST-04)', async () => {
    const { now } = await form(stakingProduct({ extra_interest: { status: '1', interest: '[{' } }));
    await until(() => expect(now().user.state).toBe('ready'));
    now().setAmount('10');
    await until(() => expect(now().daily).toEqual({ reward: '0.001', bonus: undefined, bonusAsset: undefined }));
    expect(now().bonusApplied).toBe(true);
  });

  test('given a product without a coin, then the coin of the address is its coin; without a product there is no form', async () => {
    expect((await form(stakingProduct({ coin: null }))).now().asset).toBe('ETH');
    const none = await form(null);
    expect(none.screen.container.textContent).toBe('none');
  });
});

test('given an exchange rate that moves while the form is open, then nothing is sent before it is accepted (R04)', async () => {
  const rates = ['0.95', '0.9'];
  let reads = 0;
  const moving = (): StakingProduct =>
    stakingProduct({ exchange_type: '1', reward_coin: 'GTETH', exchange_rate: rates[Math.min((reads += 1), 2) - 1] });
  const { now, exchange } = await form(stakingProduct(), { answers: { 'staking.product': moving } });
  await until(() => expect(now().available.state).toBe('ready'));
  now().setAmount('1');
  now().setAgreed(true);
  await until(() => expect(now().assessment.state).toBe('ready'));
  now().submit();
  await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed' } }));
  await until(() => expect(now().termsChange).toEqual({ figure: 'exchange-rate', from: '0.95', to: '0.9' }));
  now().submit();
  expect(exchange.count('staking.stake')).toBe(0);
  now().acceptTerms();
  await until(() => expect(now().termsChange).toBeUndefined());
  expect(now().amount).toBe('1');
  await new Promise((resolve) => setTimeout(resolve, 600));
  now().submit();
  await until(() => expect(exchange.count('staking.stake')).toBe(1));
});

describe('a choice that is no longer offered (R04, ST-54, ST-74)', () => {
  const [LIDO, ROCKET] = [
    { pid: '31', rate: '3' },
    { pid: '32', rate: '5' },
  ];
  /** Answers with the first product once, and with the second from then on. */
  const changing = (...wires: readonly Readonly<Record<string, unknown>>[]): Answers => {
    let reads = 0;
    return { 'staking.product': () => stakingProduct(wires[Math.min((reads += 1), wires.length) - 1]) };
  };
  /** Types an amount, agrees and sends it, and waits until nothing was sent. */
  const refused = async (now: () => Stake): Promise<void> => {
    await until(() => expect(now().available.state).toBe('ready'));
    now().setAmount('1');
    now().setAgreed(true);
    await until(() => expect(now().assessment.state).toBe('ready'));
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'limit-changed' } }));
  };

  test.each([
    ['that was asked for', { asset: 'ETH', pid: '32' }],
    ['that was the first one', { asset: 'ETH', pid: '12' }],
  ])('given a protocol %s, then nothing is staked in another before the person chooses it', async (_which, target) => {
    const defi = [ROCKET, LIDO];
    const answers = changing({ is_defi: '1', defi }, { is_defi: '1', defi: [LIDO] });
    const { now, exchange } = await form(null, { answers, target });
    expect(now().protocol?.pid).toBe('32');
    await refused(now);
    await until(() => expect([now().protocol, now().obstacle, now().termsChange]).toEqual([undefined, 'choice-gone', undefined]));
    expect([now().amount, exchange.count('staking.stake')]).toEqual(['1', 0]);
    now().setProtocol('31');
    await until(() => expect([now().obstacle, now().assessment]).toMatchObject([undefined, { state: 'ready', request: { pid: '31' } }]));
  });

  test('given a protocol that was asked for and is not offered, then none is chosen', async () => {
    const { now } = await form(stakingProduct({ is_defi: '1', defi: [LIDO] }), { target: { pid: '32' } });
    expect([now().protocol, now().obstacle]).toEqual([undefined, 'choice-gone']);
  });

  test('given protocols in another order, then the one that was shown stays', async () => {
    const answers = changing({ is_defi: '1', defi: [ROCKET, LIDO] }, { is_defi: '1', defi: [LIDO, ROCKET] });
    const { now, exchange } = await form(null, { answers });
    await until(() => expect(now().available.state).toBe('ready'));
    now().setAmount('1');
    now().setAgreed(true);
    await until(() => expect(now().assessment.state).toBe('ready'));
    now().submit();
    await until(() => expect(now().submission.status).toMatchObject({ state: 'succeeded', result: { pid: '32' } }));
    expect([now().protocol?.pid, exchange.count('staking.stake')]).toEqual(['32', 1]);
  });

  test('given a coin, then nothing is staked of another before the person chooses it', async () => {
    const answers = changing({ type: '2', mortgage_coin: 'ETH,BTC' }, { type: '2', mortgage_coin: 'BTC' });
    const { now, exchange } = await form(null, { answers });
    await refused(now);
    await until(() => expect([now().asset, now().obstacle]).toEqual(['ETH', 'choice-gone']));
    expect(exchange.count('staking.stake')).toBe(0);
    now().setCoin('BTC');
    await until(() => expect([now().asset, now().amount, now().obstacle]).toEqual(['BTC', '1', undefined]));
  });
});
