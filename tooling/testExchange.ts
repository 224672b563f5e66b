import { createEarnClient } from '@earnkit/core/client';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';

/** One call as it went out, and what the caller got of the answer. */
export interface Exchanged<Data> {
  /** `GET /path?field=value`, `POST /path form field=value`, `POST /path json {"field":"value"}`; unescaped. */
  readonly asked: string;
  readonly data: Data;
}

/** What a content type is called in {@link Exchanged.asked}. */
const encodingOf = (contentType: string | null): string => {
  if (contentType === null) return '';
  return contentType.includes('json') ? ' json ' : contentType.includes('x-www-form-urlencoded') ? ' form ' : ` ${contentType} `;
};

/**
 * Sends a call through the real client to an exchange that gives this answer.
 *
 * @param data the answer's `data` as JSON text, so that no digit of a number is lost on its way into the test.
 * @param code the answer's code. @default 0
 */
export async function exchange<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  data: string,
  code = 0,
): Promise<Exchanged<Data>> {
  const asked: string[] = [];
  const client = createEarnClient({
    origin: 'https://exchange.example',
    fetch: async (address, init) => {
      const url = new URL(address instanceof Request ? address.url : address);
      const body = typeof init?.body === 'string' ? init.body : '';
      const encoding = encodingOf(new Headers(init?.headers).get('content-type'));
      asked.push(`${init?.method} ${decodeURIComponent(url.pathname + url.search)}${encoding}${decodeURIComponent(body)}`);
      return new Response(`{"code":${code},"msg":"ok","data":${data}}`);
    },
  });
  const read = await client.call(endpoint, input);
  return { asked: asked.join(' and '), data: read };
}
