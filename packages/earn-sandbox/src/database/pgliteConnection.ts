import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { overPool } from './overPool.ts';
import { watchDisk } from './diskWatch.ts';
import { firstLine } from './errors.ts';
import { lockFolder } from './folderLock.ts';
import { PgliteStream } from './pgliteStream.ts';
import { PLAN_ONCE, preparedPool } from './preparedClient.ts';
import { StartError } from './startError.ts';
import { makeFromTemplate, openFromTemplate } from './template.ts';

/**
 * Room that a disk keeps free, in bytes: several segments of the write-ahead log. Where the next segment finds no room,
 * PGlite never returns. Another program may take the room while a transaction is written: see `watchDisk`.
 */
const RESERVE = 64 * 2 ** 20;

/** PostgreSQL's cache in bounds: its default of 128 MB fills over the weeks, and the system caches the same files. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** How much is free where a folder is, in bytes. */
export type FreeBytes = (folder: string) => number;

const freeOnDisk: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Opens a PGlite database in a folder, and makes it where there is none.
 *
 * @param content what a new database is made from: a template with the same content, where there is one.
 * @throws StartError with one sentence for people.
 */
export async function openPgliteFolder(data: string, schema: string, content: string, freeBytes = freeOnDisk): Promise<Connection> {
  const folder = resolve(data);
  const cannotWrite = new StartError(`The folder ${folder} cannot be written. Choose another with EARNKIT_DATA, or change its owner.`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw cannotWrite;
  }
  const isFull = (): boolean => freeBytes(folder) < RESERVE;
  if (isFull())
    throw new StartError(`The disk of ${folder} is full: ${RESERVE / 2 ** 20} MB have to be free. Make room, then start again.`);
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw error instanceof StartError ? error : cannotWrite;
  });
  const watch = watchDisk(folder);
  const letGo = (): void => {
    watch.end();
    unlock();
  };
  const needsRoom = (): boolean => {
    watch.beat();
    return isFull();
  };
  try {
    const dataDir = join(folder, 'db');
    if (existsSync(dataDir)) needWhole(dataDir);
    else {
      needOwn(folder);
      await makeCluster(dataDir, content);
    }
    return await pglite(await PGlite.create({ dataDir, startParams: START_PARAMETERS }), schema, letGo, needsRoom);
  } catch (error) {
    letGo();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${folder} does not open: ${firstLine(error)} Move the folder away to start afresh.`);
  }
}

/** Opens a PGlite database in memory that `prepare` has been run on, from the template of this content. */
export async function openPgliteInMemory(
  schema: string,
  content: string,
  prepare: (made: Pick<Connection, 'db' | 'transaction'>) => Promise<void>,
): Promise<Connection> {
  const client = await openFromTemplate(content, async (empty) => {
    const pool = await poolOver(empty, schema);
    await prepare(overPool(pool));
    await pool.end();
  });
  return pglite(
    client,
    schema,
    () => undefined,
    () => false,
  );
}

/** Makes a folder and those above it, one by one: where a system refuses (`/proc`), Node's own recursion never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** What every database has. PGlite would lay a new one over what is left of one without `PG_VERSION`. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

function needWhole(dataDir: string): void {
  const missing = PARTS.find((part) => !existsSync(join(dataDir, part)));
  if (missing !== undefined) throw new Error(`${join('db', missing)} is missing.`);
}

/** Refuses to make a database among files that are not ours. */
function needOwn(folder: string): void {
  const other = readdirSync(folder).find((name) => !/^(db\.making|lock|lost\+found|\..+)$/.test(name));
  if (other === undefined) return;
  throw new StartError(`The folder ${folder} holds other files, such as ${other}, and no database. Choose an empty folder.`);
}

/** Makes a database beside its place and moves it there whole: a start that is killed leaves nothing half made. */
async function makeCluster(dataDir: string, content: string): Promise<void> {
  const making = `${dataDir}.making`;
  await makeFromTemplate(making, content);
  renameSync(making, dataDir);
}

async function pglite(client: PGlite, schema: string, letGo: () => void, isFull: () => boolean): Promise<Connection> {
  const pool = await poolOver(client, schema);
  return {
    ...overPool(pool),
    isFull,
    close: async () => {
      // The pool forgets whoever still waits for the connection when it ends.
      while (pool.waitingCount > 0) (await pool.connect()).release();
      await pool.end();
      await client.close();
      letGo();
    },
  };
}

/** A pool of the one connection that a PGlite database has. */
async function poolOver(client: PGlite, schema: string): Promise<pg.Pool> {
  await client.exec(`set search_path to ${schema}; set plan_cache_mode to ${PLAN_ONCE}`);
  return preparedPool({
    stream: () => new PgliteStream(client),
    user: 'postgres',
    database: 'postgres',
    // `PGSSLMODE` of the environment is about other databases.
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
}
