import { EarnFailure } from '@earnkit/core';
import type { EarnClient, UnreadableReport } from '@earnkit/core/client';
import { apr, flexible } from '@earnkit/core/simple-earn/contract';
import { expect, test, vi } from 'vitest';
import { withUnreadableLog } from './unreadable.ts';

const point = { asset: 'BTC', from: 1, to: 2, step: 'day' } as const;

test('names a row that could not be read as a whole by its position, once for each problem', async () => {
  const rows: UnreadableReport['rows'] = [
    { index: 1, field: '', problem: 'cannot be read: TypeError: no coin' },
    { index: 4, field: '', problem: 'cannot be read: TypeError: no coin' },
    { index: 5, field: 'asset', problem: 'is missing' },
  ];
  const client = {
    call: async (_endpoint: unknown, _input: unknown, options?: { readonly onUnreadable?: (report: UnreadableReport) => void }) =>
      options?.onUnreadable?.({ call: 'flexible.holdings', rows, figures: [] }),
  } as EarnClient;
  const log = vi.fn();
  await withUnreadableLog(client, log).call(flexible.holdings, {});
  expect(log.mock.calls).toEqual([
    [
      'EK009: Earnkit left out a row of flexible.holdings: row 1 cannot be read: TypeError: no coin. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek009',
    ],
    [
      'EK009: Earnkit left out a row of flexible.holdings: asset is missing. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek009',
    ],
  ]);
});

test('names a call without a handler once, and fails as the client does', async () => {
  const kinds = { 'apr.chart': 'not-offered', 'flexible.holdings': 'network' } as const;
  const client: EarnClient = {
    call: async ({ name }) => {
      throw new EarnFailure({ kind: kinds[name as keyof typeof kinds], call: name });
    },
  };
  const log = vi.fn();
  const logged = withUnreadableLog(client, log);
  for (let time = 0; time < 2; time += 1) {
    await expect(logged.call(apr.aprChart, point)).rejects.toThrow('apr.chart: not-offered');
    await expect(logged.call(flexible.holdings, {})).rejects.toThrow('flexible.holdings: network');
  }
  expect(log.mock.calls).toEqual([
    ['EK011: The adapter has no handler of "apr.chart". https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek011'],
  ]);
});
