import { createHash } from 'node:crypto';
import pg from 'pg';
import { queueFairly } from './fairQueue.ts';
import type { QueueLimits } from './queueLimits.ts';
import { mayWrite } from './unavailable.ts';

/** Statements that a connection prepares. Further ones, such as those with ever more parameters, are planned each time. */
const MOST_PREPARED = 1000;

/** A statement with parameters, as Drizzle gives it to its client. */
const isUnnamed = (query: unknown): query is pg.QueryConfig & { readonly text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !('name' in query && query.name);

/**
 * A client whose connection parses and plans each statement once: for the short statements of an order that is most of their
 * time. Statements without parameters run rarely, or change tables, and stay as they are.
 */
class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const nameOf = (text: string): string | undefined => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_PREPARED) return known;
      const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
      names.set(text, name);
      return name;
    };
    const run = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    // The overloads of `query` differ in what they return; what is given on is of the same overload.
    this.query = ((query: unknown, values?: unknown, ...rest: readonly unknown[]) => {
      // Statements that follow one another without a wait leave in one packet: each packet wakes the server.
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      const isPrepared = isUnnamed(query) && Array.isArray(values) && values.length > 0;
      return run(isPrepared ? { ...query, name: nameOf(query.text) } : query, values, ...rest);
    }) as pg.Client['query'];
  }
}

/** The setting `plan_cache_mode`: statements find their rows by id, so one plan suits all values. */
export const GENERIC_PLAN = 'force_generic_plan';

const isRead = (query: unknown): boolean => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && /^\s*(select|show)\b/i.test(text);
};

/**
 * A pool of such clients. Statements that do not wait for one another are sent in one go.
 *
 * @param limits what may wait for a connection. @default anything, for as long as it takes
 */
export function preparedPool(config: pg.PoolConfig, limits?: QueueLimits): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: PreparedClient, pipeline: true });
  // A connection that is lost fails the statement that runs on it and is replaced by the pool. Without listeners the loss
  // itself would end the process: the pool listens while a connection is idle, and nobody does while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (limits !== undefined) queueFairly(pool, limits);
  const run = pool.query.bind(pool) as (...given: readonly unknown[]) => unknown;
  // What is sent outside of a transaction is written as soon as it arrives.
  pool.query = ((query: unknown, ...rest: readonly unknown[]) => {
    if (!isRead(query)) mayWrite();
    return run(query, ...rest);
  }) as pg.Pool['query'];
  return pool;
}
