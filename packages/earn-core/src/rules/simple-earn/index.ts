/** The rules of Simple Earn: pure functions over what the contract reads. */
export {
  assessFlexibleSubscribe,
  type FlexibleSubscribeRequest,
  type FlexibleTimeline,
  isAccrualNoticeDue,
  minAprToSend,
  type MissingTerm,
  missingTerm,
  type OwnMinApr,
  ownMinApr,
} from './flexible/subscribe.ts';
export { flexibleTimeline } from './flexible/timeline.ts';
export {
  assessCancelRedemption,
  assessFlexibleRedeem,
  type CancelRedemptionRequest,
  type FlexibleRedeemRequest,
  isBorrowedNoticeDue,
  MIN_REDEEM_AMOUNT,
  mostRedeemable,
  redeemableAmount,
  redemptionSplit,
  type RedemptionSplit,
} from './flexible/redeem.ts';
export { type HeldBack, heldBack, pendingRedemption, type PendingRedemption } from './flexible/holding.ts';
export { asLent, notLent, type NotLent } from './flexible/lending.ts';
export { marketAprParts, type MarketAprParts, marketList, type MarketSort, type MarketTerms } from './flexible/market.ts';
export { bestOffer, type BestOffer, type IdleCoin, idleCoins, productForVoucher } from './idle.ts';
export {
  daysOfKey,
  type FilteredCoin,
  heldAmounts,
  type HeldList,
  highestWay,
  isListed,
  mainTerm,
  type MarketFigure,
  type MarketFilter,
  marketTerms,
  type RatedWay,
  sortOfFilter,
  termKey,
  wayOfTerm,
} from './market.ts';
export {
  type BonusFacts,
  campaignStatus,
  type CampaignStatus,
  holdingApr,
  type HoldingApr,
  holdingBonus,
  type HoldingBonus,
  isBonusPaid,
  type KnownCampaign,
} from './flexible/bonus.ts';
export { bonusSteps, type BonusTerms } from './flexible/bonusSteps.ts';
export { aprForAmount, dailyReturn, type DailyReturn, headlineApr, heldOf, rateChangeOf, type ShownAprParts } from './flexible/estimate.ts';
export type { RateChange } from '../rates/rate.ts';
export {
  assessEarlyRedeem,
  type EarlyRedeemRequest,
  afterSubscribeDialog,
  DEFAULT_MATURITY,
  type FixedOrderBar,
  fixedOrderControls,
  type FixedOrderControls,
  fixedOrderSettlement,
  fixedOrderState,
  type FixedOrderState,
  type MaturityChoice,
  nextFixedOrderChange,
  offeredMaturity,
  fixedOrderReceivedAt,
  withRedeemAccount,
  withReinvest,
} from './fixed/order.ts';
export { redemptionReceivedAt } from './fixed/receivedAt.ts';
export { LEAST_VIP_TIER, leastTierOf, type VipAccess, vipAccess } from './fixed/access.ts';
export { subscribeAgain, type SubscribeAgain, type SubscribeAgainFacts } from './fixed/subscribeAgain.ts';
export { fixedHeadlineApr, type SaleFacts } from './fixed/product.ts';
export { fixedProductToOpen } from './fixed/productToOpen.ts';
export {
  assessFixedSubscribe,
  fixedObstacle,
  type FixedObstacle,
  type FixedSubscribeFacts,
  type FixedSubscribeRequest,
} from './fixed/subscribe.ts';
export {
  earlyRedemptionLoss,
  type EarlyRedemptionLoss,
  fixedAprForAmount,
  type FixedAprParts,
  fixedRateChange,
  fixedReturn,
  type FixedReturn,
  orderInterest,
  type OrderInterest,
} from './fixed/estimate.ts';
export {
  type FixedQuote,
  fixedQuote,
  interestOfDay,
  type InterestSum,
  interestSum,
  type PromiseOutcome,
  promisedInterest,
  promiseOutcome,
  quoteOfOrder,
} from './fixed/quote.ts';
export { fixedTimeline, type FixedTimeline } from './fixed/timeline.ts';
export { interestStartOf } from './fixed/earnedDays.ts';
export {
  bestVoucher,
  type BestVoucher,
  expiringVouchers,
  isVoucherExpired,
  voucherBar,
  type VoucherBar,
  voucherChange,
  type VoucherChange,
  type VoucherChoice,
  voucherChoices,
  voucherInterest,
  type VoucherUse,
} from './vouchers.ts';
export {
  arrivalMoments,
  redemptionArrival,
  type RedemptionArrival,
  type HistoryFigure,
  historyFigures,
  type HistoryFigures,
  type HistoryOrigin,
  historyOrigin,
  historyProject,
} from './history.ts';
export { type Earning, type Earnings, earningsByDay, type EarningsDay } from './earnings.ts';
export { type Allocation, allocationOf, type AllocationPart, type HeldAmount } from './portfolio.ts';
export { type AutoEarnChange, autoEarnScope, type AutoEarnScope, withAutoEarn } from './autoEarn.ts';
export { aprTrend, type AprTrend, assessMinLendApr, MIN_APR_DECIMALS, minAprBounds, type MinLendAprRequest } from './apr.ts';
export { type FixedWay, fixedWay, type FixedWayFacts, flexibleWay, type FlexibleWayFacts } from './ways.ts';
