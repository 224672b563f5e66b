import * as v from 'valibot';
import type { Rows, WireRows } from './wire.ts';

/**
 * A list without duplicate ids. An order refers to its row by the id, so a second row with the same id would open the first one. An
 * exact copy is dropped. A row with the same id and other contents cannot be told from the first and counts as unreadable (D07).
 *
 * @param field the id's name on the wire.
 * @param idOf returns the id of a row; a row without an id is never a duplicate.
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
        const serialized = JSON.stringify(row);
        const known = id === undefined ? undefined : first.get(id);
        if (known === undefined) rows.push(row);
        else if (known !== serialized) unreadable.push({ index, field, problem: 'is not unique' });
        if (id !== undefined && known === undefined) first.set(id, serialized);
      }
      return { ...answer, rows, unreadable };
    }),
  );
