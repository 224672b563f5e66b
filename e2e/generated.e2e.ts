import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect as is, test } from 'vitest';
import { arbitraryAnswer } from '../tooling/contract/arbitraryAnswer.ts';
import { OPENAPI } from '../tooling/contract/files.ts';
import { root } from '../tooling/step.ts';
import { expect } from './support/expect.ts';
import { openBrowser, type OpenBrowser } from './support/openBrowser.ts';
import { settled } from './support/places.ts';
import { startConsole, type RunningConsole } from './support/startConsole.ts';

/* An exchange made from the OpenAPI file alone: it answers each read with anything that the file allows. */

const document = JSON.parse(readFileSync(path.join(root, OPENAPI), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    answers: arbitraryAnswer(document as unknown as Readonly<Record<string, unknown>>, address, method),
  })),
);

/** Answers differ from call to call, and are the same in each run with one seed. */
function exchangeOf(seed: number): Server {
  let count = 0;
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const operation = operations.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    count += 1;
    const [answer] = operation ? fc.sample(operation.answers, { numRuns: 1, seed: seed * 10_000 + count }) : [];
    response.writeHead(operation ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 404 }));
  });
}

const PAGES = [
  '/earn',
  '/simple-earn',
  '/simple-earn?subscribe=USDT',
  '/simple-earn/my-lendings',
  '/simple-earn/my-lendings/1?orderType=flexible&asset=USDT',
  '/launchpool',
  '/launchpool/12',
  '/launchpool/12/34',
  '/staking',
  '/staking/ETH',
  '/staking/holdings/ETH',
  '/candy-drop',
  '/holder-airdrop',
] as const;

/** What stands in place of a part or a page that broke. */
const BROKEN = /This part stopped working|^Something went wrong$/;

const SEEDS = process.env['EARNKIT_LONG'] === '1' ? Array.from({ length: 20 }, (_, index) => index + 1) : [1, 2];

let exchange: Server;
let server: RunningConsole;
let browser: OpenBrowser;
beforeAll(async () => {
  exchange = exchangeOf(SEEDS[0] ?? 1);
  await new Promise<void>((listening) => exchange.listen(0, '127.0.0.1', listening));
  server = await startConsole({ EARNKIT_API_ORIGIN: `http://127.0.0.1:${(exchange.address() as AddressInfo).port}` });
  browser = await openBrowser(server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  exchange?.close();
});

test.each(SEEDS)('given an exchange made from the OpenAPI file, seed %i, then no page breaks', async (seed) => {
  const next = exchangeOf(seed);
  exchange.removeAllListeners('request');
  for (const listener of next.listeners('request')) exchange.on('request', listener as () => void);
  const visit = await browser.visit();
  for (const address of PAGES) {
    await visit.page.goto(address);
    await settled(visit.page);
    await expect(visit.page.getByText(BROKEN)).toHaveCount(0);
    is(visit.complaints, address).toEqual([]);
  }
  await visit.context.close();
});
