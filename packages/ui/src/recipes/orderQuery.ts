import { readTableAddress, writeTableAddress, type DateRange, type TableAddress } from '@earnkit/ui';

/** What an order can be. */
export const orderTypes = ['deposit', 'withdrawal', 'transfer'] as const;

/** The whole query of the list. It lives in the address, so it survives a reload and can be shared as a link. */
export interface OrderQuery extends TableAddress {
  /** Part of a coin's name, `''` for all. */
  text: string;
  /** One type, `''` for all. */
  type: (typeof orderTypes)[number] | '';
  /** Days of the calendar, both included; `null` for all. */
  days: DateRange | null;
}

/** Columns the server sorts by. */
const sortable = ['time', 'coin'];

/** Whether the calendar has such a day: the 30th of February is moved on, and so is not the day it was. */
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** Reads the query from an address. People edit and share addresses, so invalid values count as absent. */
export function readOrderQuery(search: string): OrderQuery {
  const words = new URLSearchParams(search);
  const start = words.get('from') ?? '';
  const end = words.get('to') ?? '';
  return {
    ...readTableAddress(words, sortable),
    text: words.get('q') ?? '',
    type: orderTypes.find((type) => type === words.get('type')) ?? '',
    days: isDay(start) && isDay(end) && start <= end ? { start, end } : null,
  };
}

/** Writes the query into the search part of an address; other parameters stay. */
export function writeOrderQuery(search: string, { text, type, days, page, sort }: OrderQuery): string {
  const words = new URLSearchParams(writeTableAddress(search, { page, sort }));
  for (const [name, value] of Object.entries({ q: text, type, from: days?.start ?? '', to: days?.end ?? '' })) {
    if (value === '') words.delete(name);
    else words.set(name, value);
  }
  return words.toString();
}
