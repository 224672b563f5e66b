export { FlexibleHoldings, type FlexibleHoldingsProps } from './FlexibleHoldings.tsx';
export type { HoldingDialogKind, HoldingDialogOf } from './holdingDialogs.ts';
