import { isTimeZone } from '@earnkit/core';
import { checkVisitors, checkWrites } from './access.ts';
import { callNamed, DECLARED } from './calls.ts';
import { ConformError } from './conformError.ts';
import { readCookies } from './cookies.ts';
import { createFindings, type Finding } from './findings.ts';
import { coinsOf } from './inputs.ts';
import { createKit, type Kit, type Known } from './kit.ts';
import { orderEverything } from './orders.ts';
import { checkPaging } from './paging.ts';
import type { Plan } from './plan.ts';
import { makeReads } from './reads.ts';
import { send } from './transport.ts';

/** How orders are placed. */
export interface OrderOptions {
  /** Makes the steps and amounts of two runs the same. @default one from the clock */
  readonly seed?: number | undefined;
  /** How many times each product is gone through. @default 1 */
  readonly runs?: number | undefined;
}

/** What is checked, and how. */
export interface ConformOptions {
  /** Where the exchange is: https, or http on this machine. */
  readonly origin: string;
  /** Cookies of a person who is signed in: a cookies.txt file, or the value of a cookie header. They are sent to `origin` alone. */
  readonly cookies: string;
  /** Places orders with this account's money, which has to be a test account's. @default it only reads */
  readonly orders?: OrderOptions | undefined;
  /** What no call lists, such as the ids of launchpool projects. */
  readonly known?: Known | undefined;
  /** Names of calls, or beginnings of names such as `wealth.`, that the exchange does not have. */
  readonly without?: readonly string[] | undefined;
  /** Leaves out what the components read right although the contract says otherwise. @default false */
  readonly tolerant?: boolean | undefined;
  /** IANA zone in which the exchange counts days. @default 'UTC' */
  readonly exchangeTimeZone?: string | undefined;
  /** Names of the csrf cookie and of its header. @default 'csrftoken' for both */
  readonly csrf?: { readonly cookie?: string | undefined; readonly header?: string | undefined } | undefined;
  /** How long an order may take to show, in milliseconds. @default 10000 */
  readonly patienceMs?: number | undefined;
  /** How long an answer may take, in milliseconds. @default 20000 */
  readonly timeoutMs?: number | undefined;
  /** The exchange's time in milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Is called with what is being checked. */
  readonly onStep?: ((what: string) => void) | undefined;
}

/** What was found. */
export interface ConformReport {
  /** The exchange. */
  readonly origin: string;
  /** Whether nothing was found. */
  readonly healthy: boolean;
  /** What was found, grouped by call, the worst call first. */
  readonly findings: readonly Finding[];
  /** What was not checked, and why. */
  readonly skipped: readonly string[];
  /** Number of requests. */
  readonly requests: number;
  /** Names of the calls that were made. */
  readonly calls: readonly string[];
  /** The seed of the orders; `undefined` where none were placed. */
  readonly seed: number | undefined;
  /** When it began, as ISO 8601. */
  readonly startedAt: string;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** @throws ConformError for what is no origin, and for one to which cookies would travel readable. */
function originOf(given: string): URL {
  const url = URL.parse(given);
  if (url === null || url.origin !== given.replace(/\/$/, ''))
    throw new ConformError(`"${given}" is not an origin. Give one such as https://exchange.example.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))) return url;
  throw new ConformError(`Cookies are not sent to ${url.origin}: the origin has to be https, or http on this machine.`);
}

/**
 * Tells whether an exchange keeps the contract: makes each documented read and, with `orders`, goes through each product with small orders and
 * holds balances, holdings, quotas and history against what has to follow. Cookies and tokens are in no finding.
 *
 * @throws ConformError if it cannot run: a wrong origin, no exchange there, cookies of nobody.
 */
export async function checkExchange(options: ConformOptions): Promise<ConformReport> {
  const startedAt = Date.now();
  const { hostname, origin } = originOf(options.origin);
  const { exchangeTimeZone: zone = 'UTC', without = [], tolerant = false, orders } = options;
  if (!isTimeZone(zone)) throw new ConformError(`"${zone}" is not a time zone. Give one such as Asia/Shanghai.`);
  const unknown = without.find((name) => !DECLARED.some((call) => call.name.startsWith(name)));
  if (unknown !== undefined) throw new ConformError(`There is no call "${unknown}".`);
  const cookies = readCookies(options.cookies, hostname);
  const findings = createFindings(cookies.values);
  const skipped = new Set<string>();
  const calls = new Set<string>();
  let requests = 0;
  const { cookie = 'csrftoken', header = 'csrftoken' } = options.csrf ?? {};
  const address = { origin, cookies, csrf: { cookie, header }, timeoutMs: options.timeoutMs ?? 20_000 };
  await needSession(address);

  const now = options.now ?? Date.now;
  const made = createKit({
    address,
    findings,
    zone,
    known: options.known ?? {},
    patienceMs: options.patienceMs ?? 10_000,
    now: () => Math.floor(now() / 1000),
    has: (name) => !without.some((start) => name.startsWith(start)),
    skip: (what) => void skipped.add(what),
    step: (what) => options.onStep?.(what),
    sends: (name) => {
      requests += 1;
      calls.add(name);
    },
  });
  const seed = orders === undefined ? undefined : (orders.seed ?? startedAt % 1_000_000);
  await checkAll(made, seed === undefined ? undefined : { seed, runs: orders?.runs ?? 1 });
  const found = findings.list().filter(({ severity }) => !tolerant || severity !== 'tolerated');
  return {
    origin,
    healthy: found.length === 0,
    findings: found,
    skipped: [...skipped],
    requests,
    calls: [...calls].toSorted(),
    seed,
    startedAt: new Date(startedAt).toISOString(),
    tookMs: Date.now() - startedAt,
  };
}

/** Proves that there is an exchange, and that the cookies are somebody's. */
async function needSession(address: Parameters<typeof send>[0]): Promise<void> {
  const came = await send(address, callNamed('account.mode'), {});
  if (came === undefined) throw new ConformError(`${address.origin} does not answer.`);
  const isOut =
    came.status === 401 || came.status === 403 || /\/(?:login|signin)/i.test(came.location) || /"code"\s*:\s*"?401\b/.test(came.text);
  if (isOut) throw new ConformError(`The cookies are of nobody who is signed in at ${address.origin}. Sign in and save them again.`);
}

async function checkAll(kit: Kit, plan: Plan | undefined): Promise<void> {
  const answers = await makeReads(kit);
  await checkPaging(kit, answers);
  await checkVisitors(kit, answers);
  await checkWrites(kit);
  if (plan !== undefined) await orderEverything(kit, plan, coinsOf(answers));
}
