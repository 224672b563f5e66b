import * as v from 'valibot';
import { type Endpoint, type NoFields, endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireId, wireInteger, wireRows, wireText, wireIconUrl } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { autoEarn, bonusRate, ladder, nextRate } from './flexibleMarket.ts';

/** Fields with the same meaning in several answers. */
export const bonusOpen = wireField('is_open_award_pool', wireFlag);

export const currentAmount = wireField('curr_amount', wireDecimalOrUnknown);

export const lentAmount = wireField('lend_amount', wireDecimalOrUnknown);

const holdingRow = wireObject({
  id: wireId,
  asset: wireText,
  icon: wireIconUrl,
  /** All that the person holds of the coin, with what is being redeemed. Where it is `undefined`, how much can be redeemed is not known. */
  currentAmount,
  /**
   * The part of it that is lent to borrowers. `0` where all can be paid at once. A redemption says what arrives at once and what with the
   * next full hour only where this and `redeemingAmount` are known.
   */
  lentAmount,
  /** Redeemed and not yet paid (SE-F-08). Where it is `undefined`, what can be redeemed is not known, and a redemption cannot be cancelled. */
  redeemingAmount: wireField('frozen_amount', wireDecimalOrUnknown),
  /** Whether the redemption can still be cancelled (SE-F-05). */
  redeemingRevocable: wireField('frozen_status', wireFlag),
  /**
   * What cannot be redeemed because something else holds it: margin, or a launchpool. `0` where nothing can. Where it is `undefined`, what can
   * be redeemed is not known: the person is told, and the exchange decides.
   */
  marginFrozenAmount: wireField('margin_frozen_amount', wireDecimalOrUnknown),
  /** The part of it that a launchpool holds; `undefined` where the exchange does not say (the field is assumed). */
  launchpoolAmount: wireField('launchpool_amount', wireDecimalOrUnknown),
  cumulativeInterest: wireField('cumulative', wireDecimalOrUnknown),
  /** The rate of the next full hour, a fraction a year. */
  nextAprFraction: nextRate,
  /** The rate of the last full hour, a fraction a year. No component shows it, and no order depends on it. */
  lastAprFraction: wireField('last_rate_year', wireDecimalOrUnknown),
  bonusAprFraction: bonusRate,
  bonusOpen,
  /**
   * The least rate at which the person lends, a fraction a year; a subscription keeps it (AMB-147). `0` is no minimum. Where it is
   * `undefined`, nothing more of the coin can be subscribed, because the subscription may change a minimum that is not known.
   */
  minLendAprFraction: wireField('min_lend_rate_year', wireDecimalOrUnknown),
  autoEarn,
  ladder,
});

/** A person's flexible holding of one coin (SE-F-04). */
export interface FlexibleHolding extends v.InferOutput<typeof holdingRow> {}

/** {@link FlexibleHolding} on the wire. */
export interface FlexibleHoldingWire extends v.InferInput<typeof holdingRow> {}

/** Reads the person's flexible holdings, 10 a page (API-51); with `asset` only that coin's (AMB-033). */
export const holdings = endpoint({
  name: 'flexible.holdings',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/subscribe',
  request: v.object({ page: v.optional(wireInteger), limit: v.optional(wireInteger), asset: v.optional(wireText) }),
  data: wireRows<FlexibleHoldingWire, FlexibleHolding>(holdingRow),
});

const statisticsData = wireObject({
  totalValueUsdt: wireField('total_value_usdt', wireDecimalOrUnknown),
  totalInterestUsdt: wireField('total_interest_usdt', wireDecimalOrUnknown),
  yesterdayInterestUsdt: wireField('yesterday_interest_usdt', wireDecimalOrUnknown),
});

/** What the person has and earned in Simple Earn, in USDT (AMB-026). */
export interface SimpleEarnStatistics extends v.InferOutput<typeof statisticsData> {}

/** {@link SimpleEarnStatistics} on the wire. */
export interface SimpleEarnStatisticsWire extends v.InferInput<typeof statisticsData> {}

/** Reads the summary band (API-50). */
export const statistics: Endpoint<void, NoFields, SimpleEarnStatisticsWire, SimpleEarnStatistics> = endpoint({
  name: 'flexible.statistics',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/statistics',
  data: statisticsData,
});
