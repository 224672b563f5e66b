import { flexible } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { needFundingPassword } from '../../account/fundingPassword.ts';
import { readSpot } from '../../account/reads.ts';
import type { User } from '../../account/tables.ts';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { coinOf, iconOf, priceOf } from '../../coins/coins.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Fields } from '../../http/limits.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { fromUnits, toUnits, UNIT } from '../../ledger/units.ts';
import { cancelRedemption, redeem, setMinRate, subscribe } from './orders.ts';
import { bonusStatus, FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf } from './products.ts';
import { rateYear } from './rates.ts';
import { type HoldingState, readAutoEarn, readHoldings, readPaid, readPaidEver } from './reads.ts';

/** Holdings on a page where the caller does not say (API-51). */
const HOLDINGS_PAGE = 10;

const DAY_HOURS = 24;

/** Serves flexible Simple Earn: market, product, holdings, orders, summary. */
export function flexibleRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  const { db } = database;

  openRoute(exchange, flexible.market, async ({ user, fields }) => {
    const filter = readMarketFilter(fields);
    const at = await clock.now();
    const switches = user && (await readAutoEarn(db, user.id));
    const spot = user && filter?.withBalance ? await readSpot(db, user.id) : undefined;
    const lent = ({ asset }: FlexibleProduct): boolean => switches?.isOn(asset) ?? false;
    const shown = FLEXIBLE_PRODUCTS.filter(
      (product) =>
        (filter === undefined || product.asset.includes(filter.search)) &&
        (!filter?.autoEarnOnly || lent(product)) &&
        (!filter?.withBalance || (spot?.get(product.asset) ?? '0') !== '0'),
    );
    if (filter?.sort) shown.sort((a, b) => filter.sort * Number(toUnits(nextRate(a, at)) - toUnits(nextRate(b, at))));
    const row = (product: FlexibleProduct) => ({
      asset: product.asset,
      icon: iconOf(product.asset),
      next_time_rate_year: nextRate(product, at),
      ladder_apr: ladderOf(product, at),
      auto_invest_status: lent(product) ? (1 as const) : (0 as const),
    });
    if (filter === undefined) return shown.map(row);
    return { list: shown.slice(filter.offset, filter.offset + filter.limit).map(row), total: shown.length };
  });

  openRoute(exchange, flexible.product, async ({ user, wire }) => {
    const product = flexibleProductOf(wire.coin);
    if (product === undefined) return [];
    const at = await clock.now();
    const holding = user ? (await readHoldings(db, user.id, product.asset))[0] : undefined;
    return [productRow(product, at, user, holding)];
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
    const all = await readHoldings(db, user.id, wire.asset === '' ? undefined : wire.asset);
    const { offset, limit } = paging(wire, HOLDINGS_PAGE);
    return { list: all.slice(offset, offset + limit).flatMap((holding) => holdingRow(holding, at, user)), total: all.length };
  });

  privateRoute(exchange, flexible.subscribe, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, refusals.passwordNeeded);
    await clock.write((tx, at) => subscribe(tx, user, at, wire));
    return null;
  });

  privateRoute(exchange, flexible.redeem, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, refusals.passwordRequired);
    await clock.write((tx, at) => redeem(tx, user, at, wire));
    return { asset: wire.asset, amount: wire.amount };
  });

  privateRoute(exchange, flexible.cancelRedemption, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, refusals.passwordFlag);
    await clock.write((tx, at) => cancelRedemption(tx, user, at, wire));
    return null;
  });

  privateRoute(exchange, flexible.setMinLendApr, async ({ user, wire }) => {
    await clock.write((tx) => setMinRate(tx, user, wire));
    return null;
  });

  privateRoute(exchange, flexible.statistics, async ({ user }) => {
    const at = await clock.now();
    const today = Math.floor(at / HOUR / DAY_HOURS) * DAY_HOURS;
    const holdings = await readHoldings(db, user.id);
    const everything = await readPaidEver(db, user.id);
    const yesterday = await readPaid(db, user.id, today - DAY_HOURS, today);
    return {
      total_value_usdt: inUsdt(holdings.map((holding) => ({ asset: holding.asset, amount: fromUnits(holding.current) }))),
      total_interest_usdt: inUsdt(everything),
      yesterday_interest_usdt: inUsdt(yesterday),
    };
  });
}

/** The rate of the next full hour: the very one that will be paid then. */
const nextRate = (product: FlexibleProduct, at: number) => rateYear(product, Math.floor(at / HOUR) + 1);

const isBonusOpen = (product: FlexibleProduct, at: number): boolean => product.bonus !== undefined && bonusStatus(product.bonus, at) === 1;

const ladderOf = (product: FlexibleProduct, at: number) =>
  isBonusOpen(product, at) ? (product.bonus?.steps ?? []).map((step) => ({ ...step })) : [];

