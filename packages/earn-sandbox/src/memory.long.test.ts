import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { browserOf } from './browserOf.ts';
import { createSandbox } from './createSandbox.ts';
import { restartForLittleMemory } from './memory.ts';
import { startChild } from './testing/servedChild.ts';

const program = (changes: Partial<Parameters<typeof restartForLittleMemory>[0]> = {}) => ({
  platform: 'linux' as const,
  env: { PORT: '4610' },
  execPath: '/usr/bin/node',
  execArgv: ['--conditions=@earnkit/source'],
  argv: ['/usr/bin/node', '/srv/bin.js', '--data', '.earnkit'],
  execve: vi.fn<NonNullable<NodeJS.Process['execve']>>(),
  ...changes,
});

test('given a program without memory settings, then it is restarted with them and with its arguments', () => {
  const first = program();
  restartForLittleMemory(first);
  expect(first.execve).toHaveBeenCalledExactlyOnceWith(
    '/usr/bin/node',
    ['/usr/bin/node', '--max-semi-space-size=4', '--conditions=@earnkit/source', '/srv/bin.js', '--data', '.earnkit'],
    { PORT: '4610', MALLOC_TRIM_THRESHOLD_: '1048576' },
  );
});

test.each([
  ['has been started with them', { env: { MALLOC_TRIM_THRESHOLD_: '1048576' } }],
  ['runs on Windows, which cannot replace a program', { platform: 'win32' as const }],
  ['was forked and has a channel to its parent', { send: () => true }],
])('given a program that %s, then it goes on as it is', (_what, changes) => {
  const running = program(changes);
  restartForLittleMemory(running);
  expect(running.execve).not.toHaveBeenCalled();
});

test('given a version of Node that cannot replace a program, then it goes on as it is', () => {
  expect(() => restartForLittleMemory({ ...program(), execve: undefined })).not.toThrow();
});

if (process.platform === 'linux') {
  test('given a folder with data, when a sandbox starts in it and is called, then it never takes more than 400 MB', async () => {
    const data = mkdtempSync(join(tmpdir(), 'earnkit-memory-'));
    await (await createSandbox({ data })).close();
    const { process: child, origin, end } = await startChild({ data, port: 0 });
    // Functions that are used most are optimized from now on.
    const page = browserOf((request) => fetch(request), origin);
    for (let call = 0; call < 100; call += 1) await (await page.fetch('/sandbox/state')).text();
    await page.login('saver');
    const most = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    await end('SIGTERM');
    rmSync(data, { recursive: true });
    expect(Number(most) / 1024).toBeLessThan(400);
  });
}
