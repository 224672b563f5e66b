export { EarnOverview, type EarnOverviewProps } from './EarnOverview.tsx';
export { OverviewComing, type OverviewComingProps } from './OverviewComing.tsx';
export { type HintHrefs, OverviewHints, type OverviewHintsProps } from './OverviewHints.tsx';
export { OverviewIdle, type OverviewIdleProps } from './OverviewIdle.tsx';
export { type OverviewHrefs, OverviewProducts, type OverviewProductsProps } from './OverviewProducts.tsx';
export { OverviewTotals, type OverviewTotalsProps } from './OverviewTotals.tsx';
export { WaysToEarn, type WaysToEarnProps } from './WaysToEarn.tsx';
