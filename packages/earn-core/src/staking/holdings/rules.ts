import { type Decimal, ZERO, compare, subtract, sumOfKnown } from '../../decimal/decimal.ts';
import { holdingTypeOf } from '../product/variant.ts';
import type { StakingBalance } from './contract.ts';

/** The holdings of a list: 0 token or debt, 1 other (ST-27, AMB-120). A kind that the exchange does not say is among the others. */
export const holdingsOfType = <Row extends Pick<StakingBalance, 'type'>>(balances: readonly Row[], type: 0 | 1): readonly Row[] =>
  balances.filter((row) => holdingTypeOf(row.type) === type);

/** The sum of holdings; `undefined` where one of them is not known, so that no total is too small. */
export const heldTotal = (balances: readonly Pick<StakingBalance, 'amount'>[]): Decimal | undefined =>
  sumOfKnown(balances.map(({ amount }) => amount));

/** What a holding says about an order whose answer was lost: it was placed, it was not, or something else happened as well. */
export type HoldingMove = 'placed' | 'not-placed' | 'unclear';

/**
 * Whether an order of an amount was placed, by what was held before and after: a stake adds exactly its amount, a redemption
 * takes exactly its amount away. Any other change is unclear, and so is an amount that is not known.
 */
export function holdingMove(before: Decimal | undefined, after: Decimal | undefined, moved: Decimal): HoldingMove {
  if (before === undefined || after === undefined) return 'unclear';
  const difference = subtract(after, before);
  if (compare(difference, ZERO) === 0) return 'not-placed';
  return compare(difference, moved) === 0 ? 'placed' : 'unclear';
}
