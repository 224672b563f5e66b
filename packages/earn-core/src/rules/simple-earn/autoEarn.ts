import type { Rows } from '../../endpoint/wire.ts';
import type { ALL_ASSETS } from '../../contract/simple-earn/autoEarn.ts';

/** Means every coin. It has the value of the contract's constant; rules import only its type. */
const EVERY_COIN: typeof ALL_ASSETS = 'ALL_ASSET';

/** A change of auto-earn: the input of `autoEarn.set`. */
export interface AutoEarnChange {
  /** A coin, or `ALL_ASSET` for every one. */
  readonly asset: string;
  /** Whether it is to be on. */
  readonly on: boolean;
}

/** The list after an accepted change; a change of all coins applies to every row (SE-A-13, SE-A-14, AMB-103). */
export const withAutoEarn = <Coin extends { readonly asset: string; readonly autoEarn: boolean | undefined }>(
  coins: readonly Coin[],
  change: AutoEarnChange,
): readonly Coin[] =>
  coins.map((coin) => (change.asset === EVERY_COIN || coin.asset === change.asset ? { ...coin, autoEarn: change.on } : coin));

/** For which of the listed coins auto-earn is on. */
export interface AutoEarnScope {
  /** Whether it is on for all of them; `undefined` while that is not known (SE-A-02). */
  readonly all: boolean | undefined;
  /** For how many it is on; `undefined` while the coins, or the state of one of them, are not known. */
  readonly coins: number | undefined;
  /** How many coins are listed; `undefined` while they are not known. */
  readonly listed: number | undefined;
}

/**
 * For which of the listed coins auto-earn is on. "All" is on only while every listed coin is, whatever the common switch says (AMB-167).
 *
 * @param common the switch for all coins; `undefined` where the exchange does not say.
 * @param listed the coins of the market; `undefined` while they are not known.
 */
export function autoEarnScope(
  common: boolean | undefined,
  listed: Rows<{ readonly autoEarn: boolean | undefined }> | undefined,
): AutoEarnScope {
  const states = listed?.rows.map(({ autoEarn }) => autoEarn);
  const coins = states?.includes(undefined) ? undefined : states?.filter(Boolean).length;
  // The market is one answer: where it says no total, it is what was sent.
  const count = listed && (listed.total ?? listed.rows.length + listed.unreadable.length);
  return { all: common && (coins === undefined ? undefined : coins === count), coins, listed: count };
}
