import type { Connection } from './connection.ts';
import type { QueueLimits } from './queueLimits.ts';
import { databaseFromPool } from './databaseFromPool.ts';
import { causeOf, firstLine } from './errors.ts';
import { GENERIC_PLAN, preparedPool } from './preparedClient.ts';
import { StartError } from './startError.ts';

/** How a server is used. */
export interface PostgresPool extends QueueLimits {
  /** Most connections at once. */
  readonly connections: number;
}

/** Enough for what two cores answer in a second; a person waits for no longer than that. */
const POOL: PostgresPool = { connections: 16, mostWaiting: 1024, deadlineMs: 5000 };

/**
 * Connects to a PostgreSQL server.
 *
 * @throws StartError with one sentence for people, without the password.
 */
export async function connectPostgres(databaseUrl: string, schema: string, use = POOL): Promise<Connection> {
  const pool = preparedPool(
    {
      connectionString: databaseUrl,
      max: use.connections,
      connectionTimeoutMillis: 5000,
      options: `-c search_path=${schema} -c plan_cache_mode=${GENERIC_PLAN}`,
    },
    use,
  );
  let version: number;
  try {
    const { rows: found } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = Number(found[0]?.server_version_num ?? '0');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at ${withoutSecrets(databaseUrl)} does not answer: ${firstLine(causeOf(error))}`);
  }
  if (version < 150_000) {
    await pool.end();
    throw new StartError(
      `The database at ${withoutSecrets(databaseUrl)} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
    );
  }
  return { ...databaseFromPool(pool), isFull: () => false, close: () => pool.end() };
}

const withoutSecrets = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'DATABASE_URL';
};
