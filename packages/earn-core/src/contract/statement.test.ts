import * as v from 'valibot';
import { expect, it } from 'vitest';
import { exchange } from '../../../../tooling/testExchange.ts';
import { dailyPrices, earningList } from './statement.ts';

it('prices of days: query pair, first second and the second after the last; day and price of each', async () => {
  const { asked, data } = await exchange(
    dailyPrices,
    { asset: 'BTC', from: 1_767_225_600, to: 1_767_398_400 },
    '[{"day":1767225600,"price":"97412.50"},{"day":1767312000,"price":null},{"price":"1"}]',
  );
  expect(asked).toBe('GET /apiw/v2/market/daily-prices?currency_pair=BTC_USDT&start_at=1767225600&end_at=1767398400');
  expect(data).toMatchObject({
    rows: [
      { at: 1_767_225_600, price: '97412.5' },
      { at: 1_767_312_000, price: undefined },
    ],
    unreadable: [{ index: 2, field: 'day', problem: 'is missing' }],
  });
});

it('given earnings that a host lists, then a kind that is not known stays unknown, and one that is listed twice counts once (AMB-025, D07)', () => {
  const row = { id: '1', kind: 'reward', coin: 'USDT', reward_coin: 'GT', amount: '0.5', time: 1_767_225_600 } as const;
  const { rows, unreadable } = v.parse(earningList, [row, row, { ...row, amount: '0.6' }, { ...row, id: '2', kind: 'gift' as never }]);
  expect(rows).toEqual([
    { id: '1', kind: 'reward', asset: 'USDT', earnedAsset: 'GT', amount: '0.5', at: 1_767_225_600 },
    { id: '2', kind: 'unknown', asset: 'USDT', earnedAsset: 'GT', amount: '0.5', at: 1_767_225_600 },
  ]);
  expect(unreadable).toEqual([{ index: 2, field: 'id', problem: 'is not unique' }]);
});
