import type { CallName } from '../endpoint/callNames.ts';
import type { EarnCalls } from './EarnCalls.ts';
import type { EarnClientOptions } from '../client/EarnClient.ts';
import type { DataOf, InputOf } from '../endpoint/endpoint.ts';
import type { EarnError } from '../EarnError.ts';
import type { Rows } from '../endpoint/wire.ts';

type Plain = string | number | bigint | boolean | null | undefined;

/** The fields of an object, of which those that may be `undefined` may be left out. */
type GivenFields<Fields> = {
  readonly [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Given<Fields[Name]>;
} & { readonly [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Given<Fields[Name]> };

/** Rows as a handler gives them: `unreadable` may be left out. */
type GivenRows<List extends Rows<unknown>> = GivenFields<Omit<List, 'rows' | 'unreadable'>> & {
  readonly rows: readonly Given<List['rows'][number]>[];
  readonly unreadable?: List['unreadable'];
};

/**
 * An answer in domain words as a handler gives it. It is the type that the declared call returns, but a field that may be `undefined`
 * may be left out: it is not known then, which is never zero and never a denial. Amounts and rates are `Decimal`, moments unix seconds.
 */
export type Given<Data> = Data extends Plain
  ? Data
  : Data extends Rows<unknown>
    ? GivenRows<Data>
    : Data extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : GivenFields<Data>;

/** What a handler is given beside its input. */
export interface AdapterCall {
  /** Name of the call, such as `flexible.redeem`. */
  readonly call: CallName;
  /** Aborted when the caller gives up, or after `timeoutMs`. Pass it to what waits. */
  readonly signal: AbortSignal;
  /** The id of this write, which a person may quote to support; send it along. `undefined` for a read, and where no ids are sent. */
  readonly requestId: string | undefined;
  /** What the person entered after an error of kind `funding-password-needed`; send it along and keep it nowhere. */
  readonly fundingPassword: string | undefined;
  /**
   * Sends a request as the client does: below `origin` and `basePath`, with cookies, csrf header, `headers`, request id and `signal`. A
   * lost connection, a redirect to the login page and an abort reject as they do over HTTP; every status comes back, so check `ok`.
   *
   * @param path below the base path, with a slash in front.
   */
  readonly fetch: (path: string, init?: Omit<RequestInit, 'signal' | 'headers'> & AdapterHeaders) => Promise<Response>;
}

interface AdapterHeaders {
  /** Further headers of this request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one call: takes its input and returns its data, both in domain words. */
export type EarnHandler<Name extends CallName> = (
  input: InputOf<EarnCalls[Name]>,
  call: AdapterCall,
) => HandlerAnswer<DataOf<EarnCalls[Name]>> | Promise<HandlerAnswer<DataOf<EarnCalls[Name]>>>;

/** A call whose answer has no data may return nothing. */
type HandlerAnswer<Data> = [Data] extends [undefined] ? void | undefined : Given<Data>;

/** The handlers of an adapter, by the names of the calls. */
export type EarnHandlers = { readonly [Name in keyof EarnCalls]?: EarnHandler<Name> };

type WithoutCall<Failure> = Failure extends unknown ? Omit<Failure, 'call'> : never;

/**
 * What an error of a handler means: an {@link EarnError} without its call, where `code` may be a word such as `BALANCE_NOT_ENOUGH`, and
 * text of the exchange is `message`. `funding-password-needed` asks the person for the funding password and calls the handler again with it,
 * so nothing may have happened.
 */
export type AdapterError = WithoutCall<EarnError> | { readonly kind: 'funding-password-needed'; readonly message?: string | undefined };

/** Options of an adapter: those of the client, which hold for `fetch` of the handlers and for the calls without one. */
export interface EarnAdapterOptions extends EarnClientOptions {
  /**
   * Says what an error that a handler threw means. Where it returns `undefined`, a lost connection is `network`, an abort `cancelled`, and
   * any other error `contract`. A write may have happened after `network`, `timeout`, `contract` and `http` from 500 up without
   * `notBegun`, so the order is looked for before anything is said; it has not happened after the others.
   */
  readonly errorOf?: (thrown: unknown, call: CallName) => AdapterError | undefined;
  /** Where calls without a handler go: to the exchange over HTTP, or nowhere: they fail with `not-offered`. @default 'http' */
  readonly others?: 'http' | 'none';
}
