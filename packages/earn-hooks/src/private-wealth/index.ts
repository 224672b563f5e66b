/* `@earnkit/hooks/private-wealth`: everything of private wealth, with the queries behind it. */
export { wealthLinesOptions, wealthOrderOptions, type WealthOrderQuery } from './queries.ts';
export { useWealthOrder, type WealthOrderView } from './useWealthOrder.ts';
export { type ListedWealthOrderView, useWealthOrders, type WealthOrders, type WealthTotal } from './useWealthOrders.ts';
export { useWealthPosition, type WealthPosition } from './useWealthPosition.ts';
export { useWealthPurchase, type WealthPurchase, type WealthPurchaseQuery } from './useWealthPurchase.ts';
export { useWealthRedeem, type WealthRedeem, type WealthRedeemQuery } from './useWealthRedeem.ts';
export { DEFAULT_TREND_DAYS, useWealthTrend, type WealthTrendQuery, type WealthTrendView } from './useWealthTrend.ts';
export type { WealthPurchaseReceipt, WealthRedeemReceipt } from './wealthOrders.ts';
