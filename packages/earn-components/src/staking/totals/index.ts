export { StakingTotals, type StakingTotalsProps } from './StakingTotals.tsx';
