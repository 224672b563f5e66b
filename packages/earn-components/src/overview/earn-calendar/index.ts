export { EarnCalendar, type EarnCalendarProps } from './EarnCalendar.tsx';
