import { createEarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Notice } from '../submission/notice.ts';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import { type RestorableOrder, useRestoredOrdersOf } from './useRestoredOrders.ts';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

const KEY = 'person:ada stake.subscribe:USDT';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.setItem(
    `earnkit.sent ${KEY}`,
    JSON.stringify({ person: 'person:ada', key: KEY, request: { asset: 'USDT', amount: '10.25' }, sentAt: Date.now() }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const Restored = ({ load }: { readonly load: () => Promise<readonly RestorableOrder[]> }): null => {
  useRestoredOrdersOf(load);
  return null;
};

const page = (load: () => Promise<readonly RestorableOrder[]>, notify: (notice: Notice) => void): ReactElement => (
  <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} notify={notify}>
    <Restored load={load} />
  </EarnProvider>
);

const order = (restore: RestorableOrder['restore']): RestorableOrder => ({
  name: 'stake.subscribe',
  flow: ({ asset }) => `stake.subscribe:${asset}`,
  restore,
  restoredNotice: 'earn.submission.restored',
});

const restoredNotice = { tone: 'info', key: 'earn.submission.restored', values: { amount: '10.25', coin: 'USDT' } };

test('given the code of the orders cannot be loaded, when a later attempt loads it, then the order is resumed and reported once', async () => {
  const restore = vi.fn();
  const notify = vi.fn();
  const load = vi.fn(async () => [order(restore)]).mockRejectedValueOnce(new Error('offline'));
  await render(page(load, notify));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(restore).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(restore).toHaveBeenCalledOnce();
  expect(restore.mock.calls[0]?.[1]).toMatchObject({ asset: 'USDT' });
  expect(notify.mock.calls).toEqual([[restoredNotice]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('given no order is pending, then the code of the orders is not loaded', async () => {
  sessionStorage.clear();
  const load = vi.fn(async () => [order(vi.fn())]);
  await render(page(load, vi.fn()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
