export { type StakingProductDialogOf, StakingProducts, type StakingProductsProps } from './StakingProducts.tsx';
