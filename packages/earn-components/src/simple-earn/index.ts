export { AprDetailsDialog, type AprDetailsDialogProps } from './apr-details-dialog/index.ts';
export { AutoEarnCard, type AutoEarnCardProps } from './auto-earn-card/index.ts';
export { AutoEarnDialog, type AutoEarnDialogProps } from './auto-earn-dialog/index.ts';
export { AutoEarnSettingsDialog, type AutoEarnSettingsDialogProps } from './auto-earn-settings-dialog/index.ts';
export { CancelRedemptionDialog, type CancelRedemptionDialogProps } from './cancel-redemption-dialog/index.ts';
export { BonusLadderDialog, type BonusLadderDialogProps } from './bonus-ladder-dialog/index.ts';
export { EarlyRedeemDialog, type EarlyRedeemDialogProps } from './early-redeem-dialog/index.ts';
export { EarnHistory, type EarnHistoryProps, type HistoryChoice } from './earn-history/index.ts';
export { EarnSummary } from './earn-summary/index.ts';
export { Faq } from './faq/index.ts';
export {
  FixedHoldings,
  type FixedHoldingsProps,
  type FixedOrderDialogKind,
  type FixedOrderDialogOf,
  type SubscribeAgainTargets,
} from './fixed-holdings/index.ts';
export { FixedOrderDetail, type FixedOrderDetailProps } from './fixed-order-detail/index.ts';
export { FixedSubscribeDialog, type FixedSubscribeDialogProps } from './fixed-subscribe-dialog/index.ts';
export { FlexibleHoldingDetail, type FlexibleHoldingDetailProps } from './flexible-holding-detail/index.ts';
export { FlexibleHoldings, type FlexibleHoldingsProps, type HoldingDialogKind, type HoldingDialogOf } from './flexible-holdings/index.ts';
export { FlexibleRedeemDialog, type FlexibleRedeemDialogProps } from './flexible-redeem-dialog/index.ts';
export { FlexibleSubscribeDialog, type FlexibleSubscribeDialogProps } from './flexible-subscribe-dialog/index.ts';
export { HistoryDialog, type HistoryDialogProps } from './history-dialog/index.ts';
export { InterestHistoryDialog, type InterestHistoryDialogProps } from './interest-history-dialog/index.ts';
export { LearnMore } from './learn-more/index.ts';
export { DEFAULT_MARKET_VIEW, MarketList, type MarketListProps, type MarketView } from './market-list/index.ts';
export { PortfolioBand, type PortfolioBandProps } from './portfolio-band/index.ts';
export { SharePosterDialog, type SharePosterDialogProps } from './share-poster-dialog/index.ts';
export { type ReinvestChange, ReinvestDialog, type ReinvestDialogProps } from './reinvest-dialog/index.ts';
export { IneligibleDialog, type IneligibleDialogProps, UpgradeVipGuide, type UpgradeVipGuideProps } from './vip-dialogs/index.ts';
export { VoucherPicker, type VoucherPickerProps } from './voucher-picker/index.ts';
