import { expect, test, vi } from 'vitest';
import { createSandbox } from './createSandbox.ts';

test('given a sandbox that is closed, then a call is answered with 503, nothing is reported, and it can be closed again', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const sandbox = await createSandbox({ report });
  const read = () => sandbox.fetch(new Request('http://127.0.0.1/sandbox/state'));
  expect((await read()).status).toBe(200);
  const underWay = Array.from({ length: 4 }, read);
  await sandbox.close();
  await Promise.all(underWay);
  const late = await read();
  expect([late.status, await late.json()]).toMatchObject([503, { error: 'The sandbox has been closed.', not_begun: true }]);
  await sandbox.close();
  expect(report).not.toHaveBeenCalled();
});
