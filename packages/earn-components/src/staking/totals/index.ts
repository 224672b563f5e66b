export { StakingTotals } from './StakingTotals.tsx';
