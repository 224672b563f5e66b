/* `@earnkit/hooks/flow`: building blocks for your own orders, settings and other submissions. */
export {
  byRecentOrders,
  defineOrder,
  type AmountRequest,
  type Order,
  type OrderDraft,
  type OrderFacts,
  type OrderFields,
  type OrderOptions,
  type OrderReceipt,
  type OrderRequest,
  type Reconciliation,
} from './defineOrder.ts';
export type { RecentOrder, RecentOrders } from './recentOrders.ts';
export { failureNotice } from './failureNotice.ts';
export { ORDER_MESSAGES, REDEMPTION_MESSAGES, refusalNotice, SETTING_MESSAGES } from './refusalNotice.ts';
export { type SettingOptions, settingSubmission } from './settingSubmission.ts';
export {
  type ActionMessages,
  type Precheck,
  type Refusal,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionSpec,
  type SubmissionStatus,
} from '../submission/submission.ts';
export { type ConfirmedOrder, useConfirmedOrder } from './useConfirmedOrder.ts';
export type { Draft } from '../submission/drafts.ts';
export { type Decided, type DecidedOptions, useDecided, useFirstKnown } from './useDecided.ts';
export { type DraftForm, type DraftFormOptions, type RuledForm, useDraftForm, useFirstOffer, useRule } from './useDraftForm.ts';
export { type OrderForm, type OrderFormOptions, type OrderFormState, useOrderDraft, useOrderForm } from './useOrderForm.ts';
export { type Question, useQuestion } from './useQuestion.ts';
export { type SettingForm, type SettingFormOptions, useSettingForm } from './useSettingForm.ts';
export { type Submission, useSubmission } from './useSubmission.ts';
