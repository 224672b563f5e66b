import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** A package in the lock file: its own name where it is one of ours, and what it installs with it. */
interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Where a package finds another: beside it, or in a folder above it. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    const found = packages[place];
    if (found) return found.link === true ? found.resolved : place;
    if (folder === '.') return undefined;
  }
}

/** The names of all that is installed with a package. */
function closureOf(start: string): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set([start]);
  for (const place of seen) {
    const { dependencies = {}, peerDependencies = {} } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      names.add(name);
      const next = placeOf(name, place);
      if (next !== undefined) seen.add(next);
    }
  }
  return names;
}

test('given a team that installs @earnkit/ui alone, then neither valibot nor bignumber.js comes with it, nor another package of ours but the calendar', () => {
  const installed = closureOf('packages/ui');
  expect([...installed].filter((name) => name.startsWith('@earnkit/'))).toEqual(['@earnkit/time']);
  expect([...installed]).toContain('dayjs');
  expect([...installed]).not.toContain('valibot');
  expect([...installed]).not.toContain('bignumber.js');
});

test('given a team that installs @earnkit/time, then dayjs alone comes with it', () => {
  expect([...closureOf('packages/earn-time')]).toEqual(['dayjs']);
});
