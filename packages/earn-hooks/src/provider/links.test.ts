import { expect, test } from 'vitest';
import { areaLinks } from './links.ts';

test('sign-in stands in the table of links with the locale’s prefix and the way back (SH-05, RG-07, AMB-141)', () => {
  const { login } = areaLinks('zh-TW');
  expect([login(), areaLinks('en').login()]).toEqual(['/zh-tw/login', '/login']);
  const page = '/zh-tw/simple-earn?search=us&subscribe=USDT';
  expect(new URL(login(page), 'https://x').searchParams.get('next')).toBe(page);
});

test('no address of a transfer is known, so there is none until a host names it (AMB-077, AMB-141)', () => {
  expect(areaLinks('en').transfer).toBeUndefined();
});
