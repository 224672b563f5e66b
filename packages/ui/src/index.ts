export {
  type Accent,
  type OwnAccent,
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
  type Grouping,
  type Message,
  type MessageTone,
  type MessageValues,
  plural,
  type PluralForms,
  type Radius,
  type Scaling,
  select,
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
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { Words, type WordsProps } from './words/Words.tsx';
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
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps, type FailedProps } from './error-boundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { lazyComponent, type LazyComponent, type LazyPlaceholderProps } from './lazy-component/index.ts';
export { useIsMobile, useIsTablet } from './use-is-mobile/useIsMobile.ts';
export {
  Amount,
  type AmountProps,
  AmountVisibility,
  type AmountVisibilityProps,
  UnknownAmounts,
  type UnknownAmountsProps,
  useAmountVisibility,
} from './amount/index.ts';
export { CoinIcon, type CoinIconProps, CoinIconStack, type CoinIconStackProps } from './coin-icon/index.ts';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { Percent, type PercentProps } from './percent/Percent.tsx';
export { Progress, type ProgressProps } from './progress/Progress.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/RadioCards.tsx';
export { type StepItem, Steps, type StepsProps } from './steps/Steps.tsx';
export { type SummaryItem, SummaryList, type SummaryListProps } from './summary-list/SummaryList.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/Timeline.tsx';
export {
  BottomSheet,
  type BottomSheetProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  type OpenDialogs,
  openDialogs,
  ResultDialog,
  type ResultDialogProps,
} from './dialog/index.ts';
export { ConfirmSwitch, type ConfirmSwitchProps, Switch, type SwitchProps, type SwitchQuestion } from './switch/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { Select, type SelectOption, type SelectProps } from './select/index.ts';
export { DateTime, type DateTimeProps } from './date-time/DateTime.tsx';
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
export { SearchField, type SearchFieldProps } from './search-field/SearchField.tsx';
export { Tooltip, type TooltipProps } from './tooltip/index.ts';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
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
} from './menu/Menu.tsx';
export { Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control/SegmentedControl.tsx';
export { Slider, type SliderMark, type SliderProps } from './slider/Slider.tsx';
export { Toaster, type ToasterProps, type ToastMessage, type ToastApi, useToast } from './toast/index.ts';
export {
  type DateRange,
  type DateRangeChoice,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
  type DateRangeWarning,
  type Weekday,
} from './date-range-picker/index.ts';
