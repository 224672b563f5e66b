import * as account from '@earnkit/core/account/contract';
import { type Decimal, ZERO, add, decimal, subtract } from '@earnkit/core';
import * as staking from '@earnkit/core/staking/contract';
import { HttpResponse, type HttpHandler, http } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { saver } from './saver.ts';
import { STORY_NOW } from './simpleEarnRows.ts';
import { type StakingProductRow, plainProduct, questionRows } from './stakingRows.ts';

/** A stateful mock of the exchange's staking. */
export interface StakingMock {
  /** Every executed order, oldest first, such as `stake 2.5 ETH in 121`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that execute orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

/** What the exchange begins with. */
export interface StakingStart {
  /** The product. @default SOL in the plain form */
  readonly product?: StakingProductRow;
  /** What the person has staked. @default 4.2 */
  readonly held?: string;
  /** The person's VIP tier. @default 6 */
  readonly tier?: number;
  /** What the person has in the account, of every coin. @default 3.5107 */
  readonly available?: string;
  /** What they owe of the product's coin. @default nothing */
  readonly owed?: string;
  /** What is staked of each coin of a product that takes several. @default `held` of every coin */
  readonly coins?: Readonly<Record<string, string>>;
  /** Rewards that are earned and not paid yet, by coin. @default none */
  readonly accrued?: Readonly<Record<string, string>>;
  /** What was earned in each coin. @default one coin */
  readonly rewards?: Readonly<Record<string, string>>;
  /** Whether the task of a web3 bonus is done. @default not said */
  readonly taskDone?: boolean;
  /** Whether they are a crowd holder. @default false */
  readonly crowd?: boolean;
  /** What is staked in each protocol, by its id. @default everything in the product */
  readonly protocols?: readonly { readonly pid: string; readonly name: string; readonly amount: string }[];
}

/** An exchange with one staking product. */
export function mockStaking({
  product = plainProduct(),
  held: start = '4.2',
  available: balance = '3.5107',
  tier = 6,
  owed,
  crowd = false,
  coins,
  accrued = {},
  rewards = {},
  taskDone,
  protocols,
}: StakingStart = {}): StakingMock {
  const done: string[] = [];
  let held = decimal(start);
  let available = decimal(balance);
  const where = (pid: string | undefined): string => (pid === undefined ? '' : ` in ${pid}`);
  const stake = (coin: string, amount: Decimal, pid: string | undefined, src: unknown): void => {
    done.push(`stake ${amount} ${coin}${where(pid)}${src === 1 ? ' as VIP' : ''}`);
    held = add(held, amount);
    available = subtract(available, amount);
  };
  const redeem = (
    coin: string,
    amount: Decimal,
    pid: string | undefined,
    quick: number,
    into: string,
  ): { redeem_stamp: number; accrued_profit: typeof accruedRows } => {
    done.push(`redeem ${amount} ${coin}${where(pid)} ${quick === 1 ? 'fast' : 'standard'} as ${into}`);
    held = subtract(held, amount);
    return { redeem_stamp: STORY_NOW + (quick === 1 ? 1800 : Number(product.income_days ?? 3) * 86_400), accrued_profit: accruedRows };
  };
  const coin = String(product.coin);
  const heldOf = (asked: string): string => (coins === undefined ? held : (coins[asked] ?? '0'));
  const accruedRows = Object.entries(accrued).map(([asset, profit]) => ({ reward_coin: asset, profit }));
  const balances = () =>
    (protocols ?? [{ pid: String(product.pid), name: 'GATE', amount: held }]).map(({ pid, name, amount }) => ({
      pid,
      coin,
      icon: null,
      protocol_name: name,
      mortgage_amount: amount,
      type: product.type ?? null,
      rate: product.rate ?? null,
      reward_coin: product.reward_coin ?? null,
    }));
  const reads = [
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.balances, ({ assets }) =>
      assets.map((asset) => ({ asset, outable: available, lend_earn_available: available, available, mode: 0 })),
    ),
    mockEndpoint(account.borrowSettings, { coin, is_support_launchpool: 0, is_support_staking: 0 }),
    mockEndpoint(account.loans, {}),
    mockEndpoint(account.fundingLock, { use_funding: 0, locked: 0 }),
    mockEndpoint(account.coinListing, { new_coin_start: null }),
    mockEndpoint(staking.products.product, product),
    mockEndpoint(staking.products.user, ({ coin: asked }) => ({
      hold_amount: heldOf(asked),
      tier,
      is_crowd: crowd ? 1 : 0,
      accrued_profit: accruedRows,
      ...(taskDone !== undefined && { bonus_task_done: taskDone ? 1 : 0 }),
    })),
    mockEndpoint(staking.holdings.loans, { assets: owed === undefined ? {} : { [coin]: owed } }),
    mockEndpoint(staking.holdings.balances, () => balances()),
    mockEndpoint(staking.holdings.statistics, ({ coin: asked }) => ({
      hold_amount: heldOf(asked),
      profits: Object.entries(rewards).map(([asset, total]) => ({ reward_coin: asset, total_profit: total, yesterday_profit: '0.001' })),
      total_profit: '0.05123018',
      yesterday_profit: '0.00040852',
      reward_coin: product.reward_coin ?? coin,
    })),
    mockEndpoint(staking.faq.questions, questionRows),
    ...saver(),
  ];
  const orders = [
    mockEndpoint(staking.stakes.stake, ({ coin: asset, amount, pid, src }) => stake(asset, decimal(amount), pid, src)),
    mockEndpoint(staking.redemptions.redeem, ({ coin: asset, amount, pid, quick, redeem_coin }) =>
      redeem(asset, decimal(amount), pid, quick, redeem_coin),
    ),
  ];
  const lost = [
    http.post(`*${staking.stakes.stake.path}`, async ({ request }) => {
      const sent = (await request.json()) as { readonly coin: string; readonly amount: string; readonly pid?: string };
      stake(sent.coin, decimal(sent.amount), sent.pid, undefined);
      return HttpResponse.error();
    }),
    http.post(`*${staking.redemptions.redeem.path}`, async ({ request }) => {
      const sent = new URLSearchParams(await request.text());
      redeem(sent.get('coin') ?? '', decimal(sent.get('amount') ?? ZERO), sent.get('pid') ?? undefined, Number(sent.get('quick')), '');
      return HttpResponse.error();
    }),
  ];
  return { done, handlers: [...orders, ...reads], losingAnswers: [...lost, ...reads] };
}
