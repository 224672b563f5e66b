import { checkAnswer } from './checkAnswer.ts';
import { clientOver, type HttpEarnClient } from '../client/clientOver.ts';
import { httpTransport } from '../client/httpTransport.ts';
import type { CsrfHeader, CsrfTries } from '../client/csrf.ts';
import type { AdapterCall, AdapterError, EarnAdapterOptions, EarnHandlers } from './EarnAdapter.ts';
import { EarnFailure } from '../EarnError.ts';
import type { CallName } from '../endpoint/callNames.ts';
import { needCallNames } from '../endpoint/needCallNames.ts';
import type { AnyEndpoint, Endpoint, WireFields } from '../endpoint/endpoint.ts';
import { failureOf, isLoginPage } from '../client/exchange.ts';
import { AnswerTimeout, inTime } from '../client/inTime.ts';
import type { Envelope } from '../client/readAnswer.ts';
import type { ParsedData, Rows } from '../endpoint/wire.ts';
import { senderOf } from '../client/sender.ts';
import type { Sending, Transport } from '../client/transport.ts';

/** A handler of whichever call; the declaration of a name has its input and its data. */
type AnyHandler = (input: unknown, call: AdapterCall) => unknown;

/** What browsers, Node and axios say of a request that got no answer. */
const NO_CONNECTION = /failed to fetch|fetch failed|load failed|network ?error|network request failed/i;

/**
 * Creates a client whose calls are answered by your functions, in domain words: for an exchange with other paths, names and units than the
 * documented ones. Calls without a handler go over HTTP, with the same options.
 *
 * Everything else is as with `createEarnClient`. A read is repeated after `network`, `timeout`, HTTP 5xx and 429. The handler of a write
 * runs once, for the person who composed it, except that it runs again with the funding password; an error that leaves the outcome unknown
 * leads to a search for the order. `login-needed` ends the session. A number that is not whole or is in milliseconds, and a `Date`, make the
 * answer unreadable (`contract`), and the error names the field.
 *
 * @param handlers functions by the names of the calls.
 * @throws TypeError for a name that is no call's, with the nearest one, for a handler that is no function, and as `createEarnClient` does.
 */
