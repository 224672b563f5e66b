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
  /**
   * Makes an id for a write, under which the exchange finds it also when its answer is lost.
   *
   * @returns `undefined` where the client sends none.
   */
  readonly newRequestId?: () => string | undefined;
}

/** Options of one call. */
export interface CallOptions {
  /** Gives up waiting; the promise rejects with kind `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called when part of the answer could not be read, in addition to the client's own `onUnreadable`. */
  readonly onUnreadable?: (report: UnreadableReport) => void;
  /** The id of this write, from `newRequestId`; sent as `x-request-id`. @default a new one for each write */
  readonly requestId?: string | undefined;
  /** Most repetitions of this read, such as one that a pressed button waits for. @default those of the client */
  readonly retries?: number | undefined;
}
