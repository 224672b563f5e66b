export { assessFundsAmount, coinsBought, type FundingChoice, fundingChoices, type FundingFacts, type FundingMethod } from './funds.ts';
export { accountFlags, type AccountFlags, assessFundingLock } from './mode.ts';
export {
  autoEarnOffer,
  type BusinessTag,
  candyDropOffer,
  type Edition,
  expressBuyOffer,
  invitationCode,
  inviteFriendsOffer,
  lastHourRewardOffer,
  type Offer,
  spotTradeOffer,
  stakingToggleOffer,
  transferOffer,
  type Viewer,
} from './restrictions.ts';
export {
  availableForFixed,
  availableForFunding,
  availableForLaunchpool,
  availableForStaking,
  availableWithLoans,
  loanOf,
  type OutableFacts,
} from './balance.ts';
export { availableForFlexible } from './flexibleBalance.ts';
export { isStablecoin, pricePairOf, usdtPriceOf, usdtValueOf } from './prices.ts';
