export {
  type Accent,
  type Brand,
  type Density,
  EarnTheme,
  forwardGeneric,
  type PartProps,
  rootProps,
  type RootProps,
  type EarnThemeProps,
  englishLabels,
  formatMessage,
  type Message,
  type MessageTone,
  type MessageValues,
  plural,
  type PluralForms,
  type Radius,
  type Scaling,
  type TokenName,
  type TokenValues,
  type Tone,
  type UiLabels,
  vars,
} from './theme/index.ts';
export {
  Badge,
  type BadgeProps,
  Banner,
  type BannerProps,
  Box,
  type BoxProps,
  Card,
  type CardProps,
  Container,
  type ContainerProps,
  Flex,
  type FlexProps,
  Grid,
  type GridProps,
  Heading,
  type HeadingProps,
  Link,
  type LinkProps,
  Section,
  type SectionProps,
  Separator,
  type SeparatorProps,
  Text,
  type TextProps,
} from './radix-themes/index.ts';
export { Button, type ButtonProps, IconButton, type IconButtonProps, LinkButton, type LinkButtonProps } from './button/index.ts';
export { Icon, icons, type IconProps, type IconShape } from './icon/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/index.ts';
export {
  type DecimalBounds,
  type DecimalChange,
  type DecimalCut,
  type DecimalFieldOptions,
  DecimalInput,
  type DecimalInputProps,
  type DecimalInputState,
  type DecimalNotice,
  type DecimalOutcome,
  type DecimalRefusal,
  useDecimalInput,
  type UseDecimalInputOptions,
} from './decimal-input/index.ts';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  type LoadMoreState,
  readTableAddress,
  type SortDirection,
  type TableAddress,
  writeTableAddress,
} from './data-table/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export { ErrorBoundary, type ErrorBoundaryProps, type FailedProps } from './error-boundary/index.ts';
export { ErrorState, type ErrorStateProps } from './error-state/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export { lazyComponent, type LazyComponent, type LazyPlaceholderProps } from './lazy-component/lazyComponent.tsx';
export { useIsMobile } from './use-is-mobile/index.ts';
export { Amount, type AmountProps, AmountVisibility, type AmountVisibilityProps, useAmountVisibility } from './amount/index.ts';
export { CoinIcon, type CoinIconProps, CoinIconStack, type CoinIconStackProps } from './coin-icon/index.ts';
export { CopyButton, type CopyButtonProps } from './copy-button/index.ts';
export { Disclosure, type DisclosureProps } from './disclosure/index.ts';
export { Percent, type PercentProps } from './percent/index.ts';
export { Progress, type ProgressProps } from './progress/index.ts';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/index.ts';
export { type StepItem, Steps, type StepsProps } from './steps/index.ts';
export { type SummaryItem, SummaryList, type SummaryListProps } from './summary-list/index.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/index.ts';
export {
  BottomSheet,
  type BottomSheetProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  ResultDialog,
  type ResultDialogProps,
} from './dialog/index.ts';
export { ConfirmSwitch, type ConfirmSwitchProps, Switch, type SwitchProps, type SwitchQuestion } from './switch/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export { Select, type SelectOption, type SelectProps } from './select/index.ts';
export { DateTime, type DateTimeProps } from './date-time/index.ts';
export { Countdown, type CountdownProps, type TimeLeft } from './countdown/index.ts';
export {
  type ChipOption,
  Chips,
  type ChipsProps,
  type MultipleChipsProps,
  RemovableChips,
  type RemovableChipsProps,
  type SingleChipsProps,
} from './chips/index.ts';
export { FilterBar, type FilterBarProps, type FilterChoice, type FilterItem } from './filter-bar/index.ts';
export { SearchField, type SearchFieldProps } from './search-field/index.ts';
export { Tooltip, type TooltipProps } from './tooltip/index.ts';
export { Popover, type PopoverProps } from './popover/index.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  type MenuProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from './menu/index.ts';
export { Tabs, type TabsProps } from './tabs/index.ts';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control/index.ts';
export { Toaster, type ToasterProps, type ToastMessage, type Toasts, useToast } from './toast/index.ts';
export {
  type DateRange,
  type DateRangeChoice,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
  type DateRangeWarning,
  type Weekday,
} from './date-range-picker/index.ts';
