export { WealthOrders, type WealthOrdersProps } from './WealthOrders.tsx';
