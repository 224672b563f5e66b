import { expect, test } from 'vitest';
import { zoneSeconds } from './orderLog.ts';

test.each([
  ['-12', -43_200],
  ['14', 50_400],
  ['0', 0],
  ['+5.75', 20_700],
  ['-3.50', -12_600],
])('the offset %s is one of a zone (AMB-142)', (text, seconds) => {
  expect(zoneSeconds(text)).toBe(seconds);
});

test.each(['-12.25', '14.25', '-13', '15', '5.1', '', 'abc', '1e1', ' 1'])('the offset "%s" is of no zone, and is refused', (text) => {
  expect(() => zoneSeconds(text)).toThrow('The field time_zone is not an offset in hours.');
});
