import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exchange as exchangeWith } from '../../../../tooling/testExchange.ts';
import type { Endpoint, WireFields } from '../endpoint/endpoint.ts';
import { decimal } from '../decimal.ts';
import * as wealth from './private-wealth.ts';

/** Sends a call to an exchange that answers with success. */
const exchange = <Input, Wire extends WireFields, WireData, Data>(
  call: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  data: string,
) => exchangeWith(call, input, data, 200);

const ORDER = { orderId: '71', projectType: 'private-wealth' } as const;

describe('private wealth', () => {
  it('a purchase sends 5 as project type whatever the project is, as text in a form (API-73, AMB-037, AMB-125)', async () => {
    const { asked } = await exchange(wealth.purchase, { productId: '401', amount: decimal('12.12345678') }, 'null');
    expect(asked).toBe('POST /apiw/v2/earn/private-wealth/purchase form pid=401&amount=12.12345678&project_type=5');
  });

  it('a redemption sends product and units as text in a form (API-74, AMB-037)', async () => {
    const { asked } = await exchange(wealth.redeem, { productId: '401', units: decimal('1.123456') }, 'null');
    expect(asked).toBe('POST /apiw/v2/earn/private-wealth/redeem form pid=401&unit=1.123456');
  });

  it('an order: every field by its own name, the rate of 30 days from percent, a loss negative (API-76, PW-05, PW-07)', async () => {
    const { data, asked } = await exchange(
      wealth.orderDetail,
      ORDER,
      `{"name":"Steady","amount":"1000.5","coin":"USDT","unit":"950.123456","income_amount":"-12.25","show_interest":1,
        "net_value_ratio_buy":"1.053","net_value_ratio":"1.04","recent_30_days_rate":"-1.25","run_days":"42","client_id":9007199254740993}`,
    );
    expect(asked).toBe('GET /apiw/v2/earn/private-wealth/order-detail?order_id=71&project_type=4');
    expect(data).toEqual({
      name: 'Steady',
      asset: 'USDT',
      amount: '1000.5',
      units: '950.123456',
      income: '-12.25',
      showsIncome: true,
      buyNetValue: '1.053',
      netValue: '1.04',
      recentRateFraction: '-0.0125',
      runDays: 42,
      clientId: '9007199254740993',
    });
  });

  it('an order that the exchange does not have is null, and what it does not say of one, or not readably, is unknown, never zero (API-76, D04)', async () => {
    expect((await exchange(wealth.orderDetail, ORDER, 'null')).data).toBeNull();
    const { data } = await exchange(wealth.orderDetail, ORDER, '{"coin":"USDT","unit":null,"income_amount":"","net_value_ratio":"odd"}');
    expect(data).toEqual({ asset: 'USDT' });
    const odd = '{"coin":"USDT","unit":"1.5","run_days":"soon","client_id":{},"name":[]}';
    expect((await exchange(wealth.orderDetail, ORDER, odd)).data).toEqual({ asset: 'USDT', units: '1.5' });
  });

  it('lines: an unreadable point hides no other, and the change is read next to the points (API-75, PW-06)', async () => {
    const { data, asked } = await exchange(
      wealth.lines,
      { ...ORDER, type: 'rate', days: 730, projectType: wealth.DEFAULT_PROJECT_TYPE },
      '{"lines":[{"timestamp":1768435200,"value":"1.5","diff":"0"},{"timestamp":"soon","value":"2"},{"timestamp":"1768521600","value":null}],"change":"-0.5"}',
    );
    expect(asked).toBe('GET /apiw/v2/earn/private-wealth/lines?type=rate&order_id=71&range=730&project_type=5');
    expect(data.rows).toEqual([
      { at: 1_768_435_200, value: '1.5', diff: '0' },
      { at: 1_768_521_600, value: undefined, diff: undefined },
    ]);
    expect([data.unreadable.length, data.change]).toEqual([1, '-0.5']);
    expect((await exchange(wealth.lines, { ...ORDER, type: 'balance', days: 30 }, '{"lines":null}')).data).toMatchObject({
      rows: [],
      change: undefined,
    });
  });

  it('lines: the movements of the order, and none where the exchange does not say them; an unknown kind is unreadable (AMB-160)', async () => {
    const asked = { ...ORDER, type: 'balance', days: 30 } as const;
    const { data } = await exchange(
      wealth.lines,
      asked,
      `{"lines":[],"movements":[{"time":1768435200,"type":1,"amount":"100","unit":"95.5","net_value":"1.05"},
        {"time":1768521600,"type":"2","amount":"20","unit":"18","net_value":"1.06","income_amount":"-1.5"},{"time":1768521600,"type":3}]}`,
    );
    expect(data.movements).toMatchObject({
      rows: [
        { at: 1_768_435_200, kind: 'purchase', amount: '100', units: '95.5', netValue: '1.05', income: undefined },
        { at: 1_768_521_600, kind: 'redeem', amount: '20', income: '-1.5' },
      ],
      unreadable: [{ index: 2 }],
    });
    expect((await exchange(wealth.lines, asked, '{"lines":[]}')).data.movements).toBeUndefined();
  });

  it.each([0, 201])('code %d is no success of any call (AMB-001, API-73 to API-76)', async (code) => {
    const refused = { reason: { kind: 'business', code: String(code) } };
    const amount = decimal('1');
    await expect(exchangeWith(wealth.purchase, { productId: '401', amount }, 'null', code)).rejects.toMatchObject(refused);
    await expect(exchangeWith(wealth.redeem, { productId: '401', units: amount }, 'null', code)).rejects.toMatchObject(refused);
    await expect(exchangeWith(wealth.orderDetail, ORDER, 'null', code)).rejects.toMatchObject(refused);
    const lines = exchangeWith(wealth.lines, { ...ORDER, type: 'rate', days: 30 }, '{"lines":[]}', code);
    await expect(lines).rejects.toMatchObject(refused);
  });

  it.each([
    [4, 'private-wealth'],
    ['5', 'asset-management'],
    [9, 'asset-management'],
    [null, 'asset-management'],
  ])('given a listed order of the project type %j, then it is %s: that of the documents where it is not known (AMB-125)', (wire, type) => {
    const row = { order_id: '71', pid: '401', project_type: wire as number, coin: 'USDT' };
    expect(v.parse(wealth.orderList, [row]).rows.map(({ projectType }) => projectType)).toEqual([type]);
  });

  it('given an order that is listed twice, then it counts once, and a different order with its id is unreadable (PW-01, D07)', () => {
    const row = { order_id: '71', pid: '401', project_type: 5, coin: 'USDT', unit: '10' };
    const { rows, unreadable } = v.parse(wealth.orderList, [row, row, { ...row, coin: 'BTC' }]);
    expect([rows.map(({ orderId, asset }) => [orderId, asset]), unreadable]).toEqual([
      [['71', 'USDT']],
      [{ index: 2, field: 'order_id', problem: 'is not unique' }],
    ]);
  });
});
