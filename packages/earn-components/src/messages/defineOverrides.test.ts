import { expect, expectTypeOf, test } from 'vitest';
import type { MessageOverrides } from './catalogues.ts';
import { defineOverrides } from './defineOverrides.ts';

test('given texts and functions of the right values, then they compile and are given back', () => {
  const own = {
    'earn.subscribeCoin': 'Anlegen: {coin}',
    'earn.redeem': 'Auszahlen',
    'earn.error.retryAfter': '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
    'earn.redeemCoin': ({ coin }: { readonly coin: string | number }) => `${coin} auszahlen`,
    'earn.ui.close': 'Schließen',
  } as const;
  expect(defineOverrides(own)).toBe(own);
});

test('given a misspelt key or value, then it does not compile', () => {
  // @ts-expect-error The key is `earn.subscribeCoin`.
  expect(defineOverrides({ 'earn.subscribeCoins': 'Anlegen' })).toBeDefined();
  // @ts-expect-error The value is `coin`.
  expect(defineOverrides({ 'earn.subscribeCoin': 'Anlegen: {asset}' })).toBeDefined();
  // @ts-expect-error This message has no value.
  expect(defineOverrides({ 'earn.redeem': 'Auszahlen: {coin}' })).toBeDefined();
  // @ts-expect-error The value is `coin`.
  expect(defineOverrides({ 'earn.subscribeCoin': ({ asset }: { readonly asset: string }) => asset })).toBeDefined();
  expectTypeOf<Parameters<Exclude<NonNullable<MessageOverrides['earn.subscribeCoin']>, string>>[0]>().toEqualTypeOf<
    Readonly<Record<'coin', string | number>>
  >();
});
