import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, rows } from '../database/openDatabase.ts';
import { SLICES } from '../slices.ts';
import { freePort, type ServedChild, startChild } from '../testing/servedChild.ts';
import { dropPlace, openPage, testPlace, type TestPage } from '../testing/testSandbox.ts';
import { booksOf } from '../slice.ts';
import { auditLedger } from './audit.ts';

/** How much is done: by default in half a minute, with `EARNKIT_LONG=1` in minutes, with `EARNKIT_SOAK=1` in hours. */
const { operations: OPERATIONS, kills: KILLS } =
  process.env['EARNKIT_SOAK'] === '1'
    ? { operations: 1_000_000, kills: 200 }
    : process.env['EARNKIT_LONG'] === '1'
      ? { operations: 10_000, kills: 50 }
      : { operations: 500, kills: 5 };
const CLIENTS = 16;
const WORLDS = ['saver', 'unified', 'vip5', 'us', 'restricted'] as const;

type Kind = 'subscribe' | 'redeem' | 'redeem-cancelled';
type Outcome = 'done' | 'refused' | 'unknown';

interface Operation {
  readonly kind: Kind;
  /** Unlike that of any other operation, so that the ledger tells them apart. */
  readonly amount: string;
  outcome: Outcome;
}

const data = mkdtempSync(join(tmpdir(), 'earnkit-chaos-'));
const server = testPlace();
const place = server.databaseUrl ? server : { data };
let port = 0;
let child: ServedChild;
let up: Promise<void>;

beforeAll(async () => {
  port = await freePort();
  child = await startChild({ ...place, port });
  up = Promise.resolve();
});
afterAll(async () => {
  await child.end('SIGKILL');
  await dropPlace(place);
  rmSync(data, { recursive: true, force: true });
});

const operations: Operation[] = [];
let done = 0;

/** Amounts of one kind begin alike and end in the operation's number. */
function nextOperation(): Operation {
  const number = operations.length;
  const turn = Math.random();
  const kind: Kind = turn < 0.45 ? 'subscribe' : turn < 0.85 ? 'redeem' : 'redeem-cancelled';
  const digits = String(number % 1_000_000).padStart(6, '0');
  const millions = Math.floor(number / 1_000_000);
  const amount = {
    subscribe: `${1 + millions}.${digits}`,
    redeem: `${1 + millions}.2${digits}`,
    'redeem-cancelled': `${millions}.3${digits}`,
  }[kind];
  const operation: Operation = { kind, amount: decimal(amount), outcome: 'unknown' };
  operations.push(operation);
  return operation;
}

async function send(page: TestPage, { kind, amount }: Operation): Promise<Outcome> {
  const order = { asset: 'USDT', amount: decimal(amount) };
  try {
    const { code } =
      kind === 'subscribe'
        ? await page.call(flexible.subscribe, { ...order, minAprFraction: '0.0001' })
        : kind === 'redeem'
          ? await page.call(flexible.redeem, { ...order, currentAmount: undefined, lentAmount: undefined })
          : await page.call(flexible.cancelRedemption, order);
    if (code === 0) return 'done';
    // Business codes are refusals; anything else would be a fault of ours.
    expect(code, `${kind} ${amount}: ${child.output()}`).toBeGreaterThanOrEqual(30_000);
    return 'refused';
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return 'unknown';
    throw error;
  }
}

async function client(page: TestPage): Promise<void> {
  while (done < OPERATIONS) {
    await up;
    const operation = nextOperation();
    operation.outcome = await send(page, operation);
    if (operation.outcome === 'done') done += 1;
  }
}

/** More than are asked for, because orders that come in while the last is prepared leave no room for it. */
const SPARE_KILLS = KILLS > 5 ? 4 : 2;

/** Kills the server repeatedly while the clients send orders, and moves its clock from time to time. */
async function killer(page: TestPage): Promise<number> {
  let kills = 0;
  while (done < OPERATIONS) {
    // What is left to do, spread over the kills that are left and a few more.
    const share = (OPERATIONS - done) / Math.max(KILLS + SPARE_KILLS - kills, 1);
    const until = Math.min(done + share * (0.7 + Math.random() * 0.4), OPERATIONS);
    if (kills % 3 === 0) await page.advance(3600).catch(() => undefined);
    while (done < until) await new Promise((wake) => setTimeout(wake, 5));
    if (done >= OPERATIONS) break;
    await new Promise((wake) => setTimeout(wake, Math.random() * 15));
    let isUp: () => void = () => undefined;
    up = new Promise((resolve) => {
      isUp = resolve;
    });
    await child.end('SIGKILL');
    kills += 1;
    child = await startChild({ ...place, port });
    isUp();
  }
  return kills;
}

