import type { SQL } from 'drizzle-orm';
import type { User } from '../users.ts';
import type { Db } from '../database/openDatabase.ts';

/*
 * A stake may be held in another product, where it earns meanwhile. The product that takes stakes does not import the other product:
 * `slices.ts` passes the holders to it.
 */

/** An amount of one coin, in smallest steps. */
interface Held {
  readonly asset: string;
  readonly amount: bigint;
}

/** The amount of a new stake. */
interface StakeToHold extends Held {
  readonly user: User;
  /** Sandbox time, unix seconds. */
  readonly at: number;
}

/** Common part of all holders. */
interface Holder {
  /** A query of the held amounts, as rows of `owner_id`, `asset` and `amount`. The audit compares them with the stakes. */
  readonly held: SQL;
}

/** Holds stakes until they are released. */
interface OpenHolder extends Holder {
  /** Takes the amount out of the spot account and holds it until it is released. @throws Refusal if it cannot. */
  readonly hold: (tx: Db, stake: StakeToHold) => Promise<void>;
  /** Releases an amount: it stays in this product and can be redeemed here from now on. */
  readonly release: (tx: Db, stake: Held & { readonly userId: number }) => Promise<void>;
}

/** Holds stakes that can be redeemed at any time. */
export interface FlexibleHolder extends OpenHolder {
  /** Rates at a moment, fractions per year; `undefined` if this product does not take the coin. */
  readonly ratesOf: (asset: string, at: number) => { readonly rateYear: string; readonly bonusRateYear: string } | undefined;
}

/** Holds stakes that earn like stakes of the staking product. */
export interface StakingHolder extends OpenHolder {
  /** The rate at a moment without a bonus, in percent per year; `undefined` if this product does not take the coin. */
  readonly rateOf: (asset: string, at: number) => string | undefined;
}

/** Holds stakes for a fixed number of days. */
export interface FixedHolder extends Holder {
  /** Reads the current rates, fractions per year in smallest steps; `undefined` if there is no such term. */
  readonly readRates: (db: Db) => Promise<(asset: string, days: number) => bigint | undefined>;
  /**
   * Takes the amount out of the spot account for a term, and pays it out automatically afterwards.
   *
   * @returns when the term ends and when it is paid out.
   */
  readonly hold: (tx: Db, stake: StakeToHold & { readonly days: number }) => Promise<HeldTerm>;
}

/** The dates of a stake in a fixed term, in unix seconds. */
export interface HeldTerm {
  /** When the term ends. */
  readonly endsAt: number;
  /** When the stake is paid out automatically. */
  readonly returnsAt: number;
}

/** The products that hold stakes. */
export interface StakeHolders {
  readonly flexible: FlexibleHolder;
  readonly fixed: FixedHolder;
  readonly staking: StakingHolder;
}
