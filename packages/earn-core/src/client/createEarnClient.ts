import { type Composer, type Presence, presenceOf } from './composer.ts';
import { csrfHeader, pageOrigin } from './csrf.ts';
import type { CallOptions, EarnClient, EarnClientOptions } from './EarnClient.ts';
import { type EarnError, EarnFailure, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import { type Envelope, isSuccess, readAnswer } from './readAnswer.ts';
import { AnswerTimeout, AnswerTooLong, type RawAnswer, exchange } from './exchange.ts';
import { MAX_FUNDING_PASSWORD_PROMPTS, asksFundingPassword, fundingPasswordRefusal } from './fundingPassword.ts';
import { FUNDING_PASSWORD_FIELD, fillPath, urlEncoded, withoutEmpty } from './payload.ts';
import { BUSY_RETRIES, MAX_RETRY_AFTER_SECONDS, READ_RETRIES, delay, waitBefore } from './retry.ts';
import { watchSession } from './session.ts';
import { type DataRead, readData } from '../endpoint/wire.ts';
import { isTimeZone } from '@earnkit/time';

/** A client over HTTP. */
export interface HttpEarnClient extends EarnClient {
  /** Tells the client that the person signed in again, so that it reports the next end of the session. */
  readonly sessionRenewed: () => void;
}

const REPEATED: ReadonlySet<EarnError['kind']> = new Set(['network', 'timeout']);

/**
 * Whether a read is retried after an error (AMB-003). AMB-003 excludes every 4xx. 429 is an exception, because it only asks the
 * client to retry later, and a busy page would otherwise show an error for no reason (N12). A 429 is retried only a few times, and
 * not when the exchange asks for a longer wait than a page can afford, because it would refuse an earlier retry (AMB-145).
 *
 * @param busy how often this call was answered with 429, including this time.
 */
const mayRepeat = (error: EarnError, busy: number): boolean => {
  if (error.kind !== 'http') return REPEATED.has(error.kind);
  if (isBusy(error)) return busy <= BUSY_RETRIES && (error.retryAfterSeconds ?? 0) <= MAX_RETRY_AFTER_SECONDS;
  return error.status >= 500;
};

const isBusy = (error: EarnError): boolean => error.kind === 'http' && error.status === 429;

/**
 * Creates the client of an exchange.
 *
 * Reads are repeated after network errors, timeouts, HTTP 5xx and, at most 3 times, after 429. Writes are sent once, except
 * that the same call is sent again with the funding password (SH-31..SH-33, SH-45), or once with a csrf token that the
 * exchange changed while it refused the call (HTTP 403). A write is sent only for the person who composed it: when another person
 * is signed in, or it cannot be determined who is, nothing is sent. Nothing is logged.
 *
 * Without `origin`, the first call reads the page's own origin, so that a client can be created during server rendering. A call
 * outside a page rejects with a TypeError.
 *
 * @throws TypeError when `origin` is not scheme, host and port, and for an `exchangeTimeZone` that this platform does not know.
 */
export function createEarnClient(options: EarnClientOptions = {}): HttpEarnClient {
  const { exchangeTimeZone } = options;
  if (exchangeTimeZone !== undefined && !isTimeZone(exchangeTimeZone))
    throw new TypeError('createEarnClient: `exchangeTimeZone` is an IANA zone, such as Asia/Shanghai');
  const given = options.origin === undefined ? undefined : originOf(options.origin);
  const origin = (): string => given ?? originOf(pageOrigin());
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request));
  const timeoutMs = options.timeoutMs ?? 20_000;
  const retries = options.readRetries ?? READ_RETRIES;
  const wait = options.delay ?? delay;
  const random = options.random ?? Math.random;
  const isOnline = options.isOnline ?? deviceIsOnline;
  const session = watchSession(() => tell(options.onLoginNeeded));
  const newRequestId = requestIdsOf(options, given);

  const csrfFor = (path: string): Readonly<Record<string, string>> => csrfHeader(new URL(path, origin()), options.csrf ?? {});

  const presence = async (composer: Composer): Promise<Presence> => {
    const present = await presenceOf(composer, options.whoIsSignedIn, timeoutMs);
    if (present === 'another') tell(options.onAnotherPerson);
    return present;
  };

  const request = (
    endpoint: AnyCall,
    path: string,
    fields: WireFields,
    requestId: string | undefined,
    csrf: Readonly<Record<string, string>>,
  ): { readonly url: URL; readonly init: RequestInit } => {
    const url = new URL(path, origin());
    if (endpoint.encoding === 'query') url.search = urlEncoded(fields);
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...csrf,
      ...(requestId !== undefined && { 'x-request-id': requestId }),
      ...options.headers?.(),
    };
    const init: RequestInit = {
      method: endpoint.method,
      credentials: options.credentials ?? 'include',
      cache: 'no-store',
      redirect: endpoint.effect === 'read' ? 'follow' : 'manual',
    };
    if (endpoint.encoding !== 'query') {
      headers['content-type'] = endpoint.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8';
      init.body = endpoint.encoding === 'json' ? JSON.stringify(fields) : urlEncoded(fields);
    }
    return { url, init: { ...init, headers } };
  };

  /** Checks that the person who composed the write is signed in. @throws EarnFailure otherwise. */
  const needComposer = async (call: string, composer: Composer): Promise<void> => {
    const present = await presence(composer);
    if (present === 'same') return;
    throw new EarnFailure({ kind: REFUSALS[present], call });
  };

  /** One attempt: sends the request and reads the envelope of its answer. */
  const attempt = async (
    endpoint: AnyCall,
    path: string,
    fields: WireFields,
    { signal, requestId, composer }: Sending,
    csrf: Readonly<Record<string, string>>,
  ): Promise<Envelope> => {
    const call = endpoint.name;
    // The token was read before this check: if another person signs in after it, the token is not theirs.
    if (composer !== undefined && endpoint.effect === 'write') await needComposer(call, composer);
    const { url, init } = request(endpoint, path, fields, requestId, csrf);
    let answer: RawAnswer;
    try {
      answer = await exchange(send, url, init, { timeoutMs, signal });
    } catch (cause) {
      if (signal?.aborted) throw new EarnFailure({ kind: 'cancelled', call }, { cause });
      if (cause instanceof AnswerTimeout) throw new EarnFailure({ kind: 'timeout', call });
      if (cause instanceof AnswerTooLong) throw new EarnFailure({ kind: 'contract', call, field: '', problem: 'is too long' });
      throw new EarnFailure({ kind: 'network', call }, { cause });
    }
    return readAnswer(endpoint, answer);
  };

  /** The exchange may change the csrf cookie while it rejects the old one. A rejected call did nothing, so it is sent once more. */
  const withFreshToken = async (endpoint: AnyCall, path: string, fields: WireFields, how: Sending): Promise<Envelope> => {
    const sent = csrfFor(path);
    try {
      return await attempt(endpoint, path, fields, how, sent);
    } catch (thrown) {
      const reason = earnErrorOf(thrown);
      const fresh = csrfFor(path);
      const [token] = Object.values(fresh);
      if (reason?.kind !== 'http' || reason.status !== 403 || token === undefined || token === Object.values(sent)[0]) throw thrown;
      return await attempt(endpoint, path, fields, how, fresh);
    }
  };

  /** Retries until there is an answer, or until the last attempt has failed too. */
  const repeat: typeof withFreshToken = async (endpoint, path, fields, how) => {
    let busy = 0;
    for (let count = 1; ; count += 1) {
      try {
        return await withFreshToken(endpoint, path, fields, how);
      } catch (thrown) {
        if (!(thrown instanceof EarnFailure)) throw thrown;
        const { reason } = thrown;
        if (isBusy(reason)) busy += 1;
        if (endpoint.effect !== 'read' || count > (how.retries ?? retries) || !mayRepeat(reason, busy)) throw thrown;
        const asked = reason.kind === 'http' ? reason.retryAfterSeconds : undefined;
        await orCancelled(endpoint.name, how.signal, (stop) => wait(waitBefore(count, random(), asked), stop));
      }
    }
  };

  /** Repeats the call with the funding password as long as the exchange asks for it and the person enters it. */
  const withFundingPassword: typeof withFreshToken = async (endpoint, path, fields, how) => {
    const call = endpoint.name;
    const ask = options.onFundingPassword;
    let answer = await repeat(endpoint, path, fields, how);
    // A password is never sent in a URL.
    if (!ask || endpoint.encoding === 'query') return answer;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    try {
      for (let prompt = 1; prompt <= MAX_FUNDING_PASSWORD_PROMPTS && asksFundingPassword(endpoint.effect, answer); prompt += 1) {
        const { message } = answer;
        const password = await orCancelled(call, how.signal, () => ask({ call, message, attempt: prompt, over }));
        if (password === undefined || password === '') throw new EarnFailure({ kind: 'cancelled', call });
        answer = await repeat(endpoint, path, { ...fields, [FUNDING_PASSWORD_FIELD]: password }, how);
      }
    } finally {
      end();
    }
    return answer;
  };

  const perform = async <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
    how: CallOptions,
  ): Promise<DataRead<Data>> => {
    const call = endpoint.name;
    if (endpoint.effect === 'write' && !isOnline()) throw new EarnFailure({ kind: 'offline', call });
    const filled = fillPath(options.paths?.[call] ?? endpoint.path, withoutEmpty(endpoint.encode(input)));
    if ('missing' in filled) throw new EarnFailure({ kind: 'contract', call, field: filled.missing, problem: 'is missing in the path' });
    const answer = await withFundingPassword(endpoint, filled.path, filled.fields, how);
    const { code, message } = answer;
    if (code === undefined) throw new EarnFailure({ kind: 'contract', call, field: 'code', problem: 'is missing' });
    if (code === '401') throw new EarnFailure({ kind: 'login-needed', call });
    const refusal = fundingPasswordRefusal(call, answer);
    if (refusal) throw new EarnFailure(refusal);
    if (asksFundingPassword(endpoint.effect, answer) || !isSuccess(code, endpoint.success))
      throw new EarnFailure({ kind: 'business', call, code, message });
    const read = readData(endpoint.data, answer.data);
    if (!('broken' in read)) return read;
    const { field, problem } = read.broken;
    throw new EarnFailure({ kind: 'contract', call, field: ['data', field].filter(Boolean).join('.'), problem });
  };

  return {
    exchangeTimeZone: exchangeTimeZone ?? 'UTC',
    sessionRenewed: session.renewed,
    newRequestId,
    isSignedIn: async (composer) => composer === undefined || (await presence(composer)) === 'same',
    async call(endpoint, input, callOptions = {}) {
      const mark = session.mark();
      const requestId = endpoint.effect === 'write' ? (callOptions.requestId ?? newRequestId()) : undefined;
      try {
        const { data, rows, figures } = await perform(endpoint, input, { ...callOptions, requestId });
        session.succeeded(endpoint.name);
        if (rows.length > 0 || figures.length > 0) {
          for (const listener of [options.onUnreadable, callOptions.onUnreadable])
            tell(() => listener?.({ call: endpoint.name, rows, figures }));
        }
        return data;
      } catch (thrown) {
        if (thrown instanceof EarnFailure && thrown.reason.kind === 'login-needed') session.lost(endpoint.name, mark);
        throw named(thrown, requestId);
      }
    },
  };
}

