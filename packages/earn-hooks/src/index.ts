export * from './provider/EarnProvider.tsx';
export type { Edition } from '@earnkit/core/account/rules';
export { type Earn, useEarn } from './provider/earnContext.ts';
export * from './provider/earnQuery.ts';
export { type AreaLinks, areaLinks, thisPage } from './provider/links.ts';
export * from './provider/notice.ts';
export * from './provider/prompts.ts';
export { type FundingPasswordForm, useFundingPasswordForm } from './provider/useFundingPasswordForm.ts';
export * from './provider/useFundingPasswordQuestion.ts';
export * from './provider/session.ts';
export type { Logger } from './provider/unreadable.ts';
export type { Drafts, LiveDraft } from './flow/drafts.ts';
export {
  RECONCILE_INTERVAL_MS,
  RECONCILE_TIMEOUT_MS,
  PREPARE_TIMEOUT_MS,
  type Precheck,
  type Refusal,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionSpec,
  type SubmissionStatus,
} from './flow/submission.ts';
export type { Submissions } from './flow/submissions.ts';
export { type Submission, useSubmission } from './flow/useSubmission.ts';
export type { RecentOrder, RecentOrders } from './flow/recentOrders.ts';
export type { RestoredOrder } from './flow/pendingOrders.ts';
export type { OrderFlow } from './orders.ts';
export { useRestoredOrders } from './useRestoredOrders.ts';
export { type TrendFrame, useTrend } from './lists/useTrend.ts';
export { type LiveRow, useLiveRow } from './lists/liveRow.ts';
export * from './account/queries.ts';
export * from './provider/queryState.ts';
export { type ListPage, type ListPageQuery, useListPage } from './lists/useListPage.ts';
export { type PageMode, type PagesOptions, type PagesRead, usePages } from './lists/usePages.ts';
export { type MonthsView, useMonths } from './lists/useMonths.ts';
export { type MonthBatch, type MonthRead } from './lists/monthQuery.ts';
export * from './account/useUsdtPrices.ts';
export * from './account/useAccount.ts';
export type { FundingOption } from './account/add-funds/fundingOptions.ts';
export * from './account/add-funds/useAddFunds.ts';
export * from './account/add-funds/useFundsAmount.ts';
export * from './account/useAvailable.ts';
export * from './account/useBorrowing.ts';
export * from './account/useInviteFriends.ts';
export type { ExchangeSwitch } from './notifications/useExchangeSwitch.ts';
export * from './notifications/useNotificationSwitches.ts';
export { type AmountFlow, type AmountFlowOptions, type AmountFlowState, useAmountFlow } from './flow/useAmountFlow.ts';
export { type AmountForm, useAmountForm } from './flow/useAmountForm.ts';
export type { TextForm } from './flow/useTextForm.ts';
export {
  type Order,
  type OrderFacts,
  type OrderOptions,
  type OrderReceipt,
  type OrderRequest,
  type Reconciliation,
  byRecentOrders,
  defineOrder,
} from './flow/defineOrder.ts';
export { type ConfirmedOrder, useConfirmedOrder } from './flow/useConfirmedOrder.ts';
export { type Question, useQuestion } from './flow/useQuestion.ts';
export { type SettingForm, type SettingFormOptions, useSettingForm } from './flow/useSettingForm.ts';
export { type SettingOptions, settingSubmission } from './flow/settingSubmission.ts';
export { failureNotice, refusalNotice } from './flow/refusalNotice.ts';
export * from './simple-earn/index.ts';
