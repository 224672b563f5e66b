/*
 * `@earnkit/core`: decimals, time, formats, addresses and errors, for every package. Calling the exchange is
 * `@earnkit/core/client`; calls and rules have one entry for each room, such as `@earnkit/core/account/rules`.
 */
export { type Assessment, type Reason, type ReasonKey, type ReasonKeys, readDraft } from './rules/assessment.ts';
export { type ByName, rowNamed } from './byName.ts';
export {
  ZERO,
  add,
  compare,
  roundDown,
  decimal,
  type Decimal,
  type DecimalBrand,
  divide,
  fractionOfPercent,
  isNegative,
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  roundUp,
  subtract,
  sumOfKnown,
} from './decimal.ts';
export { DUAL_INVESTMENT_CODES, DUAL_INVESTMENT_DIRECTIONS, DUAL_INVESTMENT_STATUSES } from './rules/dualInvestment.ts';
export { type EarnError, EarnFailure, earnErrorOf } from './EarnError.ts';
export { type FigureFormats, formatAmount, formatExact, formatValue } from './format/amount.ts';
export { type FigureStyle, formatCompact } from './format/compact.ts';
export { type CsvCell, formatCsv } from './format/csv.ts';
export { isChinese } from './format/locale.ts';
export { formatExactPercent, formatPercent, formatPercentChange } from './format/percent.ts';
export { dateOrderOf, type Formats, formatTime, formatZone, type TimeFormats, type TimeStyle } from './format/time.ts';
export { formatCalendarDay, formatClock, formatDay, formatHour, formatMonth, formatMonthDay, formatValidity } from './format/day.ts';
export { earnLinks, type EarnLinks, type HoldingLink, localePath } from './links.ts';
export { defaultHistoryRange, HISTORY_MONTHS } from './rules/historyRange.ts';
export {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  DAY,
  dayOf,
  type DayRange,
  type Grouping,
  HOUR,
  type Instant,
  isInstant,
  isTimeZone,
  nextFullHour,
  parseCalendarDay,
} from '@earnkit/time';
export { isName } from './name.ts';
