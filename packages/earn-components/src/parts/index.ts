export { AgreementCheckbox, type AgreementCheckboxProps } from './AgreementCheckbox.tsx';
export { AllocationBar, type AllocationBarProps, type AllocationItem } from './AllocationBar.tsx';
export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { amountItem } from './amountItem.tsx';
export { BulletList, type BulletListProps } from './BulletList.tsx';
export { amountColumn, coinColumn, type ColumnLook } from './columns.tsx';
export { rateColumn } from './rateColumn.tsx';
export { CoinAmount, type CoinAmountProps } from './CoinAmount.tsx';
export { CoinDialog, type CoinDialogShellProps } from './CoinDialog.tsx';
export { CoinList, type CoinListProps, type CoinListView } from './CoinList.tsx';
export { CoinPage, CoinPagePlaceholder, type CoinPagePlaceholderProps, type CoinPageProps, type PageHeadingLevel } from './CoinPage.tsx';
export { CoinName, type CoinNameProps, coinPlaceholder } from './CoinName.tsx';
export { ConfirmOrder, type ConfirmOrderProps } from './ConfirmOrder.tsx';
export { ConfirmSubmission, type ConfirmSubmissionProps } from './ConfirmSubmission.tsx';
export { DayRecords, type DayRecordsProps } from './DayRecords.tsx';
export type { CoinDialogProps, DialogOpenProps } from './dialogProps.ts';
export { FailureMessage, type FailureMessageProps } from './FailureMessage.tsx';
export { FigureButton, type FigureButtonProps } from './FigureButton.tsx';
export { HistoryRangePicker, type HistoryRangePickerProps } from './HistoryRangePicker.tsx';
export { KeyFacts, type KeyFact, type KeyFactsProps } from './KeyFacts.tsx';
export { LadderTiers, type LadderTiersProps } from './LadderTiers.tsx';
export { lazyDialog, type LazyDialog, type OpenState } from './lazyDialog.tsx';
export { LeftoverNotice, type LeftoverNoticeProps } from './LeftoverNotice.tsx';
export { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx';
export { OrderReceipt, type OrderReceiptProps, type ProductReceiptProps, type ReceiptAction } from './OrderReceipt.tsx';
export { QueryError, type QueryErrorProps } from './QueryError.tsx';
export { QueryTable, type QueryTableData, type QueryTableProps } from './QueryTable.tsx';
export { QueryView, type QueryViewProps } from './QueryView.tsx';
export { RateChangeNotice, type RateChangeNoticeProps } from './RateChangeNotice.tsx';
export { type RatePeriod, RateTrend, type RateTrendData, type RateTrendProps } from './RateTrend.tsx';
export { ReasonedButton, type ReasonedButtonProps } from './ReasonedButton.tsx';
export { RulesDisclosure, type RulesDisclosureProps } from './RulesDisclosure.tsx';
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
} from './useRowDialog.tsx';
export { SignInPrompt, type SignInPromptProps } from './SignInPrompt.tsx';
export { RetryBanner, type RetryBannerProps, StaleBanner, type StaleBannerProps } from './StaleBanner.tsx';
export { SubmissionNotice, type SubmissionNoticeProps, type SubmissionText, useOrderText } from './SubmissionNotice.tsx';
export { SubmitFooter, type SubmitFooterProps } from './SubmitFooter.tsx';
export { SummaryBand, type SummaryBandProps, type SummaryFigure } from './SummaryBand.tsx';
export { TrendChart, type TrendChartProps, type TrendChartText } from './TrendChart.tsx';
export { TrendView, type TrendViewProps } from './TrendView.tsx';
export { WhyNot, type WhyNotProps } from './WhyNot.tsx';
export { UsdtValue, type UsdtValueProps, UsdtValues, type UsdtValuesProps } from './UsdtValue.tsx';
