import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/*
 * A server component, as in the app router of Next.js, imports our entries with a React without state, effects and contexts. Code that
 * needs those must be behind `'use client'`. Otherwise importing the entry fails, whichever name is imported.
 */

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly '@earnkit/source'?: string }>>;
}

/** The source file of every entry, by its name. */
const entries = new Map(
  globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;
    return Object.entries(exports).flatMap(([entry, { '@earnkit/source': source }]) =>
      source === undefined || /\.(?:css|json)$/.test(source)
        ? []
        : [[path.posix.join(name, entry), path.join(root, path.dirname(file), source)] as const],
    );
  }),
);

/** What React has where server components run. */
const onServer = new Set(
  Object.keys(createRequire(import.meta.url)(path.join(root, 'node_modules/react/react.react-server.js')) as object),
);

const IMPORTS = /^(?:import|export)(?! type\b) (?:\{([^}]*)\} from |\*(?: as \w+)? from |\w+ from |)'([^']+)'/gm;

interface Import {
  readonly from: string;
  /** Names that are there when it runs. */
  readonly names: readonly string[];
}

const importsOf = (source: string): Import[] =>
  Array.from(source.matchAll(IMPORTS), ([, names, from = '']) => ({
    from,
    names: names === undefined ? ['*'] : names.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []),
  })).filter(({ names }) => names.length > 0);

/** The names of React that a server lacks, each with the file that imports it, in what runs when an entry is imported there. */
function missing(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  if (source.startsWith("'use client'")) return [];
  return importsOf(source).flatMap(({ from, names }) => {
    if (from === 'react') return names.filter((name) => !onServer.has(name)).map((name) => `${name} in ${path.relative(root, file)}`);
    const next = from.startsWith('.') ? path.resolve(path.dirname(file), from) : entries.get(from);
    return next !== undefined && existsSync(next) ? missing(next, seen) : [];
  });
}

test('React has no state, effect or context where server components run', () => {
  expect([...onServer]).toContain('forwardRef');
  expect([...onServer]).not.toContain('useState');
});

test.each([...entries])('%s can be imported by a server component', (_, file) => {
  expect(missing(file)).toEqual([]);
});
