import { Hono } from 'hono';
import { accountRoutes } from './account/routes.ts';
import { createClock } from './clock/clock.ts';
import { ratesOfSandbox } from './clock/heldRates.ts';
import { exchangeDaysIn } from './exchangeDay.ts';
import { announceNewCoin } from './coins/listings.ts';
import { pictureRoute } from './coins/pictureRoute.ts';
import { controlRoutes } from './control/routes.ts';
import { databaseCodeOf } from './database/errors.ts';
import { cannotBeRead, type Database, type DatabasePlace, needWritable, openDatabase } from './database/openDatabase.ts';
import { followWrites } from './database/unavailable.ts';
import { createEvents } from './events/events.ts';
import { createFaults } from './faults/faults.ts';
import { failure, notBegun, refuse } from './http/answer.ts';
import { MAX_URL_LENGTH } from './http/limits.ts';
import { reportCode } from './http/reportCode.ts';
import type { Exchange } from './http/route.ts';
import { createSessions, secrets } from './http/session.ts';
import { auditLedger } from './ledger/audit.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { refusals } from './refusal.ts';
import { booksOf, nextArrivalOf, type SandboxSlice, settleAll } from './slice.ts';
import { slicesIn } from './slices.ts';
import { statementRoutes } from './statement/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** How to make a sandbox. */
export interface SandboxOptions {
  /** Folder of its PGlite database; created if it is missing. @default in memory, lost when the process ends */
  readonly data?: string | undefined;
  /** PostgreSQL (15 or newer) in place of PGlite. */
  readonly databaseUrl?: string | undefined;
  /** Database schema of the tables, so that several sandboxes can share one database. @default 'earnkit' */
  readonly schema?: string | undefined;
  /** Further origins from which writes are accepted, such as that of a development server. @default none */
  readonly origins?: readonly string[] | undefined;
  /** Products that this exchange has. @default all of the kit */
  readonly slices?: readonly SandboxSlice[] | undefined;
  /** IANA zone in which the days of fixed terms are counted, such as `Asia/Shanghai` (AMB-157); for the slices of the kit. @default 'UTC' */
  readonly exchangeTimeZone?: string | undefined;
  /** The host's time in milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Called with unexpected errors, whose details no answer contains. @default a line on stderr with the error's code, not its message */
  readonly report?: ((error: unknown) => void) | undefined;
}

/** An exchange in a box. */
export interface Sandbox {
  /** Answers a call of the documented paths, or of `/sandbox/*`; never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sandbox time in unix seconds. Everything due by then has been paid. */
  readonly now: () => Promise<number>;
  /** Deletes everything: people, ledger, clock, faults. */
  readonly reset: () => Promise<void>;
  /** Closes the database; resolves when the folder is unlocked. Calls after it are answered with 503. */
  readonly close: () => Promise<void>;
}

/**
 * Opens an exchange in a box: the documented earn calls over a double-entry ledger in a real database.
 *
 * @throws StartError with a one-sentence message if its folder, database or time zone cannot be used.
 */
export function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return openSandbox(options);
}

/** The same, with a test's own `freeBytes` of the disk and its own use of a server. */
export async function openSandbox(options: SandboxOptions & Pick<DatabasePlace, 'freeBytes' | 'pool'>): Promise<Sandbox> {
  const slices = options.slices ?? slicesIn(exchangeDaysIn(options.exchangeTimeZone ?? 'UTC'));
  const database = await openDatabase(options, slices);
  try {
    return await sandboxOver(database, slices, options);
  } catch (error) {
    await database.close();
    throw databaseCodeOf(error) === undefined ? error : cannotBeRead(options, error);
  }
}

async function sandboxOver(database: Database, slices: readonly SandboxSlice[], options: SandboxOptions): Promise<Sandbox> {
  let closing: Promise<void> | undefined;
  // What is under way when the sandbox is closed may fail; nobody waits for it.
  const report = (error: unknown): void => {
    if (closing === undefined) (options.report ?? reportCode)(error);
  };
  const hostNow = options.now ?? Date.now;
  const lookForDamage = async (): Promise<string | null> => (await auditLedger(database.db, booksOf(slices))).damage;
  const damage = await lookForDamage();
  if (damage !== null) {
    database.refuseWrites(async () => (await lookForDamage()) !== null);
    report(new Error(`The ledger does not add up (${damage}). Nothing can be changed until the sandbox is reset.`));
  }
  const clock = createClock(database, hostNow, settleAll(slices), nextArrivalOf(slices));
  const open = async (): Promise<void> => {
    await clock.start();
    if (database.readOnly() !== undefined) return;
    const at = await clock.shown();
    await announceNewCoin(database, at);
    for (const slice of slices) await slice.open?.(database, at);
  };
  const withRates = ratesOfSandbox();
  await withRates(open);
  const sessions = await createSessions(database, hostNow);
  const reset = async (): Promise<void> => {
    faults.clear();
    // Other servers on this database sign with the same key.
    const kept = await database.db.select().from(secrets);
    await database.reset();
    await database.db.insert(secrets).values(kept);
    await withRates(open);
  };

  const events = createEvents(database, clock, sessions, slices);
  const faults = createFaults(events);
  const app = new Hono();
  const exchange: Exchange = {
    app,
    sessions,
    origins: new Set(options.origins),
    needWritable: () => needWritable(database),
    report,
  };
  controlRoutes(exchange, { database, clock, faults, events, slices, reset });
  pictureRoute(exchange);
  walletRoutes(exchange, database, clock);
  accountRoutes(exchange, database, clock);
  statementRoutes(exchange, clock);
  notificationRoutes(exchange, database);
  for (const slice of slices) slice.routes(exchange, database, clock);
  const paths = app.routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  app.notFound((context) => {
    const { pathname } = new URL(context.req.raw.url);
    return refuse(pathname, paths.some((path) => path.test(pathname)) ? refusals.wrongMethod() : refusals.notFound(), report);
  });
  app.onError((error, context) => refuse(new URL(context.req.raw.url).pathname, error, report));

  return {
    fetch: async (request) => {
      if (closing !== undefined) return notBegun('The sandbox has been closed.');
      if (request.url.length > MAX_URL_LENGTH) {
        const { code, message, status } = refusals.addressTooLong();
        return failure('', code, message, status);
      }
      const answer = async (): Promise<Response> => followWrites(() => withRates(() => app.fetch(request)));
      return new URL(request.url).pathname.startsWith('/sandbox/') ? answer() : faults.around(request, answer);
    },
    now: () => withRates(clock.now),
    reset,
    close: () => (closing ??= database.close()),
  };
}
