import type { Reason } from '../assessment.ts';
import type { AccountMode, FundingLock, Referral } from './contract.ts';

export {
  assessFundsAmount,
  coinsBought,
  type FundingChoice,
  fundingChoices,
  type FundingFacts,
  type FundingMethod,
} from './add-funds/rules.ts';
export { availableForFixed, availableForFlexible, availableForFunding } from './available.ts';
export { availableForLaunchpool, availableForStaking, availableWithLoans, loanOf, type OutableFacts } from './outable.ts';
export { pricePairOf, usdtPriceOf, usdtValueOf } from './prices.ts';
export { isStablecoin } from './stablecoins.ts';
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

/**
 * The lock pre-check before money moves (SH-56 to SH-58, AMB-016): refused only when funding is in use and locked. A
 * check that failed refuses nothing; the exchange decides.
 */
export function assessFundingLock(lock: FundingLock | undefined, action: 'subscribe' | 'redeem'): Reason | undefined {
  if (!lock?.useFunding || !lock.locked) return undefined;
  return { key: action === 'subscribe' ? 'lend_earn.notsubscribe.toast' : 'lend_earn.notredeem.toast' };
}

/** The code in an invitation (SH-25): a partner's own where they have one, else the person's; `undefined` where there is neither. */
export const invitationCode = (referral: Referral | undefined): string | undefined => referral?.kolCode ?? referral?.encryptedUid;
