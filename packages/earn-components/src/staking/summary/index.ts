export { StakingSummary, type StakingSummaryProps } from './StakingSummary.tsx';