/** The error of a write that is not sent because its composer is not signed in. */
const REFUSALS = { another: 'another-person', nobody: 'login-needed', unknown: 'person-unknown' } as const;

type Sending = Pick<CallOptions, 'signal' | 'requestId' | 'composer' | 'retries'>;

type AnyCall = Pick<Endpoint<never, WireFields, never, unknown>, 'name' | 'method' | 'encoding' | 'effect'>;

function originOf(text: string | undefined): string {
  if (text === undefined) throw new TypeError('createEarnClient: outside a page `origin` says where the exchange is');
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '') throw new TypeError('createEarnClient: `origin` is scheme, host and port only');
  return url.origin;
}

/** Runs a step that waits for the person. An abort by the caller, or a failure of the step, cancels the call. */
async function orCancelled<Result>(
  call: string,
  signal: AbortSignal | undefined,
  run: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = signal ?? new AbortController().signal;
  let giveUp: () => void = () => undefined;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(stop.reason);
    stop.addEventListener('abort', giveUp, { once: true });
  });
  try {
    stop.throwIfAborted();
    return await Promise.race([run(stop), gaveUp]);
  } catch (cause) {
    throw new EarnFailure({ kind: 'cancelled', call }, { cause });
  } finally {
    stop.removeEventListener('abort', giveUp);
  }
}

