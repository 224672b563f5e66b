import { type EarnError, isOutcomeUnknown } from '../EarnError.ts';

/** The severity of a refusal (AMB-005). Each order, setting and check sets its own; a failed read is an error. */
export type Tone = 'warning' | 'error';

/** What failed: a read; a check, which only asks the exchange whether something is allowed; or a write. */
export interface FailedCall {
  /** Its effect. */
  readonly effect: 'read' | 'check' | 'write';
  /** The severity of its refusal. @default 'error' */
  readonly tone?: Tone | undefined;
}

/** The message for an error: its key and the exchange's own text, which takes precedence if present (AMB-006, AMB-136). */
export interface ErrorNotice {
  /** Its severity. */
  readonly tone: Tone;
  /** Key of the message. */
  readonly key: ErrorKey;
  /** What is filled into the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** The exchange's own text, never markup; shown instead of the message. */
  readonly serverText?: string;
  /** The id of the request, to quote to support; shown after the text. */
  readonly reference?: string;
}

/** Every message an error may have. */
export type ErrorKey =
  | 'Networkerr'
  | 'earn.error.offline'
  | 'earn.error.anotherPerson'
  | 'earn.error.personUnknown'
  | 'earn.error.notSent'
  | 'earn.error.notOffered'
  | 'earn.error.retryLater'
  | 'earn.error.retryAfter'
  | 'earn.error.passwordNotSet'
  | 'earn.error.passwordFingerprint'
  | 'earn.error.passwordTooOften';

/** Funding-password errors that a prompt cannot solve (SH-35, SH-36, SH-37). */
const PASSWORD_KEYS = {
  'not-set': 'earn.error.passwordNotSet',
  fingerprint: 'earn.error.passwordFingerprint',
  'too-often': 'earn.error.passwordTooOften',
} as const satisfies Record<Extract<EarnError, { kind: 'funding-password' }>['reason'], ErrorKey>;

/** Longest wait that a message states; for a longer one it asks to try again later. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * The notice for a failed call. The exchange's own text takes precedence. Without it, an HTTP error asks to try again later, and
 * a missing answer names the connection (AMB-006). There is no notice for a prompt that the person closed (AMB-004), nor for a
 * login, which is asked for anyway (AMB-012).
 */
export function errorNotice(error: EarnError, tone: Tone): ErrorNotice | undefined {
  switch (error.kind) {
    case 'cancelled':
    case 'login-needed':
      return undefined;
    case 'network':
    case 'timeout':
      return { tone, key: 'Networkerr' };
    case 'offline':
      return { tone, key: 'earn.error.offline' };
    case 'another-person':
      return { tone, key: 'earn.error.anotherPerson' };
    case 'person-unknown':
      return { tone, key: 'earn.error.personUnknown' };
    case 'not-sent':
      return { tone, key: 'earn.error.notSent' };
    case 'not-offered':
      return { tone, key: 'earn.error.notOffered' };
    case 'contract':
      return { tone, key: 'earn.error.retryLater' };
    case 'funding-password':
      return { tone, key: PASSWORD_KEYS[error.reason], ...worded(error.message) };
    case 'business':
      return { tone, key: 'earn.error.retryLater', ...worded(error.message) };
    case 'http': {
      const wait = error.retryAfterSeconds;
      const isStated = wait !== undefined && wait > 0 && wait <= LONGEST_WAIT_SECONDS;
      return {
        tone,
        ...(isStated ? { key: 'earn.error.retryAfter', values: { seconds: String(wait) } } : { key: 'earn.error.retryLater' }),
        ...worded(error.message),
        ...(error.requestId !== undefined && { reference: error.requestId }),
      };
    }
  }
}

const worded = (message: string | undefined): { readonly serverText?: string } => {
  const text = serverText(message);
  return text === undefined ? {} : { serverText: text };
};

/**
 * How an error is handled: exactly one of
 *
 * - `nothing`: the person cancelled the call.
 * - `login`: the login prompt, which the client asks for once (AMB-012); no toast.
 * - `checking`: a write may have happened; it is reconciled before anything is reported.
 * - `funding-password`: an error that no prompt can resolve (not set, fingerprint, too often); shows it with a link to the settings.
 * - `inline`: a read failed; the message replaces the data and offers a retry.
 * - `toast`: the message is shown as a toast, or in the open form that was refused.
 */
export type ErrorTreatment =
  | { readonly show: 'nothing' | 'login' | 'checking' }
  | {
      readonly show: 'funding-password';
      readonly reason: Extract<EarnError, { kind: 'funding-password' }>['reason'];
      readonly notice: ErrorNotice;
    }
  | { readonly show: 'inline' | 'toast'; readonly notice: ErrorNotice };

/** The only place that decides how an error is handled (SH-49 to SH-52, AMB-004 to AMB-006, AMB-012, AMB-136). */
export function errorTreatment(error: EarnError, { effect, tone = 'error' }: FailedCall): ErrorTreatment {
  if (error.kind === 'login-needed') return { show: 'login' };
  const notice = errorNotice(error, tone);
  if (notice === undefined) return { show: 'nothing' };
  if (effect === 'read') return { show: 'inline', notice };
  // A check changes nothing, so nothing can have happened.
  if (effect === 'write' && isOutcomeUnknown(error)) return { show: 'checking' };
  if (error.kind === 'funding-password') return { show: 'funding-password', reason: error.reason, notice };
  return { show: 'toast', notice };
}

/** Longest text of the exchange that is shown; more than that is not a message. */
const MAX_LENGTH = 300;

/**
 * Cleans the exchange's own text for display: control and direction characters and runs of blanks become one space, and a long
 * text is cut. It is never interpreted as markup or as a message format.
 *
 * @returns `undefined` where nothing is left to read.
 */
export function serverText(message: string | undefined): string | undefined {
  const text = (message ?? '').replace(/[\s\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ').trim();
  if (text === '') return undefined;
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
