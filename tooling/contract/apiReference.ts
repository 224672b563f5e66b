import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import scalar from '@scalar/fastify-api-reference';
import type { Plugin } from 'vite';
import { root } from '../step.ts';
import { OPENAPI } from './files.ts';

const PLACE = '/api-reference';

/** What Scalar's plugin sends an answer with. */
interface Reply {
  readonly header: (name: string, value: string) => Reply;
  readonly redirect: (to: string, status: number) => Reply;
  readonly send: (body: unknown) => Reply;
}

type Handler = (request: { readonly url: string; readonly protocol: string; readonly hostname: string }, reply: Reply) => unknown;

/** The OpenAPI file as a page of development servers, at `/api-reference/`, drawn by Scalar. It asks no other server for anything. */
export function apiReference(): Plugin {
  let pages: ReadonlyMap<string, Handler> | undefined;
  return {
    name: 'earnkit:api-reference',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        if (!url.startsWith(PLACE)) return next();
        pages ??= pagesOf();
        const handler = pages.get(url.replace(/[?#].*$/, ''));
        if (handler === undefined) return next();
        handler({ url, protocol: 'http', hostname: request.headers.host ?? 'localhost' }, replyTo(response));
      });
    },
  };
}

/** What Scalar's plugin serves, by its address. The plugin is made for Fastify and asks it for routes alone. */
function pagesOf(): ReadonlyMap<string, Handler> {
  const pages = new Map<string, Handler>();
  const host = { route: ({ url, handler }: { readonly url: string; readonly handler: Handler }) => void pages.set(url, handler) };
  const configuration = {
    content: () => JSON.parse(readFileSync(path.join(root, OPENAPI), 'utf8')) as object,
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
  };
  (scalar as unknown as (host: object, options: object, done: () => void) => void)(
    host,
    { routePrefix: PLACE, configuration },
    () => undefined,
  );
  return pages;
}

function replyTo(response: ServerResponse): Reply {
  const reply: Reply = {
    header: (name, value) => {
      response.setHeader(name, value);
      return reply;
    },
    redirect: (to, status) => {
      response.writeHead(status, { location: to }).end();
      return reply;
    },
    send: (body) => {
      response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
      return reply;
    },
  };
  return reply;
}
