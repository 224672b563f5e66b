/*
 * What each component adds to a page: `npm run bytes` writes `docs/bytes.md` from the built packages. With `--check` it writes nothing,
 * and fails if a component is missing or a figure is another by more than a twentieth.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AREA_AND_CLIENT, weighCode } from '../bench/sizes.ts';
import { exportedComponents } from './docs/componentFacts.ts';
import { root } from './step.ts';

const PAGE = 'docs/bytes.md';
const SOURCES = 'packages/earn-components/src';
const DIST = 'packages/earn-components/dist';

/** Entries of the package, by how the file of a component begins. */
const ENTRIES = ['launchpool', 'overview', 'parts', 'private-wealth', 'soft-staking', 'staking', 'statement'] as const;

/** Bytes that compressing alone may change. */
const NOISE = 100;

const entryOf = (file: string): string => {
  const folder = ENTRIES.find((entry) => file.startsWith(`${SOURCES}/${entry}/`));
  return folder === undefined ? '@earnkit/components' : `@earnkit/components/${folder}`;
};

/** The built file of a dialog that is loaded when it opens. */
function dialogLoadedLater(name: string, file: string): string | undefined {
  const folder = path.posix.join(DIST, path.posix.relative(SOURCES, path.posix.dirname(file)));
  const isLater = globSync(`${folder}/*.js`, { cwd: root }).some((each) =>
    new RegExp(String.raw`import\(["']\./${name}\.js["']\)`).test(readFileSync(path.join(root, each), 'utf8')),
  );
  return isLater ? `${folder}/${name}.js` : undefined;
}

/** What is no component of a page: what the page stands in, and the custom element. */
const NO_COMPONENT: ReadonlySet<string> = new Set(['EarnArea', 'EarnAreaElement', 'MessagesProvider']);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Row {
  readonly name: string;
  readonly atOnce: number;
  readonly opened: number | undefined;
}

async function weigh(): Promise<readonly Row[]> {
  const brotliOf = async (code: string): Promise<number> => (await weighCode(`${AREA_AND_CLIENT} ${code}`)).atOnce.brotli;
  const base = await brotliOf('');
  const rows: Row[] = [];
  for (const [name, file] of [...exportedComponents()].sort(([first], [second]) => (first < second ? -1 : 1))) {
    if (NO_COMPONENT.has(name)) continue;
    const dialog = dialogLoadedLater(name, file);
    rows.push({
      name,
      atOnce: Math.max(0, (await brotliOf(`export { ${name} as weighed } from '${entryOf(file)}';`)) - base),
      opened:
        dialog === undefined
          ? undefined
          : Math.max(0, (await brotliOf(`export { ${name} as weighed } from '${path.join(root, dialog)}';`)) - base),
    });
  }
  return rows;
}

const pageOf = (rows: readonly Row[]): string =>
  [
    '# Bytes',
    '',
    'What each component adds to a page that has an area and a client, in kB by brotli, written by `npm run bytes`. The code of most',
    'dialogs is loaded when they first open. Components share code, so two of them together add less than their sum.',
    '',
    '| component | at once | when it opens |',
    '| --- | --- | --- |',
    ...rows.map(({ name, atOnce, opened }) => `| \`${name}\` | ${kilobytes(atOnce)} | ${opened === undefined ? '' : kilobytes(opened)} |`),
    '',
  ].join('\n');

const figuresIn = (text: string): ReadonlyMap<string, readonly number[]> =>
  new Map(Array.from(text.matchAll(/^\| `(\w+)` \| ([\d.]+) \| ([\d.]*) \|$/gm), ([, name = '', ...cells]) => [name, cells.map(Number)]));

const rows = await weigh();
const place = path.join(root, PAGE);
if (process.argv.includes('--check')) {
  const written = figuresIn(readFileSync(place, 'utf8'));
  const isOld = (bytes: number, kB = 0): boolean => Math.abs(bytes - kB * 1000) > bytes / 20 + NOISE;
  const old = rows.filter(({ name, atOnce, opened = 0 }) => isOld(atOnce, written.get(name)?.[0]) || isOld(opened, written.get(name)?.[1]));
  for (const { name } of old) console.log(`${PAGE} is out of date for ${name}: npm run bytes`);
  process.exitCode = old.length === 0 && written.size === rows.length ? 0 : 1;
} else writeFileSync(place, pageOf(rows));
console.log(`${rows.length} components.`);
