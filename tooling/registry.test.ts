import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** Which registry packages come from is for npm's own configuration to say, on each machine. */
const REGISTRY = /\b(?:registry\.[a-z]+js\.|[a-z]+js\.(?:org|com)\/package\/|registry\.yarnpkg\.|npm\.pkg\.)/;

test('no file of the repository names the host of a package registry', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml|md|mdx|npmrc)$|^\.ci\//.test(file));
  expect(files).toContain('package-lock.json');
  const naming = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (REGISTRY.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(naming).toEqual([]);
});
