import { DAY, HOUR, type Instant, dayOf, daysBetween } from '@earnkit/time';
import { type Decimal, ZERO, add, compare, decimal, divide, isPositive, isZero, multiply, roundDown, subtract } from '../decimal.ts';
import { SENT_DECIMALS } from './assessment.ts';
import { estimatedInterest } from './rates/interest.ts';
import { DAYS_OF_YEAR, addedYearlyBonus } from './rates/yearlyBonus.ts';
import { type WayToEarn, awaySeconds } from './ways.ts';

/** Decimals of what is booked (FM-10). */
const BOOKED_DECIMALS = 8;
const ONE = decimal('1');
const YEAR = decimal(String(DAYS_OF_YEAR));
const HOURS_OF_YEAR = decimal(String(DAYS_OF_YEAR * 24));

/** What {@link wayForecast} knows beside the way. */
export interface ForecastFacts {
  /** What is put in, in the way's coin; cut to 6 decimals, as an order sends it (SE-52). */
  readonly amount: Decimal;
  /** When it is put in, in unix seconds. */
  readonly now: Instant;
  /** The coin's flexible way, in which the money earns after a term; `undefined` where there is none, or it is not known. */
  readonly flexible: WayToEarn | undefined;
  /** The zone in which the exchange counts days (AMB-157). */
  readonly exchangeTimeZone: string;
}

/** What leaving a way costs at a moment. */
export type LeavingCost =
  | {
      /** Nothing: the money is free. */
      readonly kind: 'none';
    }
  | {
      /** What it earned until then. */
      readonly kind: 'interest';
      /** Interest of {@link days}, 8 decimals, cut down; `undefined` where the rate is not known. */
      readonly interest: Decimal | undefined;
      /** Whole days that earned it. */
      readonly days: number;
      /** Whether a bonus is given up too. */
      readonly bonus: boolean;
    }
  | {
      /** A fee of the product, which the way does not say: what there is, is before it. */
      readonly kind: 'fee';
    }
  | {
      /** The money cannot be had by then. */
      readonly kind: 'not-possible';
    }
  | {
      /** It is not known whether the money can be had by then. */
      readonly kind: 'unknown';
    };

/** A bonus that is paid beside the interest. */
export interface BonusAmount {
  /** The coin that it is paid in. */
  readonly asset: string;
  /** 8 decimals, cut down; `undefined` where a price or the ladder is not known. */
  readonly amount: Decimal | undefined;
}

/** What a person has of a way at a moment, with the rates of now held. Amounts have 8 decimals, cut down as they are booked. */
export interface WayOutcome {
  /** What can be had, in the way's coin; `undefined` where nothing can, and where it is not known. */
  readonly have: Decimal | undefined;
  /** What of it was earned; `undefined` as {@link have}. */
  readonly earned: Decimal | undefined;
  /** The bonus until then, one for each coin; none where there is no bonus. */
  readonly bonuses: readonly BonusAmount[];
  /** Earnings and bonus in the way's coin, at the prices of now; `undefined` where one of them is not known. */
  readonly gain: Decimal | undefined;
  /** What leaving costs. */
  readonly leaving: LeavingCost;
}

/** What becomes of an amount in a way. */
export interface WayForecast {
  /** What is there at a moment, in unix seconds, from the one at which it is put in. */
  readonly at: (moment: Instant) => WayOutcome;
  /** Whether the figures are estimates, which are never ranked (AMB-173). */
  readonly estimate: boolean;
  /** Whether the money earns in flexible after a term. */
  readonly thenFlexible: boolean;
}

/** What was paid until a moment. */
interface Paid {
  readonly interest: Decimal;
  readonly bonus: Decimal | undefined;
}

const NOTHING: Paid = { interest: ZERO, bonus: ZERO };

/** What goes into flexible, and the first hour since 1970 with which it is paid. */
interface Deposit {
  readonly amount: Decimal;
  readonly paidFrom: number;
}

const hourOf = (at: Instant): number => Math.floor(at / HOUR);

/** What flexible pays on deposits: each hour's interest is cut, joins the balance and earns from then on. The bonus is paid beside it. */
function flexiblePayments(way: WayToEarn, deposits: readonly Deposit[]): (moment: Instant) => Paid {
  const { baseFraction = ZERO } = way.terms;
  const first = Math.min(...deposits.map(({ paidFrom }) => paidFrom));
  const paid: Paid[] = [NOTHING];
  return (moment) => {
    if (way.obstacle === 'not-lent') return NOTHING;
    const wanted = Math.max(0, hourOf(moment) - first + 1);
    let last = paid.at(-1) ?? NOTHING;
    while (paid.length <= wanted) {
      const hour = first + paid.length - 1;
      const principal = deposits.reduce((sum, { amount, paidFrom }) => (paidFrom <= hour ? add(sum, amount) : sum), last.interest);
      const ended = way.bonusEndsAt !== undefined && (hour - 1) * HOUR >= way.bonusEndsAt;
      const bonus = ended ? ZERO : bonusOf(way, principal, ONE, HOURS_OF_YEAR);
      last = {
        interest: add(last.interest, divide(multiply(principal, baseFraction), HOURS_OF_YEAR, BOOKED_DECIMALS)),
        bonus: bonus && last.bonus && add(last.bonus, bonus),
      };
      paid.push(last);
    }
    return paid[wanted] ?? NOTHING;
  };
}

