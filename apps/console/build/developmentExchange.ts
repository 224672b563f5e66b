import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readBody, requestOf, sendData } from '../server/answers.ts';
import { errorResponse } from '../server/exchange.ts';
import type { openExchange } from '../server/openExchange.ts';
import type { Settings, readSettings } from '../server/settings.ts';
import { createLog, reportTo } from '../server/log.ts';
import { pageHeaders } from '../server/securityHeaders.ts';

const EXCHANGE_PATH = /^\/(?:apiw|api|sandbox)\//;

/**
 * Vite plugin: serves the exchange's API from the development server, on one origin as in production, and sends the page the headers
 * of production. Its Content-Security-Policy adds only what hot reloading needs: inline scripts and styles with a nonce, and the
 * update socket.
 */
export function developmentExchange(): Plugin {
  const nonce = randomBytes(18).toString('base64url');
  let timeZone = 'UTC';
  return {
    name: 'earnkit:development-exchange',
    config: (_config, { command }) => (command === 'serve' ? { html: { cspNonce: nonce } } : {}),
    transformIndexHtml: () =>
      timeZone === 'UTC' ? [] : [{ tag: 'meta', attrs: { name: 'earnkit-exchange-time-zone', content: timeZone } }],
    async configureServer(server) {
      const { answer: handleRequest, pictureOrigins, exchangeTimeZone } = await openDevelopmentExchange(server);
      timeZone = exchangeTimeZone;
      server.middlewares.use((request, response, next) => {
        // An aborted upload or an exception in the sandbox ends this request only, not the server.
        if (EXCHANGE_PATH.test(request.url ?? '')) handleRequest(request, response).catch(() => response.destroy());
        else {
          for (const [name, value] of Object.entries(pageHeaders({ pictureOrigins, frameOrigins: [] })))
            if (name !== 'content-type') response.setHeader(name, value);
          response.setHeader('content-security-policy', developmentPolicy(String(response.getHeader('content-security-policy')), nonce));
          next();
        }
      });
    },
  };
}

const developmentPolicy = (policy: string, nonce: string): string =>
  policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*");

interface DevelopmentExchange extends Pick<Settings, 'pictureOrigins' | 'exchangeTimeZone'> {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

async function openDevelopmentExchange(server: ViteDevServer): Promise<DevelopmentExchange> {
  // Loaded through Vite, so that a restart of the server picks up edits of the sandbox's source.
  const modules = {
    settings: (await server.ssrLoadModule('/server/settings.ts')) as { readSettings: typeof readSettings },
    exchange: (await server.ssrLoadModule('/server/openExchange.ts')) as { openExchange: typeof openExchange },
  };
  const settings = modules.settings.readSettings(process.env, resolve(server.config.root, '../..'));
  const exchange = await modules.exchange.openExchange(settings, reportTo(createLog(process.stderr, settings.logLevel)));
  server.httpServer?.on('close', () => void exchange.close());
  const answer: DevelopmentExchange['answer'] = async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const address = `http://${incoming.headers.host}${incoming.url}`;
    const exchangeResponse = body && (await exchange.answer(requestOf(incoming, address, body)));
    await sendData(incoming, outgoing, exchangeResponse ?? errorResponse(413, 'The request is too large.'));
  };
  return { answer, pictureOrigins: settings.pictureOrigins, exchangeTimeZone: settings.exchangeTimeZone };
}
