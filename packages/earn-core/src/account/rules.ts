import type { Reason } from '../assessment.ts';
import { type Decimal, ZERO, cutDown, decimal, isPositive, max, multiply, subtract } from '../decimal/decimal.ts';
import type { AccountMode, Balance, BorrowSettings, FixedAvailable, FundingLock, Loans, Referral, Ticker } from './contract.ts';

export {
  assessFundsAmount,
  coinsBought,
  type FundingChoice,
  fundingChoices,
  type FundingFacts,
  type FundingMethod,
} from './add-funds/rules.ts';
export {
  autoEarnOffer,
  type BusinessTag,
  candyDropOffer,
  type Edition,
  expressBuyOffer,
  inviteFriendsOffer,
  lastHourRewardOffer,
  type Offer,
  spotTradeOffer,
  stakingToggleOffer,
  transferOffer,
  type Viewer,
} from './restrictions/rules.ts';

/** Decimals at which balances are kept (SH-17). */
const BALANCE_DECIMALS = 8;

/** What the account mode means for names and balances (SH-12, SH-13, SH-14). */
export interface AccountFlags {
  /** Every mode but classic. */
  readonly unified: boolean;
  /** Simple Earn runs on the unified account: multi-currency with funding in use. */
  readonly unifiedSimpleEarn: boolean;
}

/** What the account mode means (SH-12, SH-13); `undefined` while the mode is not known. */
export const accountFlags = (mode: Pick<AccountMode, 'mode' | 'useFunding'> | undefined): AccountFlags | undefined =>
  mode && { unified: mode.mode !== 'classic', unifiedSimpleEarn: mode.mode === 'multi_currency' && mode.useFunding };

const usable = (amount: Decimal | undefined): Decimal | undefined =>
  amount === undefined ? undefined : max(ZERO, cutDown(amount, BALANCE_DECIMALS));

/** The balance for flexible Simple Earn (SH-15, SH-17, AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFlexible = (balance: Balance | undefined): Decimal | undefined => usable(balance?.lendEarnAvailable);

/** The plain balance, shown when adding funds (AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFunding = (balance: Balance | undefined): Decimal | undefined => usable(balance?.available);

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

/** The balance for a fixed term (AMB-066), 8 decimals down; `undefined` while unknown. */
export const availableForFixed = (fixed: FixedAvailable | undefined): Decimal | undefined => usable(fixed?.available);

/**
 * What a person has borrowed of a coin: `0` where the exchange names no loan of it (AMB-023); `undefined` while the loans
 * are not known, or where the figure could not be read.
 */
export const loanOf = (loans: Loans | undefined, asset: string): Decimal | undefined =>
  loans === undefined ? undefined : Object.hasOwn(loans, asset) ? loans[asset] : ZERO;

/** What the balance that launchpool and staking draw on depends on (AMB-066, AMB-067). */
export interface OutableFacts {
  /** The balances of the coin; `undefined` while they are not known. */
  readonly balance: Balance | undefined;
  /** The coin's borrow setting; `undefined` while it is not known, `null` where there is none. */
  readonly borrow: BorrowSettings | undefined;
  /** What the person has borrowed; `undefined` while it is not known. */
  readonly loans: Loans | undefined;
}

/** Outable less loans; a fact is waited for only where it makes a difference, so that nothing loads without need. */
function outable({ balance, loans }: OutableFacts, supported: boolean | undefined): Decimal | undefined {
  if (balance === undefined) return undefined;
  const loan = loanOf(loans, balance.asset);
  if (supported === true || loan === ZERO) return availableWithLoans(balance.outable, loan, true);
  return supported === undefined || loan === undefined ? undefined : availableWithLoans(balance.outable, loan, false);
}

/**
 * What can go into a launchpool: outable, less what is borrowed where borrowed coins may not be used (AMB-066, AMB-067), 8
 * decimals down, never below zero; `undefined` while a fact is missing, so that nobody meets a false limit.
 */
export const availableForLaunchpool = (facts: OutableFacts): Decimal | undefined =>
  outable(facts, facts.borrow === undefined ? undefined : (facts.borrow?.launchpool ?? false));

/**
 * What can be staked: as for the launchpool, by the coin's own setting.
 *
 * @param configSupport the staking product's own `borrow_support`; either of the two is enough (AMB-067). `undefined` while
 * it is not known.
 */
export function availableForStaking(facts: OutableFacts, configSupport: boolean | undefined): Decimal | undefined {
  const setting = facts.borrow === undefined ? undefined : (facts.borrow?.staking ?? false);
  const known = setting === undefined || configSupport === undefined ? undefined : false;
  return outable(facts, setting === true || configSupport === true ? true : known);
}

/**
 * The lock pre-check before money moves (SH-56 to SH-58, AMB-016): refused only when funding is in use and locked. A
 * check that failed refuses nothing; the exchange decides.
 */
export function assessFundingLock(lock: FundingLock | undefined, action: 'subscribe' | 'redeem'): Reason | undefined {
  if (!lock?.useFunding || !lock.locked) return undefined;
  return { key: action === 'subscribe' ? 'lend_earn.notsubscribe.toast' : 'lend_earn.notredeem.toast' };
}

/** Coins shown without conversion (SH-23). */
const STABLECOINS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** True for coins whose amounts stand for themselves in dollars (SH-23). */
export const isStablecoin = (asset: string): boolean => STABLECOINS.includes(asset);

/** The pair that prices a coin, such as `BTC_USDT` (SH-22); `undefined` for USDT, whose price is fixed. */
export const pricePairOf = (asset: string): string | undefined => (asset === 'USDT' ? undefined : `${asset}_USDT`);

/**
 * Price of a coin in USDT: 1 for USDT itself (SH-21), else its pair's (SH-22); `undefined` while it is not known. A price that is
 * not above 0 is none: it would take from a total what a person has.
 */
export function usdtPriceOf(asset: string, tickers: readonly Ticker[] | undefined): Decimal | undefined {
  const pair = pricePairOf(asset);
  if (pair === undefined) return decimal('1');
  const price = tickers?.find((ticker) => ticker.pair === pair)?.price;
  return price && isPositive(price) ? price : undefined;
}

/** Worth of an amount in USDT, exact; `undefined` while the amount or the price is not known. */
export const usdtValueOf = (amount: Decimal | undefined, price: Decimal | undefined): Decimal | undefined =>
  amount === undefined || price === undefined ? undefined : multiply(amount, price);

/** The code in an invitation (SH-25): a partner's own where they have one, else the person's; `undefined` where there is neither. */
export const invitationCode = (referral: Referral | undefined): string | undefined => referral?.kolCode ?? referral?.encryptedUid;
