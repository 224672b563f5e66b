export { StakingProducts, type StakingProductsProps } from './StakingProducts.tsx';
