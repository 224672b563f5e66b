import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { browserOf } from '@earnkit/sandbox';
import { root } from './step.ts';

/*
 * `npm run measure`: how many reads and subscriptions a second the sandbox answers and how fast, to one client and to many, beside a
 * bare handler with one statement on the same database, and its memory. PGlite; with DATABASE_URL that PostgreSQL, where two
 * sandboxes with four times the clients follow. Then the same calls through the console of `npm start`, within what its limits let a
 * person call, on PostgreSQL also through two consoles with four times the clients, and the memory of the first: new, with every world
 * opened, and after the calls. Ratios can be compared between runs, milliseconds cannot.
 *
 *   npm run measure -- --seconds 150     # memory of the console after five minutes
 *   node tooling/with-postgres.ts node tooling/run.mjs measure
 */

/** What many calls came to. */
interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

type Call = () => Promise<Response>;

interface Person {
  readonly read: Call;
  readonly order: Call;
  /** What the ledger's audit finds. */
  readonly audit: () => Promise<unknown>;
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, clients: { type: 'string', default: '8' } } });
const seconds = Number(values.seconds);
const clients = Number(values.clients);
const url = process.env['DATABASE_URL'];
const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-measure-'));
const source = '--conditions=@earnkit/source';
const sandboxArgs = [source, 'packages/earn-sandbox/src/bin.ts', '--port', '0', '--data', path.join(folder, 'sandbox')];
const started: ChildProcess[] = [];
let orders = 0;
/** Between two calls of a person through the console, whose limits are counted by session. */
const PAUSE_MS = 100;

try {
  const floor = await start([source, 'packages/earn-sandbox/src/testing/floor.ts', path.join(folder, 'floor')]);
  const first = await start(sandboxArgs);
  const people = await crowd([first.origin], clients);
  await rate(people.map(({ read }) => read));
  // One client sees what a call takes; many, who keep both cores busy, what it costs.
  for (const some of [people.slice(0, 1), people]) {
    const bare = (method: string) => some.map(() => () => fetch(floor.origin, { method }));
    const rows = {
      'floor, read': await rate(bare('GET')),
      'sandbox, read': await rate(some.map(({ read }) => read)),
      'floor, write': await rate(bare('POST')),
      'sandbox, subscription': await rate(some.map(({ order }) => order)),
    };
    console.log(`${url ? 'PostgreSQL' : 'PGlite'}, ${some.length} ${some.length === 1 ? 'client' : 'clients'}, ${seconds} s each`);
    for (const [name, row] of Object.entries(rows)) tell(name, row);
    const times = (upper: Rate, lower: Rate): string =>
      `p50 ${(upper.p50 / lower.p50).toFixed(2)} ×, p99 ${(upper.p99 / lower.p99).toFixed(2)} ×`;
    console.log(`read beside the floor: ${times(rows['sandbox, read'], rows['floor, read'])} (at most 3 ×)`);
    console.log(`subscription beside the floor: ${times(rows['sandbox, subscription'], rows['floor, write'])} (at most 4 ×)`);
  }
  console.log(`memory: ${memory(first.child)}`);
  if (url) {
    const second = await start(sandboxArgs);
    const many = await crowd([first.origin, second.origin], 4 * clients);
    tell('two sandboxes, 4 × clients, read', await rate(many.map(({ read }) => read)));
    tell('two sandboxes, 4 × clients, subscription', await rate(many.map(({ order }) => order)));
  }
  console.log(`audit: ${JSON.stringify(await people[0]?.audit())}`);
  await measureConsoles();
} finally {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.filter(({ exitCode }) => exitCode === null).map((child) => new Promise((gone) => child.once('exit', gone))));
  rmSync(folder, { recursive: true, force: true });
}

