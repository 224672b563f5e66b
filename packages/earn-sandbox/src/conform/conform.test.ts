import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckedExchange, checkedExchange } from '../testing/conform.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { DECLARED } from './calls.ts';
import type { ConformReport } from './checkExchange.ts';
import { textReport } from './report/text.ts';

const box = fileSandbox();
const folder = mkdtempSync(join(tmpdir(), 'earnkit-conform-'));
const inFolder = (name: string): string => join(folder, name);
let exchange: CheckedExchange;
beforeAll(async () => {
  exchange = await checkedExchange(box);
  writeFileSync(inFolder('cookies.txt'), exchange.cookies);
  writeFileSync(inFolder('known.json'), JSON.stringify(exchange.known));
});
afterAll(async () => {
  await exchange.close();
  rmSync(folder, { recursive: true, force: true });
});

test('given a healthy exchange, when it is checked with orders, then every call is made and nothing is found', async () => {
  const report = await exchange.check();
  expect(report.findings, textReport(report)).toEqual([]);
  expect(report.skipped).toEqual([]);
  expect(report.calls).toEqual(DECLARED.map(({ name }) => name).toSorted());
});

test.each([
  ['password', 'Orders: The account asks for a funding password.'],
  ['locked', 'Orders: the funds of the account are locked.'],
])('given an account of the world %s, when it is checked, then its orders are not, and the exchange is not blamed', async (world, why) => {
  const other = await checkedExchange(box, undefined, world);
  const { findings, skipped } = await other.check();
  await other.close();
  expect(findings).toEqual([]);
  expect(skipped).toContain(why);
});

const PROGRAM = fileURLToPath(new URL('bin.ts', import.meta.url));
const run = async (...more: readonly string[]): Promise<number> => {
  const files = ['--cookie-file', inFolder('cookies.txt'), '--known', inFolder('known.json')];
  const reports = ['--json', inFolder('report.json'), '--html', inFolder('report.html')];
  const args = ['--conditions=@earnkit/source', PROGRAM, '--origin', exchange.origin, ...files, ...reports, ...more];
  return new Promise((ended) => {
    execFile(process.execPath, args, (error, stdout) => {
      writeFileSync(inFolder('report.txt'), stdout);
      ended(typeof error?.code === 'number' ? error.code : 0);
    });
  });
};
const written = (): ConformReport => JSON.parse(readFileSync(inFolder('report.json'), 'utf8')) as ConformReport;

test.each([
  ['UTC', 0, []],
  ['Asia/Shanghai', 1, [expect.objectContaining({ call: 'fixed.orders', check: 'zone', field: 'finish_time' })]],
])('given days of %s, when the program has run, then it ends with %i and its files have no cookie', async (zone, code, findings) => {
  expect(await run('--exchange-time-zone', zone)).toBe(code);
  expect(written().findings).toEqual(findings);
  const texts = ['report.json', 'report.html', 'report.txt'].map((name) => readFileSync(inFolder(name), 'utf8'));
  for (const cookie of exchange.cookies.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)))
    for (const text of texts) expect(text).not.toContain(cookie);
});
