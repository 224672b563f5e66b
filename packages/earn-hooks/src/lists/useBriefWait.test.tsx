import { createEarnClient } from '@earnkit/core/client';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import { useBriefWait } from './useBriefWait.ts';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
  <EarnProvider client={client} session={{ state: 'anonymous' }} notify={() => undefined} logger={() => undefined}>
    {children}
  </EarnProvider>
);

const rendered = async () => {
  const { result, rerender } = await renderHook(
    ({ drawable, complete }: { drawable: boolean; complete: boolean } = { drawable: false, complete: false }) =>
      useBriefWait(drawable, complete),
    { wrapper },
  );
  return { waits: () => result.current, next: (drawable: boolean, complete: boolean) => rerender({ drawable, complete }) };
};

test('given a list whose rest is read in a moment, then it waits for it; once it is drawn, it waits for nothing more', async () => {
  const { waits, next } = await rendered();
  expect(waits()).toBe(false);
  await next(true, false);
  expect(waits()).toBe(true);
  await next(true, true);
  expect(waits()).toBe(false);
  // The rest is read again, such as after an error.
  await next(true, false);
  expect(waits()).toBe(false);
});

test('given a rest that does not come, then the list waits for less than a second', async () => {
  const { waits, next } = await rendered();
  await next(true, false);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waits()).toBe(true);
  await expect.poll(waits, { timeout: 1000 }).toBe(false);
});
