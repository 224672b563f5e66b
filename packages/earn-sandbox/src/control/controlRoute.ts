import type { Context } from 'hono';
import type { User } from '../users.ts';
import { json, refuse } from '../http/answer.ts';
import { type Fields, readBody } from '../http/limits.ts';
import { refusals } from '../refusal.ts';
import type { Exchange } from '../http/route.ts';
import { guardWrite, isLoopback } from '../http/writeGuard.ts';

const pending = new WeakMap<Context, readonly string[]>();

/** Adds cookies to the answer of this call. */
export const setCookies = (context: Context, cookies: readonly string[]): void => {
  pending.set(context, cookies);
};

function finish(context: Context, response: Response): Response {
  for (const cookie of pending.get(context) ?? []) response.headers.append('set-cookie', cookie);
  return response;
}

/** Who sent a request. @throws Refusal where nobody is signed in. */
export async function needUser({ sessions }: Exchange, request: Request): Promise<User> {
  const { user } = await sessions.of(request);
  if (user === undefined) throw refusals.loginNeeded();
  return user;
}

/** Serves a read of `/sandbox/*` to this machine. */
export function controlRead(exchange: Exchange, path: string, answer: (context: Context) => Promise<unknown>): void {
  exchange.app.get(path, async (context) => {
    try {
      needLoopback(context.req.raw);
      const response = json({ code: 200, message: 'success', data: await answer(context) });
      // Whoever has no session yet gets an anonymous one, so that even the first write carries a csrf token. A visit from
      // elsewhere brings no strict cookies; new ones would replace those the browser has, and sign the person out.
      const { token } = await exchange.sessions.of(context.req.raw);
      if (token === undefined && isOurOwnVisit(context.req.raw)) setCookies(context, exchange.sessions.anonymous(context.req.raw));
      return finish(context, response);
    } catch (error) {
      return refuse(path, error, exchange.report);
    }
  });
}

/**
 * Serves a write of `/sandbox/*` to this machine, with the same checks as every write.
 *
 * @param alsoReadOnly whether it works while the sandbox is read-only, such as signing in.
 */
export function controlWrite(
  exchange: Exchange,
  path: string,
  act: (context: Context, fields: Fields) => Promise<unknown>,
  { alsoReadOnly = false } = {},
): void {
  exchange.app.post(path, async (context) => {
    try {
      const request = context.req.raw;
      needLoopback(request);
      guardWrite(request, await exchange.sessions.of(request), exchange.sessions, exchange.origins);
      if (!alsoReadOnly) await exchange.needWritable();
      const fields = await readBody(request);
      return finish(context, json({ code: 200, message: 'success', data: await act(context, fields) }));
    } catch (error) {
      return refuse(path, error, exchange.report);
    }
  });
}

/** True for our own pages, and for programs, which keep their cookies themselves. */
const isOurOwnVisit = (request: Request): boolean => (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';

const needLoopback = (request: Request): void => {
  if (!isLoopback(request)) throw refusals.forbidden('The sandbox is moved from this machine only.');
};
