import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step.ts';
import { componentPages, exportedComponents, factsOf, pageLinks } from './componentFacts.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The sections of a page, in their order. */
const SECTIONS = [
  'When to use',
  'When not to use',
  'Composition',
  'Anatomy',
  'Money and failures',
  'States',
  'Words',
  'Keyboard',
  'Events',
  'Props',
  'Bytes',
  'Proven',
  'Related',
];

/** What a section is written by. */
const BLOCKS = ['Picture', 'Parts', 'States', 'Texts', 'Bytes', 'Proves', 'Related'];

const pages = componentPages();

test('every story of a component is on a page', () => {
  const shown = new Set(pages.flatMap(({ stories }) => stories));
  const all = globSync('packages/earn-components/src/**/*.stories.tsx', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  expect(all.filter((file) => !shown.has(file))).toEqual([]);
});

test.each(pages)('$name has every section, with its blocks', ({ file, stories }) => {
  const text = read(file);
  expect(Array.from(text.matchAll(/^## (.*)$/gm), ([, heading]) => heading)).toEqual(SECTIONS);
  expect(BLOCKS.filter((block) => !text.includes(`<${block} `))).toEqual([]);
  expect(text).toMatch(/<(?:Controls|ArgTypes) /);
  expect(Array.from(text.matchAll(/<States also=\{\[([^\]]*)\]\}/g), ([, list = '']) => list.split(', ').length)).toEqual(
    stories.length > 1 ? [stories.length - 1] : [],
  );
  // What a section says, beside its blocks.
  for (const section of ['When to use', 'When not to use', 'Money and failures', 'Events'])
    expect(text, section).toMatch(new RegExp(`^## ${section}\n\n- \\S`, 'm'));
});

test('a page takes the place of the one that Storybook writes: it is called like its stories, or says so', () => {
  const extra = pages.filter(
    ({ file, name, stories: [first = ''] }) =>
      path.basename(first, '.stories.tsx') !== name && !/<Meta of=\{\w+\} name="Docs" \/>/.test(read(file)),
  );
  expect(extra.map(({ file }) => file)).toEqual([]);
});

test('a page names only components that there are', () => {
  const exported = exportedComponents();
  const links = pageLinks();
  const unknown = pages.flatMap(({ file }) =>
    Array.from(read(file).matchAll(/<Related of="([^"]*)"/g), ([, names = '']) => names.split(', '))
      .flat()
      .filter((name) => links[name] === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(pages.filter(({ name }) => links[name]?.summary === '').map(({ file }) => file)).toEqual([]);
  const imported = pages.flatMap(({ file }) =>
    Array.from(read(file).matchAll(/^import \{ ([^}]*) \} from '@earnkit\/components/gm), ([, names = '']) => names.split(', '))
      .flat()
      .filter((name) => !name.startsWith('type ') && !exported.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(imported).toEqual([]);
});

test('a page tells the words, the bytes and the requirements of its component', () => {
  const facts = new Map(pages.map((page) => [page.name, factsOf(page)]));
  const bonus = facts.get('EarlyRedeemDialog');
  expect(bonus?.words.find(({ key }) => key === 'earn.fixedOrder.early.keep')).toMatchObject({
    english: { text: 'Keep earning', edit: expect.stringMatching(/edit\/main\/.*\/fixedDialogMessages\.ts#L\d+$/) as string },
    chinese: { edit: expect.stringMatching(/fixedDialogMessages\.zh\.ts#L\d+$/) as string },
  });
  expect(bonus?.proven.map(({ id }) => id)).toContain('SE-X-37');
  const unweighed = pages.filter(({ name }) => facts.get(name)?.weights.length !== facts.get(name)?.names.length).map(({ name }) => name);
  expect(unweighed).toEqual([]);
});
