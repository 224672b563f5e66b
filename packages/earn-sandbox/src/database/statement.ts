import { fillPlaceholders, type Query, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/** Values for the placeholders of a statement, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Sends a statement with these values in place of its placeholders. */
export type Statement<Row, Given extends Values> = (db: Db, values: Given) => Promise<readonly Row[]>;

const dialect = new PgDialect();

/**
 * Prepares a statement that nearly every order sends. Its text is built once, while Drizzle builds it for each call. It has been sent
 * when the call returns, so later statements such as a commit come after it. Throws at once if a value is missing.
 *
 * @param build builds the statement, with `sql.placeholder` for the values. 64-bit numbers and amounts are returned as text.
 */
export function statement<Row extends object, Given extends Values>(build: (db: Db) => SQLWrapper): Statement<Row, Given> {
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(build(db).getSQL());
    return db.$client.query({ text: query.sql }, fillPlaceholders(query.params, values)).then(({ rows }) => rows as Row[]);
  };
}
