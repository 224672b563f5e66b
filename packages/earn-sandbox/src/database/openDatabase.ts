import { resolve } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { refusals } from '../refusal.ts';
import type { Connection, Db, Transaction } from './connection.ts';
import { causeOf, databaseCodeOf, firstLine } from './errors.ts';
import { migrate, type SliceTables } from './migrate.ts';
import { type FreeBytes, openPgliteFolder, openPgliteInMemory } from './pgliteConnection.ts';
import { connectPostgres, type PostgresPool } from './postgresConnection.ts';
import { SHARED_MIGRATIONS } from './sharedMigrations.ts';
import { StartError } from './startError.ts';

export type { Db, Opening } from './connection.ts';

/** Why nothing can be written: the ledger does not add up, or its disk has no room. */
type ReadOnlyReason = 'ledger' | 'disk';

/** The sandbox's database. */
export interface Database {
  /** For reads of one statement. */
  readonly db: Db;
  /**
   * Runs the work in one transaction, again from the start when the database asks for it (deadlock, serialization).
   *
   * @throws Refusal while nothing can be written.
   */
  readonly transact: Transaction;
  /** Why nothing can be written, by the latest check; `undefined` if the database is writable. */
  readonly readOnly: () => ReadOnlyReason | undefined;
  /** The same after a new check: another process may have reset a damaged ledger. */
  readonly lookAtReadOnly: () => Promise<ReadOnlyReason | undefined>;
  /** Refuses writes while the ledger does not add up, which `lasts` checks. A reset ends it. */
  readonly refuseWrites: (lasts: () => Promise<boolean>) => void;
  /** Deletes everything and creates the tables again. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where the sandbox stores its data. */
export interface DatabasePlace {
  /** Folder of a PGlite database; in memory where neither this nor `databaseUrl` is given. */
  readonly data?: string | undefined;
  /** A PostgreSQL server, 15 or newer. */
  readonly databaseUrl?: string | undefined;
  /** Name of the database schema that holds the tables. @default 'earnkit' */
  readonly schema?: string | undefined;
  /** How much room the disk of `data` has. @default what the system says */
  readonly freeBytes?: FreeBytes | undefined;
  /** How the server of `databaseUrl` is used. @default 16 connections, 1,024 that wait for them for up to 5 seconds */
  readonly pool?: PostgresPool | undefined;
}

/** Checks that the database is writable. @throws Refusal while nothing can be written. */
export async function needWritable({ lookAtReadOnly }: Pick<Database, 'lookAtReadOnly'>): Promise<void> {
  const reason = await lookAtReadOnly();
  if (reason !== undefined) throw refusals.readOnly(reason);
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @param slices the slices whose tables it has in addition to the shared ones.
 * @throws StartError with one sentence for people: folder in use, damaged, full or not writable, database not reachable, tables
 * newer than this program.
 */
export async function openDatabase(place: DatabasePlace, slices: readonly SliceTables[]): Promise<Database> {
  const schema = place.schema ?? 'earnkit';
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new StartError(`"${schema}" is not a name for a database schema.`);
  const connection = await connect(place, schema, slices);
  let isDamaged: (() => Promise<boolean>) | undefined;
  const readOnly = (): ReadOnlyReason | undefined => (isDamaged ? 'ledger' : connection.isFull() ? 'disk' : undefined);
  const lookAtReadOnly = async (): Promise<ReadOnlyReason | undefined> => {
    if (isDamaged && !(await isDamaged())) isDamaged = undefined;
    return readOnly();
  };
  const retry = retrying(connection);
  try {
    await update(connection, schema, slices);
  } catch (error) {
    await connection.close();
    throw error instanceof StartError ? error : new StartError(`The tables cannot be laid in the database: ${firstLine(causeOf(error))}`);
  }
  return {
    db: connection.db,
    readOnly,
    lookAtReadOnly,
    refuseWrites: (lasts) => {
      isDamaged = lasts;
    },
    transact: async (work, opening) => {
      await needWritable({ lookAtReadOnly });
      return retry(work, opening);
    },
    reset: async () => {
      if (connection.isFull()) throw refusals.readOnly('disk');
      await retry(async (tx) => {
        await tx.execute(sql.raw(`drop schema ${schema} cascade`));
        await migrate(tx, schema, slices);
      });
      isDamaged = undefined;
    },
    close: connection.close,
  };
}

/** The error for damaged tables: one sentence, without the parameters of the failed statement. */
export const cannotBeRead = ({ data }: DatabasePlace, error: unknown): StartError =>
  new StartError(
    data === undefined
      ? `The database cannot be read: ${firstLine(causeOf(error))}`
      : `The database in ${resolve(data)} cannot be read: ${firstLine(causeOf(error))} Move the folder away to start afresh.`,
  );

function connect(
  { data, databaseUrl, freeBytes, pool }: DatabasePlace,
  schema: string,
  slices: readonly SliceTables[],
): Promise<Connection> {
  if (databaseUrl) return connectPostgres(databaseUrl, schema, pool);
  const content = JSON.stringify([schema, SHARED_MIGRATIONS, slices.map(({ name, migrations }) => ({ name, migrations }))]);
  if (data === undefined) return openPgliteInMemory(schema, content, (made) => update(made, schema, slices));
  return openPgliteFolder(data, schema, content, freeBytes);
}

/** Brings the tables up to date. Two servers that start on one empty database take turns. */
const update = (made: Pick<Connection, 'transaction'>, schema: string, slices: readonly SliceTables[]): Promise<void> =>
  retrying(made)(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`earnkit:${schema}`}))`);
    await migrate(tx, schema, slices);
  });

const ATTEMPTS = 12;

const retrying =
  ({ transaction }: Pick<Connection, 'transaction'>): Transaction =>
  async (work, opening) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transaction(work, opening);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error;
        await new Promise((wake) => setTimeout(wake, Math.random() * 5 * 2 ** Math.min(attempt, 6)));
      }
    }
  };

const isWorthRetrying = (error: unknown): boolean => {
  const code = databaseCodeOf(error);
  return code === '40001' || code === '40P01';
};

/** Rows of a statement written by hand. The caller names the columns; whole numbers arrive as text or number, by driver. */
export async function rows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { readonly rows: Row[] };
  return result.rows;
}

/** The row of a select that always gives one, such as one of sums. */
export const oneRow = async <Row>(db: Db, statement: SQL): Promise<Row> => (await rows<Row>(db, statement))[0] as Row;
