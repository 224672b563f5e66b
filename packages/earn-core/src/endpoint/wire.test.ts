import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ZERO } from '../decimal.ts';
import {
  problemOf,
  readData,
  wireDecimal,
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireInteger,
  wireIgnored,
  wireOptional,
  wireQuota,
  wireRows,
  wireSeconds,
  wireText,
} from './wire.ts';

const read = <Wire, Value>(schema: v.GenericSchema<Wire, Value>, value: unknown): Value | 'unreadable' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};

describe('values on the wire', () => {
  it.each([
    ['12.50', '12.5'],
    ['1e-8', '0.00000001'],
    ['', 'unreadable'],
    ['abc', 'unreadable'],
    [5, 'unreadable'],
    [null, 'unreadable'],
    ['9'.repeat(81), 'unreadable'],
  ])('decimal %j is %j', (value, expected) => expect(read(wireDecimal, value)).toBe(expected));

  it.each([
    ['0', '0'],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['NaN', undefined],
    [{}, undefined],
  ])('a decimal that may be missing: %j is %j, never zero by itself', (value, expected) =>
    expect(read(wireDecimalOrUnknown, value)).toBe(expected),
  );

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    ['1.0', true],
    ['true', true],
    ['Y', true],
    ['FALSE', false],
    ['n', false],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['yes', undefined],
    [2, undefined],
    [[1], undefined],
  ])('flag %j is %j, and not off where it is not known (AMB-169)', (value, expected) => expect(read(wireFlag, value)).toBe(expected));

  it.each([
    ['42', 42],
    ['5.0', 5],
    [42, 42],
    ['-1', -1],
    ['4.2', 'unreadable'],
    [4.2, 'unreadable'],
    ['9007199254740993000', 'unreadable'],
    ['', 'unreadable'],
    [null, 'unreadable'],
  ])('whole number %j is %j', (value, expected) => expect(read(wireInteger, value)).toBe(expected));

  it.each([
    ['12345678901234567890', '12345678901234567890'],
    [7, '7'],
    [Number('12345678901234567890'), 'unreadable'],
    [1.5, 'unreadable'],
    [null, 'unreadable'],
  ])('given the id %j, then it is %j: no other row is named (D07)', (value, expected) => expect(read(wireId, value)).toBe(expected));

  it('ignores any data', () => expect([read(wireIgnored, undefined), read(wireIgnored, { a: 1 })]).toEqual([undefined, undefined]));
});

describe('a quota (LP-35, AMB-029, AMB-106)', () => {
  it.each([
    ['-1', 'unlimited', 'unlimited'],
    ['-1.00', 'unlimited', 'unlimited'],
    ['-5', undefined, '0'],
    ['-0.5', undefined, '0'],
    ['0', '0', '0'],
    ['3.5', '3.5', '3.5'],
    ['much', undefined, undefined],
    [null, undefined, undefined],
    [undefined, undefined, undefined],
  ])('given %j, then it is %j, or %j of what is left: -1 alone has no limit', (wire, most, left) => {
    expect(v.parse(v.object({ most: wireQuota(), left: wireQuota(ZERO) }), { most: wire, left: wire })).toEqual({ most, left });
  });

  it('given one that cannot be read, then it is reported (AMB-133)', () =>
    expect(readData(v.object({ most: wireQuota() }), { most: 'much' })).toMatchObject({ unreadableFields: [{ field: 'most' }] }));
});

