import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements that are prepared. Further ones, such as those with ever more parameters, are planned each time. */
const MOST_PREPARED = 1000;

const names = new Map<string, string>();

/** Name of a statement within its connection; `undefined` where too many have one. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** A statement with parameters, as Drizzle gives it to its client. */
const isUnnamed = (query: unknown): query is pg.QueryConfig & { readonly text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !('name' in query && query.name);

/**
 * A client whose connection parses and plans each statement once: for the short statements of an order that is most of their
 * time. Statements without parameters run rarely, or change tables, and stay as they are.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const run = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    // The overloads of `query` differ in what they return; what is given on is of the same overload.
    this.query = ((query: unknown, values?: unknown, ...rest: readonly unknown[]) => {
      const isPrepared = isUnnamed(query) && Array.isArray(values) && values.length > 0;
      return run(isPrepared ? { ...query, name: nameOf(query.text) } : query, values, ...rest);
    }) as pg.Client['query'];
  }
}
