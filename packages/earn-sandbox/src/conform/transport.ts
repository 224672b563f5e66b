import { randomBytes } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AnyCall } from './calls.ts';
import type { CookieJar } from './cookies.ts';

/** How a call is sent, other than as the page of a person who is signed in. */
export interface How {
  /** Whose request it is: nobody's, or one with a session that the exchange does not know. @default the person's */
  readonly session?: 'none' | 'ended';
  /** What the csrf header says. @default the cookie's value */
  readonly csrf?: 'none' | 'wrong';
  /** When the connection is closed: as soon as the request is out, or when the answer begins. @default after the answer */
  readonly cut?: 'sent' | 'answered';
  /** The id of the write. @default a new one */
  readonly requestId?: string;
}

/** What came back; `undefined` where nothing did. */
export interface Came {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly text: string;
}

/** Where and as whom calls are sent. */
export interface Address {
  readonly origin: string;
  readonly cookies: CookieJar;
  /** Name of the csrf cookie and of its header. */
  readonly csrf: { readonly cookie: string; readonly header: string };
  readonly timeoutMs: number;
}

/** A new id of a write, as the client makes it. */
export const newRequestId = (): string => randomBytes(8).toString('hex');

const encoded = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Sends a call once, as the client does, and follows no redirect. */
export function send(address: Address, call: AnyCall, given: Readonly<Record<string, unknown>>, how: How = {}): Promise<Came | undefined> {
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => isSent(value)));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  const isGet = call.method === 'GET';
  const query = isGet ? encoded(fields) : '';
  const body = isGet ? undefined : call.encoding === 'json' ? JSON.stringify(fields) : encoded(fields);
  const url = new URL(query === '' ? path : `${path}?${query}`, address.origin);
  const type = call.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const headers: Record<string, string> = {
    accept: 'application/json',
    origin: address.origin,
    'user-agent': 'earnkit-conform',
    ...cookieHeaders(address, how),
    ...(call.effect === 'write' && { 'x-request-id': how.requestId ?? newRequestId() }),
    ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
  };
  return exchange(url, { method: call.method, headers }, body, address, how);
}

/** The cookies and the csrf header. An ended session has cookies of the same names, and a token that the exchange never gave. */
function cookieHeaders({ cookies, csrf }: Address, { session, csrf: asked }: How): Readonly<Record<string, string>> {
  if (session === 'none') return {};
  const strange = randomBytes(24).toString('base64url');
  const token = session === 'ended' ? strange : cookies.value(csrf.cookie);
  const sent = asked === 'wrong' ? strange : token;
  const cookie = session === 'ended' ? cookies.header().replaceAll(/=[^;]*/g, `=${strange}`) : cookies.header();
  return { ...(cookie !== '' && { cookie }), ...(sent !== undefined && asked !== 'none' && { [csrf.header]: sent }) };
}

function exchange(
  url: URL,
  options: http.RequestOptions,
  body: string | undefined,
  { cookies, timeoutMs }: Address,
  { cut, session }: How,
): Promise<Came | undefined> {
  // No connection is kept: one that breaks would lose the next request.
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const request = open(url, { ...options, agent: false, timeout: timeoutMs }, (response) => {
      if (session === undefined) cookies.take(response.headers['set-cookie'] ?? []);
      if (cut === 'answered') {
        request.destroy();
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status, type: headers['content-type'] ?? '', location: headers.location ?? '', text });
      });
      response.on('error', () => resolve(undefined));
    });
    const limit = setTimeout(() => request.destroy(), timeoutMs);
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    request.on('close', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    if (cut === 'sent') request.on('finish', () => setTimeout(() => request.destroy(), 0));
    request.end(body);
  });
}
