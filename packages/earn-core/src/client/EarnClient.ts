import type { Composer, WhoIsSignedIn } from './composer.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import type { CsrfOptions } from './csrf.ts';
import type { AskFundingPassword } from './fundingPassword.ts';
import type { UnreadableFigure, UnreadableRow } from '../endpoint/wire.ts';

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
   * Makes an id for a write, under which the exchange finds it also when its answer is lost.
   *
   * @returns `undefined` where the client sends none.
   */
  readonly newRequestId?: () => string | undefined;
  /**
   * Whether who composed a write is still signed in, so that what a read shows is theirs. False also where it cannot be known.
   *
   * @param composer who it was. @default whom the area of this client shows
   */
  readonly isSignedIn?: (composer?: Composer) => Promise<boolean>;
}

/** Options of one call. */
export interface CallOptions {
  /** Gives up waiting; the promise rejects with kind `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called when part of the answer could not be read, in addition to the client's own `onUnreadable`. */
  readonly onUnreadable?: (report: UnreadableReport) => void;
  /** The id of this write, from `newRequestId`; sent as `x-request-id`. @default a new one for each write */
  readonly requestId?: string | undefined;
  /** Who composed this write: it is not sent for anybody else. An area names its own session. @default whoever is signed in */
  readonly composer?: Composer;
  /** Most repetitions of this read, such as one that a pressed button waits for. @default those of the client */
  readonly retries?: number | undefined;
}

/** The parts of a readable answer that could not be read, for monitoring. Never contains values. */
export interface UnreadableReport {
  /** The call that answered. */
  readonly call: string;
  /** Rows that were left out: where they stood and what was wrong. */
  readonly rows: readonly UnreadableRow[];
  /** Figures that are unknown: where they stood and what was wrong (AMB-133). */
  readonly figures: readonly UnreadableFigure[];
}

/** Options of the client: how to reach the exchange, and callbacks. */
export interface EarnClientOptions {
  /** Scheme, host and port of the exchange. @default the origin of the page that makes the first call */
  readonly origin?: string;
  /** Sends requests. @default the platform's `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** Names of the csrf cookie and header, and where to read cookies outside a page (AMB-002). */
  readonly csrf?: CsrfOptions;
  /** Whether cookies travel. @default 'include' */
  readonly credentials?: RequestCredentials;
  /** IANA zone in which the exchange counts the days of fixed terms, such as `Asia/Shanghai` (AMB-157). @default 'UTC' */
  readonly exchangeTimeZone?: string;
  /** Additional headers, read for every request. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /**
   * Whether each write carries an id as `x-request-id`, which a person can name to support when its answer is lost. An exchange
   * on another origin than the page lists the header in `access-control-allow-headers`. @default on the page's own origin alone
   */
  readonly requestIds?: boolean;
  /** Paths other than the declared ones, by the call's name, such as `{'account.fundingLock': '/my/lock'}`. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Time for one attempt, its body included, in milliseconds (SH-44). @default 20000 */
  readonly timeoutMs?: number;
  /** Most repetitions of a read (SH-45). @default 10 */
  readonly readRetries?: number;
  /** Waits between attempts; rejects when the signal is aborted. @default a timer */
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Chance from 0 to 1 that spreads repetitions. @default Math.random */
  readonly random?: () => number;
  /** Whether the device has a connection; a write is not sent without one. @default reads `navigator.onLine` */
  readonly isOnline?: () => boolean;
  /**
   * Asks who is signed in, before each sending of a write. Somebody may have signed in behind the page, in another tab or in the
   * exchange's own app: the write is refused unless the answer is the `id` of the session in which it was composed, and also
   * where it rejects or does not answer within `timeoutMs`. The csrf token is read before the question, so an exchange that changes
   * its csrf cookie with each sign-in refuses a write that a later sign-in overtakes. @default the page's word, which is its
   * `session`
   */
  readonly whoIsSignedIn?: WhoIsSignedIn;
  /** Called when a write, or a look for a lost one, found that somebody else is signed in: read the session again. */
  readonly onAnotherPerson?: () => void;
  /** Called when the session is over: once, not for every call (AMB-012). */
  readonly onLoginNeeded?: () => void;
  /** Asks for the funding password (AMB-004). Without it a call that needs one is a business error. */
  readonly onFundingPassword?: AskFundingPassword;
  /** Called when part of an answer could not be read: rows were left out, or values are unknown. */
  readonly onUnreadable?: (report: UnreadableReport) => void;
}
