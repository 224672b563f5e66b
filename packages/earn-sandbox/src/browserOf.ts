/** Sends fields of a write, as JSON unless it says `form`. */
type SandboxWrite = (path: string, fields: Readonly<Record<string, unknown>>, encoding?: 'form' | 'json') => Promise<Response>;

/** A caller that behaves as a browser's page does: keeps cookies, sends its origin, repeats the csrf cookie. */
export interface SandboxBrowser {
  /** Like the page's own `fetch`; a path is enough for the address. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Signs in to a world by its id, such as `saver`; `fresh` makes a new person who lives in it. */
  readonly login: (world: string, options?: { readonly fresh?: boolean }) => Promise<void>;
  /** Sends fields of a write as a form, or as JSON. */
  readonly post: SandboxWrite;
  /** The same as a PUT. */
  readonly put: SandboxWrite;
  /** The csrf token as the page reads it from its cookie. */
  readonly csrf: () => string | undefined;
}

/**
 * A request with all of its headers. Environments that stand in for a browser, such as happy-dom, drop the headers that a page may not set:
 * the cookies and the origin, which a browser adds.
 */
const withHeaders = (request: Request, headers: Headers): Request =>
  request.headers.has('origin') ? request : Object.defineProperty(request, 'headers', { value: headers });

/**
 * A page over a sandbox, for tests and stories that have no real browser.
 *
 * @param send a sandbox's `fetch`, or the global one for a sandbox that is served.
 * @param origin where the page is.
 */
export function browserOf(send: (request: Request) => Promise<Response>, origin = 'http://127.0.0.1'): SandboxBrowser {
  const cookies = new Map<string, string>();

  const call = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const token = cookies.get('csrftoken');
    if (token !== undefined && !headers.has('csrftoken')) headers.set('csrftoken', token);
    const response = await send(withHeaders(new Request(new URL(address, origin), { ...init, headers }), headers));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };

  const writeBy =
    (method: 'POST' | 'PUT'): SandboxWrite =>
    (path, fields, encoding = 'json') =>
      call(path, {
        method,
        headers: { 'content-type': encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' },
        body:
          encoding === 'json'
            ? JSON.stringify(fields)
            : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
      });
  const post = writeBy('POST');

  return {
    fetch: call,
    post,
    put: writeBy('PUT'),
    csrf: () => cookies.get('csrftoken'),
    login: async (world, { fresh = false } = {}) => {
      await (await call('/sandbox/state')).text();
      const response = await post('/sandbox/login', fresh ? { world, fresh } : { world });
      const text = await response.text();
      if (!response.ok)
        throw new Error(
          `EK027: The sandbox does not open the world ${world}: ${text}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek027`,
        );
    },
  };
}
