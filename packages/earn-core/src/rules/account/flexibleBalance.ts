import { type Decimal, ZERO, roundDown, max } from '../../decimal.ts';
import type { Balance } from '../../contract/account.ts';

/** Decimals at which balances are kept (SH-17). */
const BALANCE_DECIMALS = 8;

/** What can be used of an amount: 8 decimals down, never below zero; `undefined` while it is not known. */
export const usable = (amount: Decimal | undefined): Decimal | undefined =>
  amount === undefined ? undefined : max(ZERO, roundDown(amount, BALANCE_DECIMALS));

/** The balance for flexible Simple Earn (SH-15, SH-17, AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFlexible = (balance: Balance | undefined): Decimal | undefined => usable(balance?.lendEarnAvailable);
