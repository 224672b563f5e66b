import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import { browserOf, createSandbox, type SandboxBrowser } from '@earnkit/sandbox';
import { afterEach, expect, test } from 'vitest';
import { testServers } from './testing/testServers.ts';

const { start } = testServers();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const databaseUrl = process.env['DATABASE_URL'];
/** A data folder belongs to one console. */
const CONSOLES = databaseUrl ? 2 : 1;
const PEOPLE = 20;
const ORDERS = 600;

/** Consoles over one database, and their people in turn. */
async function crowd(connections: number): Promise<readonly SandboxBrowser[]> {
  const schema = `crowd_${connections}_${process.pid}`;
  const origins: string[] = [];
  for (let number = 0; number < CONSOLES; number += 1) {
    const sandbox = await createSandbox(databaseUrl ? { databaseUrl, schema } : {});
    closing.push(sandbox.close);
    const { server } = await start(sandbox.fetch, { connections });
    origins.push(server.origin);
  }
  const people: SandboxBrowser[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = browserOf((request) => fetch(request), origins[number % CONSOLES]);
    await person.login('saver', { fresh: true });
    people.push(person);
  }
  return people;
}

interface Sent {
  readonly person: SandboxBrowser;
  readonly amount: string;
  readonly status: number;
  readonly body: { readonly code?: unknown; readonly not_begun?: boolean };
}

/** Sends an order of an amount that no other order has. */
async function send(person: SandboxBrowser, number: number): Promise<Sent> {
  const amount = decimal(`1.${number + 1000}1`);
  const fields = flexible.subscribe.encode({ asset: 'USDT', amount, minAprFraction: '0.0100' });
  const response = await person.post(flexible.subscribe.path, fields, 'form');
  return { person, amount, status: response.status, body: (await response.json()) as Sent['body'] };
}

const pathOf = (address: string | URL | Request): string => {
  const { pathname, search } = new URL(address instanceof Request ? address.url : address);
  return pathname + search;
};

/** The amounts of the latest orders of a person. */
async function placed(person: SandboxBrowser): Promise<readonly (string | undefined)[]> {
  const client = createEarnClient({ origin: 'http://127.0.0.1', fetch: (address, init) => person.fetch(pathOf(address), init) });
  const { rows } = await client.call(history.flexibleHistory, { type: 'subscribe', asset: 'USDT', page: 1, limit: 50 });
  return rows.map(({ amount }) => amount);
}

/*
 * 600 orders of 20 people at the same moment, on PostgreSQL over two consoles: once with room for all of their connections, and once with
 * the room that a console has by default.
 */
test.each([1024, 256])(
  'given 600 orders at once and room for %i connections, then each is answered, none with 500, and the ledger has exactly those that were taken',
  async (connections) => {
    const people = await crowd(connections);
    const sent = await Promise.all(
      Array.from({ length: ORDERS }, (_, number) => send(people[number % PEOPLE] ?? expect.unreachable(), number)),
    );
    const taken = sent.filter(({ status, body }) => status === 200 && body.code === 0);
    const notBegun = sent.filter(({ status, body }) => status === 503 && body.not_begun === true);
    console.info(`${taken.length} taken, ${notBegun.length} not begun`);
    expect(sent.filter((order) => !taken.includes(order) && !notBegun.includes(order))).toEqual([]);
    if (connections === 1024) expect(taken).toHaveLength(ORDERS);
    for (const person of people) {
      const there = await placed(person);
      for (const { amount } of taken.filter((order) => order.person === person))
        expect(there.filter((other) => other === amount)).toHaveLength(1);
      for (const { amount } of notBegun.filter((order) => order.person === person)) expect(there).not.toContain(amount);
    }
    const ledger = await people[0]?.fetch('/sandbox/ledger');
    expect(await ledger?.json()).toMatchObject({ data: { damage: null, differences: [] } });
  },
);
