import { decimal } from '@earnkit/core';
import { describe, expect, test } from 'vitest';
import { shareText } from './shareText.ts';

describe('a share of a whole', () => {
  test('is cut down to two decimals', () => {
    expect(['1', '0.33339', '0.0001'].map((share) => shareText(decimal(share)))).toEqual(['100.00%', '33.33%', '0.01%']);
  });

  test('never looks like nothing while there is something', () => {
    expect(['0.00009999', '0.000000000000000001'].map((share) => shareText(decimal(share)))).toEqual(['< 0.01%', '< 0.01%']);
    expect(shareText(decimal('0'))).toBe('0.00%');
  });
});
