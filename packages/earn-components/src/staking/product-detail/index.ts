export { StakingProductDetail, type StakingProductDetailProps } from './StakingProductDetail.tsx';
