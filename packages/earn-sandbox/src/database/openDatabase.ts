import { accessSync, constants, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as overNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockFolder, StartError } from './folderLock.ts';
import { migrate, type SliceTables } from './migrate.ts';
import { SHARED_MIGRATIONS } from './sharedMigrations.ts';
import { makeFromTemplate, openFromTemplate } from './template.ts';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The sandbox's database. */
export interface Database {
  /** For reads of one statement. */
  readonly db: Db;
  /** Runs the work in one transaction, again from the start when the database asks for it (deadlock, serialization). */
  readonly transact: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Throws everything away and lays the tables anew. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where the sandbox keeps what it knows. */
export interface DatabasePlace {
  /** Folder of a PGlite database; in memory where neither this nor `databaseUrl` is given. */
  readonly data?: string | undefined;
  /** A PostgreSQL server, 15 or newer. */
  readonly databaseUrl?: string | undefined;
  /** Name of the database schema that holds the tables. @default 'earnkit' */
  readonly schema?: string | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @param slices whose tables it holds beside the shared ones.
 * @throws StartError with one sentence for people: folder in use or not writable, database not reachable, tables newer than this program.
 */
export async function openDatabase(place: DatabasePlace, slices: readonly SliceTables[]): Promise<Database> {
  const schema = place.schema ?? 'earnkit';
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new StartError(`"${schema}" is not a name for a database schema.`);
  const connection = place.databaseUrl ? await connectPostgres(place.databaseUrl, schema) : await openPglite(place.data, schema, slices);
  const transact = retrying(connection.db);
  try {
    await update(connection.db, schema, slices);
  } catch (error) {
    await connection.close();
    throw error instanceof StartError ? error : new StartError(`The tables cannot be laid in the database: ${firstLine(causeOf(error))}`);
  }
  return {
    db: connection.db,
    transact,
    reset: async () => {
      await transact(async (tx) => {
        await tx.execute(sql.raw(`drop schema ${schema} cascade`));
        await migrate(tx, schema, slices);
      });
    },
    close: connection.close,
  };
}

interface Connection {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

async function openPglite(data: string | undefined, schema: string, slices: readonly SliceTables[]): Promise<Connection> {
  if (data === undefined) return pglite(await openInMemory(schema, slices), schema, () => undefined);
  const folder = resolve(data);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The folder ${folder} cannot be written. Choose another with EARNKIT_DATA, or change its owner.`);
  }
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The folder ${folder} cannot be written. Choose another with EARNKIT_DATA, or change its owner.`);
  }
  try {
    const dataDir = resolve(folder, 'db');
    if (!existsSync(dataDir)) await makeCluster(dataDir, contentOf(schema, slices));
    return await pglite(await PGlite.create({ dataDir }), schema, unlock);
  } catch (error) {
    unlock();
    throw new StartError(`The database in ${folder} does not open: ${firstLine(error)} Move the folder away to start afresh.`);
  }
}

/** A database in memory with its tables, from the template of these migrations. */
const openInMemory = (schema: string, slices: readonly SliceTables[]): Promise<PGlite> =>
  openFromTemplate(contentOf(schema, slices), async (client) => {
    await client.exec(`set search_path to ${schema}`);
    await update(overPglite({ client }), schema, slices);
  });

/** What the tables of a new database depend on. */
const contentOf = (schema: string, slices: readonly SliceTables[]): string =>
  JSON.stringify([schema, SHARED_MIGRATIONS, slices.map(({ name, migrations }) => ({ name, migrations }))]);

/** Makes a folder and those above it, one by one: where a system refuses (`/proc`), Node's own recursion never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes a database beside its place and moves it there whole: a start that is killed leaves nothing half made. */
async function makeCluster(dataDir: string, content: string): Promise<void> {
  const making = `${dataDir}.making`;
  await makeFromTemplate(making, content);
  renameSync(making, dataDir);
}

async function pglite(client: PGlite, schema: string, unlock: () => void): Promise<Connection> {
  await client.exec(`set search_path to ${schema}`);
  return {
    db: overPglite({ client: withOwnParsers(client) }) as unknown as Db,
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/**
 * The client with the parsers it was made with. Drizzle brings some for dates with each statement, of which there are none
 * in these tables, and PGlite then copies all of its hundreds of parsers for that statement.
 */
const withOwnParsers = <Client extends Pick<PGlite, 'query'>>(client: Client): Client =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') {
        return (text: string, params?: unknown[], { parsers: _dates, ...options }: QueryOptions = {}) =>
          target.query(text, params, options);
      }
      if (name === 'transaction') {
        return (work: (tx: Transaction) => Promise<unknown>) => (target as unknown as PGlite).transaction((tx) => work(withOwnParsers(tx)));
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

async function connectPostgres(databaseUrl: string, schema: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, connectionTimeoutMillis: 5000, options: `-c search_path=${schema}` });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  let version: number;
  try {
    const { rows: found } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = Number(found[0]?.server_version_num ?? '0');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at ${withoutSecrets(databaseUrl)} does not answer: ${firstLine(error)}`);
  }
  if (version < 150_000) {
    await pool.end();
    throw new StartError(
      `The database at ${withoutSecrets(databaseUrl)} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
    );
  }
  return { db: overNodePostgres({ client: pool }) as unknown as Db, close: () => pool.end() };
}

const withoutSecrets = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'DATABASE_URL';
};

/** What the database itself said, under the driver's wrapping. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error);

const firstLine = (error: unknown): string => {
  const text = error instanceof AggregateError ? String(error.errors[0]) : String(error);
  const line = (text.split('\n')[0] ?? '').replace(/^(\w*Error|error): /, '');
  return line.endsWith('.') ? line : `${line}.`;
};

/** Brings the tables up to date. Two servers that start on one empty database take turns. */
const update = (db: Db, schema: string, slices: readonly SliceTables[]): Promise<void> =>
  retrying(db)(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`earnkit:${schema}`}))`);
    await migrate(tx, schema, slices);
  });

const ATTEMPTS = 12;

const retrying =
  (db: Db): Database['transact'] =>
  async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction((tx) => work(tx as unknown as Db));
      } catch (error) {
        if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error;
        await new Promise((wake) => setTimeout(wake, Math.random() * 5 * 2 ** Math.min(attempt, 6)));
      }
    }
  };

/** The database's own code of an error (`40P01`), wherever the driver put it. */
export function databaseCodeOf(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

const isWorthRetrying = (error: unknown): boolean => {
  const code = databaseCodeOf(error);
  return code === '40001' || code === '40P01';
};

/** Rows of a statement written by hand. The caller names the columns; whole numbers arrive as text or number, by driver. */
export async function rows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { readonly rows: Row[] };
  return result.rows;
}
