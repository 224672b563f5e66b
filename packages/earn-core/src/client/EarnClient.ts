import type { Composer } from './composer.ts';
import type { UnreadableReport } from './EarnClientOptions.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';

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
