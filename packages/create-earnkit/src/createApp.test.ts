import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTS, createApp, isFree, isHost, nameOf, packageManager } from './createApp.ts';

const templates = fileURLToPath(new URL('../../../examples', import.meta.url));
let parent: string;
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'create-earnkit-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test.each(HOSTS)('given a free folder, when an app for %s is written, then it has its name and the version of Earnkit', (host) => {
  const folder = path.join(parent, 'My Earn!');
  createApp({ folder, host, templates, version: '1.2.3-next.0', manager: 'pnpm' });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(manifest.name).toBe('my-earn');
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) =>
    name.startsWith('@earnkit/'),
  );
  expect(versions.length).toBe(5);
  for (const [name, version] of versions) expect([name, version]).toEqual([name, '^1.2.3-next.0']);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('pnpm run sandbox');
  expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toContain('node_modules\n');
});

test('given a folder, then it is free when it is not there, empty, or a new repository alone', () => {
  expect(isFree(path.join(parent, 'new'))).toBe(true);
  expect(isFree(parent)).toBe(true);
  mkdirSync(path.join(parent, '.git'));
  expect(isFree(parent)).toBe(true);
  writeFileSync(path.join(parent, 'notes.txt'), '');
  expect(isFree(parent)).toBe(false);
  expect(isFree(path.join(parent, 'notes.txt'))).toBe(false);
});

test.each([
  ['npm/11.0.0 node/v24.0.0 linux x64', 'npm'],
  ['pnpm/10.1.0 npm/? node/v24.0.0', 'pnpm'],
  ['yarn/4.6.0 npm/? node/v24.0.0', 'yarn'],
  ['bun/1.3.0 npm/? node/v24.0.0', 'bun'],
  ['', 'npm'],
])('given %s, then the package manager is %s', (userAgent, name) => expect(packageManager(userAgent)).toBe(name));

test('given a name of a folder, then the manifest takes it', () => {
  expect(nameOf('apps/Earn_2')).toBe('earn-2');
  expect(nameOf('…')).toBe('earn');
});

test('given the name of another framework, then it is no host', () => {
  expect(isHost('next')).toBe(true);
  expect(isHost('constructor')).toBe(false);
});
