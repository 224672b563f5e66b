import { createEarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Notice } from '../submission/notice.ts';
import type { Session } from '../submission/session.ts';
import { steeredSpec } from '../testing/steeredSpec.ts';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import { type RestorableOrder, useRestoredOrdersOf } from './useRestoredOrders.ts';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

const ada: Session = { state: 'signed-in', id: 'ada' };

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

const page = (load: () => Promise<readonly RestorableOrder[]>, notify: (notice: Notice) => void, session: Session = ada): ReactElement => (
  <EarnProvider client={client} session={session} notify={notify}>
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

test('given several kinds of order, when the page is loaded again, then only the kind of the order that was sent is restored', async () => {
  const restore = vi.fn<RestorableOrder['restore']>();
  const other = vi.fn<RestorableOrder['restore']>();
  const notify = vi.fn();
  const kinds = [
    { ...order(other), flow: () => 'stake.redeem:USDT', restoredNotice: 'earn.order.unresolved.toast' as const },
    order(restore),
  ];
  await render(page(async () => kinds, notify));
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
  expect(other).not.toHaveBeenCalled();
  expect(notify.mock.calls).toEqual([[restoredNotice]]);
});

test('given no kind of order is that of the order that was sent, then it is not reported and not looked for again', async () => {
  const restore = vi.fn<RestorableOrder['restore']>();
  const notify = vi.fn();
  const load = vi.fn(async () => [{ ...order(restore), flow: () => 'stake.redeem:USDT' }]);
  await render(page(load, notify));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(restore).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('given an order that its kind no longer reads, when its code is loaded, then it is resumed, and so it is forgotten', async () => {
  const { spec } = steeredSpec<string>();
  await render(page(async () => [order((_earn, _subject, resume) => resume(spec))], vi.fn()));
  await vi.waitFor(() => expect(sessionStorage.getItem(`earnkit.sent ${KEY}`)).toBeNull());
});

test('given a visitor, when the person signs in who sent an order before the page was loaded again, then it is resumed', async () => {
  const restore = vi.fn<RestorableOrder['restore']>();
  const notify = vi.fn();
  const load = async () => [order(restore)];
  const { rerender } = await render(page(load, notify, { state: 'anonymous' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restore).not.toHaveBeenCalled();
  await rerender(page(load, notify));
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
  expect(restore.mock.calls[0]?.[0].scope).toBe('person:ada');
  expect(notify.mock.calls).toEqual([[restoredNotice]]);
});

test('given the code of the orders is being loaded, when another person signs in, then the order is neither resumed nor reported (SH-05, A06)', async () => {
  const restore = vi.fn<RestorableOrder['restore']>();
  const notify = vi.fn();
  let loaded: (orders: readonly RestorableOrder[]) => void = () => undefined;
  const load = vi.fn(() => new Promise<readonly RestorableOrder[]>((resolve) => (loaded = resolve)));
  const { rerender } = await render(page(load, notify));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await rerender(page(load, notify, { state: 'signed-in', id: 'bob' }));
  loaded([order(restore)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restore).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

test('given the code of the orders could not be loaded, when another person signs in, then it is not loaded again', async () => {
  const load = vi.fn<() => Promise<readonly RestorableOrder[]>>().mockRejectedValue(new Error('offline'));
  const { rerender } = await render(page(load, vi.fn()));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await rerender(page(load, vi.fn(), { state: 'signed-in', id: 'bob' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});

test('given no order is pending, then the code of the orders is not loaded', async () => {
  sessionStorage.clear();
  const load = vi.fn(async () => [order(vi.fn())]);
  await render(page(load, vi.fn()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
