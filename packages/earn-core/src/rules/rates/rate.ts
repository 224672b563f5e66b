import { type Decimal, ZERO, add, compare, fixed, isPositive, max, min, roundUp } from '../../decimal.ts';
import type { Ladder } from '../../endpoint/wireLadder.ts';

/** Decimals of a rate that is sent (SE-F-35, SE-P-11). */
const SENT_RATE_DECIMALS = 4;

/** A rate as it is sent: a fraction with exactly 4 decimals, rounded up because it is a floor (SE-F-35, SE-P-11, AMB-041). */
export const rateToSend = (fraction: Decimal): string => fixed(roundUp(fraction, SENT_RATE_DECIMALS), SENT_RATE_DECIMALS);

/** The highest rate of a ladder; zero where there is none, and where it is not known: nothing is promised then. */
export const highestLadderApr = (ladder: Ladder = []): Decimal => max(ZERO, ...ladder.map((step) => step.aprFraction));

/** A ladder that ends where the largest amount that earns a bonus ends (AMB-096). Without a limit above 0 it stays as it is. */
export const ladderUpTo = (ladder: Ladder, limit: Decimal | undefined): Ladder =>
  limit === undefined || !isPositive(limit)
    ? ladder
    : ladder
        ?.filter(({ from }) => compare(from, limit) < 0)
        .map((step) => ({ ...step, to: step.to === undefined ? limit : min(step.to, limit) }));

/** Estimated rate in the auto-earn list: the next rate and the ladder's highest bonus (FM-12); `undefined` without a next rate. */
export const marketApr = (coin: { readonly nextAprFraction: Decimal | undefined; readonly ladder: Ladder }): Decimal | undefined =>
  coin.nextAprFraction === undefined ? undefined : add(coin.nextAprFraction, highestLadderApr(coin.ladder));

/** A rate that changed after the person saw it. */
export interface RateChange {
  /** The rate that the person read, a fraction per year. */
  readonly from: Decimal;
  /** The rate that holds now, a fraction per year. */
  readonly to: Decimal;
}

/**
 * The change between two readings of a rate; `undefined` where there is none, or one is not known. Lower and higher rates both
 * count, so that nobody subscribes at a rate they have not seen (R04).
 */
export const changeOfRate = (from: Decimal | undefined, to: Decimal | undefined): RateChange | undefined =>
  from === undefined || to === undefined || compare(from, to) === 0 ? undefined : { from, to };
