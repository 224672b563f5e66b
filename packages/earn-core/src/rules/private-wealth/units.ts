import { type Decimal, divide, isPositive } from '../../decimal.ts';

/** Decimals of units, typed and sent (PW-14). */
export const UNIT_DECIMALS = 6;

/** Units that an amount buys at a net value, 6 decimals down; `undefined` while either is not known, or where a unit is worth nothing. */
export const unitsForAmount = (amount: Decimal | undefined, netValue: Decimal | undefined): Decimal | undefined =>
  amount && netValue && isPositive(netValue) ? divide(amount, netValue, UNIT_DECIMALS) : undefined;
