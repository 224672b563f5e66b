import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from './settings.ts';
import { openStaticFiles, type StaticFiles } from './staticFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-static-'));
const dist = join(folder, 'dist');
let files: StaticFiles;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets/folder.js'), { recursive: true });
  mkdirSync(join(folder, 'dist-beside'));
  writeFileSync(join(dist, 'index.html'), '<title>Earnkit</title>');
  writeFileSync(join(dist, 'assets/index-4f.js'), 'export {};');
  writeFileSync(join(dist, 'assets/index-4f.js.br'), 'by brotli');
  writeFileSync(join(dist, 'assets/index-4f.js.gz'), 'by gzip');
  writeFileSync(join(dist, 'assets/notes.map'), '{}');
  writeFileSync(join(dist, 'theme.js'), '0;');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'dist-beside/secret.js'), 'secret');
  symlinkSync(join(folder, 'secret.js'), join(dist, 'assets/link.js'));
  symlinkSync(join(folder, 'dist-beside'), join(dist, 'assets/beside'));
  symlinkSync(join(dist, 'theme.js'), join(dist, 'assets/inside.js'));
  files = await openStaticFiles(dist);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file with a hash in its name is kept forever, any other until it is asked for again', () => {
  const kept = ['/assets/index-4f.js', '/theme.js'].map((path) => files.find(path)?.keep);
  expect(kept).toEqual(['forever', 'until-asked']);
});

test('a file comes in the smallest encoding that is taken, each with a tag of its own', () => {
  const file = files.find('/assets/index-4f.js');
  expect(file).toMatchObject({ contentType: 'text/javascript; charset=utf-8', varies: true });
  const versions = ['gzip, br', 'gzip', undefined].map((accepted) => file?.as(accepted));
  expect(versions.map((version) => [version?.encoding, String(version?.content)])).toEqual([
    ['br', 'by brotli'],
    ['gzip', 'by gzip'],
    [undefined, 'export {};'],
  ]);
  expect(new Set(versions.map((version) => version?.tag)).size).toBe(3);
  expect(files.find('/theme.js')?.as('gzip, br')).toMatchObject({ encoding: undefined, content: Buffer.from('0;') });
});

test('follows a link inside the folder and not out of it', () => {
  expect(files.find('/assets/inside.js')).toBeDefined();
  expect(files.find('/assets/link.js')).toBeUndefined();
  expect(files.find('/assets/beside/secret.js')).toBeUndefined();
});

test.each([
  '/../secret.js',
  '/assets/../../secret.js',
  '/assets/notes.map',
  '/assets/folder.js',
  '/assets',
  '/',
  '/index.html',
  '/assets/index-4f.js.br',
  '/absent.js',
])('%s is not served', (pathname) => {
  expect(files.find(pathname)).toBeUndefined();
});

test('serves the built page', () => {
  expect(String(files.page.as(undefined).content)).toBe('<title>Earnkit</title>');
});

test('names the command to run when there is no build', async () => {
  await expect(openStaticFiles(join(folder, 'absent'))).rejects.toThrow(StartError);
  await expect(openStaticFiles(join(folder, 'absent'))).rejects.toThrow(/npm run build/);
});
