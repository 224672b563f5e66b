import { type Decimal, ZERO, add, compare, decimal, multiply, subtract } from '@earnkit/core';
import type { WireDataOf } from '@earnkit/core/endpoint';
import type { flexible, history } from '@earnkit/core/simple-earn/contract';
import { type Room, type WorldAnswers, pageOf } from './answers.ts';
import { Refusal, type Wallet, least, less } from './wallet.ts';

type RowOf<List> = Extract<List, readonly unknown[]>[number];
type ProductWire = RowOf<WireDataOf<typeof flexible.product>>;
type HoldingWire = RowOf<WireDataOf<typeof flexible.holdings>>;

/** A record of the history as the exchange writes it. */
export type HistoryWire = RowOf<WireDataOf<typeof history.flexibleHistory>>;

/** A coin of flexible Simple Earn, and what the person has of it. Amounts are text, in coins. */
export interface FlexibleFacts {
  /** The rate of the next full hour, a fraction a year. @default '0.05' */
  readonly aprFraction?: string;
  /** Least amount of a subscription. @default '1' */
  readonly minAmount?: string;
  /** All that the person holds, with what is lent and what is being redeemed. @default '0' */
  readonly held?: string;
  /** The part of it that is lent to borrowers: it is paid with the next full hour. @default '0' */
  readonly lent?: string;
  /** The part of it that is being redeemed, and arrives with the next full hour. @default '0' */
  readonly redeeming?: string;
  /** What it has earned. @default '0' */
  readonly earned?: string;
  /** Whether the idle balance is lent automatically. @default false */
  readonly autoEarn?: boolean;
  /** Further fields of the product as the exchange writes them. @default none */
  readonly product?: Partial<ProductWire>;
  /** Further fields of the holding as the exchange writes them. @default none */
  readonly holding?: Partial<HoldingWire>;
}

interface Holding {
  held: Decimal;
  lent: Decimal;
  redeeming: Decimal;
  minApr: string;
  autoEarn: boolean;
}

const HOUR = 3600;

