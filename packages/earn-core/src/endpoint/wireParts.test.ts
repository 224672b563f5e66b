import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireOptional, wireText, readData, wireIconUrl, wireRows } from './wire.ts';
import { wireField, wireObject } from './wireObject.ts';
import { wireLadder } from './wireLadder.ts';
import { uniqueRows } from './uniqueRows.ts';

const coin = wireObject({
  asset: wireText,
  nextAprFraction: wireField('next_time_rate_year', wireDecimalOrUnknown),
  bonusOpen: wireField('is_open_award_pool', wireFlag),
  bonusAsset: wireField('award_asset', wireOptional(wireText)),
});

describe('wireObject', () => {
  it('renames each field to its declared name, and drops fields that are not declared', () => {
    const answer = { asset: 'BTC', next_time_rate_year: '0.0310', is_open_award_pool: 1, award_asset: 'GT', more: 'ignored' };
    expect(v.parse(coin, answer)).toEqual({ asset: 'BTC', nextAprFraction: '0.031', bonusOpen: true, bonusAsset: 'GT' });
  });

  it('reads missing and null fields as unknown', () => {
    const unknown = { asset: 'BTC', nextAprFraction: undefined, bonusOpen: undefined, bonusAsset: undefined };
    expect(v.parse(coin, { asset: 'BTC' })).toEqual(unknown);
    expect(v.parse(coin, { asset: 'BTC', next_time_rate_year: null, award_asset: null })).toEqual(unknown);
  });

  it('reports an unreadable field by its name on the wire', () => {
    expect(readData(coin, { asset: 'BTC', next_time_rate_year: 'much' })).toMatchObject({
      unreadableFields: [{ field: 'next_time_rate_year' }],
    });
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

const product = wireObject({ asset: wireText, ladder: wireLadder });
const ladderOf = (ladder: unknown): unknown => v.parse(product, { asset: 'USDT', ladder }).ladder;

const [first, second, last] = [
  { left: '0', right: '500', apr: '0.05' },
  { left: '500', right: '2000', apr: '0.02' },
  { left: '2000', right: '', apr: '0.01' },
];

describe('a ladder on the wire (SE-F-02, AMB-096)', () => {
  it('given its steps in any order, then the lowest comes first (SE-28)', () => {
    const steps = [
      { from: '0', to: '500', aprFraction: '0.05' },
      { from: '500', to: '2000', aprFraction: '0.02' },
      { from: '2000', to: undefined, aprFraction: '0.01' },
    ];
    for (const order of [
      [first, second, last],
      [last, first, second],
      [second, last, first],
    ])
      expect(ladderOf(order)).toEqual(steps);
  });

  it.each([null, undefined, []])('given %j, then there is no ladder', (none) => expect(ladderOf(none)).toEqual([]));

  it.each(['', null, undefined, '0', '-1', '0.00', '-1.0'])('given the end %j, then the step has none (AMB-096)', (right) =>
    expect(ladderOf([{ left: '5', right, apr: '0.01' }])).toEqual([{ from: '5', to: undefined, aprFraction: '0.01' }]),
  );

  it.each([{ right: '-5' }, { left: '-5' }, { apr: '-0.01' }])('given %j, which is below zero, then the ladder is not known (D10)', (odd) =>
    expect(ladderOf([{ ...first, ...odd }])).toBeUndefined(),
  );

  it.each(['500', '500.1'])(
    'given a step from 500.1 to %s, then the ladder is known only where the step does not end below its start',
    (right) => expect(ladderOf([{ left: '500.1', right, apr: '0.01' }]) !== undefined).toBe(right === '500.1'),
  );

  it.each<[string, unknown]>([
    ['an end that cannot be read', [first, { ...second, right: 'much' }]],
    ['a start that cannot be read', [first, { ...second, left: null }]],
    ['a rate that cannot be read', [{ ...first, apr: 'NaN' }]],
    ['a step that is none', [first, null]],
    ['no list', 'steps'],
    ['an object', {}],
  ])('given %s, then the ladder is not known, the row is, and the field is told (D04, AMB-133)', (_case, ladder) => {
    expect(readData(product, { asset: 'USDT', ladder })).toEqual({
      data: { asset: 'USDT', ladder: undefined },
      unreadableRows: [],
      unreadableFields: [{ field: expect.stringMatching(/^ladder/) as string, problem: expect.any(String) as string }],
    });
  });
});

it.each([
  '/coins/BTC.svg',
  'https://cdn.example/coins/btc.png?size=2#a',
  'HTTPS://cdn.example:8443/btc.png',
  'https://cdn.example/@2x/btc.png',
])('accepts an icon from the page’s origin or over https: %s (UI-28)', (address) => expect(v.parse(wireIconUrl, address)).toBe(address));

it.each([
  undefined,
  null,
  '',
  7,
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://cdn.example/1',
  'http://cdn.example/btc.png',
  '//evil.example/btc.png',
  '/\\evil.example/btc.png',
  '\\\\evil.example\\btc.png',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://ok.example@evil.example/btc.png',
  ' https://cdn.example/btc.png',
  '/coins/a b.svg',
  'coins/BTC.svg',
  `/${'a'.repeat(2048)}`,
])('rejects any other icon address: %j (UI-28, S02)', (address) => expect(v.parse(wireIconUrl, address)).toBeUndefined());

describe('a list without duplicate ids (D07)', () => {
  const rows = uniqueRows(wireRows(v.object({ id: wireText, coin: wireText })), 'id', ({ id }) => id);

  it('given an exact copy, then the row is listed once and nothing is missing', () => {
    const row = { id: '1', coin: 'GT' };
    expect(v.parse(rows, [row, { id: '2', coin: 'GT' }, row])).toMatchObject({ rows: [row, { id: '2', coin: 'GT' }], unreadable: [] });
  });

  it('given a second row with the same id and other contents, then the first is listed and the second is reported', () => {
    expect(v.parse(rows, [null, { id: '1', coin: 'GT' }, {}, { id: '1', coin: 'BTC' }, { id: '2', coin: 'BTC' }])).toMatchObject({
      rows: [
        { id: '1', coin: 'GT' },
        { id: '2', coin: 'BTC' },
      ],
      unreadable: [{ index: 0 }, { index: 2 }, { index: 3, field: 'id', problem: 'is not unique' }],
    });
  });
});
