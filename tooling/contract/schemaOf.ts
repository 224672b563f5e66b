import { docOf, originsOf, typeOf } from './annotations.ts';
import { type Described, type Describer, inBothForms, type JsonSchema, plain, schemaIn } from './jsonSchema.ts';
import { names, READERS } from './readers.ts';
import { unitOf } from './units.ts';
import { fieldWords, hasWords } from './words.ts';

/** The parts of valibot's schemas that are read here. */
interface Valibot {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Valibot[];
  readonly wrapped?: Valibot;
  readonly entries?: Readonly<Record<string, Valibot>>;
  readonly item?: Valibot;
  readonly value?: Valibot;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

/** Thrown for a schema that the readers do not name and that says nothing by itself. */
class Undescribed extends Error {
  override readonly name = 'Undescribed';
}

const PIPED: Readonly<Record<string, (action: Valibot, side: Describer['side']) => JsonSchema>> = {
  max_length: ({ requirement }) => ({ maxItems: requirement }),
  min_value: ({ requirement }) => ({ minimum: requirement }),
  picklist: ({ options = [] }, side) => ({ enum: side === 'request' ? options : inBothForms(options) }),
};

/**
 * Describes what the contract reads.
 *
 * @param components takes the parts that are shared, by name.
 * @param call the call of a request, whose fields have words of their own.
 */
export function describerOf(side: Describer['side'], components: Map<string, JsonSchema>, call?: string): Describer {
  const component = (name: string, schema: JsonSchema): JsonSchema => {
    const known = components.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`There are two different components ${name}.`);
    components.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  };

  let of = call;

  const describe = (schema: object): Described => {
    const type = typeOf(schema);
    const outer = of;
    of = type?.name ?? of;
    const described = untyped(schema as Valibot);
    of = outer;
    if (type === undefined || described.schema['type'] !== 'object') return described;
    const words = type.doc === undefined ? {} : { description: plain(type.doc) };
    return { ...described, schema: component(type.name, { ...described.schema, ...words }) };
  };

  const untyped = (schema: Valibot): Described => {
    for (const { name, file, args } of originsOf(schema)) {
      const reader = READERS[`${file}#${name}`] ?? READERS[name];
      if (reader) return reader({ ...describer, schema, args: args ?? [] });
    }
    if (schema.pipe) return piped(schema.pipe);
    return structural(schema);
  };

  /** A pipe takes what its first part takes; what follows may only narrow it, up to the first transformation into our names. */
  const piped = ([first, ...rest]: readonly Valibot[]): Described => {
    if (first === undefined) throw new Undescribed('A pipe is empty.');
    const described = describe(first);
    const meaning = described.schema['x-meaning'];
    const picked = rest.find(({ type }) => type === 'picklist')?.options;
    // Our names of the values: the value has to be there, and to be one of these.
    if (meaning !== undefined && picked !== undefined)
      return { schema: names(Object.fromEntries(Object.entries(meaning as object).filter(([, name]) => picked.includes(name)))).schema };
    const narrow = rest.filter(({ type }) => type in PIPED).map((action) => PIPED[action.type]?.(action, side));
    if (narrow.length === 0) return described;
    const schema = Object.assign({}, described.schema, ...narrow) as Record<string, unknown>;
    if ('enum' in schema) return { ...described, schema: { enum: schema['enum'] } };
    return { ...described, schema };
  };

  const structural = (schema: Valibot): Described => {
    switch (schema.type) {
      case 'string':
      case 'number':
      case 'boolean':
        return { schema: { type: schema.type } };
      case 'literal':
        return { schema: { const: schema.literal } };
      case 'picklist':
        return { schema: { enum: schema.options } };
      case 'nullable':
        return { ...describe(inner(schema)), nullable: true };
      case 'optional':
        return { ...describe(inner(schema)), optional: true };
      case 'nullish':
        return { ...describe(inner(schema)), optional: true, nullable: true };
      case 'array':
        return { schema: { type: 'array', items: schemaIn(describe(part(schema.item))) } };
      case 'record':
        return { schema: { type: 'object', additionalProperties: schemaIn(describe(part(schema.value))) } };
      case 'union': {
        const options = (schema.options as readonly object[]).map(describe);
        const schemas = options.flatMap((option) => (option.schema['anyOf'] as JsonSchema[] | undefined) ?? [option.schema]);
        const nullable = options.some((option) => option.nullable);
        return { schema: { anyOf: schemas }, nullable, optional: options.some(({ optional }) => optional) };
      }
      case 'object':
        return {
          schema: object(
            Object.entries(schema.entries ?? {}).map(([wire, field]) => ({ wire, name: wire, schema: field, doc: docOf(field) })),
          ),
        };
      default:
        throw new Undescribed(`Nothing says what a schema of type ${schema.type} takes: name its reader in tooling/contract/readers.ts.`);
    }
  };

  const object: Describer['object'] = (fields, description) => {
    const described = fields.map((field) => {
      try {
        return { ...field, ...describe(field.schema) };
      } catch (thrown) {
        if (thrown instanceof Undescribed) throw new Undescribed(`${field.wire}: ${thrown.message}`, { cause: thrown });
        throw thrown;
      }
    });
    return {
      ...(description !== undefined && { description }),
      type: 'object',
      properties: Object.fromEntries(
        described.map(({ wire, name, doc, ...field }) => {
          const unit = unitOf(name, wire, field.schema);
          const words = onTheWire(wordsOf(doc, side, of, wire), field.schema);
          return [wire, { ...schemaIn(field), ...(words !== '' && { description: words }), ...(unit !== undefined && { 'x-unit': unit }) }];
        }),
      ),
      ...(described.some(({ optional }) => !optional) && {
        required: described.filter(({ optional }) => !optional).map(({ wire }) => wire),
      }),
    };
  };

  const describer: Describer = { side, describe, component, object };
  return describer;
}

/** What a field means: its docblock, after words of ours where the docblock only says when the field is missing. */
function wordsOf(doc: string | undefined, side: Describer['side'], of: string | undefined, wire: string): string {
  const said = plain(doc ?? '');
  const ours = fieldWords(side, of, wire) ?? '';
  if (said === '' || hasWords(side, of, wire)) return ours;
  return /^(?:Left out|`null`)/.test(said) ? `${ours} ${said}` : said;
}

/** A docblock says what we read; of a field in percent it says what that becomes. */
const onTheWire = (words: string, schema: JsonSchema): string =>
  JSON.stringify(schema).includes('schemas/Percent"')
    ? words
        .replace(/(?:,| are)?(?: as)? (?:a )?fractions?(?=[.;,]|$)/, ', in percent')
        .replace(/; percent on the wire| Percent on the wire\./, '')
    : words;

function inner(schema: Valibot): Valibot {
  return part(schema.wrapped);
}

function part(schema: Valibot | undefined): Valibot {
  if (schema === undefined) throw new Undescribed('A part of a schema is missing.');
  return schema;
}
