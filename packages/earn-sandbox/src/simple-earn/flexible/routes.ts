import { flexible } from '@earnkit/core/simple-earn/contract';
import { and, eq, gte, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { readSpot } from '../../account/reads.ts';
import type { User } from '../../account/tables.ts';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { coinOf, iconOf, priceOf } from '../../coins/coins.ts';
import { usdtOf } from '../../coins/worth.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Fields } from '../../http/limits.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { amountOrNull, bit, readFields } from '../../http/wire.ts';
import { fromUnits, greatest, least, toUnits, UNIT } from '../../ledger/units.ts';
import { isLocked } from '../../orders/checks.ts';
import { orderRoute } from '../../orders/orderRoute.ts';
import { bonusStatus } from '../../rates/interest.ts';
import { rateYear } from '../../rates/rate.ts';
import { readAutoEarn } from '../auto-earn/routes.ts';
import { HELD, type Holding, readHoldings } from './holdings.ts';
import { cancelRedemption, redeem, setMinRate, subscribe } from './orders.ts';
import { FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf, minLendOf } from './products.ts';
import { flexibleSettlements as settlements } from './tables.ts';

/** Holdings on a page where the caller does not say (API-51). */
const HOLDINGS_PAGE = 10;

const DAY_HOURS = 24;

/** Serves flexible Simple Earn: market, product, holdings, orders, summary. */
export function flexibleRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  openRoute(exchange, flexible.market, async ({ user, fields }) => {
    const filter = readMarketFilter(fields);
    const at = await clock.now();
    const switches = user && (await readAutoEarn(db, user.id));
    const isAutoEarn = (asset: string): boolean => switches?.isOn(asset) ?? false;
    const spot = user && filter?.withBalance ? await readSpot(db, user.id) : undefined;
    const shown = FLEXIBLE_PRODUCTS.filter(
      ({ asset }) =>
        (filter === undefined || asset.includes(filter.search)) &&
        (!filter?.autoEarnOnly || isAutoEarn(asset)) &&
        (!filter?.withBalance || (spot?.get(asset) ?? '0') !== '0'),
    );
    if (filter?.sort) shown.sort((a, b) => filter.sort * Number(toUnits(nextRate(a, at)) - toUnits(nextRate(b, at))));
    const row = (product: FlexibleProduct) => ({ ...rateFields(product, at), auto_invest_status: bit(isAutoEarn(product.asset)) });
    if (filter === undefined) return shown.map(row);
    return { list: shown.slice(filter.offset, filter.offset + filter.limit).map(row), total: shown.length };
  });

  openRoute(exchange, flexible.product, async ({ user, wire }) => {
    const product = flexibleProductOf(wire.coin);
    if (product === undefined) return [];
    const at = await clock.now();
    const [holding] = user ? await readHoldings(db, user.id, HELD, product) : [];
    return [productRow(product, at, { user, holding, verified: wire.kyc_level === '1' })];
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

  orderRoute(exchange, clock, flexible.subscribe, { ask: refusals.passwordNeeded, run: subscribe, answer: () => null });
  orderRoute(exchange, clock, flexible.redeem, {
    ask: refusals.passwordRequired,
    run: redeem,
    answer: ({ asset, amount }) => ({ asset, amount }),
  });
  orderRoute(exchange, clock, flexible.cancelRedemption, { ask: refusals.passwordFlag, run: cancelRedemption, answer: () => null });

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
    const interestYesterday = yesterday.map((paid) => ({ asset: paid.asset, amount: paid.interest }));
    const bonusYesterday = yesterday.map((paid) => ({ asset: paid.bonusAsset, amount: paid.bonus }));
    return {
      total_value_usdt: usdtOf(holdings.map((holding) => ({ asset: holding.asset, amount: currentOf(holding) }))),
      total_interest_usdt: usdtOf([...interest, ...bonus]),
      yesterday_interest_usdt: usdtOf([...interestYesterday, ...bonusYesterday]),
    };
  });
}

/** The rate of the next full hour: the very one that will be paid then. */
const nextRate = (product: FlexibleProduct, at: number) => rateYear(product, Math.floor(at / HOUR) + 1);

/** The bonus of a coin while it is paid. */
const openBonus = ({ bonus }: FlexibleProduct, at: number) => (bonus !== undefined && bonusStatus(bonus, at) === 1 ? bonus : undefined);

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
    margin_frozen_amount: fromUnits(holding.marginFrozen),
    cumulative: fromUnits(holding.cumulative),
    last_rate_year: amountOrNull(holding.lastRateYear),
    min_lend_rate_year: fromUnits(holding.minRateYear),
    auto_invest_status: bit(holding.autoEarn),
  };
  return [row];
}

const integer = v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number)));
const flag = v.optional(v.picklist(['0', '1']));

const marketFields = v.object({
  page: integer,
  limit: integer,
  search_coin: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  sort_type: v.optional(v.picklist(['', '1', '2']), ''),
  search_type: v.optional(v.string()),
  auto_invest: flag,
  have_balance: flag,
  available: flag,
});

/** The paged form of the market takes a filter (AMB-013, AMB-032); without any field the whole list is meant. */
function readMarketFilter(fields: Fields) {
  if (Object.keys(fields).length === 0) return undefined;
  const { search_coin, sort_type, auto_invest, have_balance, available, ...page } = readFields(marketFields, fields, 'cannot be read');
  return {
    search: search_coin.trim().toUpperCase(),
    /** -1 highest rate first, 1 lowest first, 0 as listed. */
    sort: { '': 0, '1': -1, '2': 1 }[sort_type],
    autoEarnOnly: auto_invest === '1',
    withBalance: have_balance === '1' || available === '1',
    ...paging(page, FLEXIBLE_PRODUCTS.length),
  };
}
