import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { checkExchange } from './checkExchange.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-conform-'));
const cookies = join(folder, 'cookies.txt');
writeFileSync(cookies, 'session=a-secret-of-this-person; csrftoken=b');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = fileURLToPath(new URL('bin.ts', import.meta.url));
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@earnkit/source', PROGRAM, ...args], { encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

test.each([
  [['--origin', 'http://127.0.0.1:9', '--cookie-file', cookies], 'http://127.0.0.1:9 does not answer.'],
  [['--origin', 'https://exchange.example', '--cookie-file', cookies, '--orders'], 'Add --test-account if it is a test account'],
  [['--orgin', 'x'], 'Usage: earnkit-conform'],
])('given %j, then it ends with 2 and says why', (args, why) => {
  const { status, text } = run(...args);
  expect(text).toContain(why);
  expect(text).not.toContain('a-secret-of-this-person');
  expect(status).toBe(2);
});

test.each([
  [{ origin: 'http://exchange.example' }, 'Cookies are not sent to http://exchange.example'],
  [{ origin: 'exchange' }, '"exchange" is not an origin'],
  [{ origin: 'https://exchange.example/earn' }, 'is not an origin'],
  [{ origin: 'http://127.0.0.1:9', without: ['margin'] }, 'There is no call "margin".'],
  [{ origin: 'http://127.0.0.1:9', exchangeTimeZone: 'Mars' }, '"Mars" is not a time zone'],
])('given the options %j, then nothing is sent and it says why', async (options, why) => {
  await expect(checkExchange({ cookies: 'session=a', ...options })).rejects.toThrow(why);
});
