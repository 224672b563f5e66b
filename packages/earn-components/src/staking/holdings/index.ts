export type { StakingHoldingDialogKind, StakingHoldingDialogOf } from './holdingColumns.tsx';
export { StakingHoldings, type StakingHoldingsProps } from './StakingHoldings.tsx';
