import { DAY, type Instant } from '@earnkit/time';
import { type Decimal, compare } from '../decimal.ts';
import type { Quota } from '../endpoint/wire.ts';
import { compareKnown, compareText } from './lists.ts';
import type { RedeemPeriod } from './orders.ts';
import { type NextUnitRate, type RateTerms, nextUnitRate, rateForAmount } from './rates/nextUnit.ts';

export { type NextUnitRate, nextUnitRate, rateForAmount, type RateTerms } from './rates/nextUnit.ts';

/** When a person has their money back after they ask for it, or without asking. */
export type WayAccess =
  | {
      /** Whenever they want. */
      readonly kind: 'any-time';
      /** When the way ends by itself and gives the money back; `undefined` where it does not. */ readonly endsAt?: Instant | undefined;
    }
  | {
      /** At the end of a term. */
      readonly kind: 'at';
      /** When the money is back, in unix seconds; `undefined` where that is not known. */
      readonly at: Instant | undefined;
      /** Whether it can be had earlier, without what it earned; `undefined` where the exchange does not say. */
      readonly early: boolean | undefined;
      /** The term; `undefined` where its days are not known. */
      readonly term?: WayTerm | undefined;
    }
  | {
      /** Some time after they ask. */
      readonly kind: 'after';
      /** How long that takes; `undefined` where the exchange does not say. */
      readonly period: RedeemPeriod | undefined;
    };

/** The term of a way that ends by itself. */
export interface WayTerm {
  /** Its length in days. */
  readonly days: number;
  /** When it begins to earn, in unix seconds; `undefined` for a moment beyond the calendar. */
  readonly earnsFrom: Instant | undefined;
}

/** The prices with which a bonus in another coin is counted; `undefined` where one is not known. */
export interface BonusPrices {
  /** Of the coin that is put in. */
  readonly asset: Decimal | undefined;
  /** Of the coin of the bonus. */
  readonly bonusAsset: Decimal | undefined;
}

/** When a way pays first, and how often. */
export interface WayPayment {
  /** When it pays first, in unix seconds, or together with the money; `undefined` where that is not known. */
  readonly at: Instant | 'with-the-money' | undefined;
  /** How often it pays from then on. */
  readonly every: 'hour' | 'day' | 'once' | undefined;
}

/**
 * Why nothing can be put into a way now. `not-lent`: the rate is below the least rate at which the person lends (AMB-158). `vip`: it asks
 * for a VIP tier that the person does not have. `no-rate`: the exchange names no rate. `unknown`: it is not known whether it is on sale, or
 * whether the person's tier suffices.
 */
export type WayObstacle = 'sold-out' | 'not-started' | 'ended' | 'vip' | 'not-lent' | 'used-up' | 'no-rate' | 'unknown';

/** One way to earn with a coin. */
export interface WayToEarn<Product extends string = string> {
  /** Names it among the ways of its coin, the same from one reading to the next. */
  readonly key: string;
  /** The kind of product. */
  readonly product: Product;
  /** The coin that is put in. */
  readonly asset: string;
  /** What decides its rate: see `nextUnitRate` and `rateForAmount`. */
  readonly terms: RateTerms;
  /** Whether the exchange sets or publishes the rate. An estimate is never the best (AMB-173). */
  readonly estimate: boolean;
  /** The coin in which it pays; `undefined` where the exchange does not say. */
  readonly paidIn: string | undefined;
  /** The coin of the bonus; `undefined` where it is {@link paidIn}. */
  readonly bonusPaidIn?: string | undefined;
  /** The prices with which a bonus in {@link bonusPaidIn} is counted; `undefined` where the reading names none. */
  readonly bonusPrices?: BonusPrices | undefined;
  /** When the bonus ends, in unix seconds, the end exclusive; `undefined` where no end is known. */
  readonly bonusEndsAt?: Instant | undefined;
  /** When the money is back. */
  readonly access: WayAccess;
  /** When it pays. */
  readonly payment: WayPayment;
  /** The least amount; `undefined` where the exchange does not say. */
  readonly minimum: Decimal | undefined;
  /** The most that the person may still put in; `undefined` where that is not known. */
  readonly most: Quota | undefined;
  /** Why nothing can be put in now; `undefined` where nothing is known to be in the way. */
  readonly obstacle: WayObstacle | undefined;
  /** The least VIP tier that it asks for; `undefined` where it asks for none. */
  readonly leastTier?: number | undefined;
}

