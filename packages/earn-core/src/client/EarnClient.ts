import type { Composer, WhoIsSignedIn } from './composer.ts';
import type { CallName } from '../endpoint/callNames.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import type { CsrfOptions } from './csrf.ts';
import type { AskFundingPassword } from './fundingPassword.ts';
import type { UnreadableField, UnreadableRow } from '../endpoint/wire.ts';

/** Calls the exchange. Made by `createEarnClient`; the only way from hooks to the network. */
export interface EarnClient {
  /**
   * Sends one declared call and reads its answer.
   *
   * @returns the answer's data in domain terms.
   * @throws EarnFailure, and nothing else (see `EarnError` for the kinds).
   */
  readonly call: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
    options?: CallOptions,
  ) => Promise<Data>;
  /** IANA zone in which the exchange counts the days of fixed terms (AMB-157). @default 'UTC' */
  readonly exchangeTimeZone?: string;
  /**
   * Creates an id for a write. The exchange can find the write by this id even when its answer is lost.
   *
   * @returns `undefined` when the client sends no ids.
   */
  readonly newRequestId?: () => string | undefined;
  /**
   * Whether the person who composed a write is still signed in, so that a read returns their own data. Also false when that cannot
   * be determined.
   *
   * @param composer the person who composed the write. @default the person whose session the area shows
   */
  readonly isSignedIn?: (composer?: Composer) => Promise<boolean>;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; the promise rejects with kind `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called when part of the answer could not be read, in addition to the client's own `onUnreadable`. */
  readonly onUnreadable?: (report: UnreadableReport) => void;
  /** The id of this write, from `newRequestId`; sent as `x-request-id`. @default a new one for each write */
  readonly requestId?: string | undefined;
  /** Who composed this write; it is sent for no other person. An area passes its own session. @default the signed-in person */
  readonly composer?: Composer;
  /** Maximum number of retries of this read, for example when a pressed button waits for it. @default that of the client */
  readonly retries?: number | undefined;
}

/**
 * The parts of a readable answer that could not be read, for monitoring. Contains no values, except what an error quotes that an adapter's
 * own code threw.
 */
export interface UnreadableReport {
  /** The call that answered. */
  readonly call: string;
  /** Rows that were left out, with their positions and problems. */
  readonly rows: readonly UnreadableRow[];
  /** Figures that are unknown, with their paths and problems (AMB-133). */
  readonly figures: readonly UnreadableField[];
}

/** The request that headers are read for. */
export interface HeadersRequest {
  /** Name of the call, such as `flexible.redeem`. */
  readonly call: string;
  /** Aborted when the caller gives up, or when the time is over. */
  readonly signal: AbortSignal;
}

/** Options of the client: how to reach the exchange, and callbacks. */
export interface EarnClientOptions {
  /** Scheme, host and port of the exchange. @default the origin of the page that makes the first call */
  readonly origin?: string;
  /** Path in front of every path, without a slash at its end, such as `/gateway`. @default none */
  readonly basePath?: string;
  /** Sends requests. @default the platform's `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** Names of the csrf cookie and header, and where to read cookies outside a page (AMB-002). */
  readonly csrf?: CsrfOptions;
  /** Whether requests include cookies: the `credentials` of `fetch`. @default 'include' */
  readonly credentials?: RequestCredentials;
  /** IANA zone in which the exchange counts the days of fixed terms, such as `Asia/Shanghai` (AMB-157). @default 'UTC' */
  readonly exchangeTimeZone?: string;
  /**
   * Additional headers, read for every request; a promise for those that take time, such as a token that is renewed. If it rejects, takes
   * longer than `timeoutMs` or returns what cannot be a header, nothing is sent and the call fails with `not-sent`, whose `cause` is the
   * error. An `EarnFailure` of kind `login-needed` ends the session.
   */
  readonly headers?: (request: HeadersRequest) => HeadersInit | Promise<HeadersInit>;
  /**
   * Whether each write is sent with an id as `x-request-id`, which a person can give to support when the answer is lost. An exchange
   * on another origin than the page must list the header in `access-control-allow-headers`. @default only on the page's own origin
   */
  readonly requestIds?: boolean;
  /** Paths other than the declared ones, below `basePath`, by the call's name, such as `{'account.fundingLock': '/my/lock'}`. */
  readonly paths?: Readonly<Partial<Record<CallName, string>>>;
  /** Timeout of one attempt, including the body, in milliseconds (SH-44). @default 20000 */
  readonly timeoutMs?: number;
  /** Maximum number of retries of a read (SH-45). @default 10 */
  readonly readRetries?: number;
  /** Waits between attempts; rejects when the signal is aborted. @default a timer */
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Random number from 0 to 1, for the jitter of retries. @default Math.random */
  readonly random?: () => number;
  /** Whether the device has a connection; a write is not sent without one. @default reads `navigator.onLine` */
  readonly isOnline?: () => boolean;
  /**
   * Returns who is signed in; called each time before a write is sent. Another person may have signed in without the page knowing,
   * in another tab or in the exchange's own app. The write is refused unless the result is the `id` of the session in which it was
   * composed. It is also refused when this function rejects or does not answer within `timeoutMs`. The csrf token is read before
   * this check, so an exchange that changes its csrf cookie with each sign-in refuses a write when somebody signs in after the
   * check. @default the page's own `session`
   */
  readonly whoIsSignedIn?: WhoIsSignedIn;
  /** Called when a write, or the search for a lost one, finds that another person is signed in. Read the session again then. */
  readonly onAnotherPerson?: () => void;
  /** Called when the session is over: once, not for every call (AMB-012). */
  readonly onLoginNeeded?: () => void;
  /** Asks for the funding password (AMB-004). Without it, a call that needs the password fails with a business error. */
  readonly onFundingPassword?: AskFundingPassword;
  /** Called when part of an answer could not be read: rows were left out, or values are unknown. */
  readonly onUnreadable?: (report: UnreadableReport) => void;
}
