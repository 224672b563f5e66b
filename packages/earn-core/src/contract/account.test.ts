import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../tooling/testExchange.ts';
import {
  accountMode,
  balances,
  borrowSettings,
  coinListing,
  compliance,
  fixedAvailable,
  fundingLock,
  loans,
  marginRate,
  referral,
  tickers,
  tradingHome,
  vip,
} from './account.ts';

const read = <Wire, Data>(call: { readonly data: v.GenericSchema<Wire, Data> }, data: unknown): Data => v.parse(call.data, data);

describe('answers about a person and their coins', () => {
  it('reads a missing amount as unknown, not zero (API-03)', () => {
    expect(read(fixedAvailable, { available: '12.50' })).toEqual({ available: '12.5' });
    expect(read(fixedAvailable, {})).toEqual({ available: undefined });
    expect(fixedAvailable.success).toBe('only-zero');
  });

  it('reads borrow settings: 1 allows; a coin without settings allows nothing (SH-19)', () => {
    expect(read(borrowSettings, { coin: 'BTC', is_support_launchpool: 1, is_support_staking: '0' })).toEqual({
      asset: 'BTC',
      launchpool: true,
      staking: false,
    });
    expect(read(borrowSettings, null)).toBeNull();
  });

  it('reads loans by coin; an unreadable figure is unknown (AMB-023)', () => {
    const answer: unknown = JSON.parse('{"BTC":"0.25","ETH":"lots","__proto__":{"USDT":"5"},"constructor":"3"}');
    expect(read(loans, answer)).toEqual([
      { name: 'BTC', value: '0.25' },
      { name: 'ETH', value: undefined },
      { name: '__proto__', value: undefined },
      { name: 'constructor', value: '3' },
    ]);
    expect(({} as Record<string, unknown>)['USDT']).toBeUndefined();
    expect(read(loans, null).length).toBe(0);
  });

  it('reads a coin without a date as always traded (SH-24)', () => {
    expect([
      read(coinListing, { new_coin_start: '1800000000' }),
      read(coinListing, { new_coin_start: 0 }),
      read(coinListing, {}),
      read(coinListing, null),
    ]).toEqual([{ opensAt: 1_800_000_000 }, { opensAt: undefined }, { opensAt: undefined }, { opensAt: undefined }]);
  });

  it('reads an empty invitation code as none (SH-25)', () => {
    expect([read(referral, { encrypted_uid: 'VlZAXVld', kol_code: '' }), read(referral, {})]).toEqual([
      { encryptedUid: 'VlZAXVld', kolCode: undefined },
      { encryptedUid: undefined, kolCode: undefined },
    ]);
  });

  it('reads the trading home and the margin rate (AMB-035)', () => {
    expect(read(tradingHome, { list: [{ pair: 'BTC_USDT', last: '97412.5' }, {}] })).toMatchObject({
      rows: [{ pair: 'BTC_USDT', price: '97412.5' }],
      unreadable: [{ index: 1 }],
    });
    expect(read(marginRate, { maintenance_margin_rate: null })).toEqual({ maintenanceMarginRate: undefined });
  });
});

