import { expect, test, vi } from 'vitest';
import { restartForLittleMemory } from './memory.ts';

const program = (changes: Partial<Parameters<typeof restartForLittleMemory>[0]> = {}) => ({
  platform: 'linux' as const,
  env: { PORT: '4610' },
  execPath: '/usr/bin/node',
  execArgv: ['--conditions=@earnkit/source'],
  argv: ['/usr/bin/node', '/srv/bin.js', '--data', '.earnkit'],
  execve: vi.fn<NonNullable<NodeJS.Process['execve']>>(),
  ...changes,
});

test('given a program without settings for its memory, then it is started again with them and with all it was given', () => {
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
