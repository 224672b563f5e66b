import type { Context } from 'hono';
import { json, refuse } from '../http/answer.ts';
import { type Fields, readBody } from '../http/limits.ts';
import { refusals } from '../http/refusal.ts';
import type { Exchange } from '../http/route.ts';
import { guardWrite, isLoopback } from '../http/writeGuard.ts';

const pending = new WeakMap<Context, readonly string[]>();

/** Has the answer of this call set cookies. */
export const setCookies = (context: Context, cookies: readonly string[]): void => {
  pending.set(context, cookies);
};

function finish(context: Context, response: Response): Response {
  for (const cookie of pending.get(context) ?? []) response.headers.append('set-cookie', cookie);
  return response;
}

/** Serves a read of `/sandbox/*` to this machine. */
export function controlRead(exchange: Exchange, path: string, answer: (context: Context) => Promise<unknown>): void {
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

/** Serves a write of `/sandbox/*` to this machine, under the same guard as every write. */
export function controlWrite(exchange: Exchange, path: string, act: (context: Context, fields: Fields) => Promise<unknown>): void {
  exchange.app.post(path, async (context) => {
    try {
      const request = context.req.raw;
      needLoopback(request);
      guardWrite(request, await exchange.sessions.of(request), exchange.sessions, exchange.origins);
      const fields = await readBody(request);
      return finish(context, json({ code: 200, message: 'success', data: await act(context, fields) }));
    } catch (error) {
      return refuse(path, error, exchange.report);
    }
  });
}

const needLoopback = (request: Request): void => {
  if (!isLoopback(request)) throw refusals.forbidden('The sandbox is moved from this machine only.');
};
