/** First day shown. */
export const START = new Date(2025, 5, 1);

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The month so many months away. */
export const monthsFrom = (month: Date, count: number): Date => new Date(month.getFullYear(), month.getMonth() + count, 1);

/** Six weeks around a month, from Sunday. */
export function weeksOf(month: Date): Date[][] {
  const before = month.getDay();
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => new Date(month.getFullYear(), month.getMonth(), 1 - before + week * 7 + day)),
  );
}
