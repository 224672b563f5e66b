import { UNIT } from '../units.ts';

/** The smallest amount of so many decimals, in smallest steps of the ledger. */
export const stepOf = (decimals: number): bigint => UNIT / 10n ** BigInt(decimals);

/**
 * Divides a pot pro rata, to the last step: each share is cut down, and what that leaves goes, a step each, to those that
 * lost most by it; of equals, to the first.
 *
 * @returns the shares in the order of the weights; they add up to the pot where any weight is above 0.
 */
export function sharesOf(pot: bigint, weights: readonly bigint[], step: bigint): readonly bigint[] {
  let total = 0n;
  for (const weight of weights) total += weight;
  if (total === 0n) return weights.map(() => 0n);
  const steps = pot / step;
  let left = steps;
  const cut = weights.map((weight, index) => {
    const exact = steps * weight;
    const whole = exact / total;
    left -= whole;
    return { index, whole, lost: exact - whole * total };
  });
  const shares = cut.map(({ whole }) => whole * step);
  if (left > 0n) {
    const byLoss = cut.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost < b.lost ? 1 : -1));
    for (const { index } of byLoss.slice(0, Number(left))) shares[index] = (shares[index] ?? 0n) + step;
  }
  return shares;
}
