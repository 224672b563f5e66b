import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readBody, requestOf, sendData } from '../server/answers.ts';
import { refusal } from '../server/exchange.ts';
import type { openExchange } from '../server/openExchange.ts';
import type { Settings, readSettings } from '../server/settings.ts';
import { createLog, reportTo } from '../server/log.ts';
import { pageHeaders } from '../server/securityHeaders.ts';

const EXCHANGE = /^\/(?:apiw|api|sandbox)\//;

/**
 * Puts the exchange behind the development server, on one origin as in production, and gives the page the same policy.
 * Only what hot reloading cannot do without differs: inline scripts and styles by nonce, and the update socket.
 */
export function developmentExchange(): Plugin {
  const nonce = randomBytes(18).toString('base64url');
  let zone = 'UTC';
  return {
    name: 'earnkit:development-exchange',
    config: (_config, { command }) => (command === 'serve' ? { html: { cspNonce: nonce } } : {}),
    transformIndexHtml: () => (zone === 'UTC' ? [] : [{ tag: 'meta', attrs: { name: 'earnkit-exchange-time-zone', content: zone } }]),
    async configureServer(server) {
      const { answer, pictureOrigins, exchangeTimeZone } = await exchangeOf(server);
      zone = exchangeTimeZone;
      server.middlewares.use((request, response, next) => {
        // An upload that breaks off, or a fault of the sandbox, ends one call and not the server.
        if (EXCHANGE.test(request.url ?? '')) answer(request, response).catch(() => response.destroy());
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

async function exchangeOf(server: ViteDevServer): Promise<DevelopmentExchange> {
  // through Vite, so that an edit of the sandbox's source is what answers after a restart
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
    const answered = body && (await exchange.answer(requestOf(incoming, address, body)));
    await sendData(incoming, outgoing, answered ?? refusal(413, 'The request is too large.'));
  };
  return { answer, pictureOrigins: settings.pictureOrigins, exchangeTimeZone: settings.exchangeTimeZone };
}
