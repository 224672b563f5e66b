import { expect, it } from 'vitest';
import type { DataOf } from '../endpoint/endpoint.ts';
import type { EarnCalls } from './EarnCalls.ts';

/* What a server has read goes to the page as JSON, so no answer may hold what JSON does not carry. The type check decides it for every call. */

/** The parts of a value that JSON does not carry. */
type Unplain<Value> = Value extends string | number | boolean | null | undefined
  ? never
  : Value extends readonly (infer Item)[]
    ? Unplain<Item>
    : Value extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | ((...given: never[]) => unknown)
      ? Value
      : Value extends object
        ? { [Key in keyof Value]-?: Unplain<Value[Key]> }[keyof Value]
        : Value;

/** The calls whose answers hold such parts. */
type UnplainCalls = { [Name in keyof EarnCalls]: [Unplain<DataOf<EarnCalls[Name]>>] extends [never] ? never : Name }[keyof EarnCalls];

it('every answer outlives JSON', () => {
  const none: [UnplainCalls] extends [never] ? true : UnplainCalls = true;
  const map: Unplain<{ readonly rows: readonly { readonly byName: ReadonlyMap<string, string> }[] }> = new Map([['BTC', '1']]);
  expect([none, JSON.stringify(map)]).toEqual([true, '{}']);
});
