export { AgreementCheckbox, type AgreementCheckboxProps } from './order/AgreementCheckbox.tsx';
export { AllocationBar, type AllocationBarProps, type AllocationItem } from './figures/AllocationBar.tsx';
export { AmountField, type AmountFieldProps } from './order/AmountField.tsx';
export { amountItem } from './figures/amountItem.tsx';
export { BulletList, type BulletListProps } from './figures/BulletList.tsx';
export { amountColumn, coinColumn, type ColumnLook } from './query/columns.tsx';
export { rateColumn } from './query/rateColumn.tsx';
export { CoinAmount, type CoinAmountProps } from './figures/CoinAmount.tsx';
export { CoinDialog, type CoinDialogShellProps } from './query/CoinDialog.tsx';
export { CoinList, type CoinListProps, type CoinListView } from './query/CoinList.tsx';
export {
  CoinPage,
  CoinPagePlaceholder,
  type CoinPagePlaceholderProps,
  type CoinPageProps,
  type PageHeadingLevel,
} from './query/CoinPage.tsx';
export { CoinName, type CoinNameProps, coinPlaceholder } from './figures/CoinName.tsx';
export { ConfirmOrder, type ConfirmOrderProps } from './order/ConfirmOrder.tsx';
export { ConfirmSubmission, type ConfirmSubmissionProps } from './order/ConfirmSubmission.tsx';
export { DayRecords, type DayRecordsProps } from './query/DayRecords.tsx';
export type { CoinDialogProps, DialogOpenProps } from './lazy/dialogProps.ts';
export { FailureMessage, type FailureMessageProps } from './order/FailureMessage.tsx';
export { FigureButton, type FigureButtonProps } from './figures/FigureButton.tsx';
export { HistoryRangePicker, type HistoryRangePickerProps } from './query/HistoryRangePicker.tsx';
export { KeyFacts, type KeyFact, type KeyFactsProps } from './figures/KeyFacts.tsx';
export { LadderTiers, type LadderTiersProps } from './figures/LadderTiers.tsx';
export { lazyDialog, type LazyDialog, type OpenState } from './lazy/lazyDialog.tsx';
export { LeftoverNotice, type LeftoverNoticeProps } from './order/LeftoverNotice.tsx';
export { OrderDialog, type OrderDialogProps } from './order/OrderDialog.tsx';
export { RiskLine, type RiskKind, type RiskLineProps, type RiskNames } from './risk/RiskLine.tsx';
export { OrderReceipt, type OrderReceiptProps, type ProductReceiptProps, type ReceiptAction } from './order/OrderReceipt.tsx';
export { QueryError, type QueryErrorProps } from './query/QueryError.tsx';
export { QueryTable, type QueryTableData, type QueryTableProps } from './query/QueryTable.tsx';
export { QueryView, type QueryViewProps } from './query/QueryView.tsx';
export { RateChangeNotice, type RateChangeNoticeProps } from './order/RateChangeNotice.tsx';
export { type RatePeriod, RateTrend, type RateTrendData, type RateTrendProps } from './figures/RateTrend.tsx';
export { ReasonedButton, type ReasonedButtonProps } from './order/ReasonedButton.tsx';
export { RulesDisclosure, type RulesDisclosureProps } from './order/RulesDisclosure.tsx';
export {
  byCoin,
  byOrder,
  type CoinRowName,
  type OrderRowName,
  RowDialog,
  type RowDialogOf,
  type RowDialogProps,
  type RowDialogs,
  type RowName,
  rowDialog,
  rowOpener,
  useRowDialog,
} from './query/useRowDialog.tsx';
export { SignInPrompt, type SignInPromptProps } from './query/SignInPrompt.tsx';
export { RetryBanner, type RetryBannerProps, StaleBanner, type StaleBannerProps } from './query/StaleBanner.tsx';
export { SubmissionNotice, type SubmissionNoticeProps, type SubmissionText, useOrderText } from './order/SubmissionNotice.tsx';
export { SubmitFooter, type SubmitFooterProps } from './order/SubmitFooter.tsx';
export { SummaryBand, type SummaryBandProps, type SummaryFigure } from './figures/SummaryBand.tsx';
export { TrendChart, type TrendChartProps, type TrendChartText } from './figures/TrendChart.tsx';
export { TrendView, type TrendViewProps } from './figures/TrendView.tsx';
export { WhyNot, type WhyNotProps } from './order/WhyNot.tsx';
export { UsdtValue, type UsdtValueProps, UsdtValueProvider, type UsdtValueProviderProps } from './figures/UsdtValue.tsx';
