import type { Context } from 'hono';
import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Faults } from '../faults/faults.ts';
import { json, refuse } from '../http/answer.ts';
import { type Fields, readBody } from '../http/limits.ts';
import { refusals } from '../http/refusal.ts';
import type { Exchange } from '../http/route.ts';
import { guardWrite, isLoopback } from '../http/writeGuard.ts';
import { auditLedger, sumOfBalances } from '../ledger/ledger.ts';
import { openWorld } from '../worlds/openWorld.ts';
import { WORLDS, worldOf } from '../worlds/worlds.ts';

const MAX_ADVANCE_SECONDS = 366 * 24 * 3600;

/** What the control routes move. */
export interface Controlled {
  readonly database: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly reset: () => Promise<void>;
}

/** Serves `/sandbox/*`: who I am, what time it is, what goes wrong. Only ever to this machine. */
export function controlRoutes(exchange: Exchange, { database, clock, faults, reset }: Controlled): void {
  const { sessions } = exchange;

  read(exchange, '/sandbox/worlds', async () => ({ worlds: WORLDS.map(({ id, title, description }) => ({ id, title, description })) }));

  read(exchange, '/sandbox/state', async (context) => {
    const { user, world } = await sessions.of(context.req.raw);
    const now = await clock.now();
    return {
      world: world ?? null,
      user: user ? { id: String(user.id), vipTier: user.vipTier, mode: user.mode } : null,
      now,
      edition: user?.edition ?? 'global',
      verified: user?.verified ?? false,
      faults: faults.list(),
      ledgerSum: await sumOfBalances(database.db),
    };
  });

  read(exchange, '/sandbox/ledger', async () => auditLedger(database.db));

  read(exchange, '/sandbox/faults', async () => ({ faults: faults.list() }));

  write(exchange, '/sandbox/login', async (context, fields) => {
    const world = typeof fields['world'] === 'string' ? worldOf(fields['world']) : undefined;
    if (world === undefined) throw refusals.badInput('There is no such world.');
    const user = await openWorld(clock, world);
    setCookies(context, await sessions.open(context.req.raw, world.id, user?.id));
    return { world: world.id, user: user ? { id: String(user.id) } : null };
  });

  write(exchange, '/sandbox/logout', async (context) => {
    setCookies(context, await sessions.end(context.req.raw));
    return {};
  });

  write(exchange, '/sandbox/clock', async (_context, fields) => {
    const seconds = v.safeParse(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
        v.integer(),
        v.minValue(1),
        v.maxValue(MAX_ADVANCE_SECONDS),
      ),
      fields['advanceSeconds'],
    );
    if (!seconds.success) throw refusals.badInput('The field advanceSeconds is a whole number from 1 second to 366 days.');
    return { now: await clock.advance(seconds.output) };
  });

  write(exchange, '/sandbox/faults', async (_context, fields) => {
    if (fields['clear'] !== undefined) {
      faults.clear(typeof fields['clear'] === 'string' ? fields['clear'] : undefined);
      return { faults: faults.list() };
    }
    return { fault: faults.add({ ...fields }), faults: faults.list() };
  });

  write(exchange, '/sandbox/reset', async (context) => {
    faults.clear();
    await reset();
    setCookies(context, sessions.anonymous(context.req.raw));
    return {};
  });
}

const pending = new WeakMap<Context, readonly string[]>();

const setCookies = (context: Context, cookies: readonly string[]): void => {
  pending.set(context, cookies);
};

function finish(context: Context, response: Response): Response {
  for (const cookie of pending.get(context) ?? []) response.headers.append('set-cookie', cookie);
  return response;
}

function read(exchange: Exchange, path: string, answer: (context: Context) => Promise<unknown>): void {
  exchange.app.get(path, async (context) => {
    try {
      needLoopback(context.req.raw);
      const response = json({ code: 200, message: 'success', data: await answer(context) });
      // Whoever has no session yet gets an anonymous one, so that even the first write carries a csrf token.
      const { token } = await exchange.sessions.of(context.req.raw);
      if (token === undefined) setCookies(context, exchange.sessions.anonymous(context.req.raw));
      return finish(context, response);
    } catch (error) {
      return refuse(path, error, exchange.report);
    }
  });
}

function write(exchange: Exchange, path: string, act: (context: Context, fields: Fields) => Promise<unknown>): void {
  exchange.app.post(path, async (context) => {
    try {
      needLoopback(context.req.raw);
      guardWrite(context.req.raw, exchange.sessions, exchange.origins);
      const fields = await readBody(context.req.raw);
      return finish(context, json({ code: 200, message: 'success', data: await act(context, fields) }));
    } catch (error) {
      return refuse(path, error, exchange.report);
    }
  });
}

const needLoopback = (request: Request): void => {
  if (!isLoopback(request)) throw refusals.forbidden('The sandbox is moved from this machine only.');
};
