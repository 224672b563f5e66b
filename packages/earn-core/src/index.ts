export { type Assessment, type Reason, type ReasonKey, readDraft } from './assessment.ts';
export * from './decimal/decimal.ts';
export * from './format/amount.ts';
export * from './format/locale.ts';
export * from './format/percent.ts';
export * from './format/time.ts';
export * from './links.ts';
export * from './time/calendarDay.ts';
export * from './time/instant.ts';
export * from './time/range.ts';
export { isTimeZone, offsetSeconds, zoneOffsetHours } from './time/zone.ts';
export * from './transport/createEarnClient.ts';
export type { CsrfOptions } from './transport/csrf.ts';
export * from './transport/EarnClient.ts';
export type { EarnClientOptions, UnreadableReport } from './transport/EarnClientOptions.ts';
export * from './transport/EarnError.ts';
export * from './transport/endpoint.ts';
export type { AskFundingPassword, FundingPasswordRequest } from './transport/fundingPassword.ts';
export * from './transport/wire.ts';
export * as account from './account/contract.ts';
export type {
  AccountMode,
  Balance,
  BorrowSettings,
  CoinListing,
  Compliance,
  FixedAvailable,
  FundingLock,
  Loans,
  MarginRate,
  MarketPrice,
  Referral,
  Ticker,
  Vip,
} from './account/contract.ts';
export * from './account/rules.ts';
export * from './account/restrictions/rules.ts';
export * from './account/add-funds/rules.ts';
export * from './errors/rules.ts';
export * from './errors/serverText.ts';
export * as notifications from './notifications/contract.ts';
export type { HolderAirdropState, NotificationState } from './notifications/contract.ts';
export * from './notifications/rules.ts';
export * as flexible from './simple-earn/flexible/contract.ts';
export type { BonusCampaign, FlexibleHolding, FlexibleProduct, MarketCoin, SimpleEarnStatistics } from './simple-earn/flexible/contract.ts';
export * from './simple-earn/flexible/rules.ts';
export * from './simple-earn/flexible/market.ts';
export * from './simple-earn/flexible/estimate.ts';
export * from './simple-earn/flexible/redemption.ts';
export * from './simple-earn/flexible/timeline.ts';
export * as history from './simple-earn/history/contract.ts';
export type { FlexibleHistoryQuery, FlexibleHistoryRecord, HistoryType, HistoryTypeOption } from './simple-earn/history/contract.ts';
export * as autoEarn from './simple-earn/auto-earn/contract.ts';
export type { AutoEarnStatus } from './simple-earn/auto-earn/contract.ts';
export * from './simple-earn/auto-earn/rules.ts';
export * as apr from './simple-earn/apr/contract.ts';
export type { AprPoint, AprStep } from './simple-earn/apr/contract.ts';
export * from './simple-earn/apr/rules.ts';
export * from './simple-earn/apr/trend.ts';
export * from './simple-earn/interest.ts';
export * from './simple-earn/ladder.ts';
export * from './simple-earn/rate.ts';
export * from './simple-earn/subscribeAmount.ts';
