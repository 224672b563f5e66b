import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type PgTable } from 'drizzle-orm/pg-core';
import { toUnits, unitsText } from '../units.ts';

/** A column of an amount or a rate. Code reads and writes it as a `bigint` of smallest steps, see {@link toUnits}. */
export const amount = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(38,18)',
  fromDriver: toUnits,
  toDriver: unitsText,
});

/** A column of an id, of unix seconds or of a number of hours. */
export const bigintColumn = (name: string) => bigint(name, { mode: 'number' });

/** A row as one value, with its fields under the names they have in code. Not for a table with amounts, which JSON reads as numbers. */
export const asJson = (table: PgTable): SQL => {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
};
