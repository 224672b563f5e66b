import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of JSON Schema that the contract's file uses. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly not?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-unit'?: string;
}

/** A value at a path that its schema does not allow. */
interface Problem {
  readonly path: string;
  readonly value: unknown;
  /** What the contract says of it. */
  readonly contract: string;
  /** Whether the field had to be there. */
  readonly absent: boolean;
}

/** A value at a path with what it is: `Moment`, `Percent` or another kind, and its unit. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
  readonly kind: string;
  readonly unit: string;
  readonly description: string;
}

const file = createRequire(import.meta.url).resolve('@earnkit/core/schemas.json');
const { $defs: DEFINED } = JSON.parse(readFileSync(file, 'utf8')) as { readonly $defs: Readonly<Record<string, Schema>> };

/** What a call's `data` has to be, and whether an answer has to have it. */
export function dataSchemaOf(call: string): { readonly schema: Schema; readonly needed: boolean } {
  const answer = DEFINED[`${call}.answer`]?.anyOf?.[0];
  return { schema: DEFINED[`${call}.data`] ?? {}, needed: answer?.required?.includes('data') ?? false };
}

const KINDS: Readonly<Record<string, string>> = {
  Decimal: 'a decimal as text, such as "12.5"',
  Percent: 'a decimal as text, in percent',
  Quota: 'a decimal as text; -1 for no limit',
  Flag: '1 or 0',
  Moment: 'unix seconds',
  Whole: 'a whole number',
  Id: 'an id: text, or a whole number up to 2^53',
  Text: 'text',
  Address: 'an https address, or a path of the page’s origin',
};

const nameOf = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? '';

/** A schema with what it refers to. */
const resolved = (schema: Schema): Schema & { readonly kind: string } => {
  const kind = nameOf(schema);
  return kind === '' ? { ...schema, kind } : { ...DEFINED[kind], ...schema, kind };
};

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number' && Number.isInteger(value)
        ? 'integer'
        : typeof value;

/** What a schema takes, in words. */
function wordsOf(schema: Schema): string {
  const { kind, enum: values, type, anyOf } = resolved(schema);
  if (kind in KINDS) return KINDS[kind] ?? '';
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (anyOf)
    return anyOf
      .filter((each) => each.type !== 'null')
      .map(wordsOf)
      .join(', or ');
  if (type === undefined) return 'anything';
  return `${kind === '' ? '' : `${kind}: `}${[type]
    .flat()
    .filter((each) => each !== 'null')
    .join(' or ')}`;
}

const allowsType = (types: Schema['type'], value: unknown): boolean => {
  const type = typeOf(value);
  return types === undefined || [types].flat().some((each) => each === type || (each === 'number' && type === 'integer'));
};

function isValid(schema: Schema, value: unknown): boolean {
  const { type, enum: values, pattern, maxLength, not } = schema;
  if (!allowsType(type, value)) return false;
  if (values !== undefined && !values.includes(value)) return false;
  if (not?.enum?.includes(value)) return false;
  return (
    typeof value !== 'string' ||
    ((maxLength ?? Number.POSITIVE_INFINITY) >= value.length && (pattern === undefined || new RegExp(pattern).test(value)))
  );
}

const saying = (schema: Schema): string => {
  const { description } = resolved(schema);
  return description === undefined ? wordsOf(schema) : `${wordsOf(schema)}. ${description}`;
};

/** Where a value breaks its schema. `leaf` is told each value that has no others in it. */
export function problemsOf(
  given: Schema,
  value: unknown,
  path: string,
  leaf: (leaf: Leaf) => void,
  outer: Schema = given,
): readonly Problem[] {
  const schema = resolved(given);
  const { anyOf } = schema;
  if (anyOf !== undefined) {
    const all = anyOf
      .filter((branch) => allowsType(resolved(branch).type ?? (resolved(branch).anyOf ? undefined : resolved(branch).type), value))
      .map((branch) => {
        const leaves: Leaf[] = [];
        return { problems: problemsOf(branch, value, path, (each) => leaves.push(each), outer), leaves };
      });
    const best = all.toSorted((a, b) => a.problems.length - b.problems.length)[0];
    if (best === undefined) return [{ path, value, contract: saying(outer), absent: false }];
    best.leaves.forEach(leaf);
    return best.problems;
  }
  if (!isValid(schema, value)) return [{ path, value, contract: saying(outer), absent: false }];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((row: unknown, index) => problemsOf(items, row, `${path}[${index}]`, leaf));
  }
  if (typeof value !== 'object' || value === null) {
    leaf({ path, value, kind: schema.kind, unit: schema['x-unit'] ?? outer['x-unit'] ?? '', description: outer.description ?? '' });
    return [];
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const absent = (schema.required ?? []).filter((name) => fields[name] === undefined);
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [
    ...absent.map((name) => ({ path: at(name), value: undefined, contract: saying(schema.properties?.[name] ?? {}), absent: true })),
    ...Object.entries(fields).flatMap(([name, inner]) => {
      const own = schema.properties?.[name] ?? rest;
      return own === undefined || inner === undefined ? [] : problemsOf(own, inner, at(name), leaf);
    }),
  ];
}
