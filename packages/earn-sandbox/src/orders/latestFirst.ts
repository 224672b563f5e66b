import { least } from '../units.ts';

/**
 * Takes an amount from parts, the latest part first. Skips parts from which nothing can be taken.
 *
 * @param parts the oldest first.
 * @param amount smallest steps.
 * @param freeOf what can be taken of a part, in smallest steps.
 * @returns the affected parts with the amount taken from each, above zero; the amounts sum to `amount`.
 * @throws Error if the parts have less than `amount`.
 */
export function latestFirst<Part>(
  parts: readonly Part[],
  amount: bigint,
  freeOf: (part: Part) => bigint,
): readonly (readonly [part: Part, taken: bigint])[] {
  const shares: (readonly [Part, bigint])[] = [];
  let left = amount;
  for (const part of parts.toReversed()) {
    const taken = least(left, freeOf(part));
    if (taken <= 0n) continue;
    shares.push([part, taken]);
    left -= taken;
  }
  if (left !== 0n) throw new Error(`The parts have ${left} steps less than is taken of them`);
  return shares;
}
