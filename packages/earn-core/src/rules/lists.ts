import { type Decimal, compare } from '../decimal.ts';

export { defaultHistoryRange, HISTORY_MONTHS } from './historyRange.ts';

/**
 * The text by which coins are searched: trimmed and in upper case, independent of the machine's language (SE-A-05). Marks that cannot
 * be seen, which are copied along with a name, are left out, and full-width letters count as plain ones.
 */
export const coinSearch = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();

/** The rows whose coin's name contains the search. */
export const searchCoins = <Row extends { readonly asset: string }>(rows: readonly Row[], typed: string): Row[] => {
  const wanted = coinSearch(typed);
  return rows.filter((row) => coinSearch(row.asset).includes(wanted));
};

/** The way a list is sorted. */
export type SortDirection = 'asc' | 'desc';

/** Compares texts by their characters, independent of the machine's language. */
export const compareText = (first: string, second: string, direction: SortDirection = 'asc'): number =>
  first === second ? 0 : first < second === (direction === 'asc') ? -1 : 1;

/** Compares amounts or rates; unknown values come last in both directions. */
export function compareKnown(first: Decimal | undefined, second: Decimal | undefined, direction: SortDirection): number {
  if (first === undefined || second === undefined) return first === second ? 0 : first === undefined ? 1 : -1;
  return direction === 'asc' ? compare(first, second) : compare(second, first);
}

/**
 * Rows that are drawn keep their order, whatever their figures are now. A new row stands behind the row that it follows in the order of now.
 *
 * @param rows the rows as they are now, in the order of now.
 * @param drawn the keys of the rows that are drawn, in their order.
 * @returns `rows` itself where nothing has to be kept.
 */
export function keepOrder<Row>(rows: readonly Row[], drawn: readonly string[], keyOf: (row: Row) => string): readonly Row[] {
  const places = new Map(drawn.map((key, place) => [key, place]));
  const placeOf = (row: Row): number | undefined => places.get(keyOf(row));
  // A kept row with the new ones behind it; the first group has the new ones in front of every kept row.
  const groups: { readonly place: number; readonly rows: Row[] }[] = [{ place: -1, rows: [] }];
  for (const row of rows) {
    const place = placeOf(row);
    if (place === undefined) groups.at(-1)?.rows.push(row);
    else groups.push({ place, rows: [row] });
  }
  if (groups.every(({ place }, index) => place >= (groups[index - 1]?.place ?? place))) return rows;
  return groups.toSorted((first, second) => first.place - second.place).flatMap((group) => group.rows);
}
