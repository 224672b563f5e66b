/*
 * The `data-part` of every part and component: `npm run parts` writes `docs/parts.md`; with `--check` it writes nothing and compares
 * the page with the sources. Fails if an exported component has none.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

const PAGE = 'docs/parts.md';

/** Packages whose exports have a look, and their entries with components. */
const PACKAGES = [
  {
    name: '@earnkit/ui',
    folder: 'packages/ui/src',
    entries: ['index.ts', 'bar-chart/index.ts', 'line-chart/index.ts', 'virtual-table/index.ts'],
  },
  { name: '@earnkit/components', folder: 'packages/earn-components/src', entries: ['index.ts', 'parts/index.ts'] },
] as const;

/** Exported components without an element of their own. */
const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  AmountVisibility: 'a context',
  ErrorBoundary: 'draws what may fail, and an error state in its place',
  FailureMessage: 'a text',
  MessagesProvider: 'a context',
  QueryView: 'draws what it is given; an error gets the styling',
  RowDialog: 'draws the dialog of a list',
  UnknownAmounts: 'a context',
  UsdtValueProvider: 'a context',
  Words: 'a text',
};

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

/** Names of the components that a file exports, by itself or of a product; types and constants begin otherwise or are marked. */
function componentsOf(entry: string): readonly string[] {
  const text = readFileSync(path.join(root, entry), 'utf8');
  const lists = Array.from(text.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list.split(','));
  const names = lists.flat().map((name) => name.trim().split(' as ').at(-1) ?? '');
  const products = Array.from(text.matchAll(/^export \* from '([^']+)'/gm), ([, file = '']) => path.join(path.dirname(entry), file));
  return [...names.filter((name) => /^[A-Z][a-z]/.test(name)), ...products.flatMap(componentsOf)].sort();
}

/** Names of what a package exports of Radix Themes as it is. */
const foreignIn = (folder: string): ReadonlySet<string> =>
  new Set(
    sourcesOf(folder).flatMap((text) =>
      Array.from(text.matchAll(/^export \{([^}]*)\} from '@radix-ui\//gm), ([, list = '']) =>
        list.split(',').map((name) => name.trim()),
      ).flat(),
    ),
  );

const sourcesOf = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Names that the sources of a folder give to elements: of roots by `rootProps`, and of elements inside. */
function partsIn(folder: string): ReadonlySet<string> {
  const text = sourcesOf(folder).join('\n');
  return new Set(Array.from(text.matchAll(/(?:rootProps\(|data-part=|'data-part': )["']([a-z-]+)["']/g), ([, part = '']) => part));
}

function read() {
  const problems: string[] = [];
  const tables = PACKAGES.map(({ name, folder, entries }) => {
    const parts = partsIn(folder);
    const foreign = foreignIn(folder);
    const components = [...new Set(entries.flatMap((entry) => componentsOf(path.join(folder, entry))))].sort();
    const roots = components.filter((component) => !(component in WITHOUT_ELEMENT) && !foreign.has(component));
    for (const component of roots)
      if (!parts.has(kebab(component))) problems.push(`${component} of ${name} has no data-part="${kebab(component)}".`);
    const rows = roots.map((component) => {
      const part = kebab(component);
      const longer = roots.map(kebab).filter((other) => other.startsWith(`${part}-`));
      const inside = [...parts].filter(
        (inner) => inner.startsWith(`${part}-`) && !longer.some((other) => `${inner}-`.startsWith(`${other}-`)),
      );
      return `| \`${component}\` | \`${part}\` | ${inside
        .sort()
        .map((inner) => `\`${inner}\``)
        .join(', ')} |`;
    });
    return [`## ${name}`, '', '| export | root | inside |', '| --- | --- | --- |', ...rows].join('\n');
  });
  const text = [
    '# Parts',
    '',
    'The `data-part` of each part and component, written by `npm run parts`. A root also takes `className`, `style`, `data-*` and a',
    '`ref`. Where a component is drawn by another, the root has the name of the outer one.',
    '',
    `Without an element of their own: ${Object.entries(WITHOUT_ELEMENT)
      .map(([name, reason]) => `\`${name}\` (${reason})`)
      .join(', ')}.`,
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
  return { problems, text };
}

const { problems, text } = read();
const page = path.join(root, PAGE);
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) problems.push(`${PAGE} is out of date: npm run parts`);
console.log(problems.length === 0 ? `${PAGE} has every part.` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
