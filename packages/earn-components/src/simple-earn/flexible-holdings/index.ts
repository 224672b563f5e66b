export { FlexibleHoldings, type FlexibleHoldingsProps } from './FlexibleHoldings.tsx';
