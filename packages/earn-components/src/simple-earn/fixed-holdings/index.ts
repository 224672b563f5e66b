export { FixedHoldings, type FixedHoldingsProps } from './FixedHoldings.tsx';
export type { SubscribeAgainTargets } from './useAgain.ts';
