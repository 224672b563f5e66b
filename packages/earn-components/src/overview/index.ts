export { EarnCalendar, type EarnCalendarProps } from './earn-calendar/index.ts';
export { EarnHoldings, type EarnHoldingsProps, type HeldAction, type HeldTab } from './earn-holdings/index.ts';
export { EarnOverview, type EarnOverviewProps } from './EarnOverview.tsx';
export { OverviewComing, type OverviewComingProps } from './OverviewComing.tsx';
export { type HintHrefs, OverviewHints, type OverviewHintsProps } from './OverviewHints.tsx';
export { OverviewIdle, type OverviewIdleProps } from './OverviewIdle.tsx';
export { type OverviewHrefs, OverviewProducts, type OverviewProductsProps } from './OverviewProducts.tsx';
export { OverviewTotals, type OverviewTotalsProps } from './OverviewTotals.tsx';
export { WaysToEarn, type WaysToEarnProps } from './ways-to-earn/index.ts';
