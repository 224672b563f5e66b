export { WealthHistory, type WealthHistoryProps } from './wealth-history/WealthHistory.tsx';
export type { WealthOrderTarget } from './orderTarget.ts';
export { WealthOrderDetail, type WealthOrderDetailProps, type WealthPageDialog } from './wealth-order-detail/WealthOrderDetail.tsx';
export { WealthOrderDialog, type WealthOrderDialogProps } from './wealth-order-dialog/index.ts';
export type { WealthDialogKind, WealthDialogOf } from './wealth-orders/orderColumns.tsx';
export { WealthOrders, type WealthOrdersProps } from './wealth-orders/WealthOrders.tsx';
export { WealthPosterDialog, type WealthPosterDialogProps } from './wealth-poster-dialog/index.ts';
export { WealthPurchaseDialog, type WealthPurchaseDialogProps } from './wealth-purchase-dialog/index.ts';
export { WealthRedeemDialog, type WealthRedeemDialogProps } from './wealth-redeem-dialog/index.ts';
