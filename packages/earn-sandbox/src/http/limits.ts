import { refusals } from '../refusal.ts';

/** Longest address, in characters. */
export const MAX_URL_LENGTH = 8 * 1024;
/** Largest body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_JSON_DEPTH = 32;
const MAX_KEYS = 1000;
const MAX_TEXT_LENGTH = 4 * 1024;

/** Unchecked fields: text from a query or form, any value from JSON. The object has no prototype, so no name is special. */
export type Fields = Record<string, unknown>;

/** Amounts are plain digits: no sign, no exponent, at most 30 before and 18 after the point. */
export const AMOUNT = /^\d{1,30}(\.\d{1,18})?$/;

/** The same for an amount that is written into the ledger as it came: at most 20 digits before the point. */
export const LEDGER_AMOUNT = /^\d{1,20}(\.\d{1,18})?$/;

/** Reads fields of a query or a form. Refuses a name that occurs twice. */
function readPairs(pairs: URLSearchParams): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > MAX_KEYS) throw refusals.badInput('There are too many fields.');
    checkText(name);
    checkText(value);
    if (Object.hasOwn(fields, name)) throw refusals.badInput('A field comes twice.');
    fields[name] = value;
  }
  return fields;
}

/** Reads the fields of a query. */
export const queryOf = ({ url }: Request): Record<string, string> => readPairs(new URL(url).searchParams);

/** Refuses a text that is too long or has a NUL, which the database cannot store. */
function checkText(text: string): void {
  if (text.length > MAX_TEXT_LENGTH) throw refusals.badInput('A field is too long.');
  if (text.includes('\0')) throw refusals.badInput('A field holds a NUL.');
}

/** Reads the fields of a write: a form or a JSON object, within the limits. */
export async function readBody(request: Request): Promise<Fields> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await readText(request);
  if (type === 'application/x-www-form-urlencoded') return readPairs(new URLSearchParams(text));
  if (type === 'application/json') return readJson(text);
  if (text === '' && !type) return Object.create(null) as Fields;
  throw refusals.wrongType();
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw refusals.tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      parts.push(part);
      size += part.byteLength;
      if (size > MAX_BODY_BYTES) break;
    }
  } catch {
    throw refusals.badInput('The body broke off.');
  }
  if (size > MAX_BODY_BYTES) throw refusals.tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw refusals.badInput('The body is not UTF-8 text.');
  }
}

function readJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusals.badInput('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusals.badInput('The body is not a JSON object.');
  if (hasKeyTwice(text)) throw refusals.badInput('A field comes twice.');
  const counted = { keys: 0 };
  check(value, 1, counted);
  return Object.assign(Object.create(null) as Fields, value);
}

/** Whether an object in this JSON text has a duplicate key. `JSON.parse` would silently keep the last one. */
function hasKeyTwice(text: string): boolean {
  const open: Set<string>[] = [];
  let before = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    const keys = open.at(-1);
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"') && keys !== undefined && (before === '{' || (before === ',' && keys.size > 0))) {
      const key = JSON.parse(token) as string;
      if (keys.has(key)) return true;
      keys.add(key);
    }
    before = token;
  }
  return false;
}

function check(value: unknown, depth: number, counted: { keys: number }): void {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_JSON_DEPTH) throw refusals.badInput('The body is nested too deeply.');
  for (const [name, inner] of Object.entries(value)) {
    counted.keys += 1;
    if (counted.keys > MAX_KEYS) throw refusals.badInput('There are too many fields.');
    checkText(name);
    check(inner, depth + 1, counted);
  }
}
