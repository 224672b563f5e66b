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

test('marks a file with a hash in its name as immutable', async () => {
  expect(await files.find('/assets/index-4f.js')).toMatchObject({
    hashed: true,
    contentType: 'text/javascript; charset=utf-8',
    content: Buffer.from('export {};'),
  });
  expect(await files.find('/theme.js')).toMatchObject({ hashed: false });
});

test('follows a link inside the folder and not out of it', async () => {
  expect(await files.find('/assets/inside.js')).toBeDefined();
  expect(await files.find('/assets/link.js')).toBeUndefined();
  expect(await files.find('/assets/beside/secret.js')).toBeUndefined();
});

test.each([
  '/../secret.js',
  '/assets/../../secret.js',
  '/assets/notes.map',
  '/assets/folder.js',
  '/assets',
  '/',
  '/index.html',
  '/absent.js',
])('%s is not served', async (pathname) => {
  expect(await files.find(pathname)).toBeUndefined();
});

test('serves the built page', () => {
  expect(String(files.page)).toBe('<title>Earnkit</title>');
});

test('names the command to run when there is no build', async () => {
  await expect(openStaticFiles(join(folder, 'absent'))).rejects.toThrow(StartError);
  await expect(openStaticFiles(join(folder, 'absent'))).rejects.toThrow(/npm run build/);
});
