import type { CallOptions } from './EarnClient.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import type { ParsedData, UnreadableField } from '../endpoint/wire.ts';
import type { Envelope } from './readAnswer.ts';

/** How one attempt of a call is made. */
export interface Sending extends Pick<CallOptions, 'requestId'> {
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  /** The funding password that the person entered for this call. */
  readonly password: string | undefined;
  /** Resolves when the write may be sent: its composer is signed in. Awaited last before anything leaves. @throws EarnFailure otherwise */
  readonly ready: () => Promise<void>;
}

/** Makes one attempt of a call. @throws EarnFailure */
export type Attempt = (how: Sending) => Promise<Envelope>;

/** The way of calls to the exchange. What every way has in common, such as repeats and sessions, is in `clientOver`. */
export interface Transport {
  /** Prepares a call; each use of the returned function is one attempt. @throws EarnFailure if it cannot be made */
  readonly prepare: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
  ) => Promise<Attempt>;
  /** Reads the data of an answer that means success. */
  readonly read: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    answered: unknown,
  ) => ParsedData<Data> | { readonly broken: UnreadableField };
}
