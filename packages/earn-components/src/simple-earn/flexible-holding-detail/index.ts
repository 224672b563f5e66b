export { FlexibleHoldingDetail, type FlexibleHoldingDetailProps } from './FlexibleHoldingDetail.tsx';
