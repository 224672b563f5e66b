import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earnLinks } from './links.ts';
import { isName } from './name.ts';
import { frameRequest, stakingQuery, stakingTargetOf } from './rules/staking/index.ts';

const NAMES = [
  '比特币',
  '$MEME',
  'Two Words',
  'A/B',
  'A&B',
  '50%',
  '100%25',
  '#1',
  'WHAT?',
  '🐸🚀',
  'steth',
  'stETH',
  'USDC.e',
  '..',
  '~',
  'A+B',
  'x'.repeat(30),
];

const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isName));

it('takes names in any script, with blanks, signs and emoji', () => expect(NAMES.filter((text) => !isName(text))).toEqual([]));

it.each(['', ' ', '<b>', 'a\u0000', 'a\nb', '\u202Eabc', '\uD83D', 'x'.repeat(201)])('takes %j for no name', (text) =>
  expect(isName(text)).toBe(false),
);

it('keeps a coin as it is written in the address of a staking page, in its query and in a message of the parent page', () =>
  fc.assert(
    fc.property(name, (asset) => {
      const segment = new URL(earnLinks('en').staking(asset), 'https://a.example').pathname.split('/').at(-1) ?? '';
      // A browser reads these two as a step in the path.
      if (asset !== '.' && asset !== '..')
        expect(stakingTargetOf(decodeURIComponent(segment))).toEqual(/^\d{1,20}$/.test(asset) ? { pid: asset } : { asset });
      const holding = new URL(earnLinks('en').stakingHolding(asset, 0), 'https://a.example');
      expect(stakingQuery(holding.search).asset).toBe(asset);
      const origin = 'https://a.example';
      expect(frameRequest({ origin, data: { type: 'reopen_stake', payload: { coin: asset } } }, origin)?.asset).toBe(asset);
    }),
  ));
