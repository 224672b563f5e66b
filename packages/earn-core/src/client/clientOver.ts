import { type Composer, type Presence, presenceOf } from './composer.ts';
import { pageOrigin } from './csrf.ts';
import type { CallOptions, EarnClient, EarnClientOptions } from './EarnClient.ts';
import { type EarnError, EarnFailure, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import { type Envelope, isSuccess } from './readAnswer.ts';
import { MAX_FUNDING_PASSWORD_PROMPTS, asksFundingPassword, fundingPasswordRefusal } from './fundingPassword.ts';
import { BUSY_RETRIES, MAX_RETRY_AFTER_SECONDS, READ_RETRIES, delay, waitBefore } from './retry.ts';
import type { Sender } from './sender.ts';
import { watchSession } from './session.ts';
import { tell } from './tell.ts';
import type { Attempt, Transport } from './transport.ts';
import type { ParsedData } from '../endpoint/wire.ts';
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

/** Tells `earnkit-doctor` which copies of the packages a page has. */
((globalThis as { [mark: symbol]: string[] | undefined })[Symbol.for('earnkit')] ??= []).push('@earnkit/core 0.1.0');

/**
 * A client whose calls go over a transport: repeats, the funding password, who is signed in, the end of the session and the ids of writes
 * are the same whatever it is.
 *
 * @throws TypeError for an `exchangeTimeZone` that this platform does not know.
 */
export function clientOver(options: EarnClientOptions, { given, timeoutMs }: Sender, transport: Transport): HttpEarnClient {
  const { exchangeTimeZone } = options;
  if (exchangeTimeZone !== undefined && !isTimeZone(exchangeTimeZone))
    throw new TypeError(
      'EK018: createEarnClient: `exchangeTimeZone` is an IANA zone, such as Asia/Shanghai. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek018',
    );
  const retries = options.readRetries ?? READ_RETRIES;
  const wait = options.delay ?? delay;
  const random = options.random ?? Math.random;
  const isOnline = options.isOnline ?? deviceIsOnline;
  const session = watchSession(() => tell(options.onLoginNeeded));
  const newRequestId = requestIdsOf(options, given);

  const presence = async (composer: Composer): Promise<Presence> => {
    const present = await presenceOf(composer, options.whoIsSignedIn, timeoutMs);
    if (present === 'another') tell(options.onAnotherPerson);
    return present;
  };

  /** Retries until there is an answer, or until the last attempt has failed too. */
  const repeat = async (
    { name: call, effect }: AnyCall,
    attempt: Attempt,
    { signal, requestId, composer, retries: most = retries }: CallOptions,
    password?: string,
  ): Promise<Envelope> => {
    /** Checks that the person who composed the write is signed in. @throws EarnFailure otherwise. */
    const ready = async (): Promise<void> => {
      if (composer === undefined || effect !== 'write') return;
      const present = await presence(composer);
      if (present !== 'same') throw new EarnFailure({ kind: REFUSALS[present], call });
    };
    let busy = 0;
    for (let count = 1; ; count += 1) {
      try {
        return await attempt({ signal, requestId, password, ready });
      } catch (thrown) {
        if (!(thrown instanceof EarnFailure)) throw thrown;
        const { reason } = thrown;
        if (isBusy(reason)) busy += 1;
        if (effect !== 'read' || count > most || !mayRepeat(reason, busy)) throw thrown;
        const asked = reason.kind === 'http' ? reason.retryAfterSeconds : undefined;
        await orCancelled(call, signal, (stop) => wait(waitBefore(count, random(), asked), stop));
      }
    }
  };

  /** Repeats the call with the funding password as long as the exchange asks for it and the person enters it. */
  const withFundingPassword = async (endpoint: AnyCall, attempt: Attempt, how: CallOptions): Promise<Envelope> => {
    const call = endpoint.name;
    const ask = options.onFundingPassword;
    let answer = await repeat(endpoint, attempt, how);
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
        answer = await repeat(endpoint, attempt, how, password);
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
  ): Promise<ParsedData<Data>> => {
    const call = endpoint.name;
    if (endpoint.effect === 'write' && !isOnline()) throw new EarnFailure({ kind: 'offline', call });
    const answer = await withFundingPassword(endpoint, await transport.prepare(endpoint, input), how);
    const { code, message } = answer;
    if (code === undefined) throw new EarnFailure({ kind: 'contract', call, field: 'code', problem: 'is missing' });
    if (code === '401') throw new EarnFailure({ kind: 'login-needed', call });
    const refusal = fundingPasswordRefusal(call, answer);
    if (refusal) throw new EarnFailure(refusal);
    if (asksFundingPassword(endpoint.effect, answer) || !isSuccess(code, endpoint.success))
      throw new EarnFailure({ kind: 'business', call, code, message });
    const read = transport.read(endpoint, answer.data);
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
        const { data, unreadableRows: rows, unreadableFields: figures } = await perform(endpoint, input, { ...callOptions, requestId });
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

type AnyCall = Pick<Endpoint<never, WireFields, never, unknown>, 'name' | 'encoding' | 'effect'>;

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
