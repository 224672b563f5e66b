import type { Decimal } from '@earnkit/core';
import type { QueryState } from '../provider/queryState.ts';

/** A product of the area in which a person has something. */
export type OverviewProduct = 'flexible' | 'fixed' | 'staking' | 'launchpool' | 'private-wealth' | 'soft-staking';

/** What a person has in a product. */
export interface ProductFigures {
  /** Value of everything in USDT; `undefined` while a part of it is not known. */
  readonly worthUsdt: Decimal | undefined;
  /**
   * What it earned in USDT: of flexible Simple Earn, what all of Simple Earn paid; of fixed orders, what they pay at maturity.
   * `undefined` while a part of it is not known.
   */
  readonly earnedUsdt: Decimal | undefined;
  /** Whether that is still on its way, while the rest is known. @default false */
  readonly earnedPending?: boolean;
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
  /**
   * Whether its value is part of the total. A launchpool stake may be held in Simple Earn and coins of soft staking stay in the spot
   * account: counted as well, they would count twice.
   */
  readonly counted: boolean;
}
