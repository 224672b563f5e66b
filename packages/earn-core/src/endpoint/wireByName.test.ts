import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rowNamed } from '../byName.ts';
import { readData, wireDecimalOrUnknown, wireFlag } from './wire.ts';
import { wireByName } from './wireByName.ts';

const ODD = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', ''];

describe('an object whose keys are names of the exchange', () => {
  it.each(ODD)('keeps the name %j', (name) => {
    const read = v.parse(wireByName(wireDecimalOrUnknown), JSON.parse(`{"BTC":"1","${name}":"2.50"}`));
    expect(read).toEqual([
      { name: 'BTC', value: '1' },
      { name, value: '2.5' },
    ]);
  });

  it.each(ODD)('has no value for %j, which it does not name', (name) => {
    expect(rowNamed(v.parse(wireByName(wireFlag), { BTC: 1 }), name)).toBeUndefined();
  });

  it('is empty for an empty list, which some languages write for an empty map', () => {
    expect(v.parse(wireByName(wireFlag), []).length).toBe(0);
  });

  it('reports a value that cannot be read by its name, and keeps the name without a value', () => {
    expect(readData(wireByName(wireDecimalOrUnknown), JSON.parse('{"__proto__":"many"}'))).toEqual({
      data: [{ name: '__proto__', value: undefined }],
      unreadableRows: [],
      unreadableFields: [{ field: '__proto__', problem: 'is not decimal' }],
    });
  });

  it.each([['text'], [1], [true]])('cannot be read from %j', (given) => {
    expect(readData(wireByName(wireFlag), given)).toEqual({ broken: { field: '', problem: 'is not Object' } });
  });
});
