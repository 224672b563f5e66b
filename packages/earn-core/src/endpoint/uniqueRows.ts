import * as v from 'valibot';
import type { Rows, WireRows } from './wire.ts';

/**
 * A list in which each id stands once: an order names its row by the id, so a second row of the same id would open the first. An
 * exact copy is left out; a row that says something else cannot be told from the first and is unreadable (D07).
 *
 * @param field the id's name on the wire.
 * @param idOf the id of a row; a row without one is never a second one.
 */
export const uniqueRows = <WireRow, Row>(
  list: v.GenericSchema<WireRows<WireRow>, Rows<Row>>,
  field: string,
  idOf: (row: Row) => string | undefined,
): v.GenericSchema<WireRows<WireRow>, Rows<Row>> =>
  v.pipe(
    list,
    v.transform((answer): Rows<Row> => {
      const first = new Map<string, string>();
      const rows: Row[] = [];
      const unreadable = [...answer.unreadable];
      const before = new Set(unreadable.map(({ index }) => index));
      let index = -1;
      for (const row of answer.rows) {
        do index += 1;
        while (before.has(index));
        const id = idOf(row);
        const message = JSON.stringify(row);
        const known = id === undefined ? undefined : first.get(id);
        if (known === undefined) rows.push(row);
        else if (known !== message) unreadable.push({ index, field, problem: 'is not unique' });
        if (id !== undefined && known === undefined) first.set(id, message);
      }
      return { ...answer, rows, unreadable };
    }),
  );
