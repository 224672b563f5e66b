import { expect, test } from 'vitest';
import { areaLinks } from './links.ts';

test('builds the sign-in address with the locale’s prefix and the way back (SH-05, RG-07, AMB-141)', () => {
  const { login } = areaLinks('zh-TW');
  expect([login(), areaLinks('en').login()]).toEqual(['/zh-tw/login', '/login']);
  const page = '/zh-tw/simple-earn?search=us&subscribe=USDT';
  expect(new URL(login(page), 'https://x').searchParams.get('next')).toBe(page);
});

test('has no transfer address until a host names one (AMB-077, AMB-141)', () => {
  expect(areaLinks('en').transfer).toBeUndefined();
});
