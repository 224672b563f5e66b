import type { Rows } from '@earnkit/core/endpoint';
import type { ListedEarning } from '@earnkit/core/statement/contract';
import type { RewardProducts } from '../staking/useStakingTotals.ts';

/** Products whose payments the exchange has no call for. */
export const HOST_PRODUCTS = ['launchpool', 'private-wealth', 'soft-staking'] as const;

/** A product whose payments the host lists. */
export type HostProduct = (typeof HOST_PRODUCTS)[number];

/** The products of a statement, in their order. */
export const STATEMENT_PRODUCTS = ['flexible', 'fixed', 'staking', ...HOST_PRODUCTS] as const;

/** A product of a statement. */
export type StatementProduct = (typeof STATEMENT_PRODUCTS)[number];

/** A page of what was earned in a time. Times are unix seconds, `to` exclusive. */
export interface EarningsPage {
  /** The first second. */
  readonly from: number;
  /** The second after the last; never more than six months later. */
  readonly to: number;
  /** The page, from 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly limit: number;
}

/** Data of a statement for which the exchange has no call (AMB-025, AMB-036). Keep the identity of the functions between renders. */
export interface StatementHost {
  /** Reads a page of what a product paid, newest first. A product that is left out is not in the statement, which says so. */
  readonly earnings?: Partial<Readonly<Record<HostProduct, (page: EarningsPage, signal: AbortSignal) => Promise<Rows<ListedEarning>>>>>;
  /** Every staking product, to include the rewards of coins that have been redeemed since. @default only the coins that are staked now */
  readonly stakingProducts?: RewardProducts | undefined;
}
