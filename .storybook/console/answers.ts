/** One answer of the sandbox. */
export interface Recorded {
  /** @default 200 */
  readonly status?: number;
  /** What it says; as text where numbers would lose digits. */
  readonly body: string | object;
}

/** The answers to a person, by what was asked. */
export interface Answers {
  readonly en: Readonly<Record<string, Recorded>>;
  /** Those that say something else in Chinese. */
  readonly zh: Readonly<Record<string, Recorded>>;
}

/** What was asked: `GET /apiw/v2/…?page=1`, with the body of a read that is sent. */
export function keyOf(method: string, address: string, body: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.sort();
  const search = searchParams.toString();
  return [method, search === '' ? pathname : `${pathname}?${search}`, ...(body === '' ? [] : [body])].join(' ');
}

/**
 * The reads that one read stands for, by their addresses. The prices of pairs that parts of a page ask for at the same moment are read together,
 * and which those are is chance: each pair is recorded by itself.
 */
export function readsOf(address: string): readonly string[] {
  const url = new URL(address);
  const pairs = url.searchParams.get('currency_pairs');
  if (pairs === null) return [address];
  return pairs.split(',').map((pair) => {
    url.searchParams.set('currency_pairs', pair);
    return url.href;
  });
}

interface Listed {
  readonly data: readonly unknown[];
}

/** One answer with the rows of all. */
export function joined(answers: readonly string[]): string {
  const [first = '', ...others] = answers;
  if (others.length === 0) return first;
  const read = answers.map((answer) => JSON.parse(answer) as Listed);
  return JSON.stringify({ ...read[0], data: read.flatMap(({ data }) => data) });
}

/** The text of an answer. */
export const textOf = ({ body }: Recorded): string => (typeof body === 'string' ? body : JSON.stringify(unpack(body)));

/** Rows with the same fields, whose names are written once. */
interface Packed {
  readonly $fields: readonly string[];
  readonly $rows: readonly (readonly unknown[])[];
}

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPacked = (value: Row): value is Row & Packed => Array.isArray(value['$fields']) && Array.isArray(value['$rows']);

/** Writes the names of fields once for a list of rows: a third of the bytes is left. */
export function pack<Value>(value: Value): Value;
export function pack(value: unknown): unknown {
  if (isObject(value)) return mapped(value, pack);
  if (!Array.isArray(value)) return value;
  const rows: readonly unknown[] = value.map(pack);
  const [first] = rows;
  if (rows.length < 3 || !isObject(first)) return rows;
  const fields = Object.keys(first);
  const alike = rows.filter((row) => isObject(row) && Object.keys(row).join() === fields.join()) as readonly Row[];
  return alike.length < rows.length ? rows : { $fields: fields, $rows: alike.map((row) => Object.values(row)) };
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isObject(value)) return value;
  if (!isPacked(value)) return mapped(value, unpack);
  return value.$rows.map((row) => Object.fromEntries(value.$fields.map((field, index) => [field, unpack(row[index])])));
}

const mapped = (value: Row, change: (inner: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
