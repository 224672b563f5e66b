export { FlexibleHoldings, type FlexibleHoldingsProps } from './FlexibleHoldings.tsx';
export type { HoldingDialogKind } from './HoldingDialog.tsx';
export type { HoldingDialogOf } from './useHoldingDialog.ts';
