import { DAY, type Instant } from '@earnkit/time';
import { type Decimal, max, min } from '../../decimal.ts';
import { type SeriesTrend, seriesTrend } from '../series.ts';
import type { StakedTotalPoint, StakingRatePoint } from '../../contract/staking/trend.ts';

/** The periods of a trend, in days (ST-103). */
export const TREND_PERIODS = [7, 30, 90, 365] as const;

/** A period of a trend, in days. */
export type TrendPeriod = (typeof TREND_PERIODS)[number];

/** The period a trend begins with (ST-103). */
export const DEFAULT_TREND_PERIOD: TrendPeriod = 365;

/** The days of a trend: up to the last complete UTC day, one point a day. */
export const trendRange = (now: Instant, days: TrendPeriod): { readonly from: Instant; readonly to: Instant; readonly step: 'day' } => {
  const to = Math.floor(now / DAY) * DAY;
  return { from: to - (days - 1) * DAY, to, step: 'day' };
};

/** The bounds of several series. */
const boundsOf = (
  series: readonly { readonly lowest: Decimal | undefined; readonly highest: Decimal | undefined }[],
): { readonly lowest: Decimal | undefined; readonly highest: Decimal | undefined } => {
  const [low, ...lower] = series.map(({ lowest }) => lowest).filter((value) => value !== undefined);
  const [high, ...higher] = series.map(({ highest }) => highest).filter((value) => value !== undefined);
  return { lowest: low && min(low, ...lower), highest: high && max(high, ...higher) };
};

/** A product's rates, ready to be drawn: three series over the same days (ST-16). */
export interface StakingRateTrend {
  /** The whole rate per year, a fraction. */
  readonly rate: SeriesTrend<'aprFraction'>;
  /** The rate without extra rewards, a fraction per year. */
  readonly base: SeriesTrend<'baseAprFraction'>;
  /** The extra rate, a fraction per year. */
  readonly extra: SeriesTrend<'extraAprFraction'>;
  /** Smallest and largest value of all three. */
  readonly lowest: Decimal | undefined;
  /** See `lowest`. */
  readonly highest: Decimal | undefined;
  /** The coin of the newest extra rate; `undefined` where the exchange does not say. */
  readonly extraAsset: string | undefined;
}

/** A product's rates in order, each with its unbroken runs. A rate that the exchange does not say is a gap, never zero. */
export function stakingRateTrend(points: readonly StakingRatePoint[]): StakingRateTrend {
  const rate = seriesTrend(points, 'aprFraction', DAY);
  const base = seriesTrend(points, 'baseAprFraction', DAY);
  const extra = seriesTrend(points, 'extraAprFraction', DAY);
  const newest = points.toSorted((first, second) => second.at - first.at).find((point) => point.extraAsset !== undefined);
  return { rate, base, extra, ...boundsOf([rate, base, extra]), extraAsset: newest?.extraAsset };
}

/** What everybody has staked, ready to be drawn: in the coin, and in USDT (ST-17). */
export interface StakedTotalTrend {
  /** What is staked, in the coin. */
  readonly amount: SeriesTrend<'amount'>;
  /** The same in USDT. */
  readonly amountUsdt: SeriesTrend<'amountUsdt'>;
  /** Smallest and largest amount in the coin. */
  readonly lowest: Decimal | undefined;
  /** See `lowest`. */
  readonly highest: Decimal | undefined;
}

/** What everybody has staked, in order, with its unbroken runs. */
export function stakedTotalTrend(points: readonly StakedTotalPoint[]): StakedTotalTrend {
  const amount = seriesTrend(points, 'amount', DAY);
  return { amount, amountUsdt: seriesTrend(points, 'amountUsdt', DAY), lowest: amount.lowest, highest: amount.highest };
}
