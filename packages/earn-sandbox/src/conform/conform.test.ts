import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckedExchange, checkedExchange } from '../testing/conform.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { textReport } from './report/text.ts';

const box = fileSandbox();
let exchange: CheckedExchange;
beforeAll(async () => {
  exchange = await checkedExchange(box);
});
afterAll(() => exchange.close());

test('given a healthy exchange, when it is checked with orders, then nothing is found', async () => {
  const report = await exchange.check();
  expect(report.findings, textReport(report)).toEqual([]);
  expect(report.skipped).toEqual([]);
});
