import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readData } from './wire.ts';
import { wireObject } from './wireObject.ts';
import { wireText } from './wire.ts';
import { wireLadder } from './wireLadder.ts';

const product = wireObject({ asset: wireText, ladder: wireLadder });
const ladderOf = (ladder: unknown): unknown => v.parse(product, { asset: 'USDT', ladder }).ladder;

const [first, second, last] = [
  { left: '0', right: '500', apr: '0.05' },
  { left: '500', right: '2000', apr: '0.02' },
  { left: '2000', right: '', apr: '0.01' },
];

describe('a ladder as it travels (SE-F-02, AMB-096)', () => {
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
      rows: [],
      figures: [{ field: expect.stringMatching(/^ladder/) as string, problem: expect.any(String) as string }],
    });
  });
});
