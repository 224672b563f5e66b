import { type HttpHandler, http } from 'msw';

/** Paths of the exchange, on any origin; the last one has the control routes of a sandbox. */
const PATHS = ['*/apiw/*', '*/api/*', '*/sandbox/*'];

/** What answers an exchange's calls: a world of `createWorld`, or a page of `@earnkit/sandbox`, made by `browserOf`. */
export interface Exchange {
  /** Like the page's own `fetch`; a path is enough for the address. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Handlers of MSW that answer every documented call from a world or a sandbox: for pages in tests and stories that need data which hangs
 * together and orders that move it. Mocks of single calls, such as `mockEndpoint`, go before them with `server.use`.
 */
export const exchangeHandlers = (exchange: Exchange): HttpHandler[] =>
  PATHS.map((path) =>
    http.all(path, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      // What a browser adds to the fields, a page of a sandbox adds itself.
      const type = request.headers.get('content-type');
      const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
      return exchange.fetch(pathname + search, { method, ...(type !== null && { headers: { 'content-type': type } }), body });
    }),
  );
