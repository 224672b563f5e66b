import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { databaseFromPool } from './databaseFromPool.ts';
import { watchDisk } from './diskWatch.ts';
import { firstLine } from './errors.ts';
import { lockFolder } from './folderLock.ts';
import { PgliteStream } from './pgliteStream.ts';
import { GENERIC_PLAN, preparedPool } from './preparedClient.ts';
import { StartError } from './startError.ts';
import { makeFromTemplate, openFromTemplate } from './template.ts';

/**
 * Free space, in bytes, below which the disk counts as full: several segments of the write-ahead log. If the next segment does not fit,
 * PGlite hangs forever. Another program may fill the disk while a transaction is written: see `watchDisk`.
 */
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** Limits PostgreSQL's cache: the default of 128 MB fills up within weeks, and the operating system caches the same files anyway. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Free space, in bytes, on the disk that holds a folder. */
export type FreeBytes = (folder: string) => number;

const freeOnDisk: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Opens the PGlite database in a folder, or creates it if there is none.
 *
 * @param templateKey identifies the template: a new database is copied from the one with this key, if there is one.
 * @throws StartError with a message for the operator.
 */
export async function openPgliteFolder(data: string, schema: string, templateKey: string, freeBytes = freeOnDisk): Promise<Connection> {
  const folder = resolve(data);
  const cannotWrite = new StartError(`The folder ${folder} cannot be written. Choose another with EARNKIT_DATA, or change its owner.`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw cannotWrite;
  }
  const isFull = (): boolean => freeBytes(folder) < MIN_FREE_BYTES;
  if (isFull())
    throw new StartError(`The disk of ${folder} is full: ${MIN_FREE_BYTES / 2 ** 20} MB have to be free. Make room, then start again.`);
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw error instanceof StartError ? error : cannotWrite;
  });
  const watch = watchDisk(folder);
  const release = (): void => {
    watch.end();
    unlock();
  };
  // A check also sends a heartbeat: the timer of `watchDisk` cannot fire while work blocks the event loop.
  const beatAndCheckDisk = (): boolean => {
    watch.beat();
    return isFull();
  };
  try {
    const dataDir = join(folder, 'db');
    if (existsSync(dataDir)) assertComplete(dataDir);
    else {
      assertNoForeignFiles(folder);
      hideFromTools(folder);
      await makeCluster(dataDir, templateKey);
    }
    return await connectionOf(await PGlite.create({ dataDir, startParams: START_PARAMETERS }), schema, release, beatAndCheckDisk);
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${folder} does not open: ${firstLine(error)} Move the folder away to start afresh.`);
  }
}

/** Opens a PGlite database in memory as a copy of the template with this key, on which `prepare` has been run. */
export async function openPgliteInMemory(
  schema: string,
  content: string,
  prepare: (made: Pick<Connection, 'db' | 'transaction'>) => Promise<void>,
): Promise<Connection> {
  const client = await openFromTemplate(content, async (empty) => {
    const pool = await createPglitePool(empty, schema);
    await prepare(databaseFromPool(pool));
    await pool.end();
  });
  return connectionOf(
    client,
    schema,
    () => undefined,
    () => false,
  );
}

/** Creates a folder and its parents one by one: Node's recursive `mkdir` hangs where the system refuses, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Files of every database. Without `PG_VERSION`, PGlite would create a new database over what is left of the old one. */
const REQUIRED_FILES = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

function assertComplete(dataDir: string): void {
  const missing = REQUIRED_FILES.find((part) => !existsSync(join(dataDir, part)));
  if (missing !== undefined) throw new Error(`${join('db', missing)} is missing.`);
}

/** Refuses to make a database among files that are not ours. */
function assertNoForeignFiles(folder: string): void {
  const other = readdirSync(folder).find((name) => !/^(db\.making|lock|lost\+found|\..+)$/.test(name));
  if (other === undefined) return;
  throw new StartError(`The folder ${folder} holds other files, such as ${other}, and no database. Choose an empty folder.`);
}

/** Keeps Git, and tools that read what Git does, out of the folder: Tailwind CSS reads a project's files and fails at the socket of the lock. */
function hideFromTools(folder: string): void {
  const file = join(folder, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}

/** Creates a database in a temporary folder and renames it into place, so that a killed start leaves no incomplete database. */
async function makeCluster(dataDir: string, content: string): Promise<void> {
  const temporaryDir = `${dataDir}.making`;
  await makeFromTemplate(temporaryDir, content);
  renameSync(temporaryDir, dataDir);
}

async function connectionOf(client: PGlite, schema: string, release: () => void, isFull: () => boolean): Promise<Connection> {
  const pool = await createPglitePool(client, schema);
  return {
    ...databaseFromPool(pool),
    isFull,
    close: async () => {
      // `pool.end` never answers callers that still wait for the connection. Each turn of the loop waits until those have had it.
      while (pool.waitingCount > 0) (await pool.connect()).release();
      await pool.end();
      await client.close();
      release();
    },
  };
}

/** A pool with one connection, the only one that a PGlite database has. */
async function createPglitePool(client: PGlite, schema: string): Promise<pg.Pool> {
  await client.exec(`set search_path to ${schema}; set plan_cache_mode to ${GENERIC_PLAN}`);
  return preparedPool({
    stream: () => new PgliteStream(client),
    user: 'postgres',
    database: 'postgres',
    // Overrides `PGSSLMODE` of the environment, which is meant for other databases.
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
}
