import { AsyncLocalStorage } from 'node:async_hooks';

/** No connection to the database could be had: it is absent, or too much work waits for it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Its name in a log; that of the cause is used where there is one. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super('The database is not available.', options);
    this.code = code;
  }
}

/** Codes of the system and of PostgreSQL (classes 08 and 53, and its shutdown) for a server that is absent, full or ending. */
const ABSENT = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57P0[1235])$/;

/** What the driver says without a code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether work failed because the database is absent or overloaded, and not because of the work. */
export function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unavailable || LOST.test(cause.message)) return true;
    if ('code' in cause && typeof cause.code === 'string' && ABSENT.test(cause.code)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

const calls = new AsyncLocalStorage<{ wrote: boolean }>();

/** Runs one call of the exchange, and follows whether it may have written anything. */
export const followWrites = <T>(call: () => T): T => calls.run({ wrote: false }, call);

/** From now on the call of the moment may have written something. */
export function mayWrite(): void {
  const call = calls.getStore();
  if (call !== undefined) call.wrote = true;
}

/** Whether nothing that the call of the moment was to do can have happened. */
export const isNotBegun = (): boolean => calls.getStore()?.wrote === false;
