import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { isUnavailable } from '../database/unavailable.ts';
import type { User } from '../users.ts';
import { refuse, success } from './answer.ts';
import { readsChinese } from './language.ts';
import { AMOUNT, type Fields, queryOf, readBody } from './limits.ts';
import { refusals } from '../refusal.ts';
import type { Sessions } from './session.ts';
import { wordsFor } from './usWords.ts';
import { readFields } from './wire.ts';
import { guardWrite } from './writeGuard.ts';

/** What every route needs from the exchange. */
export interface Exchange {
  readonly app: Hono;
  readonly sessions: Sessions;
  /** Further origins from which writes are accepted. */
  readonly origins: ReadonlySet<string>;
  /** Checks that the database is writable. @throws Refusal while it is read-only. */
  readonly needWritable: () => Promise<void>;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** A checked call, as its handler receives it. */
export interface Call<Wire, Who> {
  /** The fields, parsed by the schema of the call's declaration. */
  readonly wire: Wire;
  /** All fields unchecked, for the few that the declaration does not name. */
  readonly fields: Fields;
  readonly user: Who;
  /** Whether the caller reads the exchange's texts in Chinese. */
  readonly chinese: boolean;
}

const AMOUNT_FIELDS = ['amount', 'rateYear', 'year_rate', 'curr_amount', 'lend_amount', 'spend'];

/** Serves a declared call to people who are signed in. */
export function privateRoute<Input, Wire extends WireFields, WireData, Data>(
  exchange: Exchange,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  handle: (call: Call<Wire, User>) => Promise<WireData>,
): void {
  serve(exchange, endpoint, async (request, inPath) => {
    const session = await exchange.sessions.of(request);
    const { user } = session;
    // The first check: an anonymous caller learns only that a login is needed, and changes nothing.
    if (user === undefined) throw refusals.loginNeeded();
    if (endpoint.method !== 'GET') guardWrite(request, session, exchange.sessions, exchange.origins);
    if (endpoint.effect === 'write') await exchange.needWritable();
    const fields = await fieldsOf(request, inPath);
    return handle({ wire: check(endpoint.request, fields), fields, user, chinese: readsChinese(request) });
  });
}

/** Serves a declared read to everybody. */
export function openRoute<Input, Wire extends WireFields, WireData, Data>(
  exchange: Exchange,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  handle: (call: Call<Wire, User | undefined>) => Promise<WireData>,
): void {
  serve(exchange, endpoint, async (request, inPath) => {
    const { user } = await exchange.sessions.of(request);
    const fields = await fieldsOf(request, inPath);
    return handle({ wire: check(endpoint.request, fields), fields, user, chinese: readsChinese(request) });
  });
}

function serve<Input, Wire extends WireFields, WireData, Data>(
  { app, report, sessions }: Exchange,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  answer: (request: Request, inPath: Fields) => Promise<WireData>,
): void {
  // `{field}` of a declared path is `:field` here.
  app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context: Context) => {
    const { pathname } = new URL(context.req.raw.url);
    try {
      return success(pathname, await answer(context.req.raw, context.req.param()));
    } catch (error) {
      if (isUnavailable(error)) return refuse(pathname, error, report);
      const { user } = await sessions.of(context.req.raw);
      return refuse(pathname, error, report, wordsFor(user));
    }
  });
}

/** The fields of the query or the body, and those of the path. */
const fieldsOf = async (request: Request, inPath: Fields): Promise<Fields> =>
  Object.assign(request.method === 'GET' ? queryOf(request) : await readBody(request), inPath);

function check<Wire>(schema: v.GenericSchema<unknown, Wire>, fields: Fields): Wire {
  for (const name of AMOUNT_FIELDS) {
    const value = fields[name];
    if (value !== undefined && (typeof value !== 'string' || !AMOUNT.test(value)))
      throw refusals.badInput(`The field ${name} is not an amount.`);
  }
  return readFields(schema, fields);
}
