/* `@earnkit/hooks/lists`: pages, months, live rows and trends, for lists of your own. */
export { type LiveRow, useLiveRow } from './liveRow.ts';
export type { MonthBatch, MonthRead } from './monthQuery.ts';
export { type HistoryRange, useHistoryRange } from './useHistoryRange.ts';
export { type ListPage, type ListPageQuery, useListPage } from './useListPage.ts';
export { type MonthsView, useMonths } from './useMonths.ts';
export { type PageMode, type PagesOptions, type PagesRead, usePages } from './usePages.ts';
export { useBriefWait } from './useBriefWait.ts';
export { type SteadyOrder, useSteadyOrder } from './useSteadyOrder.ts';
export { type TrendFrame, useTrend } from './useTrend.ts';
