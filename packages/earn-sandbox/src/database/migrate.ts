import { eq, max, sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { StartError } from './startError.ts';
import type { Db } from './openDatabase.ts';
import { SHARED_MIGRATIONS } from './sharedMigrations.ts';

/** One migration of some tables. Migrations are only appended; a released one keeps its version and its effect. */
export interface Migration {
  /** Position among the steps of its owner, from 1 upwards without gaps. */
  readonly version: number;
  /** What the step adds, in a few words. */
  readonly title: string;
  /** Plain SQL, run once inside the transaction that also records the version. */
  readonly sql: string;
  /**
   * For a step of a slice that was released before slices had versions of their own: the shared version that contained it.
   * A database of that version or a later one already has the step. New steps do not set it.
   *
   * @default the step was released with its slice
   */
  readonly shippedWith?: number;
}

/** The tables of one slice. */
export interface SliceTables {
  /** Name of the slice, under which its versions are recorded. It never changes. */
  readonly name: string;
  /** Steps that make the tables, after all shared steps. */
  readonly migrations: readonly Migration[];
}

/** Shared version from which each slice counts its own versions. */
const SLICES_COUNT_SINCE = 5;

/** Under this name the database stores the shared version from which its slices count; missing if they always have. */
const SHIPPED = '';

const versions = pgTable('migrations', { version: integer('version').primaryKey(), title: text('title').notNull() });

const sliceVersions = pgTable(
  'slice_migrations',
  { slice: text('slice').notNull(), version: integer('version').notNull(), title: text('title').notNull() },
  (table) => [primaryKey({ columns: [table.slice, table.version] })],
);

/**
 * Brings the tables of a database schema up to date: the shared ones, then those of each slice.
 *
 * @throws StartError when the tables are newer than this program.
 */
export async function migrate(tx: Db, schema: string, slices: readonly SliceTables[]): Promise<void> {
  await tx.execute(sql.raw(`create schema if not exists ${schema}`));
  await tx.execute(sql.raw('create table if not exists migrations (version integer primary key, title text not null)'));
  await tx.execute(
    sql.raw('create table if not exists slice_migrations (slice text, version integer, title text not null, primary key (slice, version))'),
  );
  const [shared] = await tx.select({ version: max(versions.version) }).from(versions);
  const before = shared?.version ?? 0;
  for (const { version, title, sql: script } of stepsAfter(before, SHARED_MIGRATIONS, 'The tables')) {
    await run(tx, script);
    await tx.insert(versions).values({ version, title });
  }
  if (before > 0 && before < SLICES_COUNT_SINCE) {
    await tx.insert(sliceVersions).values({ slice: SHIPPED, version: before, title: 'shared version before slices counted' });
  }
  const shipped = await reachedBy(tx, SHIPPED);
  for (const { name, migrations } of slices) {
    for (const step of stepsAfter(await reachedBy(tx, name), migrations, `The tables of ${name}`)) {
      const isThere = step.shippedWith !== undefined && step.shippedWith <= shipped;
      if (!isThere) await run(tx, step.sql);
      await tx.insert(sliceVersions).values({ slice: name, version: step.version, title: step.title });
    }
  }
}

async function reachedBy(tx: Db, slice: string): Promise<number> {
  const [own] = await tx
    .select({ version: max(sliceVersions.version) })
    .from(sliceVersions)
    .where(eq(sliceVersions.slice, slice));
  return own?.version ?? 0;
}

function stepsAfter(reached: number, steps: readonly Migration[], what: string): readonly Migration[] {
  if (reached <= steps.length) return steps.slice(reached);
  throw new StartError(
    `${what} are of a newer version (${reached}) than this program knows (${steps.length}). Use the newer program, or another folder.`,
  );
}

/** Prepared statements take one command each; a function's body between `$$` stays in one piece. */
async function run(tx: Db, script: string): Promise<void> {
  for (const statement of script.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []) {
    if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  }
}
