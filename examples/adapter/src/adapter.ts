import { type Decimal, add, decimal, divide, multiply, parseDecimal } from '@earnkit/core';
import {
  type AdapterCall,
  type AdapterError,
  type EarnCalls,
  type EarnHandlers,
  type Given,
  adaptRows,
  createEarnAdapter,
} from '@earnkit/core/adapter';
import type { DataOf } from '@earnkit/core/endpoint';
import {
  type Account,
  type Award,
  type Coin,
  type Currency,
  ExchangeError,
  type InterestRecord,
  type Lend,
  type LendRecord,
  type Stake,
  type Term,
  type TermOrder,
  authorization,
} from './exchange.ts';

/** What a call of the kit returns. */
type AnswerOf<Name extends keyof EarnCalls> = Given<DataOf<EarnCalls[Name]>>;
type RowOf<Name extends keyof EarnCalls> = AnswerOf<Name> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/* How values are read. */

const HOURS_OF_A_YEAR = decimal('8760');
/** A rate per hour as a rate per year. */
const perYear = (hourly: string): Decimal | undefined => {
  const rate = parseDecimal(hourly);
  return rate && multiply(rate, HOURS_OF_A_YEAR);
};
/** Percent as a fraction. */
const fraction = (percent: string): Decimal | undefined => {
  const value = parseDecimal(percent);
  return value && divide(value, decimal('100'), 10);
};
const seconds = (ms: number): number => Math.floor(ms / 1000);

/* How the exchange is asked. */

