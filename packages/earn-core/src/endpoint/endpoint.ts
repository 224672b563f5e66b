import * as v from 'valibot';

/** Fields of a query or a body in wire format; empty ones are dropped before sending (SH-47, AMB-008). */
export type WireFields = Readonly<Record<string, unknown>>;

/** Which answer codes mean success: 0 and 200, or only one of them (SH-39, AMB-001). */
export type SuccessCodes = 'zero-or-200' | 'only-200' | 'only-zero';

/**
 * One call of the exchange, declared once: the typed client sends it, the sandbox answers it, stories mock it and tests
 * check it, all from this declaration.
 */
export interface Endpoint<Input, Wire extends WireFields, WireData, Data> {
  /** Name in errors and reports, such as `flexible.redeem`. */
  readonly name: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the origin; `{field}` is replaced with the wire field of that name, which is then removed from the payload. */
  readonly path: string;
  /** Whether the fields are sent in the query, as a form or as JSON. */
  readonly encoding: 'query' | 'form' | 'json';
  /** A read may be repeated (SH-45); a write is sent once. A POST can be a read (AMB-003). */
  readonly effect: 'read' | 'write';
  /** Which codes mean success. */
  readonly success: SuccessCodes;
  /**
   * Whether the exchange answers the call to a visitor, who has no session: it does, it refuses with HTTP status or code 401 (SH-40), or it
   * may do either.
   */
  readonly visitors: 'answered' | 'refused' | 'either';
  /** Schema of the request's fields on the wire; the exchange's side (the sandbox) validates requests with it. */
  readonly request: v.GenericSchema<unknown, Wire>;
  /** Converts the caller's input to wire fields. */
  readonly encode: (input: Input) => { readonly [Field in keyof Wire]?: unknown };
  /** Parses the answer's `data` into the type that the caller receives. */
  readonly data: v.GenericSchema<WireData, Data>;
}

/** An endpoint of any kind. */
export type AnyEndpoint = Endpoint<never, WireFields, never, unknown>;

/** The input of an endpoint's caller. */
export type InputOf<E> = E extends Endpoint<infer Input, infer _Wire, infer _WireData, infer _Data> ? Input : never;
/** The wire fields after validation on the exchange's side. */
export type WireOf<E> = E extends Endpoint<infer _Input, infer Wire, infer _WireData, infer _Data> ? Wire : never;
/** The type of an answer's `data` on the wire. */
export type WireDataOf<E> = E extends Endpoint<infer _Input, infer _Wire, infer WireData, infer _Data> ? WireData : never;
/** The type of the data that the caller receives. */
export type DataOf<E> = E extends Endpoint<infer _Input, infer _Wire, infer _WireData, infer Data> ? Data : never;

type Defaulted = 'encoding' | 'effect' | 'success' | 'visitors';
type Declared<Input, Wire extends WireFields, WireData, Data> = Omit<Endpoint<Input, Wire, WireData, Data>, Defaulted> &
  Partial<Pick<Endpoint<Input, Wire, WireData, Data>, Defaulted>>;

/** The fields of a call without input. */
export type NoFields = Readonly<Record<string, never>>;
type Fields<Entries extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<Entries, undefined>>>;

/**
 * Declares a call. By default a GET is a read with its fields in the query, every other method is a form-encoded write
 * (SH-42, AMB-009), codes 0 and 200 mean success, and visitors are refused. Without `encode` the fields are sent under the caller's names; a call
 * without `request` takes no input.
 */
export function endpoint<Input, Wire extends WireFields, WireData, Data>(
  declared: Declared<Input, Wire, WireData, Data>,
): Endpoint<Input, Wire, WireData, Data>;
export function endpoint<Entries extends v.ObjectEntries, WireData, Data>(
  declared: Omit<Declared<Fields<Entries>, Fields<Entries>, WireData, Data>, 'encode' | 'request'> & {
    readonly request: v.ObjectSchema<Entries, undefined>;
  },
): Endpoint<Fields<Entries>, Fields<Entries>, WireData, Data>;
export function endpoint<WireData, Data>(
  declared: Omit<Declared<void, NoFields, WireData, Data>, 'encode' | 'request'>,
): Endpoint<void, NoFields, WireData, Data>;
export function endpoint(declared: Pick<AnyEndpoint, 'method'> & { readonly request?: unknown }): unknown {
  const get = declared.method === 'GET';
  const request = (declared.request ?? v.object({})) as v.ObjectSchema<v.ObjectEntries, undefined>;
  return {
    encoding: get ? 'query' : 'form',
    effect: get ? 'read' : 'write',
    success: 'zero-or-200',
    visitors: 'refused',
    request,
    encode: (input: WireFields = {}) => Object.fromEntries(Object.keys(request.entries).map((name) => [name, input[name]])),
    ...declared,
  };
}
