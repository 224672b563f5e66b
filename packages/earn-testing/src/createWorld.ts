import type { CallName } from '@earnkit/core/adapter';
import { DECLARED_CALLS } from '@earnkit/core/calls';
import type { AnyEndpoint, WireDataOf } from '@earnkit/core/endpoint';
import type { vouchers } from '@earnkit/core/simple-earn/contract';
import { type WorldAnswers, pageOf } from './answers.ts';
import { type FixedFacts, fixedRoom } from './fixed.ts';
import { type FlexibleFacts, type HistoryWire, flexibleRoom } from './flexible.ts';
import recorded from './recordedAnswers.json' with { type: 'json' };
import { checkFields, readFields, successOf } from './requestFields.ts';
import { type StakingFacts, stakingRoom } from './staking.ts';
import { Refusal, createWallet } from './wallet.ts';

/** What a test says of an exchange and a person of it; amounts are text, in coins. What it does not say is nothing: no holding, no product. */
export interface WorldFacts {
  /** The present, in unix seconds; pass `now` of the world to `EarnArea` with it. @default the clock of the machine */
  readonly now?: number;
  /** What the person has in the spot account, by coin. @default nothing */
  readonly balances?: Readonly<Record<string, string>>;
  /** What a coin costs in USDT, by coin. @default 1 for USDT, not known for others */
  readonly prices?: Readonly<Record<string, string>>;
  /** The coins of flexible Simple Earn, and what the person has of each. @default none */
  readonly flexible?: Readonly<Record<string, FlexibleFacts>>;
  /** The fixed products, and what the person has in each. @default none */
  readonly fixed?: readonly FixedFacts[];
  /** The person's rate-up vouchers, as the exchange writes them. @default none */
  readonly vouchers?: Extract<WireDataOf<typeof vouchers.vouchers>, readonly unknown[]>;
  /** The staking products, by coin, and what the person has staked in each. @default none */
  readonly staking?: Readonly<Record<string, StakingFacts>>;
  /** The VIP tier of the person. @default 0 */
  readonly vipTier?: number;
  /** Answers in place of those that the world gives. @default none */
  readonly answers?: WorldAnswers;
}

/**
 * How a call fails.
 *
 * - `no-connection`: the request does not arrive; nothing happens.
 * - `lost-answer`: the exchange carries the call out, and its answer is lost.
 * - `not-offered`: the exchange has no such call: status 404.
 * - `signed-out`: the session is over: status 401.
 * - with `status`: an HTTP error, of a gateway or, with a `message`, of the exchange; nothing happens.
 * - with `code`: the exchange refuses and says why; nothing happens.
 */
export type WorldFailure =
  | 'no-connection'
  | 'lost-answer'
  | 'not-offered'
  | 'signed-out'
  | { readonly status: number; readonly message?: string }
  | { readonly code: number; readonly message: string };