async function ask<Answer>({ fetch }: AdapterCall, path: string, body?: object): Promise<Answer> {
  const response = await fetch(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new ExchangeError(response.status, (await response.json().catch(() => ({}))) as object);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** The errors of the exchange in the words of the kit; a text of the exchange is shown as it is. */
function errorOf(thrown: unknown): AdapterError | undefined {
  if (!(thrown instanceof ExchangeError)) return undefined;
  const { status, label, message } = thrown;
  if (status === 401) return { kind: 'login-needed' };
  if (status >= 500 || status === 429) return { kind: 'http', status, message, retryAfterSeconds: undefined };
  return { kind: 'business', code: label, message };
}

/** A page of a list that the exchange gives whole. */
function pageOf<Row>(
  rows: readonly Row[],
  { page = 1, limit = 100 }: { readonly page?: number | undefined; readonly limit?: number | undefined },
) {
  return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length };
}

/* Flexible Simple Earn. */

const lendsOf = (call: AdapterCall) => ask<Lend[]>(call, '/earn/uni/lends');
const currenciesOf = (call: AdapterCall) => ask<Currency[]>(call, '/earn/uni/currencies');

const holdingOf =
  (currencies: readonly Currency[], interests: readonly { currency: string; interest: string }[]) =>
  (lend: Lend): RowOf<'flexible.holdings'> => ({
    id: lend.currency,
    asset: lend.currency,
    currentAmount: parseDecimal(lend.current_amount),
    lentAmount: parseDecimal(lend.lent_amount),
    redeemingAmount: parseDecimal(lend.frozen_amount),
    redeemingRevocable: false,
    marginFrozenAmount: decimal('0'),
    cumulativeInterest: parseDecimal(interests.find(({ currency }) => currency === lend.currency)?.interest),
    nextAprFraction: perYear(currencies.find(({ currency }) => currency === lend.currency)?.estimate_rate ?? ''),
    minLendAprFraction: perYear(lend.min_rate),
    bonusOpen: false,
    autoEarn: lend.auto_lend,
    ladder: [],
  });

const autoLentOf = (call: AdapterCall) => ask<string[]>(call, '/earn/uni/auto_lend');

const marketRow = ({ currency, estimate_rate }: Currency, autoLent: readonly string[]): RowOf<'flexible.market'> => ({
  asset: currency,
  nextAprFraction: perYear(estimate_rate),
  ladder: [],
  autoEarn: autoLent.includes(currency),
  bonusOpen: false,
  bonusLimit: undefined,
});

const HISTORY = { lend: 'subscribe', redeem: 'redeem' } as const;

const flexible: EarnHandlers = {
  'flexible.market': async (_input, call) => {
    const [currencies, autoLent] = await Promise.all([currenciesOf(call), autoLentOf(call)]);
    return adaptRows(currencies, (currency) => marketRow(currency, autoLent));
  },
  'flexible.product': async ({ asset }, call) => {
    const [currencies, lends] = await Promise.all([currenciesOf(call), lendsOf(call)]);
    const lend = lends.find(({ currency }) => currency === asset);
    return adaptRows(
      currencies.filter(({ currency }) => currency === asset),
      (currency): RowOf<'flexible.product'> => ({
        asset,
        nextAprFraction: perYear(currency.estimate_rate),
        bonusLimit: undefined,
        bonusOpen: false,
        ladder: [],
        currentAmount: parseDecimal(lend?.current_amount ?? '0'),
        lentAmount: parseDecimal(lend?.lent_amount ?? '0'),
        minLendAmount: parseDecimal(currency.min_lend_amount),
        minLendAprFraction: perYear(currency.min_rate),
        maxLendAprFraction: perYear(currency.max_rate),
      }),
    );
  },
  'flexible.holdings': async (input, call) => {
    const [lends, currencies, interests] = await Promise.all([
      lendsOf(call),
      currenciesOf(call),
      ask<{ currency: string; interest: string }[]>(call, '/earn/uni/interests'),
    ]);
    const wanted = lends.filter(({ currency }) => input.asset === undefined || currency === input.asset);
    const { rows, total } = pageOf(wanted, input);
    return adaptRows(rows, holdingOf(currencies, interests), total);
  },
  'flexible.subscribe': ({ asset, amount, minAprFraction }, call) =>
    ask(call, '/earn/uni/lends', {
      type: 'lend',
      currency: asset,
      amount,
      min_rate: divide(decimal(minAprFraction), HOURS_OF_A_YEAR, 10),
    }),
  'flexible.redeem': async ({ asset, amount }, call) => {
    await ask(call, '/earn/uni/lends', { type: 'redeem', currency: asset, amount });
    return { asset, amount };
  },
  'flexible.awardPool': () => null,
  'history.flexible': async (input, call) => {
    const [orders, interests] = await Promise.all([
      ask<LendRecord[]>(call, '/earn/uni/lend_records'),
      ask<InterestRecord[]>(call, '/earn/uni/interest_records'),
    ]);
    const records = [
      ...orders.map((order): RowOf<'history.flexible'> => ({
        id: `${order.type}-${order.create_time}`,
        type: HISTORY[order.type],
        asset: order.currency,
        amount: parseDecimal(order.amount),
        at: seconds(order.create_time),
      })),
      ...interests.map((interest): RowOf<'history.flexible'> => ({
        id: `interest-${interest.create_time}`,
        type: 'interest',
        asset: interest.currency,
        interest: parseDecimal(interest.interest),
        at: seconds(interest.create_time),
      })),
    ];
    const { type, asset, from = 0, to = Infinity } = input;
    const wanted = records
      .filter((record) => (type === undefined || record.type === type) && (asset === undefined || record.asset === asset))
      .filter(({ at = 0 }) => at >= from && at < to);
    return pageOf(
      wanted.sort((one, other) => (other.at ?? 0) - (one.at ?? 0)),
      input,
    );
  },
  'history.coins': async (_input, call) => adaptRows(await currenciesOf(call), ({ currency }) => currency),
  'history.types': ({ product }) => ({
    rows: (product === 'fixed' ? (['1', '2'] as const) : (['1', '2', '3'] as const)).map((value) => ({
      value,
      name: HISTORY_NAMES[value],
    })),
    total: product === 'fixed' ? 2 : 3,
  }),
};

const HISTORY_NAMES = { 1: 'Subscription', 2: 'Redemption', 3: 'Interest' } as const;

/* Fixed terms. */

const termsOf = (call: AdapterCall) => ask<Term[]>(call, '/earn/fixed-term/products');
const termOrdersOf = (call: AdapterCall) => ask<TermOrder[]>(call, '/earn/fixed-term/lends');

const productOf = (term: Term): RowOf<'fixed.products'> => ({
  id: String(term.id),
  asset: term.asset,
  type: 'normal',
  days: term.lock_up_period,
  aprFraction: fraction(term.year_rate),
  ladder: [],
  soldOut: false,
  minLendAmount: parseDecimal(term.min_lend_amount),
  userMaxAmount: parseDecimal(term.user_max_lend_amount),
  canReinvest: false,
  canChooseRedeemAccount: false,
  canRedeemEarly: term.pre_redeem,
});

const orderOf =
  (terms: readonly Term[]) =>
  (order: TermOrder): RowOf<'fixed.orders'> => {
    const term = terms.find(({ id }) => id === order.product_id);
    if (term === undefined) throw new Error('an order of an unknown product');
    return {
      id: String(order.order_id),
      orderId: String(order.order_id),
      asset: term.asset,
      productId: String(term.id),
      productType: 'normal',
      principal: parseDecimal(order.principal),
      status: 1,
      redeemingEarly: false,
      createdAt: seconds(order.create_time),
      finishesAt: seconds(order.finish_time),
      days: term.lock_up_period,
      aprFraction: fraction(term.year_rate),
      ladder: [],
      reinvest: false,
      redeemAccount: 'spot',
      canRedeemEarly: term.pre_redeem,
      canReinvest: false,
      canChooseRedeemAccount: false,
    };
  };

const fixed: EarnHandlers = {
  'fixed.products': async ({ type, asset }, call) => {
    const terms = await termsOf(call);
    return {
      ...adaptRows(type === 'normal' ? terms.filter((term) => asset === undefined || term.asset === asset) : [], productOf),
      businessType: undefined,
    };
  },
  'fixed.product': async ({ id }, call) => {
    const term = (await termsOf(call)).find((each) => String(each.id) === id);
    return term ? productOf(term) : null;
  },
  'fixed.lendable': async ({ productId }, call) => {
    const [terms, orders] = await Promise.all([termsOf(call), termOrdersOf(call)]);
    const most = parseDecimal(terms.find(({ id }) => String(id) === productId)?.user_max_lend_amount);
    const taken = orders
      .filter((order) => String(order.product_id) === productId)
      .reduce((sum, { principal }) => add(sum, decimal(principal)), decimal('0'));
    return { lendable: most && add(most, multiply(taken, decimal('-1'))) };
  },
  'fixed.subscribe': ({ productId, amount }, call) => ask(call, '/earn/fixed-term/lends', { product_id: productId, amount }),
  'fixed.redeemEarly': ({ orderId }, call) => ask(call, '/earn/fixed-term/pre-redeem', { order_id: orderId }),
  'fixed.orders': async (input, call) => {
    const [terms, orders] = await Promise.all([termsOf(call), termOrdersOf(call)]);
    const wanted = orders.filter(({ order_id }) => input.orderId === undefined || String(order_id) === input.orderId);
    const { rows, total } = pageOf(wanted, input);
    return adaptRows(rows, orderOf(terms), total);
  },
  'fixed.coins': async (_input, call) => adaptRows([...new Set((await termsOf(call)).map(({ asset }) => asset))], (asset) => asset),
  'fixedVip.orders': () => ({ rows: [], total: 0 }),
  'vouchers.recommended': () => ({ rows: [], total: 0 }),
  'history.fixed': async (input, call) => {
    const [terms, orders] = await Promise.all([termsOf(call), termOrdersOf(call)]);
    const { type = 'subscribe', asset, from = 0, to = Infinity } = input;
    const records = orders.flatMap((order): RowOf<'history.fixed'>[] => {
      const term = terms.find(({ id }) => id === order.product_id);
      const at = seconds(order.create_time);
      if (term === undefined || type !== 'subscribe' || (asset !== undefined && term.asset !== asset) || at < from || at >= to) return [];
      const [amount, aprFraction] = [parseDecimal(order.principal), fraction(term.year_rate)];
      return [{ id: String(order.order_id), type: 'subscribe', asset: term.asset, amount, at, days: term.lock_up_period, aprFraction }];
    });
    return pageOf(records, input);
  },
};

/* Staking. */

const coinsOf = (call: AdapterCall) => ask<Coin[]>(call, '/earn/staking/coins');
const stakesOf = (call: AdapterCall) => ask<Stake[]>(call, '/earn/staking/assets');

const none = { rows: [], total: 0 };

const stakingProductOf = (coin: Coin): NonNullable<AnswerOf<'staking.product'>> => ({
  pid: String(coin.pid),
  asset: coin.currency,
  type: 'staking',
  isDefi: false,
  aprFraction: parseDecimal(coin.estimate_apr),
  baseAprFraction: parseDecimal(coin.estimate_apr),
  maxAprFraction: parseDecimal(coin.estimate_apr),
  rewardAsset: coin.currency,
  minStakeAmount: parseDecimal(coin.min_stake_amount),
  minRedeemAmount: decimal('0'),
  rewardDelayDays: 1,
  interestDays: 1,
  incomeDays: coin.redeem_period,
  borrowSupport: false,
  tips: [],
  vipDiscounts: none,
  exchangeType: 'none',
  redeemOptions: { rows: [{ asset: coin.currency, fast: false, feeFraction: decimal('0') }], total: 1 },
  period: { minDays: coin.redeem_period, maxDays: coin.redeem_period, fast: false },
  stakeAssets: [coin.currency],
  protocols: none,
  credits: none,
});

/** The stake of a coin, or of one product of it. */
async function stakeOf(call: AdapterCall, { asset, pid }: { readonly asset?: string | undefined; readonly pid?: string | undefined }) {
  const [coins, stakes] = await Promise.all([coinsOf(call), stakesOf(call)]);
  const coin = coins.find((each) => (pid === undefined ? each.currency === asset : String(each.pid) === pid));
  return { coin, stake: stakes.find((each) => each.pid === coin?.pid) };
}

const staking: EarnHandlers = {
  'staking.product': async ({ asset, pid }, call) => {
    const { coin } = await stakeOf(call, { asset, pid });
    return coin ? stakingProductOf(coin) : null;
  },
  'staking.user': async (target, call) => {
    const { stake } = await stakeOf(call, target);
    return { heldAmount: parseDecimal(stake?.amount ?? '0'), tier: 0, isCrowd: false, accrued: none };
  },
  'staking.balances': async ({ asset }, call) => {
    const [coins, stakes] = await Promise.all([coinsOf(call), stakesOf(call)]);
    const held = stakes.filter(({ amount }) => Number(amount) > 0);
    const rows = held.flatMap((stake): RowOf<'staking.balances'>[] => {
      const coin = coins.find(({ pid }) => pid === stake.pid);
      if (coin === undefined || (asset !== undefined && coin.currency !== asset)) return [];
      const { pid, type, aprFraction, rewardAsset } = stakingProductOf(coin);
      return [{ pid, asset: coin.currency, type, aprFraction, rewardAsset, amount: parseDecimal(stake.amount) }];
    });
    return { rows, total: rows.length };
  },
  'staking.statistics': async (target, call) => {
    const { coin, stake } = await stakeOf(call, target);
    return {
      heldAmount: parseDecimal(stake?.amount ?? '0'),
      totalReward: parseDecimal(stake?.rewards),
      rewardAsset: coin?.currency,
      rewards: none,
    };
  },
  'staking.profits': async ({ asset, to, ...page }, call) => {
    const awards = await ask<Award[]>(call, '/earn/staking/award_list');
    const wanted = awards.filter(({ currency, create_time }) => currency === asset && seconds(create_time) <= to);
    const { rows, total } = pageOf(wanted, page);
    return adaptRows(
      rows,
      (award): RowOf<'staking.profits'> => ({
        id: String(award.create_time),
        at: seconds(award.create_time),
        asset: award.currency,
        rewardAsset: award.currency,
        amount: parseDecimal(award.award),
        heldAmount: parseDecimal(award.stake_amount),
        pid: String(award.pid),
      }),
      total,
    );
  },
  'staking.loans': () => [],
  'staking.stake': async ({ asset, pid, amount }, call) => {
    const { coin } = await stakeOf(call, { asset, pid });
    await ask(call, '/earn/staking/swap', { side: '0', pid: coin?.pid, amount });
  },
  'staking.redeem': async ({ asset, pid, amount }, call) => {
    const { coin } = await stakeOf(call, { asset, pid });
    await ask(call, '/earn/staking/swap', { side: '1', pid: coin?.pid, amount });
    return { accrued: none };
  },
};

/* The account. */

const account: EarnHandlers = {
  'account.mode': () => ({ mode: 'classic', firstOpen: false, useFunding: false }),
  'account.vip': () => ({ tier: 0 }),
  'account.compliance': () => ({ business: [], menu: [] }),
  'account.fundingLock': () => ({ useFunding: false, locked: false }),
  'account.borrowSettings': () => null,
  'account.loans': () => [],
  'account.balances': async ({ assets }, call) => {
    const accounts = await ask<Account[]>(call, '/spot/accounts');
    const rows = assets.map((asset): RowOf<'account.balances'> => {
      const available = parseDecimal(accounts.find(({ currency }) => currency === asset)?.available ?? '0');
      return { asset, outable: available, lendEarnAvailable: available, available, unified: false };
    });
    return { rows, total: rows.length };
  },
  'account.fixedAvailable': async ({ asset }, call) => {
    const accounts = await ask<Account[]>(call, '/spot/accounts');
    return { available: parseDecimal(accounts.find(({ currency }) => currency === asset)?.available ?? '0') };
  },
  'account.tickers': async ({ pairs }, call) => {
    const tickers = await ask<{ currency_pair: string; last: string }[]>(call, '/spot/tickers');
    const rows = tickers.filter(({ currency_pair }) => pairs.includes(currency_pair));
    return adaptRows(rows, ({ currency_pair, last }) => ({ pair: currency_pair, price: parseDecimal(last) }));
  },
  'account.coinListing': () => ({}),
  'autoEarn.status': async ({ assets }, call) => {
    const autoLent = await autoLentOf(call);
    return { byAsset: assets.map((name) => ({ name, value: autoLent.includes(name) })), global: undefined };
  },
  'autoEarn.set': ({ asset, on }, call) => ask(call, '/earn/uni/auto_lend', { currency: asset, enabled: on }),
};

/** The client of the area. The exchange has nothing beside these calls, so the others go nowhere. */
export const client = createEarnAdapter(
  { ...account, ...flexible, ...fixed, ...staking },
  { basePath: '/api/v4', headers: authorization, errorOf, others: 'none' },
);
