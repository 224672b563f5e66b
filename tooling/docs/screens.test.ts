import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { root } from '../step.ts';

const textsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));

/** The ids of the stories of the earn area and of the console's pages. */
const stories = new Set(
  [...textsOf('packages/earn-components/src/**/*.stories.tsx'), ...textsOf('.storybook/console/*.stories.tsx')].flatMap((text) => {
    const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(text)?.[1] ?? '';
    return Array.from(text.matchAll(/^export const (\w+)\b/gm), ([, name = '']) => toId(title, storyNameFromExport(name)));
  }),
);

test('every screen of a product is a story that there is, and stands once', () => {
  const shown = textsOf('.storybook/screens/*.mdx').map((text) => Array.from(text.matchAll(/'([\w-]+--[\w-]+)'/g), ([, id = '']) => id));
  expect(shown.flat().length).toBeGreaterThan(60);
  expect(shown.flat().filter((id) => !stories.has(id))).toEqual([]);
  expect([...stories].filter((id) => id.startsWith('pages-') && !shown.flat().includes(id))).toEqual([]);
  for (const ids of shown) expect(new Set(ids).size).toBe(ids.length);
});
