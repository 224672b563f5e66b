import { ALL_ASSETS } from './contract.ts';

/** A change of auto-earn: the input of `autoEarn.set`. */
export interface AutoEarnChange {
  /** A coin, or `ALL_ASSET` for every one. */
  readonly asset: string;
  /** Whether it is to be on. */
  readonly on: boolean;
}

/** The list after an accepted change; a change of all coins applies to every row (SE-A-13, SE-A-14, AMB-103). */
export const withAutoEarn = <Coin extends { readonly asset: string; readonly autoEarn: boolean }>(
  coins: readonly Coin[],
  change: AutoEarnChange,
): readonly Coin[] =>
  coins.map((coin) => (change.asset === ALL_ASSETS || coin.asset === change.asset ? { ...coin, autoEarn: change.on } : coin));
