export { FixedHoldings, type FixedHoldingsProps } from './FixedHoldings.tsx';
export type { FixedOrderDialogKind, FixedOrderDialogOf } from './orderDialogs.ts';
export type { SubscribeAgainTargets } from './useAgain.ts';
