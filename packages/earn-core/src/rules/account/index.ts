export { assessFundsAmount, coinsBought, type FundingChoice, fundingChoices, type FundingFacts, type FundingMethod } from './funds.ts';
export { assessFundingLock } from './fundingLock.ts';
export { invitationCode } from './invitation.ts';
export { type AccountFlags, accountFlags } from './mode.ts';
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
} from './restrictions.ts';
