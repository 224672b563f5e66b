import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { uniqueRows } from './uniqueRows.ts';
import { wireRows, wireText } from './wire.ts';

describe('a list in which each id stands once (D07)', () => {
  const rows = uniqueRows(wireRows(v.object({ id: wireText, coin: wireText })), 'id', ({ id }) => id);

  it('given an exact copy, then the row is listed once and nothing is missing', () => {
    const row = { id: '1', coin: 'GT' };
    expect(v.parse(rows, [row, { id: '2', coin: 'GT' }, row])).toMatchObject({ rows: [row, { id: '2', coin: 'GT' }], unreadable: [] });
  });

  it('given a second row of an id that says something else, then the first is listed and the second is told with its place', () => {
    expect(v.parse(rows, [null, { id: '1', coin: 'GT' }, {}, { id: '1', coin: 'BTC' }, { id: '2', coin: 'BTC' }])).toMatchObject({
      rows: [
        { id: '1', coin: 'GT' },
        { id: '2', coin: 'BTC' },
      ],
      unreadable: [{ index: 0 }, { index: 2 }, { index: 3, field: 'id', problem: 'is not unique' }],
    });
  });
});
