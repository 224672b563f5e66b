/* `@earnkit/hooks/simple-earn`: everything of Simple Earn, with the queries behind it. */
export { flexibleHoldingsOptions, flexibleMarketOptions, flexibleStatisticsOptions } from './flexible/queries.ts';
export { bonusCampaignOptions, flexibleHoldingOptions, flexibleProductOptions, type ProductQuery } from './flexible/productQueries.ts';
export { type AprTrendView, useAprTrend } from './apr/useAprTrend.ts';
export { type MinLendApr, useMinLendApr } from './apr/useMinLendApr.ts';
export { useMinLendAprStatus } from './apr/useMinLendAprStatus.ts';
export { AUTO_EARN_PAGE_SIZE, type AutoEarnCoinsQuery, useAutoEarnCoins } from './auto-earn/useAutoEarnCoins.ts';
export { type AutoEarnState, useAutoEarnState } from './auto-earn/useAutoEarnState.ts';
export { useAutoEarnChange } from './auto-earn/useAutoEarnChange.ts';
export { useAutoEarnOffered } from './auto-earn/useAutoEarnOffered.ts';
export { useAutoEarnOfferRetry } from './auto-earn/useAutoEarnOfferRetry.ts';
export { everyCoin, isEveryCoin, useAutoEarnQuestion } from './auto-earn/useAutoEarnQuestion.ts';
export { useFlexibleHolding } from './flexible/useFlexibleHolding.ts';
export { type HoldingBonusState, useHoldingBonus } from './flexible/useHoldingBonus.ts';
export {
  type FlexibleHoldingsPage,
  type FlexibleHoldingsQuery,
  holdingsPageSize,
  useFlexibleHoldings,
} from './flexible/useFlexibleHoldings.ts';
export type { FlexibleHoldingView } from './flexible/useHoldingViews.ts';
export { type FlexibleMarketPage, type FlexibleMarketQuery, useFlexibleMarket } from './flexible/useFlexibleMarket.ts';
export type { MarketCoinView } from './market/useCoinViews.ts';
export { useCoinIcons } from './market/useCoinIcons.ts';
export {
  type EarnMarketPage,
  type EarnMarketQuery,
  type MarketRow,
  bestBeside,
  daysOfKey,
  leadOf,
  type MarketFixedWay,
  type MarketFlexibleWay,
  sortOfFilter,
  termKey,
  termOf,
  waysOf,
  useEarnMarket,
  useHeldAmounts,
} from './market/useEarnMarket.ts';
export { useFlexibleProduct } from './flexible/useFlexibleProduct.ts';
export { STATISTICS_TIME_ZONE, useSimpleEarnStatistics } from './flexible/useSimpleEarnStatistics.ts';
export { type InterestDay, INTEREST_PAGE_SIZE, type InterestHistory, useInterestHistory } from './history/useInterestHistory.ts';
export type { HistoryFilter, HistoryProduct, HistoryRow } from './history/historyRows.ts';
export {
  HISTORY_DIALOG_PAGE_SIZE,
  HISTORY_HOURS_PAGE_SIZE,
  HISTORY_PAGE_SIZE,
  type HistoryQuery,
  type HistoryView,
  useFixedHistory,
  useFlexibleHistory,
  useHistoryHours,
} from './history/useHistory.ts';
export { type HistoryExport, type HistoryExported, useHistoryExport } from './history/useHistoryExport.ts';
export { type CoinSum, type HistoryTotals, type HistoryTotalsView, useHistoryTotals } from './history/useHistoryTotals.ts';
export { type HistoryFilters, useHistoryFilters } from './history/useHistoryFilters.ts';
export { useAccrualNotice } from './flexible/useAccrualNotice.ts';
export type { SubscribeReceipt } from './flexible/subscribeOrder.ts';
export type { RedeemReceipt } from './flexible/redeemOrder.ts';
export type { CancelReceipt } from './flexible/cancelOrder.ts';
export { type CancelRedemption, useCancelRedemption } from './flexible/useCancelRedemption.ts';
export { type FlexibleRedeem, useFlexibleRedeem } from './flexible/useFlexibleRedeem.ts';
export { type FlexibleSubscribe, type SubscribeObstacle, useFlexibleSubscribe } from './flexible/useFlexibleSubscribe.ts';
export { type EarlyRedeemReceipt } from './fixed/earlyRedeemOrder.ts';
export { type FixedSubscribeReceipt } from './fixed/fixedSubscribeOrder.ts';
export { type EarlyRedeem, useEarlyRedeem, useEarlyRedemptionLoss } from './fixed/useEarlyRedeem.ts';
export { useReceiptTimeline } from './fixed/useReceiptTimeline.ts';
export { type FixedOrderOutcome, useFixedOrderOutcome } from './fixed/useFixedOrderOutcome.ts';
export { type FixedProductView } from './fixed/fixedProductView.ts';
export { type FixedChoice, type FixedChoiceQuery, useFixedChoice } from './fixed/useFixedChoice.ts';
export { type FixedOrderSettings, useFixedOrderSettings } from './fixed/useFixedOrderSettings.ts';
export { amountInStep } from '@earnkit/core/rates/rules';
export { interestOfDay, interestSum, promisedInterest, promiseOutcome } from '@earnkit/core/simple-earn/rules';
export { useFixedOrderPaid, useFixedQuote } from './fixed/useFixedQuote.ts';
export { type FixedOrderView, type FixedOrdersQuery, useFixedOrder, useFixedOrders, useVipOrders } from './fixed/useFixedOrders.ts';
export { useFixedProduct } from './fixed/useFixedProduct.ts';
export { type FixedProductsOfCoin, useFixedMarket, useFixedProducts } from './fixed/useFixedProducts.ts';
export { useVipTier } from './fixed/useVipTier.ts';
export { type FixedSubscribe, useFixedSubscribe } from './fixed/useFixedSubscribe.ts';
export { type MaturityForm } from './fixed/useMaturityChoice.ts';
export { type SubscribeAgainState, useSubscribeAgain } from './fixed/useSubscribeAgain.ts';
export { type PortfolioAllocation, useAllocation } from './portfolio/useAllocation.ts';
export { EARNINGS_DAYS, type PortfolioEarnings, useEarnings } from './portfolio/useEarnings.ts';
export { SHARE_ASSET, type ShareFigures, type SharePoster, useSharePoster } from './share/useSharePoster.ts';
export { type SubscribeAccess, useSubscribeAccess } from './fixed/useSubscribeAccess.ts';
export { useUpgradeWay } from './fixed/useUpgradeWay.ts';
export { useVouchers, type VouchersQuery } from './fixed/useVouchers.ts';
export { useFaq } from './useFaq.ts';
