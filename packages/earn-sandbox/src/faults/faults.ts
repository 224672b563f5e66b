import * as v from 'valibot';
import type { Events } from '../events/events.ts';
import { failure, raw } from '../http/answer.ts';
import { Refusal, refusals } from '../refusal.ts';

const target = {
  /** A path, or a pattern with `*` for any part of one. */
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[\w\-/.*]+$/)),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT'])),
  /** How many calls it affects. @default every call */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  /** How many calls pass before it affects the first. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
};

/** Most faults at a time: every call is compared with each. */
const MAX_FAULTS = 100;

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000));

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];

const faultInput = (event: Events['schema']) =>
  v.variant('kind', [
    /** The call is carried out, its answer comes late. */
    v.object({ ...target, kind: v.literal('latency'), ms: milliseconds }),
    /** Nothing is carried out; an HTTP error comes back. */
    v.object({
      ...target,
      kind: v.literal('http'),
      status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      retryAfter: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[\x20-\x7e]*$/))),
    }),
    /** Nothing is carried out; the exchange refuses with this code. */
    v.object({
      ...target,
      kind: v.literal('code'),
      code: v.pipe(v.string(), v.regex(/^-?\d{1,15}$/)),
      message: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    }),
    /** The call is carried out; its answer breaks off in the middle. */
    v.object({ ...target, kind: v.literal('cut') }),
    /** Nothing is carried out; a page in HTML comes back, as from a gateway. */
    v.object({
      ...target,
      kind: v.literal('garbage'),
      status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599), v.notValues(BODILESS))),
    }),
    /** The call is carried out; its answer comes byte by byte and never ends. */
    v.object({ ...target, kind: v.literal('trickle') }),
    /** Nothing is carried out; the caller is sent to the login page, as by an exchange whose session is over. */
    v.object({ ...target, kind: v.literal('redirect') }),
    /** Something else happens at the exchange, just before the call is carried out. */
    v.object({ ...target, kind: v.literal('meanwhile'), does: event }),
    /** The call is carried out; its answer never arrives. */
    v.object({ ...target, kind: v.literal('lost-answer') }),
    /** Nothing is carried out and nothing is answered. */
    v.object({ ...target, kind: v.literal('lost-request') }),
  ]);

/** Something that goes wrong on purpose, as set by `POST /sandbox/faults`. */
export type FaultInput = v.InferOutput<ReturnType<typeof faultInput>>;

/** A fault that is set, with its id and how many calls it still hits. */
export type Fault = FaultInput & { readonly id: string; readonly left: number | null };

/** What goes wrong at the moment. Faults live with the process: a restart clears them. */
export interface Faults {
  readonly list: () => readonly Fault[];
  /** Sets a fault. @throws Refusal when the input is not one, or too many are set already. */
  readonly add: (input: unknown) => Fault;
  /** Clears one fault, or all of them. */
  readonly clear: (id?: string) => void;
  /** Answers a call under the faults that hit it. */
  readonly around: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
}

interface Held {
  readonly id: string;
  readonly input: FaultInput;
  readonly matches: (request: Request) => boolean;
  left: number | undefined;
  /** Calls that still pass. */
  spared: number;
}

/**
 * Makes an empty set of faults.
 *
 * @param events what may happen just before a call, for the faults of the kind `meanwhile`.
 */
