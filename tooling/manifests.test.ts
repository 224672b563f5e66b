import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';
import { outdatedMarks } from './versionMarks.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: { readonly url?: string };
  readonly license?: string;
  readonly author?: string;
  readonly repository?: { readonly type?: string; readonly url?: string; readonly directory?: string };
  readonly engines?: { readonly node?: string };
  readonly files?: readonly string[];
}

const REPOSITORY = 'https://github.com/earnkit/earnkit';
const folders = globSync('packages/*', { cwd: root }).sort();
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

test('there are packages, all of one version', () => {
  expect(folders.length).toBeGreaterThan(5);
  expect(new Set(folders.map((folder) => manifestOf(folder).version)).size).toBe(1);
});

test('the version that a package tells a page is that of its manifest', () => expect(outdatedMarks()).toEqual([]));

test.each(folders)('the manifest of %s says what npm shows and what its provenance needs', (folder) => {
  const manifest = manifestOf(folder);
  expect(manifest.repository).toEqual({ type: 'git', url: `git+${REPOSITORY}.git`, directory: folder });
  expect(manifest.homepage).toBe(`${REPOSITORY}/tree/main/${folder}#readme`);
  expect(manifest.bugs?.url).toBe(`${REPOSITORY}/issues`);
  expect(manifest.license).toBe('MIT');
  expect(manifest.author).toMatch(/\w/);
  expect(manifest.description).toMatch(/\.$/);
  expect(manifest.keywords?.length).toBeGreaterThan(3);
  expect(manifest.engines?.node).toMatch(/^>=\d+/);
  expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'CHANGELOG.md', 'LICENSE']));
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) expect(existsSync(path.join(root, folder, file)), file).toBe(true);
});

/** Links of a Markdown file. */
const linksOf = (file: string): readonly string[] =>
  Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);

test.each(folders)('the README of %s links to what is there, from npm as well', (folder) => {
  const inRepository = new RegExp(`^${REPOSITORY}/(?:blob|tree)/main/([^#]+)`);
  for (const link of linksOf(`${folder}/README.md`)) {
    expect(link).toMatch(/^(?:https:\/\/|#|mailto:)/);
    const [, place] = inRepository.exec(link) ?? [];
    if (place !== undefined) expect(existsSync(path.join(root, place)), link).toBe(true);
  }
});
