import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { HttpResponse, type HttpHandler, delay, http } from 'msw';

/*
 * The exchange as a story or a test sees it, made from the same declarations the client calls with: an answer of the
 * wrong shape does not compile, and a request the declaration would not accept fails the story.
 *
 *   beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: [holding], total: 1 }))
 */

/**
 * Answers a call with `data`, or with what a function makes of the checked fields of the request. Give it a
 * `fn(() => data)` to look later at what was sent.
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

/** The exchange refuses the call in its own words: HTTP 200 with a code that is not success. Nothing happened. */
export function refuse<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  code: number,
  message: string,
): HttpHandler {
  return handle(endpoint, async () => HttpResponse.json({ code, message, data: null }));
}

/** An HTTP error with a page instead of JSON, as a gateway sends it. From status 500 up a write may have happened. */
export function httpError<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  status: number,
): HttpHandler {
  return handle(endpoint, async () => HttpResponse.html(`<h1>${status}</h1>`, { status }));
}

/** The line breaks before an answer comes: nobody knows whether a write happened. */
export function losesAnswer<Input, Wire extends WireFields, WireData, Data>(endpoint: Endpoint<Input, Wire, WireData, Data>): HttpHandler {
  return handle(endpoint, async () => HttpResponse.error());
}

/** Stays silent, for what a person sees while waiting. */
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
      throw new Error(`${endpoint.name} was sent fields its declaration does not accept: ${problems.join('; ')}`);
    }
    return respond(checked.value);
  });
}

/** The fields as text, wherever they travelled; numbers in JSON keep the digits they were written with. */
async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const body = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  const fields: unknown = JSON.parse(body, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}
