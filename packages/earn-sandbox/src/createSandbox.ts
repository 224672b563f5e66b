import { openSandbox } from './openSandbox.ts';

/** How to make a sandbox. */
export interface SandboxOptions {
  /** Folder of its PGlite database, made where it is missing. @default in memory, gone with the process */
  readonly data?: string | undefined;
  /** PostgreSQL (15 or newer) in place of PGlite. */
  readonly databaseUrl?: string | undefined;
  /** Database schema of the tables, so that several sandboxes can share one database. @default 'earnkit' */
  readonly schema?: string | undefined;
  /** Origins beside its own from which writes may come, such as a development server's. @default none */
  readonly origins?: readonly string[] | undefined;
  /** The host's time in milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Takes errors nobody foresaw; the caller of the exchange only learns that something went wrong. @default a line on stderr with its code and without its message */
  readonly report?: ((error: unknown) => void) | undefined;
}

/** An exchange in a box. */
export interface Sandbox {
  /** Answers a call of the documented paths, or of `/sandbox/*`; never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sandbox time in unix seconds, with everything paid that is due by then. */
  readonly now: () => Promise<number>;
  /** Throws everything away: people, ledger, clock, faults. */
  readonly reset: () => Promise<void>;
  /** Waits for the database to be put away; the folder is free then. */
  readonly close: () => Promise<void>;
}

/**
 * Opens an exchange in a box: the documented earn calls over a double-entry ledger in a real database.
 *
 * @throws StartError with one sentence for people, when its folder or database cannot be used.
 */
export function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return openSandbox(options);
}
