export type { WealthDialogKind, WealthDialogOf } from './orderColumns.tsx';
export { WealthOrders, type WealthOrdersProps } from './WealthOrders.tsx';
