export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DateRange, DateRangeChoice, DateRangePreset, DateRangeWarning } from './choice.ts';
export type { Weekday } from './weekStart.ts';
