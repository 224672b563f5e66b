import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/*
 * What the packages say to a developer, thrown or in the console, begins with a number and ends with the address of its section in
 * `docs/errors.md`, or `docs/doctor.md` for what the doctor finds.
 */

const ADDRESS = 'https://github.com/earnkit/earnkit/blob/main/docs/errors.md#';

/** Where a message begins: it is thrown or written to the console, or handed to what writes it there. */
const SAID = /new (?:Type|Range)?Error\(|console\.(?:warn|error)\)?\(|(?<!#)\b(?:log|tell)\(\s*[`'"]|#refuse\('|\bEK\d{3}: /g;

/** Files whose errors no developer meets, and why. */
const UNSAID: readonly (readonly [file: RegExp, why: string])[] = [
  [/^earn-hooks\/src\/(?:flow|private-wealth|simple-earn|submission)\//, 'a submission catches it: the outcome of an order is not known'],
  [/^earn-core\/src\/client\/readAnswer\.ts$/, 'the client makes `contract` of it'],
  [/^earn-components\/src\/parts\/poster\/posterFile\.ts$/, 'the dialog of the poster says that it cannot be drawn'],
  [/^(?:earn-components\/src\/bin|create-earnkit)\//, 'a program says it to who started it'],
  [/^earn-testing\/src\/createWorld\.ts$/, 'a network failure that a test asked for'],
  [/^earn-sandbox\/src\/(?!msw|browserOf)/, 'a program says it to who started it, or a check of the sandbox itself fails'],
];

/** Calls that hand on a message which is checked where it is written, and an error that is caught beside it. */
const HANDED_ON = /^(?:console\.(?:warn|error)\)?\((?:fault|line|message)\)|new TypeError\(`"\$\{baseUrl\}" has no origin)/;

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories|chaos|d)\.|\/(?:testing|recipes)\//.test(file),
);

interface Said {
  readonly place: string;
  /** The statement from where it begins. */
  readonly text: string;
}

const said = sources.flatMap((file): readonly Said[] => {
  const name = path.relative('packages', file);
  if (UNSAID.some(([pattern]) => pattern.test(name))) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  return Array.from(source.matchAll(SAID), ({ index }) => {
    const end = source.indexOf(';\n', index);
    return { place: `${name}:${source.slice(0, index).split('\n').length}`, text: source.slice(index, end) };
  }).filter(({ text }) => !HANDED_ON.test(text));
});

const numbersIn = (text: string): readonly string[] => Array.from(text.matchAll(/\bEK\d{3}\b/g), ([number]) => number);
const sectionsOf = (file: string): readonly string[] =>
  Array.from(readFileSync(path.join(root, 'docs', file), 'utf8').matchAll(/^## (EK\d{3})$/gm), ([, number = '']) => number);
const textOf = (files: readonly string[]): string => files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');

test('given what is said to a developer, then each message has a number and the address of its section', () => {
  expect(said.length).toBeGreaterThan(25);
  const wrong = said.filter(({ text }) => {
    const number = /(?:[`'"]|^)(EK\d{3}): /.exec(text)?.[1];
    return number === undefined || !text.includes(`${ADDRESS}${number.toLowerCase()}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['errors.md', /^EK0/, (file: string) => !file.includes('/bin/')],
  ['doctor.md', /^EK1/, (file: string) => file.includes('/bin/doctor/')],
] as const)('given docs/%s, then it has a section for each number of the sources, in order, and no other', (document, range, isIn) => {
  const sections = sectionsOf(document);
  expect(sections).toEqual([...new Set(sections)].toSorted());
  const numbers = numbersIn(textOf(sources.filter(isIn))).filter((number) => range.test(number));
  expect([...new Set(numbers)].toSorted()).toEqual(sections);
});

test('given a section of docs/errors.md, then it says what, why and how to mend it', () => {
  const text = readFileSync(path.join(root, 'docs/errors.md'), 'utf8');
  for (const section of text
    .split(/^## /m)
    .slice(1)
    .filter((part) => part.startsWith('EK')))
    for (const part of ['**What.**', '**Why.**', '**Mend.**']) expect(section, section.slice(0, 40)).toContain(part);
});
