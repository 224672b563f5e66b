import { type Decimal, ZERO, cutDown, max } from '../../decimal.ts';
import type { Balance, FixedAvailable } from '../../contract/account.ts';

/** Decimals at which balances are kept (SH-17). */
const BALANCE_DECIMALS = 8;

/** What can be used of an amount: 8 decimals down, never below zero; `undefined` while it is not known. */
export const usable = (amount: Decimal | undefined): Decimal | undefined =>
  amount === undefined ? undefined : max(ZERO, cutDown(amount, BALANCE_DECIMALS));

/** The balance for flexible Simple Earn (SH-15, SH-17, AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFlexible = (balance: Balance | undefined): Decimal | undefined => usable(balance?.lendEarnAvailable);

/** The plain balance, shown when adding funds (AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFunding = (balance: Balance | undefined): Decimal | undefined => usable(balance?.available);

/** The balance for a fixed term (AMB-066), 8 decimals down; `undefined` while unknown. */
export const availableForFixed = (fixed: FixedAvailable | undefined): Decimal | undefined => usable(fixed?.available);