describe('account calls: request and answer', () => {
  it('account mode: no payload; mode, first opening and use of funding (API-01, SH-10)', async () => {
    expect(await exchange(accountMode, undefined, '{"mode":"multi_currency","first_open":1,"settings":{"use_funding":true}}', 200)).toEqual(
      {
        asked: 'GET /apiw/v2/unified/account_mode',
        data: { mode: 'multi_currency', firstOpen: true, useFunding: true },
      },
    );
    expect((await exchange(accountMode, undefined, '{"mode":"classic"}')).data).toEqual({
      mode: 'classic',
      firstOpen: undefined,
      useFunding: undefined,
    });
  });

  it('given a further field of another kind, then the balance and the account mode are read without it (D04)', async () => {
    const { data } = await exchange(
      balances,
      { assets: ['BTC'] },
      '[{"asset":"BTC","outable":"0.5","mode":"unified"},{"asset":"GT","mode":{}}]',
      200,
    );
    expect(data.rows).toMatchObject([
      { outable: '0.5', unified: undefined },
      { asset: 'GT', unified: undefined },
    ]);
    expect(read(accountMode, { mode: 'classic', settings: 'x' })).toEqual({ mode: 'classic', firstOpen: undefined, useFunding: undefined });
  });

  it('reads three account modes in any spelling, and takes any other for unknown (SH-11, AMB-169)', () => {
    for (const mode of ['classic', 'multi_currency', 'single_currency']) expect(read(accountMode, { mode }).mode).toBe(mode);
    for (const mode of ['MULTI_CURRENCY', 'multiCurrency', 'Multi-Currency'])
      expect(read(accountMode, { mode }).mode).toBe('multi_currency');
    for (const mode of ['portfolio', '', null]) expect(read(accountMode, { mode }).mode).toBeUndefined();
  });

  it('balances: a read, JSON with the list of coins; outable, lend_earn_available, mode and available of each (API-02, SH-15, AMB-003)', async () => {
    expect(balances.effect).toBe('read');
    const { asked, data } = await exchange(
      balances,
      { assets: ['BTC', 'USDT'] },
      `[{"asset":"BTC","outable":"0.5","lend_earn_available":0.123456789012345678,"mode":1,"available":"1.50"},
      {"asset":"USDT","outable":null,"lend_earn_available":"lots","mode":0}]`,
      200,
    );
    expect(asked).toBe('POST /apiw/v2/account/spot/asset/outable json {"assets":["BTC","USDT"]}');
    expect(data.rows).toEqual([
      { asset: 'BTC', outable: '0.5', lendEarnAvailable: '0.123456789012345678', available: '1.5', unified: true },
      { asset: 'USDT', outable: undefined, lendEarnAvailable: undefined, available: undefined, unified: false },
    ]);
  });

  it('what can go into a fixed term: query asset; available (API-03)', async () => {
    expect(await exchange(fixedAvailable, { asset: 'BTC' }, '{"available":"0.25"}')).toEqual({
      asked: 'GET /apiw/v2/fixed_earn/api/user/lent/available?asset=BTC',
      data: { available: '0.25' },
    });
    await expect(exchange(fixedAvailable, { asset: 'BTC' }, '{"available":"0.25"}', 200)).rejects.toThrow();
  });

  it('restrictions of a region: no payload; business and menu (API-04)', async () => {
    expect(await exchange(compliance, undefined, '{"business":["api_lendEarn_order"],"menu":["express","spot_trade"]}', 200)).toEqual({
      asked: 'GET /api/web/v1/compliance/check',
      data: { business: ['api_lendEarn_order'], menu: ['express', 'spot_trade'] },
    });
    expect((await exchange(compliance, undefined, '{"business":null}')).data).toEqual({ business: [], menu: [] });
  });

  it('what borrowed coins may be used for: query coin (API-05)', async () => {
    expect(await exchange(borrowSettings, { asset: 'BTC' }, '{"coin":"BTC","is_support_launchpool":0,"is_support_staking":1}')).toEqual({
      asked: 'GET /apiw/v2/earn/borrow-coin-settings?coin=BTC',
      data: { asset: 'BTC', launchpool: false, staking: true },
    });
  });

  it('when the spot trade of a coin opens: query symbol (API-08, AMB-077)', async () => {
    expect(await exchange(coinListing, { asset: 'GT' }, '{"new_coin_start":1800000000}')).toEqual({
      asked: 'GET /api/web/v1/settings/get-currency-call-setting?symbol=GT',
      data: { opensAt: 1_800_000_000 },
    });
  });

  it('prices: the pairs as one list with commas; pair and rate of each (API-06)', async () => {
    const { asked, data } = await exchange(
      tickers,
      { pairs: ['BTC_USDT', 'ETH_USDT'] },
      '[{"pair":"BTC_USDT","rate":"65000.10"},{"pair":"ETH_USDT","rate":null}]',
    );
    expect(asked).toBe('GET /apiw/v2/market/tickers?currency_pairs=BTC_USDT,ETH_USDT');
    expect(data.rows).toEqual([
      { pair: 'BTC_USDT', price: '65000.1' },
      { pair: 'ETH_USDT', price: undefined },
    ]);
  });

  it('what is borrowed: no payload; by coin (API-25, AMB-023)', async () => {
    expect(await exchange(loans, undefined, '{"BTC":"0.250","ETH":1e-8}', 200)).toEqual({
      asked: 'GET /apiw/v2/earn/launch-pool/get-user-loan-property',
      data: [
        { name: 'BTC', value: '0.25' },
        { name: 'ETH', value: '0.00000001' },
      ],
    });
  });

  it('the trading page: no payload; the market (API-09)', async () => {
    const { asked, data } = await exchange(tradingHome, undefined, '[{"pair":"BTC_USDT","last":"97412.50"}]', 200);
    expect(asked).toBe('GET /apiw/v2/account/spot/trading/home');
    expect(data.rows).toEqual([{ pair: 'BTC_USDT', price: '97412.5' }]);
  });

  it('the margin rate of a unified account: no payload (API-10)', async () => {
    expect(await exchange(marginRate, undefined, '{"maintenance_margin_rate":"1.20"}', 200)).toEqual({
      asked: 'GET /apiw/v2/unified/maintenance_margin_rate',
      data: { maintenanceMarginRate: '1.2' },
    });
  });

  it('the lock pre-check: query asset; use of funding and lock, each for itself (API-11, AMB-016)', async () => {
    expect(await exchange(fundingLock, { asset: 'USDT' }, '{"use_funding":true,"locked":false}')).toEqual({
      asked: 'GET /apiw/v2/unified/funding-lock?asset=USDT',
      data: { useFunding: true, locked: false },
    });
    expect((await exchange(fundingLock, { asset: 'USDT' }, '{"use_funding":0,"locked":"1"}')).data).toEqual({
      useFunding: false,
      locked: true,
    });
  });

  it('the VIP tier: no payload (API-55, AMB-029)', async () => {
    expect(await exchange(vip, undefined, '{"tier":5}')).toEqual({ asked: 'GET /apiw/v2/uni-loan/earn/user/vip', data: { tier: 5 } });
  });
});
