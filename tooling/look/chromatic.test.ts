import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { chromaticModes, chromaticModesOf } from '../../.storybook/chromaticModes.ts';
import { modes } from '../../.storybook/toolbar.ts';
import { root } from '../step.ts';
import { pictures } from './set.ts';

/** The pictures that one build may take. */
const MOST = 2000;

const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
  loadCsf(readFileSync(path.join(root, file), 'utf8'), { makeTitle: (title) => title, fileName: file })
    .parse()
    .stories.map(({ id }) => id),
);

test('every story of the set of pictures is there', () => {
  const known = new Set(stories);
  expect([...new Set(pictures.map(({ story }) => story))].filter((story) => !known.has(story))).toEqual([]);
});

test(`Chromatic takes one picture of each story, more of the set's, and at most ${MOST} in all`, () => {
  const counts = stories.map((story) => Object.keys(chromaticModesOf(story)).length);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(Object.keys(modes).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST);
});

test('Chinese is among the modes, on a desktop and on a phone', () => {
  const chinese = Object.values(modes).filter((mode) => 'locale' in mode && mode.locale === 'zh');
  expect(chinese.map(({ viewport }) => viewport)).toEqual([1280, 375]);
});

test("the modes are written below a story of the set, and below no other one's", () => {
  const { transform } = chromaticModes();
  if (typeof transform !== 'function') throw new Error('The plugin changes code with a function.');
  const written = (code: string) => Reflect.apply(transform, undefined, [code, '/src/Badge.stories.tsx']) as { code: string } | undefined;
  const meta = "const meta = { title: 'UI/Badge' };\nexport default meta;\n";
  const both = written(`${meta}export const Tones = {};\nexport const Chinese = {};`)?.code ?? '';
  expect(both).toContain('Tones.parameters = ');
  expect(both).toContain('"dark":{"appearance":"dark","locale":"en","viewport":1280}');
  expect(both).not.toContain('Chinese.parameters');
  expect(written(`${meta}export const Chinese = {};`)).toBeUndefined();
});
