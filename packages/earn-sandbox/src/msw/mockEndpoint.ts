import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { HttpResponse, type HttpHandler, delay, http } from 'msw';

/*
 * Mocks of single calls, made from the endpoint declarations that the client uses: an answer of the wrong shape does not compile, and a
 * request that the declaration rejects fails the test.
 *
 *   server.use(mockEndpoint(flexible.holdings, { list: [holding], total: 1 }))
 */

/**
 * Answers a call with `data`, or with the result of a function of the validated request fields. Pass a
 * `fn(() => data)` to inspect the requests afterwards.
 */
export function mockEndpoint<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  answer: (fields: Wire) => NoInfer<WireData> | Promise<NoInfer<WireData>>,
): HttpHandler;
export function mockEndpoint<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  data: NoInfer<WireData>,
): HttpHandler;
export function mockEndpoint<Input, Wire extends WireFields>(
  endpoint: Endpoint<Input, Wire, unknown, unknown>,
  answer: unknown,
): HttpHandler {
  return handle(endpoint, async (fields) => {
    const data: unknown = typeof answer === 'function' ? await answer(fields) : answer;
    return HttpResponse.json({ code: endpoint.success === 'only-200' ? 200 : 0, message: '', data });
  });
}

/** The exchange refuses the call with a message: HTTP 200 with an error code. The call has no effect. */
export function refuse<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  code: number,
  message: string,
): HttpHandler {
  return handle(endpoint, async () => HttpResponse.json({ code, message, data: null }));
}

/** An HTTP error with an HTML body, as a gateway sends it. From status 500 a write may have taken effect. */
export function httpError<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  status: number,
): HttpHandler {
  return handle(endpoint, async () => HttpResponse.html(`<h1>${status}</h1>`, { status }));
}

/** An HTTP error with a message of the exchange, as during maintenance. The call has no effect. */
export function httpRefuse<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  status: number,
  message: string,
): HttpHandler {
  return handle(endpoint, async () => HttpResponse.json({ message }, { status }));
}

/** The connection fails before an answer arrives, so a write may or may not have taken effect. */
export function losesAnswer<Input, Wire extends WireFields, WireData, Data>(endpoint: Endpoint<Input, Wire, WireData, Data>): HttpHandler {
  return handle(endpoint, async () => HttpResponse.error());
}

/** Never answers, for loading states. */
export function neverAnswers<Input, Wire extends WireFields, WireData, Data>(endpoint: Endpoint<Input, Wire, WireData, Data>): HttpHandler {
  return handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

function handle<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  respond: (fields: Wire) => Promise<Response>,
): HttpHandler {
  const method = ({ GET: 'get', POST: 'post', PUT: 'put' } as const)[endpoint.method];
  return http[method](`*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const sent = { ...(await readFields(request)), ...params };
    const checked = await endpoint.request['~standard'].validate(sent);
    if (checked.issues) {
      const problems = checked.issues.map(
        (issue) => `${issue.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') ?? ''}: ${issue.message}`,
      );
      throw new Error(
        `EK026: ${endpoint.name} was sent fields its declaration does not accept: ${problems.join('; ')}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek026`,
      );
    }
    return respond(checked.value);
  });
}

/** The request fields as text, from the query or the body. JSON numbers keep their original digits. */
async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const body = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  const fields: unknown = JSON.parse(body, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}