/**
 * What an amount adds to what flexible pays: with it less without it, so that the steps of the bonus that the holding has used count once.
 * It is paid first with the second full hour (SE-F-36).
 */
function addedByFlexible(way: WayToEarn, amount: Decimal, at: Instant, now: Instant): (moment: Instant) => Paid {
  const deposit: Deposit = { amount, paidFrom: hourOf(at) + 2 };
  const { held } = way.terms;
  if (held === undefined || !isPositive(held)) return flexiblePayments(way, [deposit]);
  const holding: Deposit = { amount: held, paidFrom: hourOf(now) + 1 };
  const [withIt, without] = [flexiblePayments(way, [holding, deposit]), flexiblePayments(way, [holding])];
  return (moment) => {
    const [all, other] = [withIt(moment), without(moment)];
    return {
      interest: subtract(all.interest, other.interest),
      bonus: all.bonus && other.bonus && subtract(all.bonus, other.bonus),
    };
  };
}

/** The bonus of a part of a year in the coin of the bonus, cut once (FM-11, AMB-096); `undefined` where ladder or prices are not known. */
function bonusOf(way: WayToEarn, amount: Decimal, part: Decimal, ofYear: Decimal, held?: Decimal): Decimal | undefined {
  const { ladder } = way.terms;
  if (ladder?.length === 0) return ZERO;
  const [price, bonusPrice] = bonusPricesOf(way);
  if (price === undefined || bonusPrice === undefined || !isPositive(bonusPrice)) return undefined;
  const yearly = addedYearlyBonus({ amount, held: held ?? ZERO, ladder, bonusLimit: undefined });
  return yearly && divide(multiply(yearly, part, price), multiply(ofYear, bonusPrice), BOOKED_DECIMALS);
}

const bonusAssetOf = ({ asset, bonusPaidIn = asset }: WayToEarn): string => bonusPaidIn;

const bonusPricesOf = (way: WayToEarn): readonly [asset: Decimal | undefined, bonusAsset: Decimal | undefined] =>
  bonusAssetOf(way) === way.asset ? [ONE, ONE] : [way.bonusPrices?.asset, way.bonusPrices?.bonusAsset];

/** A bonus of a way in the coin of the way, cut to 8 decimals; `undefined` where a price is not known. */
function inOwnCoin(way: WayToEarn, bonus: Decimal | undefined): Decimal | undefined {
  if (bonus === undefined || isZero(bonus)) return bonus;
  const [price, bonusPrice] = bonusPricesOf(way);
  return price && bonusPrice && isPositive(price) ? divide(multiply(bonus, bonusPrice), price, BOOKED_DECIMALS) : undefined;
}

/** A bonus, and the way that pays it. */
type OwnBonus = readonly [way: WayToEarn, bonus: Decimal | undefined];

const plus = (sum: Decimal | undefined, next: Decimal | undefined): Decimal | undefined => sum && next && add(sum, next);

/** What can be had, with everything that was earned. */
function had(principal: Decimal, earned: Decimal, bonuses: readonly OwnBonus[]): WayOutcome {
  const byAsset = new Map<string, Decimal | undefined>();
  for (const [way, bonus] of bonuses) {
    if (bonus !== undefined && isZero(bonus)) continue;
    const asset = bonusAssetOf(way);
    byAsset.set(asset, byAsset.has(asset) ? plus(byAsset.get(asset), bonus) : bonus);
  }
  return {
    have: add(principal, earned),
    earned,
    bonuses: [...byAsset].map(([asset, amount]) => ({ asset, amount })),
    gain: bonuses.map(([way, bonus]) => inOwnCoin(way, bonus)).reduce(plus, earned),
    leaving: { kind: 'none' },
  };
}

const notHad = (kind: 'not-possible' | 'unknown'): WayOutcome => ({
  have: undefined,
  earned: undefined,
  bonuses: [],
  gain: undefined,
  leaving: { kind },
});

/**
 * What becomes of an amount in a way if the rates and prices of now hold. Flexible pays each hour and adds it to what earns; a fixed term
 * pays with its end, and its money then earns in flexible, where its bonus does not go; everything else is an estimate by the whole day.
 * Vouchers do not count.
 */
