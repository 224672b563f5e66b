import { least } from '../units.ts';

/**
 * Divides an amount over parts, the latest first. Parts that have nothing to give are passed over.
 *
 * @param parts the oldest first.
 * @param amount smallest steps.
 * @param freeOf what can be taken of a part, in smallest steps.
 * @returns what each part that is touched gives, above zero; together it is the amount.
 * @throws Error where the parts have less, so that nothing is paid out that no part gives.
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
