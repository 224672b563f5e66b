import type { SuccessCodes, AnyEndpoint } from '../endpoint/endpoint.ts';
import { EarnFailure } from '../EarnError.ts';
import type { RawAnswer } from './exchange.ts';
import { asksFundingPassword, fundingPasswordRefusal } from './fundingPassword.ts';
import { retryAfterSeconds } from './retry.ts';

/** Deepest nesting read from an answer. */
const MAX_ANSWER_DEPTH = 32;

/** Maximum number of characters read from an answer: far more than any documented answer, far fewer than would freeze a page. */
export const MAX_ANSWER_LENGTH = 8_388_608;

type ReviverWithSource = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;

/** Replaces NUL and lone surrogates, which a URL cannot contain, with the replacement character. */
const withoutBroken = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '\ufffd') : value);

const sourceReviver: ReviverWithSource = (_key, value, context) =>
  typeof value === 'number' ? (context?.source ?? value) : withoutBroken(value);

/** Whether this engine passes a number's source text to the reviver of `JSON.parse`. */
export const engineKeepsSource: boolean = JSON.parse('1', sourceReviver) === '1';

/** True when brackets outside of strings nest deeper than `limit`. */
export function isNestedDeeper(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at += 1;
      while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

/**
 * Parses JSON with every number as its source text, so that no digit is lost, and with broken characters replaced. Engines that do
 * not pass the source text load a lossless parser on first use.
 *
 * @param native whether to use the engine's own parser.
 * @throws SyntaxError for text that is not JSON, RangeError for nesting beyond 32 levels or a text beyond
 * {@link MAX_ANSWER_LENGTH}.
 */
export async function parseExact(text: string, native: boolean = engineKeepsSource): Promise<unknown> {
  if (text.length > MAX_ANSWER_LENGTH) throw new RangeError('is too long');
  if (isNestedDeeper(text, MAX_ANSWER_DEPTH)) throw new RangeError('is nested too deep');
  if (native) return JSON.parse(text, sourceReviver);
  const { parse } = await import('lossless-json');
  return parse(text, (_key, value) => withoutBroken(value), {
    parseNumber: (digits) => digits,
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** Longest message of the exchange that is kept. */
const MAX_MESSAGE_LENGTH = 1000;

/** The envelope of an answer (SH-46). */
export interface Envelope {
  /** The code as text; `undefined` where there is none. */
  readonly code: string | undefined;
  /** `message ?? msg` (AMB-007). Text, never markup. */
  readonly message: string | undefined;
  /** The `require_fundpass` flag as it was received (SH-33). */
  readonly requireFundingPassword: unknown;
  /** Whether an answer with an HTTP error states that the call was not begun. */
  readonly notBegun?: boolean;
  /** The data that the call asked for, not parsed yet. */
  readonly data: unknown;
}

const messageOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text.slice(0, MAX_MESSAGE_LENGTH);
};

/** Reads the envelope; `undefined` when the answer is not a JSON object. */
function readEnvelope(answer: unknown): Envelope | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const own = new Map(Object.entries(answer));
  const code: unknown = own.get('code');
  return {
    code: typeof code === 'string' && /^-?\d{1,15}$/.test(code) ? code : undefined,
    message: messageOf(own.get('message')) ?? messageOf(own.get('msg')),
    requireFundingPassword: own.get('require_fundpass'),
    notBegun: own.get('not_begun') === true,
    data: own.get('data'),
  };
}

/** Whether a code means success for a call (SH-39, AMB-001). */
export const isSuccess = (code: string, accepted: SuccessCodes): boolean =>
  (code === '0' && accepted !== 'only-200') || (code === '200' && accepted !== 'only-zero');

/** The format of a request id, such as a UUID; anything else is never shown. */
const REQUEST_ID = /^[\w.:-]{4,64}$/;

/**
 * Reads the envelope of an answer, not its data.
 *
 * @throws EarnFailure for HTTP errors, for a session that has ended, and for an answer without an envelope.
 */
export async function readAnswer(
  { name: call, effect }: Pick<AnyEndpoint, 'name' | 'effect'>,
  { status, text, loginPage, html, retryAfter, answeredAt, requestId }: RawAnswer,
): Promise<Envelope> {
  if (status === 401 || loginPage) throw new EarnFailure({ kind: 'login-needed', call });
  let problem = 'is empty';
  let envelope: Envelope | undefined;
  if (text.trim() !== '') {
    try {
      envelope = readEnvelope(await parseExact(text));
      problem = 'is not an object';
    } catch (thrown) {
      problem = thrown instanceof RangeError ? thrown.message : 'is not JSON';
    }
  }
  if (status >= 200 && status < 300) {
    if (envelope) return envelope;
    // HTML instead of data comes from something in between, such as a captive portal: the exchange was not reached, so this is
    // a network error and no contract error.
    if (html && text.trim() !== '') throw new EarnFailure({ kind: 'network', call });
    throw new EarnFailure({ kind: 'contract', call, field: '', problem });
  }
  // Below 500 the exchange may ask for login or the funding password with any status.
  if (
    envelope &&
    status < 500 &&
    (envelope.code === '401' || asksFundingPassword(effect, envelope) || fundingPasswordRefusal(call, envelope))
  )
    return envelope;
  throw new EarnFailure({
    kind: 'http',
    call,
    status,
    message: envelope?.message,
    retryAfterSeconds: retryAfterSeconds(retryAfter, answeredAt || Date.now()),
    ...(envelope?.notBegun && { notBegun: true }),
    ...(requestId !== null && REQUEST_ID.test(requestId) && { requestId }),
  });
}
