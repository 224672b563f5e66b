export { ProfitRecords, type ProfitRecordsProps } from './profit-records/index.ts';
export { StakingFaq, type StakingFaqProps } from './faq/index.ts';
export {
  StakingHoldings,
  type StakingHoldingDialogKind,
  type StakingHoldingDialogOf,
  type StakingHoldingsProps,
} from './holdings/index.ts';
export { type StakingProductDialogOf, StakingProducts, type StakingProductsProps } from './product-cards/index.ts';
export { StakingProductDetail, type StakingProductDetailProps } from './product-detail/index.ts';
export { StakingSummary, type StakingSummaryProps } from './summary/index.ts';
export { StakingTotals, type StakingTotalsProps } from './totals/index.ts';
export { StakingRedeemDialog, type StakingRedeemDialogProps } from './redeem-dialog/index.ts';
export { StakingTrendDialog, type StakingTrendDialogProps } from './trend-dialog/index.ts';
export { StakingTrendPanel, type StakingTrendPanelProps } from './trend-dialog/StakingTrendPanel.tsx';
export { StakingStakeDialog, type StakingStakeDialogProps } from './stake-dialog/index.ts';
