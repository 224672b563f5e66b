export * from './area/index.ts';
export * from './copy/index.ts';
export * from './simple-earn/apr-details-dialog/index.ts';
export * from './simple-earn/auto-earn-dialog/index.ts';
export * from './simple-earn/earn-summary/index.ts';
export * from './simple-earn/flexible-holdings/index.ts';
export * from './simple-earn/interest-history-dialog/index.ts';
export * from './simple-earn/market-list/index.ts';
