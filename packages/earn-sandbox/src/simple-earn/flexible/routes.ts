import { flexible } from '@earnkit/core/simple-earn/contract';
import { and, eq, gte, lt } from 'drizzle-orm';
import { readSpot } from '../../account/reads.ts';
import type { User } from '../../users.ts';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { coinOf, iconOf, priceOf, usdtOf } from '../../coins/coins.ts';
import type { Database } from '../../database/openDatabase.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { amountOrNull, bit } from '../../http/wire.ts';
import { fromUnits, greatest, least, toUnits, UNIT } from '../../units.ts';
import { isLocked, orderRoute } from '../../orders/orderRoute.ts';
import { bonusStatus } from '../../rates/interest.ts';
import { readAutoEarn } from '../autoEarn.ts';
import { readOffers } from '../fixed/offers.ts';
import { listedProducts, productRow as fixedProductRow } from '../fixed/productRow.ts';
import { readFixedTotals } from '../fixed/totals.ts';
import { HELD, type Holding, readHoldings } from './holdings.ts';
import { cancelRedemption, redeem, setMinRate, subscribe } from './orders.ts';
import { FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf, minLendOf, nextRate, openBonus } from './products.ts';
import { flexibleSettlements as settlements } from './tables.ts';

/** Holdings on a page where the caller does not say (API-51). */
const HOLDINGS_PAGE = 10;

const DAY_HOURS = 24;

/** What the market's `sort_type` asks for: as listed, the highest rate first, the lowest first (AMB-032). */
const SORT_DIRECTIONS = { '': 0, '1': -1, '2': 1 } as const;

/** Serves flexible Simple Earn: market, product, holdings, orders, summary. */
export function flexibleRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  // The whole market is the same call without any field (AMB-013).
  openRoute(exchange, flexible.marketPage, async ({ user, wire, fields }) => {
    const at = await clock.now();
    const switches = user && (await readAutoEarn(db, user.id));
    const isAutoEarn = (asset: string): boolean => switches?.isOn(asset) ?? false;
    const row = (product: FlexibleProduct) => ({
      ...rateFields(product, at),
      ...bonusFields(product, at),
      ext_award_limit: openBonus(product, at)?.limit ?? null,
      auto_invest_status: bit(isAutoEarn(product.asset)),
    });
    if (Object.keys(fields).length === 0) return FLEXIBLE_PRODUCTS.map(row);
    const { offset, limit } = paging(wire, FLEXIBLE_PRODUCTS.length);
    const search = (wire.search_coin ?? '').trim().toUpperCase();
    const spot = user && (wire.have_balance || wire.available) ? await readSpot(db, user.id) : undefined;
    const held = user && wire.is_subscribed ? await readHoldings(db, user.id, HELD) : [];
    const shown = FLEXIBLE_PRODUCTS.filter(
      (product) =>
        product.asset.includes(search) &&
        (!wire.auto_invest || isAutoEarn(product.asset)) &&
        (!(wire.have_balance || wire.available) || (spot?.get(product.asset) ?? '0') !== '0') &&
        (!wire.have_award || openBonus(product, at) !== undefined) &&
        (!wire.is_subscribed || held.some(({ asset }) => asset === product.asset)),
    );
    const direction = SORT_DIRECTIONS[wire.sort_type ?? ''];
    if (direction !== 0) shown.sort((a, b) => direction * Number(estimatedRate(a, at) - estimatedRate(b, at)));
    return { list: shown.slice(offset, offset + limit).map(row), total: shown.length };
  });

  openRoute(exchange, flexible.product, async ({ user, wire }) => {
    const product = flexibleProductOf(wire.coin);
    if (product === undefined) return [];
    const at = await clock.now();
    const [holding] = user ? await readHoldings(db, user.id, HELD, product) : [];
    const standing = await readOffers(db);
    const fixedList = listedProducts({ type: '1', asset: wire.coin, at }).map((fixed) => fixedProductRow(fixed, standing));
    return [{ ...productRow(product, at, { user, holding, verified: wire.kyc_level === '1' }), fixed_list: fixedList }];
  });

  openRoute(exchange, flexible.awardPool, async ({ wire }) => {
    const pool = flexibleProductOf(wire.asset)?.bonus;
    if (pool === undefined) return null;
    return {
      award_asset: pool.asset,
      ext_award_limit: pool.limit,
      ext_award_rate_year: pool.rateYear,
      start_at: pool.startsAt,
      end_at: pool.endsAt,
      status: bonusStatus(pool, await clock.now()),
    };
  });

  privateRoute(exchange, flexible.holdings, async ({ user, wire }) => {
    const at = await clock.now();
    const all = await readHoldings(db, user.id, HELD, { asset: wire.asset === '' ? undefined : wire.asset });
    const { offset, limit } = paging(wire, HOLDINGS_PAGE);
    return { list: all.slice(offset, offset + limit).flatMap((holding) => holdingRow(holding, at, user)), total: all.length };
  });

  orderRoute(exchange, clock, flexible.subscribe, { ask: refusals.passwordNeeded, begin: subscribe, answer: () => null });
  orderRoute(exchange, clock, flexible.redeem, {
    ask: refusals.passwordRequired,
    begin: redeem,
    answer: ({ asset, amount }) => ({ asset, amount }),
  });
  orderRoute(exchange, clock, flexible.cancelRedemption, { ask: refusals.passwordFlag, begin: cancelRedemption, answer: () => null });

  privateRoute(exchange, flexible.setMinLendApr, async ({ user, wire }) => {
    await clock.write((tx) => setMinRate(tx, user, wire));
    return null;
  });

  privateRoute(exchange, flexible.statistics, async ({ user }) => {
    const today = Math.floor((await clock.now()) / HOUR / DAY_HOURS) * DAY_HOURS;
    const holdings = await readHoldings(db, user.id, undefined);
    const yesterday = await db
      .select()
      .from(settlements)
      .where(and(eq(settlements.userId, user.id), gte(settlements.hour, today - DAY_HOURS), lt(settlements.hour, today)));
    const interest = holdings.map(({ asset, cumulative }) => ({ asset, amount: cumulative }));
    const bonus = holdings.map(({ asset, bonusCumulative }) => ({
      asset: flexibleProductOf(asset)?.bonus?.asset,
      amount: bonusCumulative,
    }));
    const fixed = await readFixedTotals(db, user.id, { from: (today - DAY_HOURS) * HOUR, to: today * HOUR });
    const interestYesterday = yesterday.map((paid) => ({ asset: paid.asset, amount: paid.interest }));
    const bonusYesterday = yesterday.map((paid) => ({ asset: paid.bonusAsset, amount: paid.bonus }));
    return {
      total_value_usdt: usdtOf([...holdings.map((holding) => ({ asset: holding.asset, amount: currentOf(holding) })), ...fixed.held]),
      total_interest_usdt: usdtOf([...interest, ...bonus, ...fixed.earned]),
      yesterday_interest_usdt: usdtOf([...interestYesterday, ...bonusYesterday, ...fixed.earnedWithin]),
    };
  });
}