function productRow(product: FlexibleProduct, at: number, user: User | undefined, holding: HoldingState | undefined) {
  const open = isBonusOpen(product, at);
  const known = (units: bigint | undefined): string | null => (user === undefined ? null : fromUnits(units ?? 0n));
  return {
    asset: product.asset,
    icon: iconOf(product.asset),
    award_asset: product.bonus?.asset ?? null,
    is_open_award_pool: open ? (1 as const) : (0 as const),
    curr_amount: known(holding?.current),
    lend_amount: known(holding?.lentOut),
    interest: known(holding?.cumulative),
    next_time_rate_year: nextRate(product, at),
    ext_award_rate_year: open ? (product.bonus?.rateYear ?? null) : null,
    ext_award_limit: open ? (product.bonus?.limit ?? null) : null,
    limit_min_lend_rate_year: product.minRatePercent,
    max_lend_rate_year: product.maxRatePercent ?? null,
    min_lend_amount: product.minLend,
    ladder_apr: ladderOf(product, at),
    business_type: -1,
    usdt_rate: priceOf(product.asset),
    product_asset_price: priceOf(product.asset),
    bonus_asset_price: product.bonus === undefined ? null : (coinOf(product.bonus.asset)?.price ?? null),
    lend_ratio: fromUnits((BigInt(product.lentPercent) * UNIT) / 100n),
  };
}

function holdingRow(holding: HoldingState, at: number, user: User) {
  const product = flexibleProductOf(holding.asset);
  if (product === undefined) return [];
  const open = isBonusOpen(product, at);
  const row = {
    id: holding.id,
    asset: product.asset,
    icon: iconOf(product.asset),
    curr_amount: fromUnits(holding.current),
    lend_amount: fromUnits(holding.lentOut),
    frozen_amount: fromUnits(holding.redeeming),
    frozen_status: holding.redeeming > 0n && !(user.useFunding && user.fundingLocked) ? (1 as const) : (0 as const),
    margin_frozen_amount: fromUnits(holding.marginFrozen),
    cumulative: fromUnits(holding.cumulative),
    next_time_rate_year: nextRate(product, at),
    last_rate_year: holding.lastRateYear === undefined ? null : fromUnits(holding.lastRateYear),
    ext_award_rate_year: open ? (product.bonus?.rateYear ?? null) : null,
    is_open_award_pool: open ? (1 as const) : (0 as const),
    min_lend_rate_year: fromUnits(holding.minRateYear),
    auto_invest_status: holding.autoEarn ? (1 as const) : (0 as const),
    ladder_apr: ladderOf(product, at),
  };
  return [row];
}

/** A sum over coins in USDT, cut down to 8 places. */
function inUsdt(amounts: readonly { readonly asset: string; readonly amount: string }[]): string {
  let sum = 0n;
  for (const { asset, amount } of amounts) sum += toUnits(amount) * toUnits(priceOf(asset));
  return fromUnits((sum / UNIT / 10n ** 10n) * 10n ** 10n);
}

interface MarketFilter {
  readonly search: string;
  /** -1 highest first, 1 lowest first, 0 as listed. */
  readonly sort: -1 | 0 | 1;
  readonly autoEarnOnly: boolean;
  readonly withBalance: boolean;
  readonly offset: number;
  readonly limit: number;
}

const optionalInteger = v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number)));

const marketFields = v.object({
  page: optionalInteger,
  limit: optionalInteger,
  search_coin: v.optional(v.pipe(v.string(), v.maxLength(20))),
  sort_type: v.optional(v.picklist(['', '1', '2'])),
  search_type: v.optional(v.string()),
  auto_invest: v.optional(v.picklist(['0', '1'])),
  have_balance: v.optional(v.picklist(['0', '1'])),
  available: v.optional(v.picklist(['0', '1'])),
});

/** The paged form of the market takes a filter (AMB-013, AMB-032); without any field the whole list is meant. */
function readMarketFilter(fields: Fields): MarketFilter | undefined {
  if (Object.keys(fields).length === 0) return undefined;
  const read = v.safeParse(marketFields, { ...fields });
  if (!read.success) throw refusals.badInput(`The field ${v.getDotPath(read.issues[0]) ?? ''} cannot be read.`);
  const { search_coin, sort_type, auto_invest, have_balance, available } = read.output;
  return {
    search: (search_coin ?? '').trim().toUpperCase(),
    sort: sort_type === '1' ? -1 : sort_type === '2' ? 1 : 0,
    autoEarnOnly: auto_invest === '1',
    withBalance: have_balance === '1' || available === '1',
    ...paging(read.output, FLEXIBLE_PRODUCTS.length),
  };
}
