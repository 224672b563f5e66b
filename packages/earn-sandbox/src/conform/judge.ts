import type { AnyCall } from './calls.ts';
import { type Findings, shown } from './findings.ts';
import { checkShape } from './shape.ts';
import { dataSchemaOf } from './schema.ts';
import type { Came } from './transport.ts';

/** What an answer says. */
export type Said =
  | { readonly kind: 'done'; readonly code: string; readonly data: unknown; readonly raw: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly status: number }
  | { readonly kind: 'signed-out'; readonly status: number }
  /** Nothing that can be read: a write may have happened. */
  | { readonly kind: 'lost'; readonly status: number };

type ReviverWithSource = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;
const digits: ReviverWithSource = (_key, value, context) => (typeof value === 'number' ? (context?.source ?? String(value)) : value);

const LOGIN = /\/(?:login|signin)(?:[/?#]|$)/i;
const CODES = { 'zero-or-200': ['0', '200'], 'only-200': ['200'], 'only-zero': ['0'] } as const;
const IS_CODE = /^-?\d{1,15}$/;
const MARKUP = /<\/?[a-z][^>]*>/i;

/** Reads an answer's envelope; tells what is wrong with it in `findings`. */
export function judge(call: AnyCall, came: Came | undefined, findings: Findings): Said {
  const { name } = call;
  const add = (
    check: Parameters<Findings['add']>[0],
    text: string,
    more: { readonly field?: string; readonly contract?: string } = {},
  ): void => findings.add(check, { call: name, came: text, ...more });
  if (came === undefined) {
    add('no-answer', 'no answer, or half of one');
    return { kind: 'lost', status: 0 };
  }
  const { status, type, location, text } = came;
  if (status === 401 || (status >= 300 && status < 400 && LOGIN.test(location))) return { kind: 'signed-out', status };
  if (status >= 500 || (status >= 300 && status < 400)) {
    add('status', `HTTP status ${status}${status === 204 ? '' : `: ${shown(text.slice(0, 80))}`}`);
    return { kind: 'lost', status };
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    const isPage = /html/i.test(type) || /^\s*</.test(text);
    add(isPage ? 'content-type' : 'not-json', `${type === '' ? 'no content-type' : type}: ${shown(text.slice(0, 80))}`);
    return { kind: 'lost', status };
  }
  if (!/\bjson\b/i.test(type)) add('content-type', type === '' ? 'no content-type' : type);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    add('envelope', shown(raw));
    return { kind: 'lost', status };
  }
  return readEnvelope(call, { envelope: raw as Readonly<Record<string, unknown>>, text, status }, findings, add);
}

interface Opened {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly status: number;
}

function readEnvelope(
  call: AnyCall,
  { envelope, text, status }: Opened,
  findings: Findings,
  add: (check: Parameters<Findings['add']>[0], text: string, more?: { readonly field?: string; readonly contract?: string }) => void,
): Said {
  const message = [envelope['message'], envelope['msg']].find((each) => typeof each === 'string' && each !== '') as string | undefined;
  if (message !== undefined && MARKUP.test(message)) add('markup', shown(message), { field: 'message' });
  const given = envelope['code'];
  const code = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  if (!IS_CODE.test(code)) {
    add('envelope', `code: ${shown(given)}`, { field: 'code' });
    return { kind: 'lost', status };
  }
  if (code === '401') return { kind: 'signed-out', status };
  const codes: readonly string[] = CODES[call.success];
  if (!codes.includes(code)) {
    // The flag asks for the funding password, whatever the code.
    const asksPassword = Boolean(Number(envelope['require_fundpass'] ?? 0));
    if (code !== '0' && code !== '200') return { kind: 'refused', code: asksPassword ? '101' : code, message: message ?? '', status };
    add('success-code', `code ${code}`, { field: 'code', contract: `Only code ${codes.join(' or ')} means success.` });
  }
  if (status >= 400)
    add('success-code', `code ${code} with HTTP status ${status}`, { field: 'code', contract: 'A success has HTTP status 200.' });
  const exact = (JSON.parse(text, digits) as { readonly data?: unknown }).data;
  const { data: raw } = envelope;
  if (raw === undefined && dataSchemaOf(call.name).needed) {
    add('unreadable', 'no data', { field: 'data', contract: 'An answer has data.' });
    return { kind: 'done', code, data: undefined, raw };
  }
  return { kind: 'done', code, raw, data: checkShape(call, { raw, exact }, findings) };
}
