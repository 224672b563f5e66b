import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './openDatabase.ts';

/** Inserts any number of rows in one statement. All rows have the same columns; the others get their defaults. */
export async function insertRows<Table extends PgTable>(tx: Db, table: Table, list: readonly Table['$inferInsert'][]): Promise<void> {
  const columns = columnsOf(table, list[0]);
  if (columns.length === 0) return;
  const names = join(columns.map(([, column]) => nameOf(column)));
  await tx.execute(sql`insert into ${table} (${names}) select ${names} from ${recordset(columns, list)}`);
}

/** Updates the `fields` of any number of rows in one statement. The rows are found by their primary key. */
export async function updateRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  fields: readonly (keyof Table['$inferSelect'])[],
  list: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = columnsOf(table, list[0]).filter(([field, column]) => column.primary || fields.includes(field));
  if (columns.length === 0) return;
  const equal = (isKey: boolean, left: SQL) =>
    columns.filter(([, column]) => column.primary === isKey).map(([, column]) => sql`${left}${nameOf(column)} = written.${nameOf(column)}`);
  await tx.execute(
    sql`update ${table} kept set ${join(equal(false, sql``))} from ${recordset(columns, list)} where ${sql.join(equal(true, sql`kept.`), sql` and `)}`,
  );
}

/** A column under the name it has in code. */
type Field = readonly [name: string, column: PgColumn];

const columnsOf = (table: PgTable, row: object | undefined): readonly Field[] =>
  Object.entries(getTableColumns(table)).filter(([field]) => row !== undefined && Object.hasOwn(row, field));

const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;

const join = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Passes the rows as one parameter, because the number of a statement's parameters is limited and their length is not. */
function recordset(columns: readonly Field[], list: readonly Readonly<Record<string, unknown>>[]): SQL {
  const records = list.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column.name, row[field] === null ? null : column.mapToDriverValue(row[field])])),
  );
  const types = columns.map(([, column]) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`);
  return sql`json_to_recordset(${JSON.stringify(records)}::json) as written(${join(types)})`;
}
