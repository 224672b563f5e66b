import * as v from 'valibot';
import { type Clock, LONGEST_MOVE } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Events } from '../events/events.ts';
import type { Faults } from '../faults/faults.ts';
import { refusals } from '../refusal.ts';
import type { Exchange } from '../http/route.ts';
import { auditLedger } from '../ledger/audit.ts';
import { bookingsOf, sumOfBalances } from '../ledger/ledger.ts';
import { booksOf, type SandboxSlice } from '../slice.ts';
import { openWorld } from '../worlds/openWorld.ts';
import { WORLDS, worldOf } from '../worlds/worlds.ts';
import { controlRead, controlWrite, needUser, setCookies } from './controlRoute.ts';

/** A flag of a call, in JSON or in a form. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** What the control routes move. */
export interface Controlled {
  readonly database: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly events: Events;
  readonly slices: readonly SandboxSlice[];
  readonly reset: () => Promise<void>;
}

/** Serves `/sandbox/*`: who I am, what time it is, what goes wrong. Only ever to this machine. */
export function controlRoutes(exchange: Exchange, { database, clock, faults, events, slices, reset }: Controlled): void {
  const { sessions } = exchange;

  controlRead(exchange, '/sandbox/worlds', async () => ({
    worlds: WORLDS.map(({ id, title, description }) => ({ id, title, description })),
  }));

  controlRead(exchange, '/sandbox/state', async (context) => {
    const { user, world } = await sessions.of(context.req.raw);
    const now = await clock.now();
    return {
      world: world ?? null,
      user: user ? { id: String(user.id), vipTier: user.vipTier, mode: user.mode } : null,
      now,
      edition: user?.edition ?? 'global',
      verified: user?.verified ?? false,
      faults: faults.list(),
      readOnly: (await database.lookAtReadOnly()) ?? null,
      ledgerSum: await sumOfBalances(database.db),
    };
  });

  controlRead(exchange, '/sandbox/ledger', async () => auditLedger(database.db, booksOf(slices)));

  controlRead(exchange, '/sandbox/bookings', async (context) => {
    const { id } = await needUser(exchange, context.req.raw);
    const asked = new URL(context.req.raw.url).searchParams.get('after') ?? '0';
    if (!/^\d{1,15}$/.test(asked)) throw refusals.badInput('The field after is the number of a transfer.');
    await clock.now();
    return { bookings: await bookingsOf(database.db, id, Number(asked)) };
  });

  controlRead(exchange, '/sandbox/faults', async () => ({ faults: faults.list() }));

  controlWrite(
    exchange,
    '/sandbox/login',
    async (context, fields) => {
      const world = typeof fields['world'] === 'string' ? worldOf(fields['world']) : undefined;
      if (world === undefined) throw refusals.badInput('There is no such world.');
      const user = await openWorld(database, clock, slices, world, { fresh: isTrue(fields['fresh']) });
      setCookies(context, await sessions.open(context.req.raw, world.id, user?.id));
      return { world: world.id, user: user ? { id: String(user.id) } : null };
    },
    { alsoReadOnly: true },
  );

  controlWrite(
    exchange,
    '/sandbox/logout',
    async (context) => {
      setCookies(context, await sessions.end(context.req.raw));
      return {};
    },
    { alsoReadOnly: true },
  );

  controlWrite(exchange, '/sandbox/clock', async (_context, fields) => {
    const seconds = v.safeParse(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
        v.integer(),
        v.minValue(1),
        v.maxValue(LONGEST_MOVE),
      ),
      fields['advanceSeconds'],
    );
    if (!seconds.success) throw refusals.badInput('The field advanceSeconds is a whole number from 1 second to 366 days.');
    return { now: await clock.advance(seconds.output) };
  });

  controlWrite(
    exchange,
    '/sandbox/faults',
    async (_context, fields) => {
      if (fields['clear'] !== undefined) {
        faults.clear(typeof fields['clear'] === 'string' ? fields['clear'] : undefined);
        return { faults: faults.list() };
      }
      return { fault: faults.add({ ...fields }), faults: faults.list() };
    },
    { alsoReadOnly: true },
  );

  controlWrite(exchange, '/sandbox/events', async (context, fields) => {
    const read = v.safeParse(events.schema, { ...fields });
    if (!read.success) throw refusals.badInput(`The field ${v.getDotPath(read.issues[0]) ?? 'event'} is missing or cannot be read.`);
    await events.emit(read.output, context.req.raw);
    return { now: await clock.now() };
  });

  controlWrite(
    exchange,
    '/sandbox/reset',
    async (context) => {
      await reset();
      setCookies(context, sessions.anonymous(context.req.raw));
      return {};
    },
    { alsoReadOnly: true },
  );
}
