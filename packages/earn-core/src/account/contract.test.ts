import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { borrowSettings, coinListing, fixedAvailable, loans, marginRate, referral, tradingHome } from './contract.ts';

const read = <Wire, Data>(call: { readonly data: v.GenericSchema<Wire, Data> }, data: unknown): Data => v.parse(call.data, data);

describe('what the exchange says of the person and their coins', () => {
  it('an amount it does not say is unknown, not zero (API-03)', () => {
    expect(read(fixedAvailable, { available: '12.50' })).toEqual({ available: '12.5' });
    expect(read(fixedAvailable, {})).toEqual({ available: undefined });
    expect(fixedAvailable.success).toBe('only-zero');
  });

  it('borrow settings: 1 supports, a coin without settings supports nothing (SH-19)', () => {
    expect(read(borrowSettings, { coin: 'BTC', is_support_launchpool: 1, is_support_staking: '0' })).toEqual({
      asset: 'BTC',
      launchpool: true,
      staking: false,
    });
    expect(read(borrowSettings, null)).toBeNull();
  });

  it('loans: by coin, an odd figure unknown, names of every object harmless (AMB-023)', () => {
    const read1 = read(loans, JSON.parse('{"BTC":"0.25","ETH":"lots","__proto__":{"USDT":"5"}}'));
    expect({ ...read1 }).toEqual({ BTC: '0.25', ETH: undefined });
    expect(Object.hasOwn(read1, 'USDT')).toBe(false);
    expect(({} as Record<string, unknown>)['USDT']).toBeUndefined();
    expect(read(loans, null)).toEqual({});
  });

  it('a coin without a date has always traded (SH-24)', () => {
    expect([
      read(coinListing, { new_coin_start: '1800000000' }),
      read(coinListing, { new_coin_start: 0 }),
      read(coinListing, {}),
      read(coinListing, null),
    ]).toEqual([{ opensAt: 1_800_000_000 }, { opensAt: undefined }, { opensAt: undefined }, { opensAt: undefined }]);
  });

  it('codes that are empty are none (SH-25)', () => {
    expect([read(referral, { encrypted_uid: 'VlZAXVld', kol_code: '' }), read(referral, {})]).toEqual([
      { encryptedUid: 'VlZAXVld', kolCode: undefined },
      { encryptedUid: undefined, kolCode: undefined },
    ]);
  });

  it('the trading home and the margin rate are read and nothing hangs on them (AMB-035)', () => {
    expect(read(tradingHome, { list: [{ pair: 'BTC_USDT', last: '97412.5' }, {}] })).toMatchObject({
      rows: [{ pair: 'BTC_USDT', price: '97412.5' }],
      unreadable: [{ index: 1 }],
    });
    expect(read(marginRate, { maintenance_margin_rate: null })).toEqual({ maintenanceMarginRate: undefined });
  });
});
