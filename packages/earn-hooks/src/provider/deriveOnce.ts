/**
 * Derives a value from each row once. A row that did not change keeps its derived value, so a list renders only the rows
 * that changed. A row that is no longer used is garbage-collected together with its value.
 */
export function deriveOnce<Row extends object, Derived>(derive: (row: Row) => Derived): (row: Row) => Derived {
  const known = new WeakMap<Row, { readonly derived: Derived }>();
  return (row) => {
    const found = known.get(row) ?? { derived: derive(row) };
    known.set(row, found);
    return found.derived;
  };
}
