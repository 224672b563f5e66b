export { EarnHoldings, type EarnHoldingsProps, type HeldTab } from './EarnHoldings.tsx';
export type { HeldAction } from './heldColumns.tsx';
