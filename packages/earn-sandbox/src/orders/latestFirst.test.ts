import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestFirst } from './latestFirst.ts';

test('latestFirst takes from the latest part first and skips empty parts', () => {
  expect(latestFirst([5n, 0n, 3n, 0n], 4n, (free) => free)).toEqual([
    [3n, 3n],
    [5n, 1n],
  ]);
});

test('given an amount above the sum of the parts, then latestFirst throws', () => {
  expect(() => latestFirst([2n, 0n, 1n], 4n, (free) => free)).toThrow('1 steps less');
});

test('given any parts, then exactly the amount is taken, and nothing from an older part while a later one has some left', () => {
  const anyParts = fc.array(fc.record({ amount: fc.bigInt(0n, 9n), reserved: fc.bigInt(0n, 9n) }), { maxLength: 8 });
  fc.assert(
    fc.property(anyParts, fc.bigInt(0n, 100n), (drawn, share) => {
      const parts = drawn.map(({ amount, reserved }) => ({ amount: amount + reserved, reserved }));
      const free = (part: { readonly amount: bigint; readonly reserved: bigint }): bigint => part.amount - part.reserved;
      const wanted = (parts.reduce((sum, part) => sum + free(part), 0n) * share) / 100n;
      const taken = new Map(latestFirst(parts, wanted, free));
      expect([...taken.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(wanted);
      const oldest = parts.findIndex((part) => taken.has(part));
      for (const [index, part] of parts.entries()) {
        const given = taken.get(part) ?? 0n;
        if (index !== oldest) expect(given).toBe(index > oldest && oldest !== -1 ? free(part) : 0n);
        expect(given <= free(part)).toBe(true);
      }
    }),
  );
});