/** The console as `npm start` starts it, with its settings for memory. */
async function measureConsoles(): Promise<void> {
  const startConsole = (name: string) => start(['tooling/run.mjs', 'start'], { PORT: '0', EARNKIT_DATA: path.join(folder, name) });
  const { child, origin } = await startConsole('console');
  const printMemory = (when: string): void => console.log(`console, memory ${when}: ${memory(serverOf(child))}`);
  printMemory('at start');
  for (const { id } of await worldsOf(origin)) await browserOf((request) => fetch(request), origin).login(id);
  printMemory('with every world opened');
  const people = await crowd([origin], clients);
  await ratePaced('console', people);
  printMemory('after the calls');
  if (!url) return;
  const second = await startConsole('second console');
  await ratePaced('two consoles, 4 × clients', await crowd([origin, second.origin], 4 * clients));
  console.log(`audit: ${JSON.stringify(await people[0]?.audit())}`);
}

/** Measures reads and orders of people who pause between their calls. */
async function ratePaced(name: string, people: readonly Person[]): Promise<void> {
  const paced = (call: Call) => async (): Promise<Response> => {
    await new Promise((next) => setTimeout(next, PAUSE_MS));
    return call();
  };
  const reads = people.map(({ read }) => paced(read));
  tell(`${name}, read`, await rate(reads, PAUSE_MS));
  const subscriptions = people.map(({ order }) => paced(order));
  tell(`${name}, subscription`, await rate(subscriptions, PAUSE_MS));
}

async function worldsOf(origin: string): Promise<readonly { readonly id: string }[]> {
  const answer = (await (await fetch(`${origin}/sandbox/worlds`)).json()) as {
    readonly data: { readonly worlds: readonly { id: string }[] };
  };
  return answer.data.worlds;
}

/** The process behind `tooling/run.mjs`, where the system tells it. */
function serverOf({ pid }: ChildProcess): { readonly pid: number | undefined } {
  try {
    return { pid: Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) };
  } catch {
    return { pid: undefined };
  }
}

/** Starts a server that says its origin. */
async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      const origin = /http:\S+/.exec(text.toString())?.[0];
      if (origin !== undefined) ready({ child, origin });
    });
  });
}

/** New people, spread over the servers. */
function crowd(origins: readonly string[], size: number): Promise<readonly Person[]> {
  return Promise.all(Array.from({ length: size }, (_, index) => person(origins[index % origins.length] ?? '')));
}

/** A new person of the saver's world, with a read and an order of their own. */
async function person(origin: string): Promise<Person> {
  const page = browserOf((request) => fetch(request), origin);
  await page.login('saver', { fresh: true });
  return {
    read: () => page.fetch(`${flexible.market.path}?page=1&limit=10`),
    order: () =>
      page.post(flexible.subscribe.path, { asset: 'USDT', amount: `1.${String((orders += 1)).padStart(6, '0')}`, rateYear: '0.0001' }),
    audit: async (): Promise<unknown> => ((await (await page.fetch('/sandbox/ledger')).json()) as { data: unknown }).data,
  };
}

/**
 * Lets every client make one call after another. @throws when one is refused.
 *
 * @param pauseMs part of each call that is not waiting for an answer.
 */
async function rate(calls: readonly Call[], pauseMs = 0): Promise<Rate> {
  const took: number[] = [];
  const began = performance.now();
  const client = async (call: Call): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const from = performance.now();
      const response = await call();
      const text = await response.text();
      if (response.status !== 200 || /"code":[1-9]\d{2,}/.test(text.replace('"code":200', ''))) throw new Error(`${response.url}: ${text}`);
      took.push(performance.now() - from - pauseMs);
    }
  };
  await Promise.all(calls.map(client));
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { perSecond: (took.length / (performance.now() - began)) * 1000, p50: at(0.5), p99: at(0.99) };
}

function tell(name: string, { perSecond, p50, p99 }: Rate): void {
  console.log(`${name}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}

/** Resident memory in MB, where the system tells it. */
function memory({ pid }: { readonly pid?: number | undefined }): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'not known';
  }
}
