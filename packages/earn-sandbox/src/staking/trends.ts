import { refusals } from '../refusal.ts';
import { worthOf } from '../coins/coins.ts';
import { cutTo8, fromUnits, toUnits, UNIT } from '../units.ts';
import type { StakingProduct, Venue } from './product.ts';
import { baseRateOf, DAY, dayOf, exchangeRates, extraRateOf, othersOf } from './rates.ts';

/** Most days of one page. */
const MAX_DAYS = 400;

/** How far back charts go, in days. */
const OLDEST = 2_000;

/**
 * The days of a page of a chart, the oldest first: page 1 ends with the day that began last, page 2 before that.
 *
 * @throws Refusal where the fields make no page.
 */
export function trendDays({ limit, page }: { readonly limit: number; readonly page: number }, now: number): readonly number[] {
  if (limit < 1 || limit > MAX_DAYS) throw refusals.badInput('The field limit is out of range.');
  if (page < 1 || page > OLDEST) throw refusals.badInput('The field page is out of range.');
  const today = dayOf(now);
  const last = today - (page - 1) * limit;
  const first = Math.max(last - limit + 1, today - OLDEST);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

/** A day of a venue's rates (ST-16). */
export function ratePoint(product: StakingProduct, venue: Venue, day: number) {
  const at = day * DAY;
  const [base, extra] = [baseRateOf(venue, day), extraRateOf(venue, at)];
  const exchange = exchangeRates(product, at);
  return {
    time: at,
    rate: fromUnits((base + extra) * 100n),
    base_rate: fromUnits(base * 100n),
    extra_rate: fromUnits(extra * 100n),
    extra_coin: venue.bonus?.asset ?? null,
    coins: product.assets.join(','),
    exchange_rate_reverse: exchange ? fromUnits(exchange.reverse) : null,
  };
}

/** A day of what everybody has staked of a coin (ST-17). */
export function totalPoint(asset: string, products: readonly StakingProduct[], day: number) {
  const total = products.reduce((sum, product) => sum + othersOf(product, day), 0n);
  return {
    time: day * DAY,
    stake_total_amount: fromUnits(total),
    stake_total_amount_usdt: fromUnits(cutTo8((total * toUnits(worthOf(asset))) / UNIT)),
  };
}
