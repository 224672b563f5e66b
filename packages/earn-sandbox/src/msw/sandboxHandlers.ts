import { type HttpHandler, http } from 'msw';
import type { SandboxBrowser } from '../browserOf.ts';

/** Paths of the exchange, on any origin. */
const PATHS = ['*/apiw/*', '*/api/*', '*/sandbox/*'];

/**
 * Handlers of MSW that answer every documented call, and the control routes, from a sandbox: for pages in tests and stories that need data
 * which hangs together and orders that move it. Mocks of single calls, such as `mockEndpoint`, go before them with `server.use`.
 *
 * @param page a page of the sandbox, made by `browserOf`; it keeps the cookies and signs in.
 */
export const sandboxHandlers = (page: Pick<SandboxBrowser, 'fetch'>): HttpHandler[] =>
  PATHS.map((path) =>
    http.all(path, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      // What a page sends beside its fields, the page of the sandbox sends itself.
      const type = request.headers.get('content-type');
      const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
      return page.fetch(pathname + search, { method, ...(type !== null && { headers: { 'content-type': type } }), body });
    }),
  );
