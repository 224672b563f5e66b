import { rowNamed } from '../../byName.ts';
import { type Decimal, ZERO, subtract } from '../../decimal.ts';
import type { Balance, BorrowSettings, FixedAvailable, Loans } from '../../contract/account.ts';
import { usable } from './flexibleBalance.ts';

/** The plain balance, shown when adding funds (AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFunding = (balance: Balance | undefined): Decimal | undefined => usable(balance?.available);

/** The balance for a fixed term (AMB-066), 8 decimals down; `undefined` while unknown. */
export const availableForFixed = (fixed: FixedAvailable | undefined): Decimal | undefined => usable(fixed?.available);

/**
 * What is left of a balance after the person's loans, 8 decimals down, never below zero (AMB-066, AMB-067).
 *
 * @param loan what is borrowed of the coin; none where the exchange names none (AMB-023).
 * @param supported whether borrowed coins may be used, so that nothing is taken off.
 */
export function availableWithLoans(available: Decimal | undefined, loan: Decimal | undefined, supported: boolean): Decimal | undefined {
  if (available === undefined) return undefined;
  return usable(supported ? available : subtract(available, loan ?? ZERO));
}

/**
 * What a person has borrowed of a coin: `0` where the exchange names no loan of it (AMB-023); `undefined` while the loans
 * are not known, or where the figure could not be read.
 */
export function loanOf(loans: Loans | undefined, asset: string): Decimal | undefined {
  if (loans === undefined) return undefined;
  const loan = rowNamed(loans, asset);
  return loan ? loan.value : ZERO;
}

/** What the balance that launchpool and staking draw on depends on (AMB-066, AMB-067). */
export interface OutableFacts {
  /** The balances of the coin; `undefined` while they are not known. */
  readonly balance: Balance | undefined;
  /** The coin's borrow setting; `undefined` while it is not known, `null` where there is none. */
  readonly borrow: BorrowSettings | undefined;
  /** What the person has borrowed; `undefined` while it is not known. */
  readonly loans: Loans | undefined;
}

/** The outable balance less loans; a missing fact matters only when it changes the result, so that nothing waits for it. */
function outable({ balance, loans }: OutableFacts, supported: boolean | undefined): Decimal | undefined {
  if (balance === undefined) return undefined;
  const loan = loanOf(loans, balance.asset);
  if (supported === true || loan === ZERO) return availableWithLoans(balance.outable, loan, true);
  return supported === undefined || loan === undefined ? undefined : availableWithLoans(balance.outable, loan, false);
}

/**
 * What can go into a launchpool: outable, less what is borrowed where borrowed coins may not be used (AMB-066, AMB-067), 8
 * decimals down, never below zero; `undefined` while a fact is missing, so that no wrong limit is shown.
 */
export const availableForLaunchpool = (facts: OutableFacts): Decimal | undefined =>
  outable(facts, facts.borrow === null ? false : facts.borrow?.launchpool);

/**
 * What can be staked: as for the launchpool, by the coin's own setting.
 *
 * @param configSupport the staking product's own `borrow_support`; either of the two is enough (AMB-067). `undefined` while
 * it is not known.
 */
export function availableForStaking(facts: OutableFacts, configSupport: boolean | undefined): Decimal | undefined {
  const setting = facts.borrow === null ? false : facts.borrow?.staking;
  const known = setting === undefined || configSupport === undefined ? undefined : false;
  return outable(facts, setting === true || configSupport === true ? true : known);
}
