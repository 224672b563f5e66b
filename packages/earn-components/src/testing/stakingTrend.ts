import { STORY_NOW } from './simpleEarnRows.ts';

const DAY = 86_400;

/** The last days up to today, the oldest first. */
const lastDays = (count: number): readonly number[] => {
  const today = Math.floor(STORY_NOW / DAY);
  return Array.from({ length: count }, (_, index) => (today - count + 1 + index) * DAY);
};

/** A base rate that wanders around 2.8 percent, the same every time. */
const baseOf = (at: number): number => 2.8 + Math.sin(at / DAY / 40) * 0.4 + Math.sin(at / DAY / 3) * 0.08;

/** The rates of the last days, with 0.4 percent extra in GT. */
export const ratePoints = (count: number) =>
  lastDays(count).map((time) => ({
    time,
    rate: (baseOf(time) + 0.4).toFixed(4),
    base_rate: baseOf(time).toFixed(4),
    extra_rate: '0.4',
    extra_coin: 'GT',
    coins: 'ETH',
    exchange_rate_reverse: null,
  }));

/** What everybody has staked in the last days, at 3,308.80 USDT a coin. */
export const totalPoints = (count: number) =>
  lastDays(count).map((time) => ({
    time,
    stake_total_amount: (baseOf(time) * 15_000).toFixed(2),
    stake_total_amount_usdt: (baseOf(time) * 15_000 * 3308.8).toFixed(2),
  }));