export function createFaults(events: Events): Faults {
  const schema = faultInput(events.schema);
  let held: Held[] = [];
  let count = 0;
  const shown = ({ id, input, left }: Held): Fault => ({ ...withoutPassword(input), id, left: left ?? null });

  /** The faults that hit this call, each counted down by one. */
  const take = (request: Request): readonly FaultInput[] => {
    const hit = held.filter((fault) => fault.matches(request) && (fault.spared -= 1) < 0);
    for (const fault of hit) if (fault.left !== undefined) fault.left -= 1;
    held = held.filter((fault) => fault.left === undefined || fault.left > 0);
    return hit.map((fault) => fault.input);
  };

  return {
    list: () => held.map(shown),
    add: (input) => {
      const read = v.safeParse(schema, input);
      if (!read.success) throw refusals.badInput(`The field ${v.getDotPath(read.issues[0]) ?? 'kind'} is missing or cannot be read.`);
      if (held.length >= MAX_FAULTS) throw refusals.badInput(`There are ${MAX_FAULTS} faults already; clear some first.`);
      count += 1;
      const fault: Held = {
        id: String(count),
        input: read.output,
        matches: matcherOf(read.output),
        left: read.output.times,
        spared: read.output.after ?? 0,
      };
      held.push(fault);
      return shown(fault);
    },
    clear: (id) => {
      held = id === undefined ? [] : held.filter((fault) => fault.id !== id);
    },
    around: async (request, answer) => {
      const hit = take(request);
      if (hit.length === 0) return answer();
      const { pathname } = new URL(request.url);
      for (const fault of hit) {
        if (fault.kind === 'http') return httpError(pathname, fault.status, fault.retryAfter);
        if (fault.kind === 'code') return failure(pathname, fault.code, fault.message ?? 'The exchange refuses this call.', 200);
        if (fault.kind === 'garbage') return raw(GATEWAY_PAGE, fault.status ?? 502, 'text/html; charset=utf-8');
        if (fault.kind === 'redirect')
          return new Response(null, { status: 302, headers: { location: '/login', 'cache-control': 'no-store' } });
        if (fault.kind === 'lost-request') return lost();
        // Whoever is nobody has nothing that could happen to them; the call says so itself.
        if (fault.kind === 'meanwhile') await events.emit(fault.does, request).catch(unlessRefused);
      }
      let response = await answer();
      for (const fault of hit) {
        if (fault.kind === 'latency') await new Promise((wake) => setTimeout(wake, fault.ms));
        else if (fault.kind === 'cut') response = await cut(response);
        else if (fault.kind === 'trickle') return raw(trickle(), 200, 'application/json; charset=utf-8');
        else if (fault.kind === 'lost-answer') return lost();
      }
      return response;
    },
  };
}

const GATEWAY_PAGE = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1><hr>gateway</body></html>';

function matcherOf({ path, method }: FaultInput): Held['matches'] {
  const [start = '', ...rest] = path.split('*');
  return (request) => (method === undefined || method === request.method) && isLike(new URL(request.url).pathname, start, rest);
}

/** Whether a text is `start`, then anything before each of `rest`. Never looks back, so no pattern takes long. */
function isLike(text: string, start: string, rest: readonly string[]): boolean {
  const end = rest.at(-1);
  if (end === undefined) return text === start;
  let from = start.length;
  const to = text.length - end.length;
  if (!text.startsWith(start) || !text.endsWith(end)) return false;
  for (const part of rest.slice(0, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= to;
}

function httpError(pathname: string, status: number, retryAfter: string | undefined): Response {
  const response = failure(pathname, String(status), 'The exchange is not available at the moment.', status);
  if (retryAfter !== undefined) response.headers.set('retry-after', retryAfter);
  return response;
}

/** The first half of an answer, as if it were all. */
async function cut(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status: response.status, headers: response.headers });
}

/** Removes a password from a fault, because faults are listed for everybody on this machine. */
function withoutPassword(fault: FaultInput): FaultInput {
  if (fault.kind !== 'meanwhile' || fault.does.event !== 'funding-password') return fault;
  const { password: _hidden, ...does } = fault.does as typeof fault.does & { readonly password?: string };
  return { ...fault, does };
}

const unlessRefused = (thrown: unknown): void => {
  if (!(thrown instanceof Refusal)) throw thrown;
};

const TRICKLE_MS = 250;

/** The beginning of an answer, a blank at a time. */
function trickle(): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode('{"code":0,'));
      timer = setInterval(() => controller.enqueue(bytes.encode(' ')), TRICKLE_MS);
      timer.unref();
    },
    cancel: () => clearInterval(timer),
  });
}

/** An answer whose body breaks before its first byte; a server has to drop the connection. */
const lost = (): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new Error('The answer is lost on purpose'));
      },
    }),
    { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } },
  );