/** How long the money is away at most, in seconds from a moment; a length that is not known is the longest. */
export function awaySeconds(access: WayAccess, now: Instant): number {
  switch (access.kind) {
    case 'any-time':
      return 0;
    case 'at':
      return access.at === undefined ? Infinity : Math.max(0, access.at - now);
    case 'after': {
      const { period } = access;
      if (period === undefined) return Infinity;
      if (period.kind === 'immediate') return 0;
      return (period.kind === 'range' ? period.maxDays : period.days) * DAY;
    }
  }
}

/** Whether the money is back at once, whenever it is asked for. */
export const isAnyTime = ({ access }: Pick<WayToEarn, 'access'>): boolean => awaySeconds(access, 0) === 0 && access.kind !== 'at';

/**
 * The ways in the order of their access, soonest first (AMB-173). Of equally soon ones those that can be used come first, then those with a
 * set or published rate, then the higher rate, then by key.
 */
export const waysByAccess = <Way extends WayToEarn>(ways: readonly Way[], now: Instant): readonly Way[] =>
  ways.toSorted(
    (first, second) =>
      byAccess(first, second, now) ||
      Number(first.obstacle !== undefined) - Number(second.obstacle !== undefined) ||
      Number(first.estimate) - Number(second.estimate) ||
      byRate()(first, second) ||
      compareText(first.key, second.key),
  );

/** Two lengths that are not known are the same. */
const byAccess = ({ access: first }: WayToEarn, { access: second }: WayToEarn, now: Instant): number =>
  awaySeconds(first, now) - awaySeconds(second, now) || 0;

/** The rate of the next unit that is put into a way (AMB-173). */
export const nextRateOf = ({ terms }: Pick<WayToEarn, 'terms'>): NextUnitRate => nextUnitRate(terms);

/** Whether an amount is below the minimum of a way, or above what the person may still put in; `undefined` where it is neither. */
export function wayBar({ minimum, most }: Pick<WayToEarn, 'minimum' | 'most'>, amount: Decimal): 'below' | 'above' | undefined {
  if (minimum !== undefined && compare(amount, minimum) < 0) return 'below';
  return most !== undefined && most !== 'unlimited' && compare(amount, most) > 0 ? 'above' : undefined;
}

/** The rate by which a way is compared: of the amount where one is typed, else of the next unit; `undefined` where it has none. */
const comparedRate = (way: WayToEarn, amount: Decimal | undefined): Decimal | undefined =>
  amount === undefined ? nextRateOf(way).aprFraction : wayBar(way, amount) ? undefined : rateForAmount(way.terms, amount)?.total;

const byRate =
  (amount?: Decimal) =>
  (first: WayToEarn, second: WayToEarn): number =>
    compareKnown(comparedRate(first, amount), comparedRate(second, amount), 'desc');

/** The best ways of a coin, by key. */
export interface BestWays {
  /** The one with the highest rate; `undefined` where there is none. */
  readonly best: string | undefined;
  /** The one with the highest rate of those that give the money back at once; `undefined` where there is none. */
  readonly bestAnyTime: string | undefined;
}

/**
 * The ways with the highest rate for an amount, or for the next unit (AMB-173). Only ways that can be used now and whose rate is set or
 * published count. Among equal rates the one whose money is back sooner wins. Ask only when every rate is read: an unread one could be higher.
 *
 * @param amount the amount that is to be put in. @default the next unit
 */
export function bestWays(ways: readonly WayToEarn[], now: Instant, amount?: Decimal): BestWays {
  const counted = waysByAccess(ways, now)
    .filter((way) => way.obstacle === undefined && !way.estimate && comparedRate(way, amount) !== undefined)
    .toSorted(byRate(amount));
  return { best: counted[0]?.key, bestAnyTime: counted.find(isAnyTime)?.key };
}
