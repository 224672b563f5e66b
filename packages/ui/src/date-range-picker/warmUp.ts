import { dayFormat } from './calendarFormat.ts';
import { dayNumbers } from './MonthTable.tsx';

/** Makes the formatters before they are needed: together they take longer than drawing the months. */
export function warmUp(locale: string | undefined): void {
  const now = new Date();
  for (const style of ['field', 'full', 'month', 'weekday', 'weekdayShort', 'weekdayNarrow'] as const) dayFormat(locale, style).format(now);
  dayNumbers(locale);
}
