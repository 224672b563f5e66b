import { decimal } from '@earnkit/core';
import { describe, expect, test } from 'vitest';
import { shareText } from './shareText.ts';

describe('a share of a whole', () => {
  test('is rounded down to two decimals', () => {
    expect(['1', '0.33339', '0.0001'].map((share) => shareText(decimal(share), {}))).toEqual(['100.00%', '33.33%', '0.01%']);
  });

  test('is never shown as zero while it is above zero', () => {
    expect(['0.00009999', '0.000000000000000001'].map((share) => shareText(decimal(share), {}))).toEqual(['< 0.01%', '< 0.01%']);
    expect(shareText(decimal('0'), {})).toBe('0.00%');
  });
});
