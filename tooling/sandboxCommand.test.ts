import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** What fetches a package by the name of a program. Nobody has claimed the names of our programs, so anybody may. */
const FETCHES = /\b(?:npx|bunx|npm exec|pnpm (?:dlx|exec)|yarn dlx)\b([^\n`]*?)\bearnkit-\w+/g;

/** Whether the package is named, so that the program of it is run. */
const namesPackage = (options: string): boolean => /\s(?:-p|--package)[ =]@earnkit\/\w+\s/.test(options);

const bare = (text: string): readonly string[] =>
  Array.from(text.matchAll(FETCHES)).flatMap(([command, options = '']) => (namesPackage(options) ? [] : [command]));

const ignored = (file: string): boolean => file.includes('node_modules') || file.includes('/dist/');
const documents = globSync(['*.md', '{docs,examples,packages,apps,bench,e2e}/**/*.{md,mdx}'], { cwd: root }).filter(
  (file) => !ignored(file),
);
const manifests = globSync(['examples/*/package.json'], { cwd: root });

test.each([
  ['npx earnkit-sandbox --data x', 1],
  ['npm exec earnkit-sandbox', 1],
  ['pnpm dlx earnkit-conform', 1],
  ['npx -p @earnkit/sandbox earnkit-sandbox --data x', 0],
  ['npx --package=@earnkit/sandbox earnkit-sandbox', 0],
])('given the command "%s", then %i name of a program is fetched', (command, count) => {
  expect(bare(command)).toHaveLength(count);
});

test('given a document, then no command fetches a package by the name of a program, which anybody may claim', () => {
  expect(documents.length).toBeGreaterThan(10);
  const found = documents.flatMap((file) => bare(readFileSync(path.join(root, file), 'utf8')).map((command) => `${file}: ${command}`));
  expect(found).toEqual([]);
});

test('given an example that runs a program of ours, then it has the package', () => {
  const missing = manifests.filter((file) => {
    const { scripts, devDependencies } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    return Object.values(scripts).some((script) => script.includes('earnkit-')) && !('@earnkit/sandbox' in devDependencies);
  });
  expect(missing).toEqual([]);
});
