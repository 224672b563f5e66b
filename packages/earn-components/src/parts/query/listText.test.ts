import { expect, test } from 'vitest';
import { listText } from './listText.ts';

test.each([
  ['en', 'ETH, SOL, TRX'],
  ['zh-CN', 'ETH、SOL、TRX'],
])('given three names in %s, then they are separated as the language does it, without a word between', (language, text) => {
  expect(listText(language, ['ETH', 'SOL', 'TRX'])).toBe(text);
  expect(listText(language, ['ETH'])).toBe('ETH');
});
