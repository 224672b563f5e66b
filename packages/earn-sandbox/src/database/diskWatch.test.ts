import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { DiskWatchOptions } from './diskWatch.ts';

/** No disk has so much room, so every one is full. */
const FULL = { segmentBytes: Number.MAX_SAFE_INTEGER };
const ROOM = { segmentBytes: 0 };

/** Runs a process that watches the disk and does something; how it ended and what it said. */
async function end(options: DiskWatchOptions, work: string): Promise<{ code: number | null; signal: string | null; message: string }> {
  const file = new URL('diskWatch.ts', import.meta.url).href;
  const patience = { beatMs: 20, missed: 10, ...options };
  const script = `
    const { watchDisk } = await import(${JSON.stringify(file)});
    const watch = watchDisk(${JSON.stringify(tmpdir())}, ${JSON.stringify(patience)});
    const hold = (ms) => { const from = performance.now(); while (performance.now() - from < ms); };
    await new Promise((wake) => setTimeout(wake, 200));
    ${work}
    console.error('at the end');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let message = '';
  child.stderr.on('data', (text: Buffer) => (message += text.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, message };
}

test('given a full disk and a process that hangs, then a log line names the disk and the process is killed', async () => {
  const { signal, message } = await end(FULL, 'hold(60_000);');
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(message)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'error',
    event: 'disk-full',
    code: 'ENOSPC',
    folder: tmpdir(),
  });
});

test('given a disk with room, when the process is busy for long, then it is left alone', async () =>
  expect(await end(ROOM, 'hold(800);')).toEqual({ code: 0, signal: null, message: 'at the end\n' }));

test('given a full disk, when the process is busy again and again and still answers, then it is left alone', async () =>
  expect(await end(FULL, 'for (let i = 0; i < 6; i += 1) { hold(100); await new Promise((wake) => setTimeout(wake, 30)); }')).toEqual({
    code: 0,
    signal: null,
    message: 'at the end\n',
  }));

test('given a watch that has ended, when the process is busy on a full disk, then it is left alone', async () =>
  expect(await end(FULL, 'watch.end(); hold(800);')).toEqual({ code: 0, signal: null, message: 'at the end\n' }));
