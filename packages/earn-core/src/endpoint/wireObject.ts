import * as v from 'valibot';

type AnySchema = v.GenericSchema;

/** A field with another name on the wire. */
export interface WireField<Name extends string, Schema extends AnySchema> {
  /** Its name on the wire. */
  readonly wire: Name;
  /** How it is read. */
  readonly schema: Schema;
}

/** Fields by our own names; those made with {@link wireField} have another name on the wire. */
export type WireObjectFields = Readonly<Record<string, AnySchema | WireField<string, AnySchema>>>;

type NameOf<Field, Name> = Field extends WireField<infer Wire, AnySchema> ? Wire : Name;
type InputOf<Field> =
  Field extends WireField<string, infer Schema> ? v.InferInput<Schema> : Field extends AnySchema ? v.InferInput<Field> : never;
type OutputOf<Field> =
  Field extends WireField<string, infer Schema> ? v.InferOutput<Schema> : Field extends AnySchema ? v.InferOutput<Field> : never;

/** What an object holds on the wire. */
export type WireObjectInput<Fields extends WireObjectFields> = {
  [Name in keyof Fields as undefined extends InputOf<Fields[Name]> ? never : NameOf<Fields[Name], Name>]: InputOf<Fields[Name]>;
} & {
  [Name in keyof Fields as undefined extends InputOf<Fields[Name]> ? NameOf<Fields[Name], Name> : never]?: InputOf<Fields[Name]>;
};

/** What an object holds once it is read. */
export type WireObjectOutput<Fields extends WireObjectFields> = { [Name in keyof Fields]: OutputOf<Fields[Name]> };

/** Reads an object. It is an interface, so that declarations write its fields once. */
export interface WireObject<Fields extends WireObjectFields> extends v.GenericSchema<WireObjectInput<Fields>, WireObjectOutput<Fields>> {}

/** Reads a field from another name: `nextAprFraction: wireField('next_time_rate_year', wireDecimalOrUnknown)`. */
export const wireField = <const Name extends string, Schema extends AnySchema>(wire: Name, schema: Schema): WireField<Name, Schema> => ({
  wire,
  schema,
});

const isRenamed = (field: WireObjectFields[string]): field is WireField<string, AnySchema> => 'wire' in field;

/**
 * An object in an answer. Each field is declared once: our name, its name on the wire where that differs, and its schema. The
 * exchange's names are used nowhere else.
 */
export function wireObject<Fields extends WireObjectFields>(fields: Fields): WireObject<Fields> {
  const read = Object.entries(fields).map(([name, field]) =>
    isRenamed(field) ? { name, wire: field.wire, schema: field.schema } : { name, wire: name, schema: field },
  );
  return v.pipe(
    v.object(Object.fromEntries(read.map(({ wire, schema }) => [wire, schema]))),
    v.transform((row) => Object.fromEntries(read.map(({ name, wire }) => [name, row[wire]]))),
  ) as unknown as WireObject<Fields>;
}