export function wayForecast(way: WayToEarn, { amount, now, flexible, exchangeTimeZone }: ForecastFacts): WayForecast {
  const principal = roundDown(amount, SENT_DECIMALS);
  const { baseFraction } = way.terms;
  if (baseFraction === undefined) return { at: () => notHad('unknown'), estimate: way.estimate, thenFlexible: false };
  if (way.product === 'flexible') {
    const paid = addedByFlexible(way, principal, now, now);
    return {
      at: (moment) => {
        const { interest, bonus } = paid(moment);
        return had(principal, interest, [[way, bonus]]);
      },
      estimate: false,
      thenFlexible: false,
    };
  }
  const { access } = way;
  if (access.kind === 'at' && access.term !== undefined) {
    const { at: backAt, early, term } = access;
    const days = decimal(String(term.days));
    const interest = estimatedInterest({ amount: principal, aprFraction: baseFraction, days: term.days });
    const bonus = bonusOf(way, principal, days, YEAR);
    const back = add(principal, interest);
    const then = flexible?.terms.baseFraction === undefined ? undefined : flexible;
    const paid = then && backAt !== undefined ? addedByFlexible(then, back, backAt, now) : () => NOTHING;
    const beforeEnd = (moment: Instant): WayOutcome => {
      if (early === undefined || backAt === undefined || term.earnsFrom === undefined) return notHad('unknown');
      if (!early) return notHad('not-possible');
      const whole = daysBetween(dayOf(term.earnsFrom, exchangeTimeZone), dayOf(moment, exchangeTimeZone));
      const earnedDays = Math.min(term.days, Math.max(0, whole));
      return {
        ...had(principal, ZERO, []),
        leaving: {
          kind: 'interest',
          interest: divide(multiply(interest, decimal(String(earnedDays))), days, BOOKED_DECIMALS),
          days: earnedDays,
          bonus: bonus === undefined || isPositive(bonus),
        },
      };
    };
    return {
      at: (moment) => {
        if (backAt === undefined || moment < backAt) return beforeEnd(moment);
        const later = paid(moment);
        const bonuses: readonly OwnBonus[] = [[way, bonus], ...(then ? [[then, later.bonus] as const] : [])];
        return had(principal, add(interest, later.interest), bonuses);
      },
      estimate: way.estimate,
      thenFlexible: then !== undefined,
    };
  }
  return { at: (moment) => estimated(way, principal, baseFraction, now, moment), estimate: true, thenFlexible: false };
}

/** What a way is estimated to have earned on whole days until the money is asked for, as long before the moment as it takes to come back. */
function estimated(way: WayToEarn, principal: Decimal, baseFraction: Decimal, now: Instant, moment: Instant): WayOutcome {
  const away = awaySeconds(way.access, now);
  if (away === Infinity) return notHad('unknown');
  const asked = moment - away;
  if (asked < now) return notHad('not-possible');
  const ends = way.access.kind === 'any-time' ? way.access.endsAt : undefined;
  const days = Math.max(0, Math.floor(((ends === undefined ? asked : Math.min(asked, ends)) - now) / DAY));
  const earned = estimatedInterest({ amount: principal, aprFraction: baseFraction, days });
  const outcome = had(principal, earned, [[way, bonusOf(way, principal, decimal(String(days)), YEAR, way.terms.held)]]);
  return way.product === 'staking' ? { ...outcome, leaving: { kind: 'fee' } } : outcome;
}

/**
 * The first of some days, counted from 1, on which a way gains more than another one of the same coin; `undefined` where there is none
 * among them, and for estimates.
 *
 * @param momentOf the moment that counts of a day.
 */
export function firstDayBetter(
  way: WayForecast,
  other: WayForecast,
  { days, momentOf }: { readonly days: number; readonly momentOf: (day: number) => Instant },
): number | undefined {
  if (way.estimate || other.estimate) return undefined;
  for (let day = 1; day <= days; day += 1) {
    const { gain, leaving } = way.at(momentOf(day));
    if (gain === undefined || leaving.kind !== 'none') continue;
    const than = other.at(momentOf(day)).gain;
    if (than !== undefined && compare(gain, than) > 0) return day;
  }
  return undefined;
}

/** What {@link bestOutcome} compares. */
export interface ComparedOutcome {
  /** What was gained, all in one unit; `undefined` where it is not known, or nothing can be had. */
  readonly gain: Decimal | undefined;
  /** Estimates are never the best. */
  readonly estimate: boolean;
}

/** The one with the largest gain above zero, of equal ones the first; `undefined` where there is none. */
export const bestOutcome = <One extends ComparedOutcome>(outcomes: readonly One[]): One | undefined =>
  outcomes.reduce<One | undefined>((best, one) => {
    if (one.estimate || one.gain === undefined || !isPositive(one.gain)) return best;
    return best?.gain === undefined || compare(one.gain, best.gain) > 0 ? one : best;
  }, undefined);

/** Days that a comparison shows beyond the last end of a term. */
const DAYS_BEYOND = 30;
/** Fewest and most days of a comparison. */
const LEAST_DAYS = 60;
const MOST_DAYS = 400;

/** How many days a comparison goes ahead: some beyond the longest term, at least 60 and at most 400. */
export const daysToCompare = (ways: readonly WayToEarn[]): number =>
  Math.min(
    MOST_DAYS,
    Math.max(LEAST_DAYS, ...ways.map(({ access }) => (access.kind === 'at' && access.term ? access.term.days + DAYS_BEYOND : 0))),
  );
