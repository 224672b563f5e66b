import { callNamed } from '../conform/calls.ts';
import type { CheckName } from '../conform/checks.ts';
import type { Fetch } from './conform.ts';

/*
 * Faults between a healthy sandbox and whoever calls it: they alter requests or answers, leave requests out, or send them twice.
 */

/** A fault, planted before an exchange. */
export type Plant = (next: Fetch) => Fetch;

type Fields = Readonly<Record<string, unknown>>;

/** A fault, and how the kit has to name it. */
export interface ExchangeFault {
  readonly name: string;
  readonly call: string;
  readonly check: CheckName;
  readonly plant: Plant;
  /** Whether only orders show it. @default false */
  readonly orders?: true;
}

/** An answer's envelope. */
interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly [name: string]: unknown;
}

/** Whether a request is a call. The whole market is its page without fields. */
function isCall(name: string, request: Request): boolean {
  const { method, path } = callNamed(name);
  const { pathname, search } = new URL(request.url);
  if (request.method !== method || !new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)) return false;
  return name === 'flexible.market' ? search === '' : name !== 'flexible.marketPage' || search !== '';
}

/** Answers a call in another way. */
export const onCall =
  (name: string, answer: (request: Request, next: Fetch) => Promise<Response>): Plant =>
  (next) =>
  async (request) =>
    isCall(name, request) ? answer(request, next) : next(request);

const remade = (response: Response, body: string): Response => new Response(body, { status: response.status, headers: response.headers });

/** Alters the text of a call's answers. */
export const text = (name: string, change: (body: string) => string): Plant =>
  onCall(name, async (request, next) => {
    const response = await next(request);
    return remade(response, change(await response.text()));
  });

const isSuccess = (envelope: Envelope): boolean => envelope.code === 0 || envelope.code === 200;

/** Alters the envelope of a call's answers that succeeded. */
export const envelope = (name: string, change: (answer: Envelope, request: Request) => unknown): Plant =>
  onCall(name, async (request, next) => {
    const response = await next(request);
    const body = await response.text();
    const answer = JSON.parse(body) as Envelope;
    return remade(response, isSuccess(answer) ? JSON.stringify(change(answer, request)) : body);
  });

/** Alters the data of a call's answers. */
export const data = (name: string, change: (data: Fields, request: Request) => unknown): Plant =>
  envelope(name, (answer, request) => ({ ...answer, data: change((answer.data ?? {}) as Fields, request) }));

/** A list of an answer, and what is beside it. */
interface List {
  readonly list: readonly Fields[];
  readonly total: number;
}

const listOf = (value: unknown): List =>
  Array.isArray(value) ? { list: value as readonly Fields[], total: value.length } : (value as List);

/** Alters the list of a call's answers. */
export const list = (name: string, change: (given: List, request: Request) => Partial<List>): Plant =>
  data(name, (given, request) => {
    const changed = change(listOf(given), request);
    return Array.isArray(given) ? changed.list : { ...given, ...changed };
  });

/** Alters each row of a call's answers. */
export const rows = (name: string, change: (row: Fields, index: number, request: Request) => Fields): Plant =>
  list(name, (given, request) => ({ ...given, list: given.list.map((row, index) => change(row, index, request)) }));

/** Sends a request with other fields of its query or its form. */
async function withFields(request: Request, change: (fields: URLSearchParams) => void): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const url = new URL(request.url);
  if (request.method === 'GET') {
    change(url.searchParams);
    return new Request(url, { headers });
  }
  const fields = new URLSearchParams(await request.text());
  change(fields);
  return new Request(url, { method: request.method, headers, body: fields.toString() });
}

/** Alters what a call asks for. */
export const asked = (name: string, change: (fields: URLSearchParams) => void): Plant =>
  onCall(name, async (request, next) => next(await withFields(request, change)));

/** Carries a call out twice where `when` says so, and answers as it did at first. */
export const twice = (name: string, when: (body: string) => boolean = () => true): Plant =>
  onCall(name, async (request, next) => {
    const again = request.clone();
    const isChosen = when(await request.clone().text());
    const first = await next(request);
    if (isChosen) await (await next(again)).text();
    return first;
  });

/** The answer to a call that succeeded. */
export const acknowledged = (name: string): Response => {
  const code = callNamed(name).success === 'only-200' ? 200 : 0;
  return Response.json({ code, message: 'success', data: null });
};

/** Acknowledges a call of a person who is signed in without carrying it out, where `when` says so. */
export const pretended = (name: string, when: (body: string) => boolean = () => true): Plant =>
  onCall(name, async (request, next) => {
    const { headers } = request;
    const isTheirs = headers.get('csrftoken') !== null && (headers.get('cookie') ?? '').includes(`csrftoken=${headers.get('csrftoken')}`);
    return isTheirs && when(await request.clone().text()) ? acknowledged(name) : next(request);
  });

/** Carries out and answers with a code of refusal. */
export const denied = (name: string, code: number): Plant => envelope(name, (answer) => ({ ...answer, code, data: null }));

/** Acknowledges what was refused with a code. */
export const forgiven = (name: string, codes: readonly number[]): Plant =>
  onCall(name, async (request, next) => {
    const response = await next(request);
    const body = await response.text();
    return codes.includes((JSON.parse(body) as Envelope).code) ? acknowledged(name) : remade(response, body);
  });

/** Sends requests with other headers. */
export const headers =
  (change: (headers: Headers, request: Request) => void): Plant =>
  (next) =>
  async (request) => {
    const changed = new Headers(request.headers);
    change(changed, request);
    const body = request.method === 'GET' ? null : await request.text();
    return next(new Request(request.url, { method: request.method, headers: changed, body }));
  };

/** A number, or a number as text, times a factor. */
const product = (value: unknown, factor: number): unknown =>
  typeof value === 'number' ? value * factor : String(Number((Number(value) * factor).toPrecision(12)));
/** A row whose fields are numbers times a factor. */
export const times =
  (factor: number, ...fields: readonly string[]) =>
  (row: Readonly<Record<string, unknown>>) => ({
    ...row,
    ...Object.fromEntries(
      fields.flatMap((field) => (row[field] === null || row[field] === undefined ? [] : [[field, product(row[field], factor)]])),
    ),
  });