/** Outside a browser the connection is unknown, so a call is tried. */
const deviceIsOnline = (): boolean => {
  const device: { readonly onLine?: boolean } | undefined = globalThis.navigator;
  return device?.onLine ?? true;
};

/** A callback that throws must not fail the call; its error is rethrown as an uncaught error. */
function tell(listener: (() => void) | undefined): void {
  try {
    listener?.();
  } catch (thrown) {
    queueMicrotask(() => {
      throw thrown;
    });
  }
}

/**
 * Creates ids for writes, so that a person can refer to a write whose answer was lost.
 *
 * @param origin the exchange's own origin; `undefined` when it is the page's.
 * @returns a function that returns an id, or `undefined` when none is sent.
 */
const requestIdsOf =
  ({ requestIds }: EarnClientOptions, origin: string | undefined): (() => string | undefined) =>
  () => {
    const page = pageOrigin();
    return (requestIds ?? (page !== undefined && page === (origin ?? page))) ? randomId() : undefined;
  };

/** Adds the id of the request to a failure whose outcome may be unknown, unless the exchange returned an id. */
function named(thrown: unknown, requestId: string | undefined): unknown {
  const reason = earnErrorOf(thrown);
  if (requestId === undefined || reason === undefined || !isOutcomeUnknown(reason)) return thrown;
  // Every error kind whose outcome may be unknown has a `requestId`.
  return new EarnFailure({ requestId, ...reason } as EarnError, { cause: thrown });
}

/** 64 random bits: short enough to be read out. */
const randomId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
