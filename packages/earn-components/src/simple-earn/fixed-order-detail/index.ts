export { FixedOrderDetail, type FixedOrderDetailProps } from './FixedOrderDetail.tsx';
