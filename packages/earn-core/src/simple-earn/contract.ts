/** The calls of Simple Earn, one namespace for each part. */
export * as flexible from './flexible/contract.ts';
export type {
  BonusCampaign,
  FlexibleHolding,
  FlexibleProduct,
  MarketCoin,
  MarketPageQuery,
  SimpleEarnStatistics,
} from './flexible/contract.ts';
export * as fixed from './fixed/contract.ts';
export type {
  FixedOrder,
  FixedProduct,
  FixedProductType,
  FixedProducts,
  FixedSubscribeInput,
  RedeemAccount,
  UpgradeWay,
} from './fixed/contract.ts';
export * as fixedVip from './fixed/vipContract.ts';
export * as vouchers from './vouchers/contract.ts';
export type { Voucher } from './vouchers/contract.ts';
export * as faq from './faq/contract.ts';
export type { FaqItem } from './faq/contract.ts';
export * as history from './history/contract.ts';
export type {
  FixedHistoryQuery,
  FlexibleHistoryQuery,
  FlexibleHistoryRecord,
  HistoryRecord,
  HistoryType,
  HistoryTypeOption,
} from './history/contract.ts';
export * as autoEarn from './auto-earn/contract.ts';
export type { AutoEarnStatus } from './auto-earn/contract.ts';
export * as apr from './apr/contract.ts';
export type { AprPoint, AprStep } from './apr/contract.ts';
