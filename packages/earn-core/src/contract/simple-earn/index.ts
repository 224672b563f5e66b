/** The calls of Simple Earn, one namespace for each part. */
export * as flexible from './flexible.ts';
export type { BonusCampaign, FlexibleHolding, FlexibleProduct, MarketCoin, MarketPageQuery, SimpleEarnStatistics } from './flexible.ts';
export * as fixed from './fixed.ts';
export type { FixedOrder, FixedProduct, FixedProductType, FixedProducts, FixedSubscribeInput, RedeemAccount, UpgradeWay } from './fixed.ts';
export * as fixedVip from './fixedVip.ts';
export * as vouchers from './vouchers.ts';
export type { Voucher } from './vouchers.ts';
export * as faq from './faq.ts';
export type { FaqItem } from './faq.ts';
export * as history from './history.ts';
export type {
  FixedHistoryQuery,
  FlexibleHistoryQuery,
  FlexibleHistoryRecord,
  HistoryRecord,
  HistoryType,
  HistoryTypeOption,
  HistoryTypeValue,
} from './history.ts';
export * as autoEarn from './autoEarn.ts';
export type { AutoEarnStatus } from './autoEarn.ts';
export * as apr from './apr.ts';
export type { AprPoint, AprStep } from './apr.ts';
