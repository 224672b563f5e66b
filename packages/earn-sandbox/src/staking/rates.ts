import { HOUR } from '../clock/clock.ts';
import { rateYearUnits } from '../rates/rate.ts';
import { cutTo8, toUnits, UNIT } from '../units.ts';
import { stillFrom } from '../clock/heldRates.ts';
import type { StakingProduct, Venue } from './product.ts';
import { activeTiers, bonusState } from './bonus.ts';

/*
 * All rates depend only on the product's id and the time, so they are the same on every machine, for the past and the future.
 */

/** Seconds of a day. */
export const DAY = 24 * HOUR;

const YEAR = 365n;

/** First day on which tokens can be exchanged, one for one (days since 1970). */
const FIRST_DAY = Date.UTC(2025, 0, 1) / 1000 / DAY;

/** The UTC day of a moment, in days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** The rate of a day without the bonus, a fraction per year in smallest steps. */
export const baseRateOf = ({ pid, baseRate, swing }: Venue, day: number): bigint =>
  rateYearUnits({ asset: `staking ${pid}`, baseRate, swing }, day * 24);

/** The highest step of the bonus at a moment, a fraction per year in smallest steps; zero while none is paid. */
export function extraRateOf({ bonus }: Venue, at: number): bigint {
  if (bonus === undefined || bonusState(bonus, at) !== 1) return 0n;
  return activeTiers(bonus, at).reduce((most, { percent }) => (toUnits(percent) > most ? toUnits(percent) : most), 0n) / 100n;
}

/** By venue, and by the hour from which rates stand still. */
const grown = new Map<string, bigint[]>();

/** What one token is worth at the start of a day: it grows by the rate of each day. */
function worthAtStart(venue: Venue, day: number): bigint {
  const key = `${venue.pid}/${stillFrom()}`;
  const path = grown.get(key) ?? [UNIT];
  grown.set(key, path);
  for (let next = path.length; next <= day - FIRST_DAY; next += 1) {
    const before = path[next - 1] ?? UNIT;
    path.push(before + (before * baseRateOf(venue, FIRST_DAY + next - 1)) / (UNIT * YEAR));
  }
  return path[Math.max(day - FIRST_DAY, 0)] ?? UNIT;
}

/** Coins that one token is worth at a full hour, in smallest steps; it moves every hour. */
export function tokenWorth({ token, venues: [venue] }: Pick<StakingProduct, 'token' | 'venues'>, at: number): bigint {
  if (venue === undefined || token?.grows !== true) return UNIT;
  const day = dayOf(at);
  const start = worthAtStart(venue, day);
  const hours = BigInt(Math.floor((at - day * DAY) / HOUR));
  return start + (start * baseRateOf(venue, day) * hours) / (UNIT * YEAR * 24n);
}

/** Tokens for one coin and coins for one token, 8 decimals each; `undefined` where a stake is not exchanged. */
export function exchangeRates(product: StakingProduct, at: number): { readonly rate: bigint; readonly reverse: bigint } | undefined {
  if (product.credit !== undefined) {
    const rate = creditRate(product.credit);
    return { rate, reverse: cutTo8((UNIT * UNIT) / rate) };
  }
  if (product.token === undefined) return undefined;
  const reverse = tokenWorth(product, at);
  return { rate: cutTo8((UNIT * UNIT) / reverse), reverse: cutTo8(reverse) };
}

/** What a debt product exchanges one coin for. It never changes, so the amount received for a stake equals the amount held. */
const creditRate = ({ rate }: NonNullable<StakingProduct['credit']>): bigint => (BigInt(rate) * UNIT) / 1_000_000n;

/** What people outside the sandbox have staked at the start of a day, in the product's coin. */
export const othersOf = ({ pid, others }: StakingProduct, day: number): bigint =>
  cutTo8((toUnits(others) * rateYearUnits({ asset: `total ${pid}`, baseRate: 1_000_000, swing: 25 }, day * 24)) / UNIT);