/** Flexible Simple Earn of a world. */
export function flexibleRoom(
  coins: Readonly<Record<string, FlexibleFacts>>,
  {
    wallet,
    now,
    price,
    record,
  }: {
    readonly wallet: Wallet;
    readonly now: () => number;
    readonly price: (asset: string) => string | undefined;
    readonly record: (row: HistoryWire) => void;
  },
): Room & { readonly pay: (asset: string, amount: Decimal) => void } {
  const offered = new Map(Object.entries(coins));
  const holdings = new Map<string, Holding>();
  /** Redemptions that arrive with the next full hour. */
  let arrivals: readonly { readonly asset: string; readonly amount: Decimal; readonly at: number }[] = [];
  const nextHour = (): number => (Math.floor(now() / HOUR) + 1) * HOUR;
  for (const [asset, facts] of offered) {
    const redeeming = decimal(facts.redeeming ?? '0');
    holdings.set(asset, {
      held: decimal(facts.held ?? '0'),
      lent: decimal(facts.lent ?? '0'),
      redeeming,
      minApr: '0.0001',
      autoEarn: facts.autoEarn ?? false,
    });
    if (redeeming !== ZERO) arrivals = [...arrivals, { asset, amount: redeeming, at: nextHour() }];
  }

  const holdingOf = (asset: string): Holding => {
    const holding = holdings.get(asset);
    if (holding === undefined) throw new Refusal(`${asset} is not offered`);
    return holding;
  };
  const settle = (): void => {
    for (const { asset, amount } of arrivals.filter(({ at }) => at <= now())) {
      const holding = holdingOf(asset);
      holding.held = less(holding.held, amount);
      holding.lent = least(holding.lent, holding.held);
      holding.redeeming = less(holding.redeeming, amount);
      wallet.pay(asset, amount);
    }
    arrivals = arrivals.filter(({ at }) => at > now());
  };
  const names = (): readonly string[] => [...offered.keys()];
  const rateOf = (asset: string): string => offered.get(asset)?.aprFraction ?? '0.05';
  const marketRow = (asset: string) => ({
    asset,
    next_time_rate_year: rateOf(asset),
    ladder_apr: offered.get(asset)?.product?.ladder_apr ?? null,
    auto_invest_status: holdings.get(asset)?.autoEarn ? (1 as const) : (0 as const),
  });
  const productRow = (asset: string): ProductWire => ({
    asset,
    curr_amount: holdings.get(asset)?.held,
    lend_amount: holdings.get(asset)?.lent,
    next_time_rate_year: rateOf(asset),
    limit_min_lend_rate_year: '0.01',
    max_lend_rate_year: '5',
    min_lend_amount: offered.get(asset)?.minAmount ?? '1',
    is_open_award_pool: 0,
    lend_ratio: '0',
    ladder_apr: null,
    business_type: -1,
    usdt_rate: price(asset),
    ...offered.get(asset)?.product,
  });
  const holdingRow = (asset: string): HoldingWire => {
    const { held, lent, redeeming, minApr, autoEarn } = holdingOf(asset);
    return {
      id: asset,
      asset,
      curr_amount: held,
      lend_amount: lent,
      frozen_amount: redeeming,
      frozen_status: redeeming === ZERO ? 0 : 1,
      margin_frozen_amount: '0',
      cumulative: offered.get(asset)?.earned ?? '0',
      next_time_rate_year: rateOf(asset),
      last_rate_year: rateOf(asset),
      ext_award_rate_year: '0',
      is_open_award_pool: 0,
      min_lend_rate_year: minApr,
      auto_invest_status: autoEarn ? 1 : 0,
      ladder_apr: null,
      ...offered.get(asset)?.holding,
    };
  };
  const heldCoins = (): readonly string[] => names().filter((asset) => holdingOf(asset).held !== ZERO);
  /** What amounts of all coins are worth together; `null`, not known, where one has no price. */
  const total = (amountOf: (asset: string) => Decimal): Decimal | null => {
    const held = names().filter((asset) => amountOf(asset) !== ZERO);
    const worths = held.flatMap((asset) => {
      const rate = price(asset);
      return rate === undefined ? [] : [multiply(amountOf(asset), decimal(rate))];
    });
    return worths.length === held.length ? add(ZERO, ...worths) : null;
  };

  const answers: WorldAnswers = {
    'flexible.market': () => names().map(marketRow),
    'flexible.marketPage': (fields) =>
      pageOf(
        names()
          .filter((asset) => asset.toLowerCase().includes((fields.search_coin ?? '').toLowerCase()))
          .filter((asset) => !fields.have_balance || wallet.balance(asset) !== ZERO)
          .filter((asset) => !fields.auto_invest || holdingOf(asset).autoEarn)
          .map(marketRow),
        fields,
      ),
    'flexible.product': ({ coin }) => (offered.has(coin) ? [productRow(coin)] : []),
    'flexible.holdings': ({ asset, ...page }) =>
      pageOf(
        heldCoins()
          .filter((name) => asset === undefined || name === asset)
          .map(holdingRow),
        page,
      ),
    'flexible.awardPool': null,
    'flexible.statistics': () => {
      return {
        total_value_usdt: total((asset) => holdingOf(asset).held),
        total_interest_usdt: total((asset) => decimal(offered.get(asset)?.earned ?? '0')),
        yesterday_interest_usdt: '0',
      };
    },
    'flexible.subscribe': ({ asset, amount, rateYear }) => {
      const holding = holdingOf(asset);
      wallet.take(asset, amount);
      holding.held = add(holding.held, amount);
      holding.minApr = rateYear;
      record({ type: 1, asset, amount, time_at: now(), create_at: now(), finish_at: now() });
      return null;
    },
    'flexible.redeem': ({ asset, amount }) => {
      const holding = holdingOf(asset);
      const free = less(holding.held, holding.redeeming);
      less(free, amount);
      // What is lent comes with the next full hour, the rest at once.
      const atOnce = compare(free, holding.lent) > 0 ? least(amount, subtract(free, holding.lent)) : ZERO;
      const later = subtract(amount, atOnce);
      holding.held = subtract(holding.held, atOnce);
      holding.redeeming = add(holding.redeeming, later);
      wallet.pay(asset, atOnce);
      if (later !== ZERO) arrivals = [...arrivals, { asset, amount: later, at: nextHour() }];
      record({ type: 2, asset, amount, time_at: now(), create_at: now(), finish_at: later === ZERO ? now() : nextHour() });
      return { asset, amount };
    },
    'flexible.cancelRedemption': ({ asset, amount }) => {
      const holding = holdingOf(asset);
      holding.redeeming = less(holding.redeeming, amount);
      arrivals = [
        ...arrivals.filter((arrival) => arrival.asset !== asset),
        ...(holding.redeeming === ZERO ? [] : [{ asset, amount: holding.redeeming, at: nextHour() }]),
      ];
      return null;
    },
    'flexible.setMinLendApr': ({ asset, rateYear }) => {
      holdingOf(asset).minApr = rateYear;
      return null;
    },
    'autoEarn.status': ({ assets = '' }) => ({
      status: Object.fromEntries(
        assets.split(',').flatMap((asset) => (holdings.has(asset) ? [[asset, holdingOf(asset).autoEarn ? 1 : 0] as const] : [])),
      ),
      global_status: names().length > 0 && names().every((asset) => holdingOf(asset).autoEarn) ? 1 : 0,
    }),
    'autoEarn.set': ({ assets, status }) => {
      for (const asset of assets === 'ALL_ASSET' ? names() : assets.split(',')) holdingOf(asset).autoEarn = status === '1';
      return null;
    },
    'apr.chart': ({ asset, from, to, type }) => {
      const step = type === 1 ? HOUR : 24 * HOUR;
      const points = Math.floor((to - from) / step) + 1;
      return Array.from({ length: points }, (_, index) => ({ time: from + index * step, value: rateOf(asset) }));
    },
    'history.coins': () => heldCoins(),
  };
  return {
    answers,
    settle,
    pay: (asset, amount) => {
      const holding = holdings.get(asset);
      if (holding === undefined) wallet.pay(asset, amount);
      else holding.held = add(holding.held, amount);
    },
  };
}
