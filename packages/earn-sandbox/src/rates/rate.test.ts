import { expect, test } from 'vitest';
import { dayRateYear, rateYear, rateYearUnits } from './rate.ts';

/** 2026-03-10 10:00 UTC, in hours since 1970. */
const HOUR = Date.UTC(2026, 2, 10, 10) / 3_600_000;

/** Data folders keep what was paid by them, so the rates of an hour never change. */
test.each([
  ['USDT', 30_000, 30, ['0.026886', '0.025473', '0.024231', '0.026391', '0.023889', '0.027813', '0.02613'], '0.027751'],
  ['BTC', 4200, 60, ['0.004721', '0.004441', '0.004613', '0.003709', '0.003951', '0.004313', '0.003727'], '0.004372'],
  ['staking 1011', 31_500, 25, ['0.031736', '0.030256', '0.030744', '0.030335', '0.030146', '0.030146', '0.033327'], '0.0308'],
])('given %s, then the rates of hours and the mean of a day are what they have always been', (asset, baseRate, swing, rates, mean) => {
  const product = { asset, baseRate, swing };
  expect([0, 1, 2, 7, 25, 168, -4000].map((step) => rateYear(product, HOUR + step))).toEqual(rates);
  expect([0, 1].map((step) => rateYearUnits(product, HOUR + step))).toEqual(
    rates.slice(0, 2).map((rate) => BigInt(rate.replace('0.', '').padEnd(6, '0')) * 10n ** 12n),
  );
  expect(dayRateYear(product, Math.floor(HOUR / 24))).toBe(mean);
});
