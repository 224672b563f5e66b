export { StakingHoldings, type StakingHoldingsProps } from './StakingHoldings.tsx';
