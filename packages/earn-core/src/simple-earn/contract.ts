/** The calls of Simple Earn, one namespace for each part. */
export * as flexible from './flexible/contract.ts';
export type { BonusCampaign, FlexibleHolding, FlexibleProduct, MarketCoin, SimpleEarnStatistics } from './flexible/contract.ts';
export * as history from './history/contract.ts';
export type { FlexibleHistoryQuery, FlexibleHistoryRecord, HistoryType, HistoryTypeOption } from './history/contract.ts';
export * as autoEarn from './auto-earn/contract.ts';
export type { AutoEarnStatus } from './auto-earn/contract.ts';
export * as apr from './apr/contract.ts';
export type { AprPoint, AprStep } from './apr/contract.ts';