/** The rate that a market estimates: the next one with the highest step of an open bonus, or with its rate where it has no steps. */
function estimatedRate(product: FlexibleProduct, at: number): bigint {
  const { steps = [], rateYear = '0' } = openBonus(product, at) ?? {};
  const bonus = steps.length === 0 ? toUnits(rateYear) : steps.reduce((most, { apr }) => greatest(most, toUnits(apr)), 0n);
  return toUnits(nextRate(product, at)) + bonus;
}

/** What every row says of a coin and its rate. */
const rateFields = (product: FlexibleProduct, at: number) => ({
  asset: product.asset,
  icon: iconOf(product.asset),
  next_time_rate_year: nextRate(product, at),
  ladder_apr: (openBonus(product, at)?.steps ?? []).map((step) => ({ ...step })),
});

const bonusFields = (product: FlexibleProduct, at: number) => ({
  is_open_award_pool: bit(openBonus(product, at) !== undefined),
  ext_award_rate_year: openBonus(product, at)?.rateYear ?? null,
});

/** All of a holding, what is on its way out included. */
const currentOf = ({ lent, redeeming }: Holding): bigint => lent + redeeming;

/** What borrowers have of it. */
const lentOutOf = (holding: Holding): bigint => least(currentOf(holding), greatest(holding.lentOut, holding.redeeming));

/** Who asks for a product. Orders are judged by the person's own verification, whatever the query says. */
interface Asker {
  readonly user: User | undefined;
  readonly holding: Holding | undefined;
  readonly verified: boolean;
}

function productRow(product: FlexibleProduct, at: number, { user, holding, verified }: Asker) {
  const known = (read: (held: Holding) => bigint) => (user && (holding ? fromUnits(read(holding)) : '0')) ?? null;
  return {
    ...rateFields(product, at),
    ...bonusFields(product, at),
    award_asset: product.bonus?.asset ?? null,
    curr_amount: known(currentOf),
    lend_amount: known(lentOutOf),
    interest: known(({ cumulative }) => cumulative),
    ext_award_limit: openBonus(product, at)?.limit ?? null,
    limit_min_lend_rate_year: product.minRatePercent,
    max_lend_rate_year: product.maxRatePercent ?? null,
    min_lend_amount: minLendOf(product, verified),
    business_type: -1,
    usdt_rate: priceOf(product.asset),
    product_asset_price: priceOf(product.asset),
    bonus_asset_price: coinOf(product.bonus?.asset ?? '')?.price ?? null,
    lend_ratio: fromUnits((BigInt(product.lentPercent) * UNIT) / 100n),
  };
}

function holdingRow(holding: Holding, at: number, user: User) {
  const product = flexibleProductOf(holding.asset);
  if (product === undefined) return [];
  const row = {
    ...rateFields(product, at),
    ...bonusFields(product, at),
    id: String(holding.id),
    curr_amount: fromUnits(currentOf(holding)),
    lend_amount: fromUnits(lentOutOf(holding)),
    frozen_amount: fromUnits(holding.redeeming),
    frozen_status: bit(holding.redeeming > 0n && !isLocked(user)),
    // A stake cannot be redeemed here either.
    margin_frozen_amount: fromUnits(holding.marginFrozen + holding.staked),
    launchpool_amount: fromUnits(holding.staked),
    cumulative: fromUnits(holding.cumulative),
    last_rate_year: amountOrNull(holding.lastRateYear),
    min_lend_rate_year: fromUnits(holding.minRateYear),
    auto_invest_status: bit(holding.autoEarn),
  };
  return [row];
}
