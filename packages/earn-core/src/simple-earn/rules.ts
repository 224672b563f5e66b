/** The rules of Simple Earn: pure functions over what the contract reads. */
export * from './flexible/rules.ts';
export * from './flexible/market.ts';
export * from './flexible/bonus.ts';
export * from './flexible/estimate.ts';
export * from './flexible/redemption.ts';
export * from './flexible/timeline.ts';
export * from './auto-earn/rules.ts';
export * from './apr/rules.ts';
