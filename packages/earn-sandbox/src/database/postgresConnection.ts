import { type Connection, databaseFromPool } from './connection.ts';
import { firstLine } from './errors.ts';
import { GENERIC_PLAN, preparedPool } from './preparedClient.ts';
import { StartError } from './startError.ts';

/**
 * Connects to a PostgreSQL server.
 *
 * @throws StartError with one sentence for people, without the password.
 */
export async function connectPostgres(databaseUrl: string, schema: string): Promise<Connection> {
  const pool = preparedPool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 5000,
    options: `-c search_path=${schema} -c plan_cache_mode=${GENERIC_PLAN}`,
  });
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
  return { ...databaseFromPool(pool), isFull: () => false, close: () => pool.end() };
}

const withoutSecrets = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'DATABASE_URL';
};