/** How often the ledger holds a movement of this kind and amount, beyond those that made the worlds. */
async function movements(database: Database, kind: Kind, after: number): Promise<Map<string, number>> {
  const found = await rows<{ amount: string; count: string | number }>(
    database.db,
    sql`select abs(e.amount)::text as amount, count(*) as count from transfers t
        join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
        where t.kind = ${kind} and a.kind = 'lent' and t.id > ${after} group by 1`,
  );
  return new Map(found.map((row) => [decimal(row.amount), Number(row.count)]));
}

test(`given 16 clients and ${KILLS} times kill -9, the ledger stays correct: no drift, no order lost or carried out twice`, async () => {
  const send = (request: Request): Promise<Response> => fetch(request);
  const pages = await Promise.all(
    Array.from({ length: CLIENTS + 1 }, (_, index) => openPage(send, WORLDS[index % WORLDS.length], child.origin)),
  );
  const first = pages[0];
  if (first === undefined) throw new Error('There is no client');
  const start = (await (await first.fetch('/sandbox/ledger')).json()) as { data: { transfers: number } };
  const [lastOfWorlds] = [start.data.transfers];
  const from = performance.now();
  const [kills] = await Promise.all([killer(first), ...pages.slice(1).map(client)]);
  const seconds = (performance.now() - from) / 1000;
  await child.end('SIGTERM');

  const count = (outcome: Outcome) => operations.filter((operation) => operation.outcome === outcome).length;
  console.info(
    `${done} done, ${count('refused')} refused, ${count('unknown')} unanswered, ${kills} kills, ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(0)} operations/s`,
  );
  expect(done).toBeGreaterThanOrEqual(OPERATIONS);
  expect(kills).toBeGreaterThanOrEqual(KILLS);

  const database = await openDatabase(place, SLICES);
  expect((await auditLedger(database.db, booksOf(SLICES))).damage).toBeNull();

  for (const kind of ['subscribe', 'redeem', 'redeem-cancelled'] as const) {
    const inLedger = await movements(database, kind, lastOfWorlds);
    const issued = operations.filter((operation) => operation.kind === kind);
    const times = (operation: Operation): number => inLedger.get(operation.amount) ?? 0;
    const wrong = (outcome: Outcome, isRight: (count: number) => boolean) =>
      issued.filter((operation) => operation.outcome === outcome && !isRight(times(operation)));
    expect(
      wrong('done', (found) => found === 1),
      `${kind}: lost or done twice`,
    ).toEqual([]);
    expect(
      wrong('refused', (found) => found === 0),
      `${kind}: refused and yet done`,
    ).toEqual([]);
    expect(
      wrong('unknown', (found) => found <= 1),
      `${kind}: unanswered and done twice`,
    ).toEqual([]);
    const known = new Set<string>(issued.map((operation) => operation.amount));
    expect(
      [...inLedger.keys()].filter((amount) => !known.has(amount)),
      `${kind}: done unasked`,
    ).toEqual([]);
  }

  const [books] = await rows<Record<'orders' | 'without' | 'twice' | 'interest', string | number>>(
    database.db,
    sql`select
          (select count(*) from transfers t where kind in ('subscribe', 'redeem')
            and not exists (select 1 from flexible_orders o where o.transfer_id = t.id)) as orders,
          (select count(*) from flexible_orders o where not exists (select 1 from transfers t where t.id = o.transfer_id)) as without,
          (select count(*) from (select transfer_id from flexible_orders group by 1 having count(*) > 1) again) as twice,
          (select count(*) from (
            select coalesce(paid.owner_id, said.user_id) from (
              select a.owner_id, a.asset, sum(e.amount) as amount from entries e join transfers t on t.id = e.transfer_id
              join accounts a on a.id = e.account_id where t.kind = 'interest' and a.owner_id is not null group by 1, 2
            ) paid full join (
              select user_id, asset, sum(amount) as amount from (
                select user_id, asset, interest as amount from flexible_settlements where interest > 0
                union all select user_id, bonus_asset, bonus from flexible_settlements where bonus > 0
              ) each group by 1, 2
            ) said on said.user_id = paid.owner_id and said.asset = paid.asset where paid.amount is distinct from said.amount
          ) differing) as interest`,
  );
  expect(
    books && Object.values(books).map(Number),
    'orders without a transfer, transfers without an order, interest not as recorded',
  ).toEqual([0, 0, 0, 0]);
  await database.close();
});
