import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readData } from '@earnkit/core/endpoint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExact } from '../../packages/earn-core/src/client/readAnswer.ts';
import { answerProblems } from '../../packages/earn-sandbox/src/testing/contractFile.ts';
import { root } from '../step.ts';
import { annotatedSource } from './annotatedSource.ts';
import { arbitraryAnswer } from './arbitraryAnswer.ts';
import { gapsIn, schemasOf } from './gaps.ts';
import { loadContract } from './loadContract.ts';
import type { Example } from './openapi.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const document = read('packages/earn-core/openapi/openapi.json') as Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-calls': readonly { readonly name: string }[] }>>>>;
};
const examples = read('packages/earn-testing/src/recordedAnswers.json') as Readonly<Record<string, Example>>;

const calls = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation['x-calls'].map(({ name }) => ({ name, method: method.toUpperCase(), address })),
  ),
);

test('the OpenAPI file has no schema that takes anything, no field without words, and no amount without a unit', () => {
  expect([...schemasOf(document)].length).toBeGreaterThan(1000);
  expect(gapsIn(document)).toEqual([]);
});

test.each([
  ['a schema that takes anything', { note: { description: 'A note.' } }, ['/components/schemas/Row/note takes anything.']],
  ['a field without words', { note: { type: 'string' } }, ['/components/schemas/Row/note has no description.']],
  [
    'an amount without its unit',
    { amount: { anyOf: [{ $ref: '#/components/schemas/Decimal' }, { type: 'null' }], description: 'The amount.' } },
    ['/components/schemas/Row/amount has no unit.'],
  ],
  [
    'a list of anything',
    { list: { type: 'array', items: {}, description: 'A list.' } },
    ['/components/schemas/Row/list/items takes anything.'],
  ],
])('given %s, then it is a gap', (_what, properties, gaps) => {
  expect(gapsIn({ paths: {}, components: { schemas: { Row: { type: 'object', properties } } } })).toEqual(gaps);
});

test('the OpenAPI file has each call once, and each example is an answer that it allows', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(examples).sort());
  expect(calls.flatMap(({ name, method, address }) => answerProblems(method, address, examples[name]?.answer))).toEqual([]);
});

test('the JSON Schemas of each call allow its example: its data and the whole answer', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(read('packages/earn-core/openapi/schemas.json') as object, 'schemas');
  const refused = calls.filter(({ name }) => {
    const { answer } = examples[name] ?? {};
    const { data } = answer as { readonly data?: unknown };
    const allows = (part: string, value: unknown): boolean => ajv.validate({ $ref: `schemas#/$defs/${name}.${part}` }, value);
    return !allows('answer', answer) || (data !== undefined && !allows('data', data));
  });
  expect(refused).toEqual([]);
});

test('given a contract’s source, when it is annotated, then constants, fields and functions say what they are, on the same lines', () => {
  const source = [
    '/** A row. */',
    'export type Row = v.InferOutput<typeof row>;',
    'const row = wireObject({',
    '  /** The coin (SE-01). */',
    '  asset: wireText,',
    '  /** Shared. */',
    '  shared,',
    '});',
    'export function wireAny() {}',
  ].join('\n');
  const annotated = annotatedSource(source, 'contract/room.ts');
  const lines = annotated.split('\n');
  expect(lines[2]).toBe('const row = __named("row", {"file":"contract/room.ts","type":{"name":"Row","doc":"A row."}}, wireObject({');
  expect(lines[4]).toBe('  asset: __documented("The coin (SE-01).", wireText),');
  expect(lines[6]).toBe('  shared: __documented("Shared.", shared),');
  expect(lines.at(-1)).toBe(' wireAny = __named("wireAny", {"file":"contract/room.ts"}, wireAny);');
});

test('given any answer that the OpenAPI file allows, when a contract reads it, then no answer, row or field is unreadable', async () => {
  for (const { call } of await loadContract()) {
    await fc.assert(
      fc.asyncProperty(arbitraryAnswer(document, call.path, call.method), async (answer) => {
        expect(answerProblems(call.method, call.path, answer), call.name).toEqual([]);
        const { data } = (await parseExact(JSON.stringify(answer))) as { readonly data: unknown };
        const read = readData(call.data as Parameters<typeof readData>[0], data);
        expect('broken' in read ? read.broken : [], call.name).toEqual([]);
        const unreadable = 'broken' in read ? [] : read.unreadableRows.filter(({ problem }) => problem !== 'is not unique');
        expect(unreadable, call.name).toEqual([]);
        expect('broken' in read ? [] : read.unreadableFields, call.name).toEqual([]);
      }),
      { numRuns: process.env['EARNKIT_LONG'] === '1' ? 1000 : 20 },
    );
  }
});