export function createEarnAdapter(handlers: EarnHandlers, options: EarnAdapterOptions = {}): HttpEarnClient {
  needCallNames(Object.keys(handlers), 'createEarnAdapter: the adapter');
  const known = new Map(Object.entries(handlers).filter(([, handler]) => handler !== undefined)) as ReadonlyMap<string, AnyHandler>;
  for (const [name, handler] of known)
    if (typeof handler !== 'function')
      throw new TypeError(
        `EK013: createEarnAdapter: the handler of "${name}" is not a function. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek013`,
      );
  needCallNames(Object.keys(options.paths ?? {}), 'createEarnAdapter: `paths`');
  const sender = senderOf(options);
  const http = httpTransport(options, sender);

  const transport: Transport = {
    async prepare(endpoint, input) {
      const handler = known.get(endpoint.name);
      if (handler) return (how) => answerBy(handler, endpoint, input, how);
      if (options.others !== 'none') return http.prepare(endpoint, input);
      throw new EarnFailure({ kind: 'not-offered', call: endpoint.name });
    },
    read<Input, Wire extends WireFields, WireData, Data>(endpoint: Endpoint<Input, Wire, WireData, Data>, answered: unknown) {
      // Nothing is read as an answer without data over HTTP would be.
      if (!known.has(endpoint.name) || answered === undefined || answered === null) return http.read(endpoint, answered);
      const checked = checkAnswer(answered);
      // A handler returns what its call declares, as `EarnCalls` says; what may be `undefined` may be missing.
      return 'broken' in checked
        ? checked
        : { data: checked.data as Data, unreadableRows: unreadableIn(checked.data), unreadableFields: [] };
    },
  };

  async function answerBy(handler: AnyHandler, endpoint: AnyCall, input: unknown, how: Sending): Promise<Envelope> {
    const call = endpoint.name as CallName;
    const csrf = csrfNow();
    // The token was read before this check: if another person signs in after it, the token is not theirs.
    await how.ready();
    try {
      const data = await inTime(
        (signal) =>
          handler(input, {
            call,
            signal,
            requestId: how.requestId,
            fundingPassword: how.password,
            fetch: fetchOf(endpoint, { ...how, signal }, csrf),
          }),
        sender.timeoutMs,
        how.signal,
      );
      return { code: endpoint.success === 'only-200' ? '200' : '0', message: undefined, requireFundingPassword: undefined, data };
    } catch (thrown) {
      const error = meaningOf(thrown, call, how.signal);
      // The code by which an exchange asks for the password (SH-31).
      if (error.kind === 'funding-password-needed')
        return { code: '101', message: error.message, requireFundingPassword: undefined, data: undefined };
      throw new EarnFailure({ ...error, call }, { cause: thrown });
    }
  }

  function meaningOf(thrown: unknown, call: CallName, signal: AbortSignal | undefined): AdapterError {
    const unreadable = { kind: 'contract', call, field: '', problem: 'was not answered: its handler failed' } as const;
    // What was lost is not the product's to judge: a request that may have arrived is no refusal.
    if (thrown instanceof EarnFailure || thrown instanceof AnswerTimeout || signal?.aborted) return failureOf(thrown, call, signal).reason;
    try {
      const meant = options.errorOf?.(thrown, call);
      if (meant !== undefined) return meant;
    } catch {
      return unreadable;
    }
    if (!(thrown instanceof Error)) return unreadable;
    if (thrown.name === 'TimeoutError') return { kind: 'timeout' };
    return NO_CONNECTION.test(thrown.message) ? { kind: 'network' } : unreadable;
  }

  /** The csrf tokens of a call to the exchange; none where it is not known where the exchange is. */
  function csrfNow(): (() => CsrfTries) | undefined {
    try {
      return sender.csrfFor(sender.urlOf('/'));
    } catch {
      return undefined;
    }
  }

  function fetchOf(
    { name: call, effect }: AnyCall,
    { signal, requestId }: Pick<Sending, 'signal' | 'requestId'>,
    csrf: (() => CsrfTries) | undefined,
  ): AdapterCall['fetch'] {
    return async (path, { headers, ...init } = {}) => {
      // Two slashes would lead to another host, with the person's cookies and headers.
      if (!/^\/(?![/\\])/.test(path))
        throw new TypeError(
          `EK014: fetch of "${call}": a path begins with one slash, below the base path. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek014`,
        );
      const url = sender.urlOf(path);
      const own = await sender.ownHeaders(call, signal);
      const tries = csrf?.();
      const again = ({ status }: Response): CsrfHeader | undefined => (status === 403 ? tries?.next() : undefined);
      const once = async (token: CsrfHeader): Promise<Response> => {
        const sent = {
          accept: 'application/json',
          ...token,
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          ...own,
          ...headers,
        };
        let response: Response;
        try {
          response = await sender.send(url, { ...sender.initOf(effect), ...init, headers: sent, signal: signal ?? null });
        } catch (cause) {
          throw failureOf(cause, call, signal);
        }
        if (isLoginPage(response, url)) throw new EarnFailure({ kind: 'login-needed', call });
        return response;
      };
      let response = await once(tries?.first ?? {});
      // The exchange may change the csrf cookie while it rejects the old one. A rejected request did nothing.
      for (let next = again(response); next !== undefined; next = again(response)) response = await once(next);
      if (response.ok) tries?.accepted(effect);
      return response;
    };
  }

  return clientOver(options, sender, transport);
}

type AnyCall = Pick<AnyEndpoint, 'name' | 'effect' | 'success'>;

const unreadableIn = (data: unknown): ParsedData<unknown>['unreadableRows'] => {
  const { unreadable } = (data ?? {}) as Partial<Rows<unknown>>;
  return Array.isArray(unreadable) ? unreadable : [];
};
