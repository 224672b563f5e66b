import { afterAll, expect, test } from 'vitest';
import { checkedExchange } from '../testing/conform.ts';
import { EXCHANGE_FAULTS } from '../testing/exchangeFaults.ts';
import type { ExchangeFault } from '../testing/faultyExchange.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';

/*
 * Faults between a healthy exchange and the kit. Every run looks at an exchange that has some of them, one for each part of the kit;
 * `EARNKIT_LONG=1`, as in `npm run test:long -- conform`, at an exchange for each of all.
 */

const isLong = process.env['EARNKIT_LONG'] === '1';

/** Faults of every run. None hides another. */
const SHORT = ['half an answer', 'flags as words', 'page 1 for every page', 'csrf not checked', 'an order carried out twice'];

/** What a short run leaves out of the orders. */
const OTHER_PRODUCTS = [
  'autoEarn.',
  'fixedVip.',
  'launchpool.',
  'notifications.',
  'softStaking.',
  'staking.',
  'wealth.',
  'fixed.subscribe',
];

/** How many of all may go unnamed. */
const MOST_UNNAMED = isLong ? 2 : 0;

const box = fileSandbox();
const exchanges: readonly { readonly name: string; readonly faults: readonly ExchangeFault[] }[] = isLong
  ? EXCHANGE_FAULTS.map((fault) => ({ name: fault.name, faults: [fault] }))
  : [{ name: SHORT.join(', '), faults: EXCHANGE_FAULTS.filter(({ name }) => SHORT.includes(name)) }];

const unnamed: string[] = [];
let looked = 0;

test.each(exchanges)('given an exchange with $name, then the kit looks for it', async ({ faults }) => {
  const exchange = await checkedExchange(box, (next) => faults.reduce((fetch, { plant }) => plant(fetch), next));
  const orders = faults.some((fault) => fault.orders);
  const { findings } = await exchange.check({ ...(!orders && { orders: undefined }), ...(!isLong && { without: OTHER_PRODUCTS }) });
  await exchange.close();
  looked += faults.length;
  const named = new Set(findings.map(({ call, check }) => `${call}: ${check}`));
  for (const { name, call, check } of faults)
    if (!named.has(`${call}: ${check}`)) unnamed.push(`${name}: ${call}: ${check} is not among ${[...named].join(', ')}`);
});

afterAll(() => {
  expect(looked).toBe(isLong ? EXCHANGE_FAULTS.length : SHORT.length);
  expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(MOST_UNNAMED);
});
