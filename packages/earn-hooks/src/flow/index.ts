/* `@earnkit/hooks/flow`: what an order, a setting or another submission of your own is made of. */
export {
  byRecentOrders,
  defineOrder,
  type Order,
  type OrderFacts,
  type OrderOptions,
  type OrderReceipt,
  type OrderRequest,
  type Reconciliation,
} from './defineOrder.ts';
export type { RecentOrder, RecentOrders } from './recentOrders.ts';
export { failureNotice } from './failureNotice.ts';
export { refusalNotice } from './refusalNotice.ts';
export { type SettingOptions, settingSubmission } from './settingSubmission.ts';
export {
  type Precheck,
  type Refusal,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionSpec,
  type SubmissionStatus,
} from './submission.ts';
export { type AmountFlow, type AmountFlowOptions, type AmountFlowState, useAmountFlow } from './useAmountFlow.ts';
export { type AmountForm, useAmountForm } from './useAmountForm.ts';
export { type ConfirmedOrder, useConfirmedOrder } from './useConfirmedOrder.ts';
export { useDraft } from './useDraft.ts';
export { type Question, useQuestion } from './useQuestion.ts';
export { type SettingForm, type SettingFormOptions, useSettingForm } from './useSettingForm.ts';
export { type Submission, useSubmission } from './useSubmission.ts';
export type { TextForm } from './useTextForm.ts';
