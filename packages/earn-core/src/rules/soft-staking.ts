import { type Assessment, blocked, ready } from './assessment.ts';
import { type Decimal, decimal, divide, multiply } from '../decimal.ts';
import { DAYS_OF_YEAR } from './rates/yearlyBonus.ts';
import type { WayToEarn } from './ways.ts';
import { DAY, type Instant } from '@earnkit/time';
import type { SoftStakingCoin } from '../contract/soft-staking.ts';

/** What `softStaking.set` takes. */
export interface SoftStakingChange {
  /** Whether it is to be on. */
  readonly on: boolean;
}

/** The two variants of the dialog (SS-02, SS-05). */
export type SoftStakingDialog = 'activate' | 'close';

/** Assesses a change of the switch: activating needs the tick at the terms (SS-06), closing needs nothing (SS-07). */
export const assessSoftStaking = (dialog: SoftStakingDialog, terms: boolean): Assessment<SoftStakingChange> =>
  dialog === 'close' ? ready({ on: false }) : terms ? ready({ on: true }) : blocked();

const HOUR = 3600;

/**
 * When soft staking that is on next pays (SS-01): a day is paid when it ends, at 00:00 UTC. A day without a snapshot pays nothing, and the last
 * one is taken at 23:00; where every coin says that it has none, the next payout is a day later. In unix seconds.
 */
export function nextSoftStakingPayout(now: Instant, coins: readonly Pick<SoftStakingCoin, 'hoursToday'>[]): Instant {
  const midnight = (Math.floor(now / DAY) + 1) * DAY;
  const none = coins.length > 0 && coins.every(({ hoursToday }) => hoursToday === 0);
  return none && now >= midnight - HOUR ? midnight + DAY : midnight;
}

const PAYOUT_DECIMALS = 8;

/**
 * The payout of a day for an average holding: × rate / 365, multiplied first and cut once to 8 decimals (AMB-046).
 * `undefined` while either is not known.
 */
export const dailyPayout = (average: Decimal | undefined, aprFraction: Decimal | undefined): Decimal | undefined =>
  average && aprFraction && divide(multiply(average, aprFraction), decimal(String(DAYS_OF_YEAR)), PAYOUT_DECIMALS);

/** What a coin is expected to pay for a whole day with what is held now; `undefined` while it is not known, and for a coin without soft staking. */
export const expectedPayout = (coin: Pick<SoftStakingCoin, 'supported' | 'holding' | 'aprFraction'>): Decimal | undefined =>
  coin.supported ? dailyPayout(coin.holding, coin.aprFraction) : undefined;

/**
 * A coin's soft staking as a way to earn (AMB-173): the coins stay in the spot account and are paid for each day (SS-01). `undefined` for a
 * coin without it. While it is off it pays from the day after it is switched on.
 */
export const softStakingWay = (
  coin: Pick<SoftStakingCoin, 'asset' | 'supported' | 'aprFraction'>,
  now: Instant,
): WayToEarn<'soft-staking'> | undefined =>
  coin.supported
    ? {
        key: 'soft-staking',
        product: 'soft-staking',
        asset: coin.asset,
        terms: { baseFraction: coin.aprFraction, ladder: [], held: undefined },
        estimate: false,
        paidIn: coin.asset,
        access: { kind: 'any-time' },
        payment: { at: nextSoftStakingPayout(now, []), every: 'day' },
        minimum: undefined,
        most: 'unlimited',
        obstacle: coin.aprFraction === undefined ? 'no-rate' : undefined,
      }
    : undefined;
