import type { Decimal } from '@earnkit/core';
import type { QueryState } from '../provider/queryState.ts';

/** A product of the area in which a person has something. */
export type OverviewProduct = 'flexible' | 'fixed' | 'staking' | 'launchpool' | 'private-wealth' | 'soft-staking';

/**
 * What the earnings of a product leave out, as no call returns it (AMB-161): staking rewards beside the main coin of a product, those of
 * coins that are no longer staked, and what redeemed units gained.
 */
export type EarnedLeftOut = 'second-coins' | 'redeemed-stakes' | 'redeemed-units';

/** What a person has in a product. */
export interface ProductFigures {
  /** Value in USDT of what this product alone holds; `undefined` while a part of it is not known. */
  readonly worthUsdt: Decimal | undefined;
  /**
   * Value in USDT of what the person has in this product and another one holds and counts: a launchpool stake in Simple Earn or staking,
   * coins of soft staking in the spot account. `undefined` while it is not known. @default nothing
   */
  readonly elsewhereUsdt?: Decimal | undefined;
  /** The part of {@link worthUsdt} that has been redeemed and has not arrived. @default nothing, or it is not known */
  readonly onItsWayUsdt?: Decimal | undefined;
  /**
   * What it earned in USDT: of flexible Simple Earn, what all of Simple Earn paid; of fixed orders, what they pay at maturity.
   * `undefined` while a part of it is not known.
   */
  readonly earnedUsdt: Decimal | undefined;
  /** Whether the earnings are still loading, while the rest is known. @default false */
  readonly earnedPending?: boolean;
  /** What the earnings leave out. @default nothing */
  readonly earnedWithout?: readonly EarnedLeftOut[];
  /** Coins, orders or projects; `undefined` where the exchange does not say. */
  readonly count: number | undefined;
  /** Whether it is on. Of soft staking alone; everything else always is. */
  readonly on: boolean;
}

/** A product with what a person has in it. */
export interface ProductOverview {
  /** Which product it is. */
  readonly product: OverviewProduct;
  /** What the person has. Each product is read on its own, and fails on its own. */
  readonly figures: QueryState<ProductFigures>;
  /** The highest rate that is offered, a fraction; `undefined` while it is not known, and for a product without one. */
  readonly bestAprFraction: Decimal | undefined;
  /** Whether that rate is still being read. */
  readonly rateLoading: boolean;
}
