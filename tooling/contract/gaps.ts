import type { JsonSchema } from './jsonSchema.ts';

/** Keywords that say what a schema takes. */
const SAYING = ['$ref', 'type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf'];

/** Keywords with one schema, with a list of schemas, and with schemas by name. */
const ONE = ['items', 'additionalProperties', 'contentSchema', 'not'];
const LISTS = ['anyOf', 'oneOf', 'allOf'];

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each schema inside a schema, with its place; itself first. */
function* schemasIn(schema: JsonSchema, place: string): Generator<readonly [place: string, schema: JsonSchema]> {
  yield [place, schema];
  for (const keyword of ONE) {
    const inner = schema[keyword];
    if (isObject(inner)) yield* schemasIn(inner, `${place}/${keyword}`);
  }
  for (const keyword of LISTS)
    for (const [index, inner] of ((schema[keyword] ?? []) as readonly JsonSchema[]).entries())
      yield* schemasIn(inner, `${place}/${keyword}/${index}`);
  for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>))
    yield* schemasIn(inner, `${place}/${name}`);
}

/** Every schema of an OpenAPI document: of its parameters, bodies and answers, and the shared ones. */
export function* schemasOf(document: unknown, place = ''): Generator<readonly [place: string, schema: JsonSchema]> {
  if (Array.isArray(document)) for (const [index, inner] of document.entries()) yield* schemasOf(inner, `${place}/${index}`);
  if (!isObject(document)) return;
  for (const [name, inner] of Object.entries(document)) {
    if (name === 'examples' || name === 'example') continue;
    if (name === 'schema' && isObject(inner)) yield* schemasIn(inner, `${place}/schema`);
    else if (place === '/components' && name === 'schemas' && isObject(inner))
      for (const [shared, schema] of Object.entries(inner)) yield* schemasIn(schema as JsonSchema, `${place}/schemas/${shared}`);
    else yield* schemasOf(inner, `${place}/${name}`);
  }
}

/**
 * What an OpenAPI document leaves open: a schema that takes anything, a field or parameter without words, an amount without its unit, a
 * call without an example.
 */
export function gapsIn(document: unknown): string[] {
  const gaps: string[] = [];
  for (const [place, schema] of schemasOf(document)) {
    if (!SAYING.some((keyword) => keyword in schema)) gaps.push(`${place} takes anything.`);
    for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)) {
      if (!field['description']) gaps.push(`${place}/${name} has no description.`);
      if (isAmount(field) && !field['x-unit']) gaps.push(`${place}/${name} has no unit.`);
    }
  }
  const { paths } = document as { readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) gaps.push(...gapsOf(operation).map((gap) => `${method} ${path}: ${gap}`));
  return gaps;
}

/** A decimal or a quota by itself, not inside a list or an object. */
const isAmount = ({ $ref, anyOf }: JsonSchema): boolean =>
  [$ref, ...((anyOf as readonly JsonSchema[] | undefined) ?? []).map((option) => option['$ref'])].some(
    (shared) => typeof shared === 'string' && /\/(?:Decimal|DecimalSent|Quota)$/.test(shared),
  );

function gapsOf(operation: JsonSchema): readonly string[] {
  const gaps: string[] = [];
  for (const { name, description } of (operation['parameters'] ?? []) as readonly JsonSchema[])
    if (!description) gaps.push(`the parameter ${String(name)} has no description.`);
  const { responses } = operation as {
    readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, JsonSchema>> }>>;
  };
  const examples = (responses['200']?.content?.['application/json']?.['examples'] ?? {}) as Readonly<
    Record<string, { readonly value?: unknown }>
  >;
  for (const { name } of operation['x-calls'] as readonly { readonly name: string }[])
    if (examples[name]?.value === undefined) gaps.push(`no example of ${name}.`);
  return gaps;
}
