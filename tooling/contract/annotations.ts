/*
 * What the sources say of the schemas that the contracts are made of: which reader made a schema, with which arguments, and the docblock
 * above a field or a call. `annotatedSource.ts` adds the calls of these functions while a source is loaded for the OpenAPI file, so
 * that what products load carries none of it.
 */

/** What made a schema. */
export interface Origin {
  /** Name of the reader, such as `wireOptional`, or of the constant that holds the schema. */
  readonly name: string;
  /** File that declares it, below `src`, such as `endpoint/wire.ts`. */
  readonly file: string;
  /** What the reader was called with; `undefined` for a constant. */
  readonly args: readonly unknown[] | undefined;
}

/** A type of the contract: its name and its docblock. */
export interface ContractType {
  readonly name: string;
  readonly doc: string | undefined;
}

/** What the source says of a constant. */
export interface Declared {
  readonly file: string;
  /** Its docblock. */
  readonly doc?: string;
  /** The type of what it reads. */
  readonly type?: ContractType;
}

/** By schema: the constants that hold it, the last first, and then the reader that made it. */
const origins = new WeakMap<object, readonly Origin[]>();
const docs = new WeakMap<object, string>();
const types = new WeakMap<object, ContractType>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is object => isObject(value) && 'kind' in value && value.kind === 'schema';
/** A field with another name on the wire. */
const isField = (value: unknown): value is { readonly wire: string; readonly schema: object } =>
  isObject(value) && 'wire' in value && 'schema' in value;

function copyOf<Value extends object>(value: Value): Value {
  const copy = { ...value };
  for (const known of [origins, docs, types] as WeakMap<object, never>[]) {
    const said = known.get(value);
    if (said !== undefined) known.set(copy, said);
  }
  return copy;
}

const addOrigin = (schema: object, origin: Origin): void => void origins.set(schema, [origin, ...originsOf(schema)]);

/** Names a constant's schema, and each schema that a function returns. */
export function named<Value>(name: string, { file, doc, type }: Declared, value: Value): Value {
  if (typeof value === 'function') {
    const call = (...args: readonly unknown[]): unknown => {
      const result: unknown = (value as unknown as (...args: readonly unknown[]) => unknown)(...args);
      if (isSchema(result)) addOrigin(result, { name, file, args });
      return result;
    };
    return call as Value;
  }
  if (!isObject(value)) return value;
  // A second name for a constant is a constant of its own, and so is what a field reads.
  const own = isField(value)
    ? Object.assign(copyOf(value), { schema: copyOf(value.schema) })
    : isSchema(value) && originsOf(value)[0]?.args === undefined
      ? copyOf(value)
      : value;
  const schema = isField(own) ? own.schema : own;
  if (isSchema(schema)) addOrigin(schema, { name, file, args: undefined });
  // What a reader's docblock says is of every field that it reads.
  if (doc !== undefined && !isSchema(value)) docs.set(own, doc);
  if (type !== undefined) types.set(own, type);
  return own;
}

/** Says what a property of an object means. A schema that several fields share keeps a text for each. */
export function documented<Value>(doc: string, value: Value): Value {
  if (!isObject(value)) return value;
  const own = isSchema(value) || isField(value) ? copyOf(value) : value;
  docs.set(own, doc);
  return own;
}

/** What made a schema, the outermost first; nothing for one of valibot's own. */
export const originsOf = (schema: object): readonly Origin[] => origins.get(schema) ?? [];
/** The docblock of a field or a call. */
export const docOf = (value: object): string | undefined => docs.get(value);
/** The contract's type of what a schema reads. */
export const typeOf = (schema: object): ContractType | undefined => types.get(schema);
