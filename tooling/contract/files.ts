import type { DeclaredCall } from '@earnkit/core/calls';
import { docOf } from './annotations.ts';
import { type Example, jsonSchemasOf, openApiOf } from './openapi.ts';
import { plain } from './jsonSchema.ts';

/** The OpenAPI file, from the root of the repository. */
export const OPENAPI = 'packages/earn-core/openapi/openapi.json';
const SCHEMAS = 'packages/earn-core/openapi/schemas.json';
const NAMES = 'packages/earn-core/src/endpoint/callNames.ts';

/** The files of the contract, by their paths, and the OpenAPI document. */
export function contractOf(
  calls: readonly DeclaredCall[],
  examples: Readonly<Record<string, Example>>,
): { readonly files: readonly (readonly [file: string, text: string])[]; readonly document: unknown } {
  const document = openApiOf(calls, examples);
  return {
    // Through JSON, so that what is checked is what is written.
    document: JSON.parse(JSON.stringify(document)),
    files: [
      [OPENAPI, `${JSON.stringify(document, null, 1)}\n`],
      [SCHEMAS, `${JSON.stringify(jsonSchemasOf(calls), null, 1)}\n`],
      [NAMES, namesOf(calls)],
    ],
  };
}

/** The source of the names, which load without the declarations. */
const namesOf = (calls: readonly DeclaredCall[]): string =>
  [
    "/** The names of the exchange's documented calls, written by `npm run contract`. */",
    'export const CALL_NAMES = [',
    ...calls.map(({ call }) => `  '${call.name}',`).toSorted((first, second) => (first < second ? -1 : 1)),
    '] as const;',
    '',
    '/** The name of a documented call, such as `flexible.holdings`. */',
    'export type CallName = (typeof CALL_NAMES)[number];',
    '',
  ].join('\n');

const BEGIN = '<!-- calls: written by npm run contract -->';
const END = '<!-- end of calls -->';

/** A page with its table of calls written anew. */
export function withTable(page: string, calls: readonly DeclaredCall[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The page has no place for the calls: ${BEGIN} and ${END}.`);
  return `${page.slice(0, begin + BEGIN.length)}\n${tableOf(calls)}\n${page.slice(end)}`;
}

const SUCCESS = { 'zero-or-200': '0, 200', 'only-200': '200', 'only-zero': '0' } as const;

function tableOf(calls: readonly DeclaredCall[]): string {
  return [...new Set(calls.map(({ contract }) => contract))]
    .map((contract) =>
      [
        '',
        `### ${contract}`,
        '',
        '| call | sent as | fields | effect | success | visitors | what it does |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        ...calls.flatMap(({ contract: its, call, fields }) => {
          if (its !== contract) return [];
          return `| \`${call.name}\` | \`${call.method} ${call.path}\`, ${call.encoding} | ${fields.map((name) => `\`${name}\``).join(' ')} | ${call.effect} | ${SUCCESS[call.success]} | ${call.visitors} | ${plain(docOf(call) ?? '')} |`;
        }),
        '',
      ].join('\n'),
    )
    .join('');
}
