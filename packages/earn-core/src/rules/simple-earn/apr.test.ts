import { expect, test } from 'vitest';
import { decimal } from '../../decimal.ts';
import { assessMinLendApr, minAprBounds } from './apr.ts';

const product = (least: string, most: string) => ({
  asset: 'USDT',
  minLendAprFraction: decimal(least),
  maxLendAprFraction: decimal(most),
});

test('given a least minimum above the largest one, then no bounds are known and nothing is refused with one of them (D10, SE-P-08)', () => {
  const crossed = product('0.05', '0.01');
  expect(minAprBounds(crossed)).toBeUndefined();
  for (const percent of ['0.5', '3', '7']) expect(assessMinLendApr(percent, crossed)).toEqual({ state: 'unknown' });
});

test('given both bounds are one rate, then that one can be set (SE-P-07)', () => {
  expect(minAprBounds(product('0.02', '0.02'))).toEqual({ least: '2', most: '2' });
  expect(assessMinLendApr('2', product('0.02', '0.02'))).toEqual({ state: 'ready', request: { asset: 'USDT', minAprFraction: '0.0200' } });
});
