import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireOptional, wireText, readData } from './wire.ts';
import { wireField, wireObject } from './wireObject.ts';

const coin = wireObject({
  asset: wireText,
  nextAprFraction: wireField('next_time_rate_year', wireDecimalOrUnknown),
  bonusOpen: wireField('is_open_award_pool', wireFlag),
  bonusAsset: wireField('award_asset', wireOptional(wireText)),
});

describe('wireObject', () => {
  it('gives each field its name inside, and drops fields that are not declared', () => {
    const answer = { asset: 'BTC', next_time_rate_year: '0.0310', is_open_award_pool: 1, award_asset: 'GT', more: 'ignored' };
    expect(v.parse(coin, answer)).toEqual({ asset: 'BTC', nextAprFraction: '0.031', bonusOpen: true, bonusAsset: 'GT' });
  });

  it('reads missing and null fields as unknown or off', () => {
    const unknown = { asset: 'BTC', nextAprFraction: undefined, bonusOpen: false, bonusAsset: undefined };
    expect(v.parse(coin, { asset: 'BTC' })).toEqual(unknown);
    expect(v.parse(coin, { asset: 'BTC', next_time_rate_year: null, award_asset: null })).toEqual(unknown);
  });

  it('reports an unreadable field by its name on the wire', () => {
    expect(readData(coin, { asset: 'BTC', next_time_rate_year: 'much' })).toMatchObject({ figures: [{ field: 'next_time_rate_year' }] });
    expect(readData(coin, {})).toEqual({ broken: { field: 'asset', problem: 'is missing' } });
  });
});

describe('endpoint', () => {
  const declared = { name: 'test.call', method: 'GET', path: '/test', data: coin } as const;

  it('sends only the declared fields when encode is left out', () => {
    const call = endpoint({ ...declared, request: v.object({ asset: wireText, page: v.optional(wireText) }) });
    const input = { asset: 'BTC', secret: '246813' };
    expect(call.encode(input)).toEqual({ asset: 'BTC', page: undefined });
  });

  it('sends nothing when request is left out', () => expect(endpoint(declared).encode()).toEqual({}));
});
