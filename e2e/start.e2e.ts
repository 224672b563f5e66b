import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CONSOLE_SERVER } from '../tooling/build.ts';
import { root } from '../tooling/step.ts';
import { startConsole } from './support/startConsole.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a console that cannot start; what it says and how it ends. */
function failToStart(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; message: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: '',
    EARNKIT_API_ORIGIN: '',
    EARNKIT_DATA: path.join(folder, 'data'),
    ...environment,
  };
  const child = spawn(process.execPath, [CONSOLE_SERVER], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let message = '';
  child.stdout.on('data', (text: Buffer) => (message += text.toString()));
  child.stderr.on('data', (text: Buffer) => (message += text.toString()));
  return new Promise((ended) => child.once('exit', (code) => ended({ code, message })));
}

test('a taken port is told in one sentence, and the data is let go of', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const address = other.address();
  const port = String(typeof address === 'object' && address !== null ? address.port : 0);
  expect(await failToStart({ PORT: port })).toEqual({
    code: 1,
    message: `Port ${port} is taken by another program; set PORT to a free one, such as PORT=4600.\n`,
  });
  other.close();
});

test('a folder that cannot be written is told in one sentence', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const { code, message } = await failToStart({ EARNKIT_DATA: path.join(folder, 'file/inside') });
  expect(code).toBe(1);
  expect(message).toMatch(/^The folder .*file\/inside cannot be written\.[^\n]*\n$/);
});

test('a database that does not answer is told in one sentence, without its password', async () => {
  const { code, message } = await failToStart({ DATABASE_URL: 'postgres://earn:hunter2@127.0.0.1:1/earn' });
  expect(code).toBe(1);
  expect(message).toMatch(/^The database at [^\n]* does not answer[^\n]*\n$/);
  expect(message).not.toContain('hunter2');
});

test('a setting that makes no sense is told in one sentence', async () => {
  expect(await failToStart({ PORT: 'http' })).toEqual({ code: 1, message: 'PORT must be a whole number from 0 to 65535.\n' });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly, and its data can be opened again at once', async (signal) => {
  const server = await startConsole();
  expect(await server.stop(signal)).toBe(0);
  await server.startAgain();
  expect((await fetch(`${server.origin}/sandbox/state`)).status).toBe(200);
  await server.close();
});

test('given only the files that the Dockerfile copies, when it starts in front of an exchange, then it serves its pages', async () => {
  const image = path.join(folder, 'image');
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/earnkit\/(\S+) (\S+)$/gm)];
  expect(copied).not.toEqual([]);
  for (const [, from = '', to = ''] of copied) {
    cpSync(path.join(root, from), path.join(image, to.endsWith('/') ? `${to}${path.basename(from)}` : to), { recursive: true });
  }
  const [, program = ''] = /^CMD \["node", "(\S+)"\]$/m.exec(dockerfile) ?? [];
  const child = spawn(process.execPath, [program], {
    cwd: image,
    env: { ...process.env, PORT: '0', EARNKIT_HOST: '0.0.0.0', EARNKIT_API_ORIGIN: 'https://exchange.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((exited) => child.once('exit', exited));
  let message = '';
  const origin = await new Promise<string>((started, failed) => {
    const hear = (text: Buffer): void => {
      message += text.toString();
      const [, port] = /^Earnkit console: http:\S+:(\d+)$/m.exec(message) ?? [];
      if (port !== undefined) started(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => failed(new Error(message)));
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${origin}/simple-earn`)).text()).toContain('<div id="root">');
  expect((await fetch(`${origin}/sandbox/worlds`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