/** A write that a world has carried out. */
export interface WorldOrder {
  /** The name of its call, such as `flexible.subscribe`. */
  readonly call: CallName;
  /** Its fields as they were sent. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An exchange in memory for one person who is signed in. It keeps what orders change. */
export interface World {
  /** Answers every documented call: for `fetch` of `createEarnClient`. */
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The present, in unix seconds: for `now` of `EarnArea`. */
  readonly now: () => number;
  /** Moves the clock forward. What is due by then is paid. */
  readonly advance: (seconds: number) => void;
  /** The writes that were carried out, oldest first. */
  readonly orders: readonly WorldOrder[];
  /** Lets a call fail, so many times. @param times how often; for good without it */
  readonly fail: (call: CallName, failure: WorldFailure, times?: number) => void;
  /** Holds back the answers of a call. @returns lets them arrive, and all that follow */
  readonly hold: (call: CallName) => () => void;
  /** Answers a call otherwise from now on. */
  readonly answer: <Name extends CallName>(call: Name, answer: NonNullable<WorldAnswers[Name]> | null) => void;
  /** Ends every failure. */
  readonly recover: () => void;
}

type AnyAnswer = (fields: Readonly<Record<string, unknown>>) => unknown;

const RECORDED: Readonly<Record<string, { readonly answer: { readonly data: unknown } }>> = recorded;
const ENDPOINTS = DECLARED_CALLS.map(({ call, fields }) => ({ call, fields, pattern: patternOf(call) }));

/** Matches the addresses of a call; a field of the path is a group of its name. */
function patternOf({ path }: AnyEndpoint): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/**
 * Makes an exchange in memory.
 *
 * Balances, flexible and fixed Simple Earn, auto-earn and staking hang together: an order changes what is read after. Every other call is
 * answered with what a sandbox once answered, or with `answers`.
 */
export function createWorld(facts: WorldFacts = {}): World {
  let moved = 0;
  const now = (): number => (facts.now ?? Math.floor(Date.now() / 1000)) + moved;
  const wallet = createWallet(facts.balances ?? {});
  const prices = new Map(Object.entries(facts.prices ?? {}));
  const price = (asset: string): string | undefined => prices.get(asset) ?? (asset === 'USDT' ? '1' : undefined);
  const flexibleRecords: HistoryWire[] = [];
  const fixedRecords: HistoryWire[] = [];
  const recordIn = (records: HistoryWire[]) => (row: HistoryWire) =>
    void records.unshift({ ...row, unique_time: `record-${flexibleRecords.length + fixedRecords.length + 1}` });
  const flexible = flexibleRoom(facts.flexible ?? {}, { wallet, now, price, record: recordIn(flexibleRecords) });
  const fixed = fixedRoom(facts.fixed ?? [], {
    wallet,
    now,
    record: recordIn(fixedRecords),
    payFlexible: flexible.pay,
    vouchers: facts.vouchers ?? [],
  });
  const staking = stakingRoom(facts.staking ?? {}, { wallet, now });
  const recordsOf = (records: readonly HistoryWire[]) => (fields: HistoryFields) => pageOf(records.filter(isAskedFor(fields)), fields);

  let answers: WorldAnswers = {
    'account.mode': { mode: 'classic', first_open: 0 },
    'account.balances': ({ assets }) =>
      assets.map((asset) => {
        const amount = wallet.balance(asset);
        return { asset, outable: amount, lend_earn_available: amount, available: amount, mode: 0 };
      }),
    'account.fixedAvailable': ({ asset }) => ({ available: wallet.balance(asset ?? 'USDT') }),
    'account.fundingLock': { use_funding: 0, locked: 0 },
    'account.coinListing': { new_coin_start: null },
    'account.tickers': () => [...prices].map(([asset, rate]) => ({ pair: `${asset}_USDT`, rate })),
    'account.vip': { tier: facts.vipTier ?? 0 },
    'history.flexible': recordsOf(flexibleRecords),
    'history.fixed': recordsOf(fixedRecords),
    ...flexible.answers,
    ...fixed.answers,
    ...staking.answers,
    ...facts.answers,
  };

  const orders: WorldOrder[] = [];
  const failures = new Map<string, { readonly failure: WorldFailure; left: number }>();
  const held = new Map<string, Promise<void>>();

  /** The failure of this call, if it is to fail. */
  const failureOf = (name: string): WorldFailure | undefined => {
    const planned = failures.get(name);
    if (planned === undefined || planned.left <= 0) return undefined;
    planned.left -= 1;
    return planned.failure;
  };
  const dataOf = (name: CallName, fields: Readonly<Record<string, unknown>>): unknown => {
    // A name without an entry is not known to the compiler as one call, so neither are its fields.
    if (!Object.hasOwn(answers, name)) return RECORDED[name]?.answer.data;
    const answer: unknown = answers[name];
    return typeof answer === 'function' ? (answer as AnyAnswer)(fields) : answer;
  };
  const carryOut = (call: AnyEndpoint, fields: Readonly<Record<string, unknown>>): Response => {
    const name = call.name as CallName;
    try {
      // An order that ends pays into flexible Simple Earn.
      for (const room of [fixed, flexible, staking]) room.settle();
      const data = dataOf(name, fields);
      if (call.effect === 'write') orders.push({ call: name, fields });
      return Response.json(successOf(call, data));
    } catch (thrown) {
      if (thrown instanceof Refusal) return Response.json({ code: 400, message: thrown.message, data: null });
      throw thrown;
    }
  };
  const respond = async (request: Request): Promise<Response> => {
    const sent = await readFields(request);
    const found = endpointOf(request, sent);
    if (found === undefined) return new Response(null, { status: 404 });
    const { call, params } = found;
    await until(held.get(call.name), request.signal);
    const failure = failureOf(call.name);
    if (failure !== undefined && failure !== 'lost-answer') return failed(failure);
    const answer = carryOut(call, await checkFields<Readonly<Record<string, unknown>>>(call, { ...sent, ...params }));
    return failure === undefined ? answer : failed(failure);
  };

  return {
    fetch: async (address, init) =>
      respond(address instanceof Request ? new Request(address, init) : new Request(new URL(address, ORIGIN), init)),
    now,
    advance: (seconds) => void (moved += seconds),
    orders,
    fail: (call, failure, times = Infinity) => void failures.set(call, { failure, left: times }),
    hold: (call) => {
      let release: () => void = () => undefined;
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(call);
        release();
      };
    },
    answer: (call, answer) => void (answers = { ...answers, [call]: answer }),
    recover: () => failures.clear(),
  };
}

/** Where a path is taken to be; a world has no origin of its own. */
const ORIGIN = 'http://exchange.test';

/** The call of a request, and the fields in its path. Of two calls on one path it is the one whose fields are sent. */
function endpointOf(request: Request, sent: Readonly<Record<string, unknown>>) {
  const { pathname } = new URL(request.url);
  const matches = ENDPOINTS.flatMap(({ call, fields, pattern }) => {
    const match = call.method === request.method ? pattern.exec(pathname) : null;
    return match && Object.keys(sent).every((name) => fields.includes(name)) ? [{ call, fields, params: { ...match.groups } }] : [];
  });
  return matches.sort((first, second) => first.fields.length - second.fields.length)[0];
}

interface HistoryFields {
  readonly type?: number | undefined;
  readonly asset?: string | undefined;
  readonly start_at?: number | undefined;
  readonly end_at?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

const isAskedFor =
  ({ type, asset, start_at: from = 0, end_at: to = Infinity }: HistoryFields) =>
  (row: HistoryWire): boolean =>
    (type === undefined || row.type === type) &&
    (asset === undefined || row.asset === asset) &&
    Number(row.time_at) >= from &&
    Number(row.time_at) < to;

/** Waits for an answer that is held back. @throws the reason of an abort. */
async function until(answer: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (answer === undefined) return;
  await Promise.race([answer, new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))]);
}

/** @throws what `fetch` throws without a connection. */
function failed(failure: WorldFailure): Response {
  if (failure === 'no-connection' || failure === 'lost-answer') throw new TypeError('fetch failed');
  if (failure === 'not-offered') return new Response(null, { status: 404 });
  if (failure === 'signed-out') return Response.json({ message: 'Log in first' }, { status: 401 });
  if ('code' in failure) return Response.json({ code: failure.code, message: failure.message, data: null });
  const { status, message } = failure;
  return message === undefined
    ? new Response(`<h1>${status}</h1>`, { status, headers: { 'content-type': 'text/html' } })
    : Response.json({ message }, { status });
}
