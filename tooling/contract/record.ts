import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '@earnkit/core/endpoint';
import { browserOf, createSandbox, type SandboxBrowser } from '@earnkit/sandbox';
import type { Example } from './openapi.ts';

/** 2026-03-10 10:20:00 UTC, when the recorded sandbox was made. */
const START = Date.UTC(2026, 2, 10, 10, 20);

/** Most rows of a list in an example. */
const MOST_ROWS = 2;

type Fields = Readonly<Record<string, unknown>>;

/** The `data` of an answer, with the first row where it is a list. */
interface Answered {
  readonly data: unknown;
  readonly row: Fields;
}

/** Makes a call; it has to succeed. The first answer of a call is its example. */
export type Caller = (name: string, fields?: Fields) => Promise<Answered>;

/** Who makes the calls of the examples. */
interface People {
  readonly saver: Caller;
  readonly vip: Caller;
  /** The first row of a list that only the sandbox has. */
  readonly sandboxRow: (path: string) => Promise<Fields>;
  /** When it is, in seconds. */
  readonly now: number;
}

/** Makes the calls of a contract, each with its effects. */
export type Recorder = (people: People) => Promise<void>;

const EXAMPLES = new URL('examples/', import.meta.url);

/** The recorders, one for each contract. */
const recorders = (): Promise<readonly { readonly record: Recorder }[]> =>
  Promise.all(readdirSync(EXAMPLES).map((file) => import(new URL(file, EXAMPLES).href) as Promise<{ readonly record: Recorder }>));

/** Makes each call once at a new sandbox, and gives what was sent and answered, by the call's name. */
export async function recordExamples(calls: readonly AnyEndpoint[]): Promise<Readonly<Record<string, Example>>> {
  const byName = new Map(calls.map((call) => [call.name, call]));
  const examples: Record<string, Example> = {};
  const sandbox = await createSandbox({ now: () => START });

  const signedIn = async (world: string): Promise<Caller> => {
    const page = browserOf(sandbox.fetch);
    await page.login(world);
    return async (name, fields = {}) => {
      const call = byName.get(name);
      if (call === undefined) throw new Error(`There is no call ${name}.`);
      const answer = (await (await send(page, call, fields)).json()) as { readonly code: number; readonly data: unknown };
      if (answer.code !== 0 && answer.code !== 200) throw new Error(`${name} is refused: ${JSON.stringify(answer)}`);
      examples[name] ??= { request: fields, answer: shortened(answer) };
      return { data: answer.data, row: rowOf(answer.data) };
    };
  };

  try {
    const page = browserOf(sandbox.fetch);
    await page.login('saver');
    const people: People = {
      saver: await signedIn('saver'),
      vip: await signedIn('vip5'),
      sandboxRow: async (path) => rowOf(((await (await page.fetch(path)).json()) as { readonly data: unknown }).data),
      now: START / 1000,
    };
    for (const { record } of await recorders()) await record(people);
  } finally {
    await sandbox.close();
  }
  const missing = calls.filter(({ name }) => !(name in examples)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`No example of ${missing.join(', ')}: make the call in tooling/contract/examples/.`);
  return Object.fromEntries(calls.map(({ name }) => [name, examples[name]] as const)) as Readonly<Record<string, Example>>;
}

function send(page: SandboxBrowser, { method, path, encoding }: AnyEndpoint, fields: Fields): Promise<Response> {
  const left = { ...fields };
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return encodeURIComponent(value);
  });
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)])).toString();
    return page.fetch(query === '' ? address : `${address}?${query}`);
  }
  return page[method === 'PUT' ? 'put' : 'post'](address, left, encoding === 'json' ? 'json' : 'form');
}

/** The rows of a list's data. */
export function rowsOf(data: unknown): readonly Fields[] {
  const list = Array.isArray(data) ? data : ((data ?? {}) as { readonly list?: unknown; readonly fixed_list?: unknown });
  if (Array.isArray(list)) return list as readonly Fields[];
  const inner = list.list ?? list.fixed_list;
  return Array.isArray(inner) ? (inner as readonly Fields[]) : [];
}

const rowOf = (data: unknown): Fields => rowsOf(data)[0] ?? {};

/** A copy with the first rows of each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
