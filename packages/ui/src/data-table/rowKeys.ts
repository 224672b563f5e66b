/**
 * A unique key per row. A server can send the same row twice (a list that moved between two
 * pages); the second one gets a key of its own, so that both are shown.
 */
export function rowKeys<Row>(rows: readonly Row[], rowKey: (row: Row) => string): string[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const seen = times.get(key) ?? 0;
    times.set(key, seen + 1);
    return seen === 0 ? key : `${key}\u0000${seen}`;
  });
}
