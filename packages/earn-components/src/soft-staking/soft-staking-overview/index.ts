export { SoftStakingOverview, type SoftStakingOverviewProps } from './SoftStakingOverview.tsx';
