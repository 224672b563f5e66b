import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wirePicture } from './wirePicture.ts';

it.each([
  '/coins/BTC.svg',
  'https://cdn.example/coins/btc.png?size=2#a',
  'HTTPS://cdn.example:8443/btc.png',
  'https://cdn.example/@2x/btc.png',
])('accepts an icon from the page’s origin or over https: %s (UI-28)', (address) => expect(v.parse(wirePicture, address)).toBe(address));

it.each([
  undefined,
  null,
  '',
  7,
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://cdn.example/1',
  'http://cdn.example/btc.png',
  '//evil.example/btc.png',
  '/\\evil.example/btc.png',
  '\\\\evil.example\\btc.png',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://ok.example@evil.example/btc.png',
  ' https://cdn.example/btc.png',
  '/coins/a b.svg',
  'coins/BTC.svg',
  `/${'a'.repeat(2048)}`,
])('rejects any other icon address: %j (UI-28, S02)', (address) => expect(v.parse(wirePicture, address)).toBeUndefined());
