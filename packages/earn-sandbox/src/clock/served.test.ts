import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ServedChild, startChild } from '../testing/servedChild.ts';
import { openPage } from '../testing/testSandbox.ts';

const data = mkdtempSync(join(tmpdir(), 'earnkit-clock-'));
let child: ServedChild;
beforeAll(async () => {
  child = await startChild({ data, port: await freePort() });
});
afterAll(async () => {
  await child.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test('given a long move of the clock, when calls come in over HTTP, then they are answered before it ends', async () => {
  const page = await openPage((request) => fetch(request), 'us', child.origin);
  let isMoving = true;
  const moved = page.advance(300 * 24 * 3600).finally(() => {
    isMoving = false;
  });
  let answered = 0;
  while (isMoving) {
    expect((await page.fetch('/sandbox/worlds')).status).toBe(200);
    answered += 1;
  }
  await moved;
  // A single answer could be that of a call that waited until the end.
  expect(answered).toBeGreaterThan(3);
});
