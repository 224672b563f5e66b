import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidate } from './cache.ts';
import { earnKey } from './earnQuery.ts';

const call = { name: 'flexible.holdings' };

test('given an answer on the screen and one of a page that was left, when an order makes both out of date, then one is read again and the other forgotten', async () => {
  const queryClient = new QueryClient();
  const scope = 'person:ada';
  const [shown, left] = ['USDT', 'BTC'].map((asset) => [...earnKey(scope, call), { asset }]);
  if (shown === undefined || left === undefined) throw new Error('There are two keys.');
  for (const key of [shown, left]) queryClient.setQueryData(key, 'before');
  const read = vi.fn(() => 'after');
  const stop = new QueryObserver(queryClient, { queryKey: shown, queryFn: read, staleTime: Infinity }).subscribe(() => undefined);
  invalidate({ queryClient, scope }, [call]);
  expect(queryClient.getQueryData(left)).toBeUndefined();
  await vi.waitFor(() => expect(queryClient.getQueryData(shown)).toBe('after'));
  expect(read).toHaveBeenCalledOnce();
  stop();
});

test('given a read that somebody waits for and no page shows, when an order makes it out of date, then it still arrives', async () => {
  const queryClient = new QueryClient();
  const queryKey = [...earnKey('person:ada', call), { asset: 'USDT' }];
  let answer: (text: string) => void = () => undefined;
  const waited = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (answer = resolve)), retry: false });
  invalidate({ queryClient, scope: 'person:ada' }, [call]);
  answer('arrived');
  expect(await waited).toBe('arrived');
});
