/* `@earnkit/hooks/overview`: the whole area of one person: totals, products, what is to come, what could be done. */
export type { OverviewHost, StakingArrival } from './overviewHost.ts';
export type { EarnedLeftOut, OverviewProduct, ProductFigures, ProductOverview } from './productFigures.ts';
export {
  type AllHoldings,
  type HeldGroup,
  type HeldGroupView,
  type HeldProductView,
  type HoldingView,
  useAllHoldings,
} from './useAllHoldings.ts';
export type { HeldList, HeldProduct, HeldReading, HeldRow, HoldingsHost } from './useHeldRows.ts';
export type { EarnedAmount } from './useYesterday.ts';
export { type ComingEvents, type OverviewEvent, useComingEvents } from './useComingEvents.ts';
export { type EarnOverview, type OverviewTotal, useEarnOverview } from './useEarnOverview.ts';
export { type IdleCoins, type IdleCoinView, useIdleCoins } from './useIdleCoins.ts';
export type { ExpiringVoucher } from './useExpiringVouchers.ts';
export { type CalendarEvent, type CalendarHost, type Calendar, useCalendar } from './useCalendar.ts';
export type { RecurringPayment } from './recurringPayments.ts';
export {
  type CalendarCell,
  type CalendarEntry,
  calendarFile,
  HELD_ORDERS,
  heldInOrder,
  type HeldOrder,
} from '@earnkit/core/overview/rules';
export { type ChosenWay, useChosenWays } from './useChosenWays.ts';
export { type BonusPrice, type Compare, type ComparedWay, useCompare } from './useCompare.ts';
export { MOST_COMPARED, type WayChoice } from './wayChoice.ts';
export { type CalendarWeeks, useCalendarWeeks } from './useCalendarWeeks.ts';
export { type UsualWay, type UsualWays, useUsualWays } from './useUsualWays.ts';
export { type Availability, type ReturningHolding, useAvailability } from './useAvailability.ts';
export { type OverviewHints, useOverviewHints } from './useOverviewHints.ts';
export { type AnyWay, useWaysToEarn, type WaysHost, type WaysToEarn, type WayView } from './useWaysToEarn.ts';
export type { EarnedDay, EarnedDays, JointAccess } from '@earnkit/core/overview/rules';
export type { EarnedDaysView } from './useEarnedDays.ts';
export { type AccessShare, type OverviewMoney, type ProductMoney, type ProductsMoney, useOverviewMoney } from './useOverviewMoney.ts';
