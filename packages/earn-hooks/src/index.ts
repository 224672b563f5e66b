/*
 * `@earnkit/hooks`: what a page of the earn area is made with. Each room has an entry of its own with its queries and
 * smaller parts: `@earnkit/hooks/account`, `/flow`, `/lists` and `/simple-earn`.
 */
export type { Edition } from '@earnkit/core/account/rules';
export { PrerenderContext, type PrerenderRead } from './provider/earnContext.ts';
export { createEarnQueryClient, EarnProvider, type EarnProviderProps } from './provider/EarnProvider.tsx';
export { type Earn, useEarn } from './provider/earnContext.ts';
export { useNextFullHour } from './time/time.ts';
export {
  type Audience,
  earnKey,
  type EarnQueryOptions,
  type Freshness,
  personalQuery,
  privateQuery,
  publicQuery,
  type QuerySource,
} from './provider/earnQuery.ts';
export { querySource } from './provider/querySource.ts';
export { useEarnQuery } from './provider/useEarnQuery.ts';
export { type AreaLinks, areaLinks, type OfferedLinks, type OwnLinks, thisPage } from './provider/links.ts';
export type { AnalyticsProps, Notice, NoticeKeys, OnAnalytics } from './submission/notice.ts';
export { createEarnPrompts, type EarnPrompts, type FundingPasswordQuestion } from './provider/prompts.ts';
export { type QueryState, queryStateOf } from './provider/queryState.ts';
export { type Scope, type Session } from './submission/session.ts';
export type { Logger } from './provider/unreadable.ts';
export { type FundingPasswordForm, useFundingPasswordForm } from './provider/useFundingPasswordForm.ts';
export { useFundingPasswordQuestion } from './provider/useFundingPasswordQuestion.ts';
export type { Draft, Drafts, LiveDraft } from './submission/drafts.ts';
export type { RestoredOrder } from './submission/pendingOrders.ts';
export type { Refusal, SubmissionStatus } from './submission/submission.ts';
export type { Submissions } from './submission/submissions.ts';
export { failureNotice } from './flow/failureNotice.ts';
export { refusalNotice } from './flow/refusalNotice.ts';
export type { OrderForm, OrderFormState } from './flow/useOrderForm.ts';
export type { ConfirmedOrder } from './flow/useConfirmedOrder.ts';
export { type Submission, useSubmission } from './flow/useSubmission.ts';
export type { OrderFlow } from './orders.ts';
export { useRestoredOrders } from './useRestoredOrders.ts';
export type { HistoryRange } from './lists/useHistoryRange.ts';
export type { MonthsView } from './lists/useMonths.ts';
export type { TrendFrame } from './lists/useTrend.ts';
export type { FundingOption } from './account/add-funds/fundingOptions.ts';
export { type AddFunds, useAddFunds } from './account/add-funds/useAddFunds.ts';
export { type FundsAmount, useFundsAmount } from './account/add-funds/useFundsAmount.ts';
export { type AccountModeState, useAccountMode, useCompliance, useFlexibleAvailable } from './account/useAccount.ts';
export { type SessionState, useSession } from './account/useSession.ts';
export { useFixedAvailable, useLaunchpoolAvailable, useStakingAvailable } from './account/useAvailable.ts';
export { useBorrowSettings, useLoan } from './account/useBorrowing.ts';
export { type Invitation, useInviteFriends } from './account/useInviteFriends.ts';
export { type HiddenBalances, useHiddenBalances } from './account/useHiddenBalances.ts';
export { useUsdtPrices, useUsdtPricesComing, useUsdtValues } from './account/useUsdtPrices.ts';
export {
  type ExchangeSwitch,
  type NotificationSubscription,
  useExchangeToGt,
  useNotificationSwitches,
} from './notifications/useNotificationSwitches.ts';
export * from './simple-earn/index.ts';
