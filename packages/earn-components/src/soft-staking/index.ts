export { SoftStakingDialog, type SoftStakingDialogProps } from './soft-staking-dialog/index.ts';
export { SoftStakingOverview, type SoftStakingOverviewProps } from './soft-staking-overview/SoftStakingOverview.tsx';
