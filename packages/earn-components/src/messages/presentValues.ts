import { type FigureFormats, type TimeStyle, formatExact, formatTime, formatZone, isInstant, parseDecimal } from '@earnkit/core';
import type { MessageValues } from '@earnkit/ui';

/** Values of a notice: plain digits and names. */
export type PlainValues = Readonly<Record<string, string>>;

/** Values that count something, for plurals. */
const COUNTS: ReadonlySet<string> = new Set(['seconds', 'minutes', 'hours', 'days', 'months', 'count']);

/**
 * Values of a rule or a hook as a person reads them: `amount` with every digit and grouped, `at` (unix seconds) as a day
 * and a minute of the area's zone with the zone named (AMB-058), counts as numbers.
 */
export const presentValues = (values: PlainValues = {}, style: TimeStyle & FigureFormats): MessageValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, presented(name, value, style)]));

function presented(name: string, value: string, style: TimeStyle & FigureFormats): string | number {
  if (name === 'amount') return formatExact(parseDecimal(value), style);
  if (name === 'at') return moment(/^\d{1,12}$/.test(value) ? Number(value) : undefined, style);
  return COUNTS.has(name) && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

function moment(at: number | undefined, style: TimeStyle): string {
  const text = formatTime(at, style);
  return isInstant(at) ? `${text} (${formatZone(at, style.timeZone)})` : text;
}
