import type { CsrfHeader, CsrfTries } from './csrf.ts';
import type { EarnClientOptions } from './EarnClient.ts';
import { EarnFailure, earnErrorOf } from '../EarnError.ts';
import { exchange, failureOf } from './exchange.ts';
import { FUNDING_PASSWORD_FIELD, fillPath, urlEncoded, withoutEmpty } from './payload.ts';
import { type Envelope, readAnswer } from './readAnswer.ts';
import { readData } from '../endpoint/wire.ts';
import type { Sender } from './sender.ts';
import type { Transport } from './transport.ts';

/**
 * Calls over HTTP, as they are declared.
 *
 * @param wrongName what is wrong with the names of `paths`; nothing is sent until it is known.
 */
export function httpTransport(
  options: Pick<EarnClientOptions, 'paths'>,
  { csrfFor, initOf, ownHeaders, send, timeoutMs, urlOf }: Sender,
  wrongName?: Promise<unknown>,
): Transport {
  const paths: Readonly<Record<string, string | undefined>> = options.paths ?? {};

  return {
    async prepare(endpoint, input) {
      const { name: call, encoding, effect } = endpoint;
      const cause = await wrongName;
      if (cause) throw new EarnFailure({ kind: 'not-sent', call }, { cause });
      const filled = fillPath(paths[call] ?? endpoint.path, withoutEmpty(endpoint.encode(input)));
      if ('missing' in filled) throw new EarnFailure({ kind: 'contract', call, field: filled.missing, problem: 'is missing in the path' });

      return ({ signal, requestId, password, ready }) => {
        const fields = password === undefined ? filled.fields : { ...filled.fields, [FUNDING_PASSWORD_FIELD]: password };
        const url = urlOf(filled.path);
        if (encoding === 'query') url.search = urlEncoded(fields);
        return withToken(csrfFor(url)(), effect, async (csrf) => {
          const own = await ownHeaders(call, signal);
          // Token and headers were read before this check: if another person signs in after it, they are not theirs.
          await ready();
          const headers = {
            accept: 'application/json',
            ...csrf,
            ...(requestId !== undefined && { 'x-request-id': requestId }),
            ...own,
            ...(encoding !== 'query' && { 'content-type': CONTENT_TYPES[encoding] }),
          };
          const body = encoding === 'query' ? {} : { body: encoding === 'json' ? JSON.stringify(fields) : urlEncoded(fields) };
          const init: RequestInit = { method: endpoint.method, ...initOf(effect), headers, ...body };
          try {
            return await readAnswer(endpoint, await exchange(send, url, init, { timeoutMs, signal }));
          } catch (cause) {
            throw failureOf(cause, call, signal);
          }
        });
      };
    },
    read: ({ data }, answered) => readData(data, answered),
  };
}

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded;charset=UTF-8' } as const;

/** The exchange may change the csrf cookie while it rejects the old one. A rejected call did nothing, so it is sent once more. */
async function withToken(tries: CsrfTries, effect: 'read' | 'write', attempt: (csrf: CsrfHeader) => Promise<Envelope>): Promise<Envelope> {
  for (let csrf = tries.first; ;) {
    try {
      const envelope = await attempt(csrf);
      tries.accepted(effect);
      return envelope;
    } catch (thrown) {
      const reason = earnErrorOf(thrown);
      const next = reason?.kind === 'http' && reason.status === 403 ? tries.next() : undefined;
      if (next === undefined) throw thrown;
      csrf = next;
    }
  }
}
