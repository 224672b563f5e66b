import { fillPlaceholders, type Query, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/** Values for the placeholders of a statement, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Sends a statement with these values in place of its placeholders. */
export type Statement<Row, Given extends Values> = (db: Db, values: Given) => Promise<readonly Row[]>;

const dialect = new PgDialect();

/**
 * A statement that nearly every order sends. Its text is put together once, where Drizzle does so for each call.
 *
 * @param build puts it together, with `sql.placeholder` for what changes. Numbers of 64 bits and amounts arrive as text.
 */
export function statement<Row extends object, Given extends Values>(build: (db: Db) => SQLWrapper): Statement<Row, Given> {
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(build(db).getSQL());
    return db.$client.query<Row>({ text: query.sql }, fillPlaceholders(query.params, values)).then(({ rows }) => rows);
  };
}
