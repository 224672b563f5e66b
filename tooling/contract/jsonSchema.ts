/** A JSON Schema of draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a schema of the contract takes on the wire. */
export interface Described {
  readonly schema: JsonSchema;
  /** Whether the field may be missing. @default false */
  readonly optional?: boolean;
  /** Whether it may be `null`. @default false */
  readonly nullable?: boolean;
}

/** Describes the schemas of one side: what clients send, or what the exchange answers. */
export interface Describer {
  readonly side: 'request' | 'answer';
  readonly describe: (schema: object) => Described;
  /** The schema of a part that several calls share. */
  readonly component: (name: string, schema: JsonSchema) => JsonSchema;
  /** An object whose fields are known. */
  readonly object: (fields: readonly Field[], description?: string) => JsonSchema;
}

/** A field of an object. */
export interface Field {
  /** Its name on the wire. */
  readonly wire: string;
  /** Our own name, which says its unit. */
  readonly name: string;
  readonly schema: object;
  readonly doc: string | undefined;
}

/** Adds `null` to a schema. */
const withNull = (schema: JsonSchema): JsonSchema => {
  const { description, ...rest } = schema;
  const words = description === undefined ? {} : { description };
  if (typeof rest['type'] === 'string' && rest['enum'] === undefined) return { ...rest, type: [rest['type'], 'null'], ...words };
  if (Array.isArray(rest['anyOf'])) return { ...rest, anyOf: [...rest['anyOf'], { type: 'null' }], ...words };
  return { anyOf: [rest, { type: 'null' }], ...words };
};

/** The schema itself, with `null` where that is allowed. */
export const schemaIn = ({ schema, nullable }: Described): JsonSchema => (nullable ? withNull(schema) : schema);

/** Values as numbers and as text, which the readers take alike. */
export const inBothForms = (values: readonly unknown[]): readonly unknown[] => {
  const both = values.flatMap((value) => (/^-?\d+$/.test(String(value)) ? [Number(value), String(value)] : [value]));
  return [...new Set(both)];
};

/** A docblock without the ids of requirements, which nobody else has. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s*\((?:(?:SH|SE|LP|ST|PW|SS|CD|RG|UI|AMB|API|D)-?[\w-]*\d+(?:(?:, | to |\.\.)|(?=\))))+\)/g, '')
    .replaceAll(/\((?:[A-Z]+-\d+, )*[A-Z]+-\d+[;,] /g, '(')
    .replaceAll(/(?:[;,] [A-Z]+-\d+)+(?=\))/g, '')
    .replaceAll(/(^|[.!?] )`undefined`/g, '$1Left out')
    .replaceAll('`undefined`', 'left out')
    .replaceAll(/\s+/g, ' ')
    .trim();
