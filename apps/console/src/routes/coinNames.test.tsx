import { earnLinks, isName } from '@earnkit/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pages } from '../router.tsx';
import { findPage } from '../shell/pages.ts';
import { coin, orderNumber, productId } from './search.ts';

/* The exchange names coins, products and orders as it likes. What is listed opens by its name in every address. */

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
  'A+B',
  'x'.repeat(30),
];

const names = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => isName(text) && text !== '.' && text !== '..'),
);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./**/{search,holdingsSearch}.ts', { eager: true });

interface Named {
  readonly parameter: string;
  readonly schema: v.GenericSchema<unknown, object>;
}

/** Every parameter of every address that names a coin, a product or an order. */
const parameters = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([page, schema]): (readonly [string, Named])[] =>
    typeof schema === 'object' && schema !== null && 'entries' in schema
      ? Object.entries(schema.entries as Readonly<Record<string, { readonly wrapped?: unknown }>>)
          .filter(([, entry]) => [coin, productId, orderNumber].includes(entry.wrapped as typeof coin))
          .map(([parameter]) => [`${file} ${page} ${parameter}`, { parameter, schema: schema as unknown as Named['schema'] }])
      : [],
  ),
);

test('given the addresses of the console, then their parameters that name something are found', () =>
  expect(parameters.length).toBeGreaterThan(15));

test.each(parameters)('given a name in %s, then the page reads it as it is written', (_where, { parameter, schema }) => {
  fc.assert(
    fc.property(names, (name) => {
      const search = new URLSearchParams({ [parameter]: name }).toString();
      expect(v.parse(schema, Object.fromEntries(new URLSearchParams(search)))).toMatchObject({ [parameter]: name });
    }),
  );
});

const links = Object.entries(earnLinks('en'))
  .map(([name, link]) => {
    const of = link as (subject: unknown, type?: number) => string;
    return {
      name,
      of: (asset: string) => (name === 'holding' ? of({ id: asset, orderType: 'fixed', asset, orderId: asset }) : of(asset, 0)),
    };
  })
  .filter(({ of }) => of('COINXYZ').includes('COINXYZ'));

test.each(links)('given a coin in the address that $name makes, then the console has its page, which is told the coin', ({ of }) => {
  fc.assert(
    fc.property(names, (name) => {
      const { pathname, searchParams } = new URL(of(name), location.origin);
      const found = findPage(pages, pathname);
      const told = [...Object.values(found?.params ?? {}), ...searchParams.values()];
      expect(
        told.some((text) => text === name || text.includes(`${name}_USDT`) || text.split('/').includes(name) || text.endsWith(name)),
      ).toBe(true);
    }),
  );
});