describe('rows', () => {
  const rows = wireRows(v.object({ asset: wireText }));

  it.each([
    [[{ asset: 'A' }], { rows: [{ asset: 'A' }], unreadable: [], total: undefined }],
    [
      { list: [{ asset: 'A' }], total: '31' },
      { rows: [{ asset: 'A' }], unreadable: [], total: 31 },
    ],
    [
      { list: null, total: null },
      { rows: [], unreadable: [], total: 0 },
    ],
    [
      { list: [], total: 0 },
      { rows: [], unreadable: [], total: 0 },
    ],
    [null, { rows: [], unreadable: [], total: 0 }],
    [
      { list: [{ asset: 'A' }], total: 'many' },
      { rows: [{ asset: 'A' }], unreadable: [], total: undefined },
    ],
    [
      { list: [{ asset: 'A' }], total: -5 },
      { rows: [{ asset: 'A' }], unreadable: [], total: undefined },
    ],
    [
      { list: [{ asset: 'A' }], total: {} },
      { rows: [{ asset: 'A' }], unreadable: [], total: undefined },
    ],
    ['x', 'unreadable'],
    [{ items: [] }, 'unreadable'],
    [undefined, 'unreadable'],
  ])('%j', (value, expected) => expect(read(rows, value)).toEqual(expected));

  it('given a hundred unreadable rows, then the readable ones stay in order', () => {
    const answer = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? { asset: String(index) } : { asset: index }));
    const result = v.parse(rows, answer);
    expect(result.rows.map((row) => row.asset)).toEqual(answer.filter((_, index) => index % 2 === 0).map((row) => row.asset));
    expect(result.unreadable).toHaveLength(100);
    expect(result.unreadable[0]).toEqual({ index: 1, field: 'asset', problem: 'is not string' });
  });

  it('reports an unreadable figure; a missing one is only unknown (UI-29, AMB-133)', () => {
    const row = v.pipe(
      v.object({ asset: wireText, amount: wireDecimalOrUnknown, parts: v.nullish(v.object({ left: wireDecimalOrUnknown })) }),
      v.transform(({ asset, amount, parts }) => [asset, amount, parts?.left]),
    );
    const list = [
      { asset: 'A', amount: '1.50' },
      { asset: 'B', amount: 'odd', parts: { left: 'NaN' } },
      { asset: 'C', amount: '', parts: { left: null } },
      { amount: 'odd' },
    ];
    expect(readData(wireRows(row), { list, total: 4 })).toEqual({
      data: {
        rows: [
          ['A', '1.5', undefined],
          ['B', undefined, undefined],
          ['C', undefined, undefined],
        ],
        unreadable: [{ index: 3, field: 'asset', problem: 'is missing' }],
        total: 4,
      },
      unreadableRows: [{ index: 3, field: 'asset', problem: 'is missing' }],
      unreadableFields: [
        { field: 'amount', problem: 'is not decimal' },
        { field: 'parts.left', problem: 'is not decimal' },
      ],
    });
    expect(readData(v.object({ total: wireDecimalOrUnknown }), { total: [] })).toEqual({
      data: { total: undefined },
      unreadableRows: [],
      unreadableFields: [{ field: 'total', problem: 'is not decimal' }],
    });
    expect(readData(row, { amount: 'odd' })).toEqual({ broken: { field: 'asset', problem: 'is missing' } });
  });

  it('given an optional field that cannot be read, then it is unknown and reported once, and the other fields are read (D04)', () => {
    const row = v.object({ asset: wireText, days: wireOptional(wireInteger), part: wireOptional(v.object({ left: wireText })) });
    const list = [
      { asset: 'A', days: '30', part: { left: 'x' } },
      { asset: 'B', days: 'soon', part: { left: 7 } },
      { asset: 'C', days: '', part: null },
      { asset: 'D', days: [], part: 'x' },
    ];
    expect(readData(wireRows(row), { list, total: 'many' })).toEqual({
      data: {
        rows: [
          { asset: 'A', days: 30, part: { left: 'x' } },
          { asset: 'B', days: undefined, part: undefined },
          { asset: 'C', days: undefined, part: undefined },
          { asset: 'D', days: undefined, part: undefined },
        ],
        unreadable: [],
        total: undefined,
      },
      unreadableRows: [],
      unreadableFields: [
        { field: 'days', problem: expect.stringContaining('is not') as string },
        { field: 'part.left', problem: 'is not string' },
        { field: 'days', problem: expect.stringContaining('is not') as string },
        { field: 'part', problem: 'is not Object' },
        { field: 'total', problem: expect.stringContaining('is not') as string },
      ],
    });
    expect(readData(row, { asset: 'A', days: {} })).toMatchObject({ data: { asset: 'A' }, unreadableFields: [{ field: 'days' }] });
  });

  it('reports what was expected and never the value', () => {
    const problem = (value: unknown): string | undefined => {
      const issue = v.safeParse(v.object({ amount: wireDecimal }), value).issues?.[0];
      return issue && problemOf(issue);
    };
    expect([problem({}), problem({ amount: 'secret' }), problem({ amount: 4 })]).toEqual(['is missing', 'is not decimal', 'is not string']);
  });
});

describe('times (AMB-042)', () => {
  it.each<[unknown, number]>([
    [1_768_465_800, 1_768_465_800],
    ['1768465800', 1_768_465_800],
    ['1768465800.0', 1_768_465_800],
    ['2026-01-15', 1_768_435_200],
    ['2026-01-15 08:30', 1_768_465_800],
    ['2026-01-15 08:30:00', 1_768_465_800],
    [' 2026-01-15T08:30:00Z ', 1_768_465_800],
    ['2026-01-15T08:30:00.999Z', 1_768_465_800],
    ['2026-01-15T16:30:00+08:00', 1_768_465_800],
    ['2026-01-15T03:00:00-0530', 1_768_465_800],
    ['2024-02-29', 1_709_164_800],
    ['1768465800.5', 1_768_465_800],
    [1_768_465_800_999, 1_768_465_800],
    ['1.7684658e12', 1_768_465_800],
    [1_230_768_000, 1_230_768_000],
    [7_258_118_399, 7_258_118_399],
  ])('reads %j', (wire, seconds) => expect(v.parse(wireSeconds, wire)).toBe(seconds));

  it.each([0, 1_230_767_999, 7_258_118_400, 99_999_999_999, 8.7e15, '8700000000000000', '-1768465800', '2008-12-31', '2026-02-31'])(
    'given %j, which no exchange can mean, then it is no time (AMB-169)',
    (wire) => expect(v.is(wireSeconds, wire)).toBe(false),
  );

  it.each(['', 'soon', '2026-02-29', '2026-13-01', '2026-01-15T25:00:00Z', '15/01/2026', 1.5, null])('rejects %j', (wire) =>
    expect(v.is(wireSeconds, wire)).toBe(false),
  );
});
