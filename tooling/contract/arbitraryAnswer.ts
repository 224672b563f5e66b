import { compare, parseDecimal } from '@earnkit/core';
import fc from 'fast-check';
import type { JsonSchema } from './jsonSchema.ts';

/** Most rows of a generated list. */
const MOST_ROWS = 3;

/** The largest whole number of 15 digits. */
const MOST = 999_999_999_999_999;

const decimal = fc.oneof(
  fc.constantFrom('0', '-1', '0.00000001', '1e-8', '12.50', '999999999999.123456'),
  // The shortest and the longest, the smallest and the largest.
  fc.constantFrom('-0', '+5', '007', '9'.repeat(80), `-0.${'0'.repeat(76)}1`, `${'9'.repeat(77)}e40`, '-1E-40', '1.5e+05'),
  fc.tuple(fc.nat(1_000_000), fc.nat(99_999_999)).map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`),
);
const text = fc.oneof(
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 50 },
  { weight: 50, arbitrary: fc.constantFrom('USDT', 'BTC', '币安币', '<b>GT</b>', 'a b', ' ', '', '$X/Y&Z') },
  { arbitrary: fc.constant('x'.repeat(4096)), weight: 1 },
);
const seconds = fc.oneof(fc.integer({ min: 1_262_304_000, max: 4_102_444_800 }), fc.constantFrom(1_230_768_000, 7_258_118_399));
const dates = fc
  .integer({ min: 1_262_390_400, max: 7_226_496_000 })
  .map((at) => new Date(at * 1000).toISOString())
  .chain((iso) =>
    fc.constantFrom(iso, iso.slice(0, 19).replace('T', ' '), iso.slice(0, 10), `${iso.slice(0, 16)}+14:00`, ` ${iso.slice(0, 16)} `),
  );
const moment = fc.oneof(
  seconds,
  seconds.map((at) => at * 1000),
  fc.integer({ min: 1_240_000_000, max: 7_249_999_999 }).map((at) => `${at}`),
  fc.integer({ min: 1_240_000_000, max: 7_249_999_999 }).map((at) => `${at}999.0`),
  dates,
);

/** Values of the shared parts, by their names. */
const SHARED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Decimal: decimal,
  Percent: decimal,
  Quota: decimal,
  Text: text,
  Id: fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 20n }).map(String), fc.nat()),
  Whole: fc.oneof(
    fc.integer({ min: -1, max: 400 }),
    fc.nat(400).map(String),
    fc.constantFrom('5.0', '0', '-0', '000', MOST, -MOST, `${MOST}.00`, `-${MOST}`),
  ),
  Decimals: fc.oneof(fc.nat(18), fc.nat(18).map(String), fc.constantFrom('018', '5.0')),
  Moment: moment,
  MomentOrNone: fc.oneof(moment, fc.constantFrom(0, '0')),
  Address: fc.constantFrom('/coins/USDT.svg', 'javascript:alert(1)', ''),
};

/**
 * Generates values that a schema of the OpenAPI file allows.
 *
 * @param document the file, for its shared parts.
 */
function arbitraryOf(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  const of = (inner: JsonSchema): fc.Arbitrary<unknown> => arbitraryOf(inner, document);
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].replace('#/components/schemas/', '');
    const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, JsonSchema>> };
    const shared = schemas[name];
    if (shared === undefined) throw new Error(`There is no ${name}.`);
    const values = SHARED[name] ?? of(shared);
    const { pattern } = schema;
    return typeof pattern === 'string' ? values.filter((value) => typeof value !== 'string' || new RegExp(pattern).test(value)) : values;
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as readonly unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...(schema['anyOf'] as readonly JsonSchema[]).map(of));
  const types = [schema['type']].flat() as readonly string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, of)));
}

function ofType(type: string, schema: JsonSchema, of: (inner: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.nat(400);
    case 'string': {
      const content = schema['contentSchema'] as JsonSchema | undefined;
      if (content) return of(content).map((value) => JSON.stringify(value));
      return schema['pattern'] === undefined ? text : fc.nat(400).map(String);
    }
    case 'array':
      return fc.array(of((schema['items'] ?? { type: 'string' }) as JsonSchema), { maxLength: MOST_ROWS });
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
      const more = schema['additionalProperties'] as JsonSchema | undefined;
      if (more) return fc.dictionary(fc.constantFrom('USDT', 'BTC', '币'), of(more));
      const required = (schema['required'] ?? []) as string[];
      const objects = fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, of(inner)])), { requiredKeys: required });
      return objects.map((object) => inOrder(object, properties));
    }
    default:
      throw new Error(`There is no value of type ${type}.`);
  }
}

/** Ends of a step that is open. */
const OPEN: ReadonlySet<unknown> = new Set(['0', '-1']);

/** An object whose ends do not lie below their beginnings (`x-not-below`). */
function inOrder(
  object: Readonly<Record<string, unknown>>,
  properties: readonly (readonly [string, JsonSchema])[],
): Readonly<Record<string, unknown>> {
  const ordered = { ...object };
  for (const [name, schema] of properties) {
    const start = schema['x-not-below'];
    const [from, to] = [object[String(start)], object[name]].map(parseDecimal);
    if (from !== undefined && to !== undefined && !OPEN.has(to) && compare(to, from) < 0) ordered[name] = object[String(start)];
  }
  return ordered;
}

/** Generates successful answers to a call of the OpenAPI file. */
export function arbitraryAnswer(document: JsonSchema, path: string, method: string): fc.Arbitrary<unknown> {
  const { paths } = document as { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  const operation = paths[path]?.[method.toLowerCase()] as {
    readonly responses: { readonly '200': { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } } };
  };
  const [success] = operation.responses['200'].content['application/json'].schema['anyOf'] as readonly JsonSchema[];
  if (success === undefined) throw new Error(`${method} ${path} has no answer.`);
  return arbitraryOf(success, document);
}
