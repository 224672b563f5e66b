/*
 * The entries of the parts of `@earnkit/ui`. A part is a folder of its sources with an index, or one of which the main entry exports one
 * file. It has an entry of its name beside the main one: `@earnkit/ui/button`. `npm run api` writes the entries into `package.json`.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

const UI = path.join(root, 'packages/ui');
const MANIFEST = path.join(UI, 'package.json');

interface Manifest {
  readonly exports: Readonly<Record<string, object>>;
}

const mainEntry = (): string => readFileSync(path.join(UI, 'src/index.ts'), 'utf8');

/** What the main entry exports of folders: the folder, and the file of it. */
const exportedByMain = (): string[][] =>
  Array.from(mainEntry().matchAll(/ from '\.\/([^/']+)\/([^/']+)'/g), ([, folder = '', file = '']) => [folder, file]);

/** The parts, each with the file of its folder that is its entry. */
export function uiParts(): ReadonlyMap<string, string> {
  const indexes = globSync('src/*/index.ts', { cwd: UI }).map((file) => [path.basename(path.dirname(file)), 'index.ts'] as const);
  const files = new Map<string, string>(exportedByMain().map(([folder = '', file = '']) => [folder, file]));
  return new Map([...files, ...indexes]);
}

/** The parts that the main entry exports too, with the same names. */
export const partsOfMain = (): string[] => {
  const exported = new Set(exportedByMain().map((each) => each.join('/')));
  return [...uiParts()].flatMap(([part, file]) => (exported.has(`${part}/${file}`) ? [part] : []));
};

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;

function entryOf(part: string, file: string) {
  const built = `./dist/${part}/${file.replace(/\.tsx?$/, '')}`;
  return { '@earnkit/source': `./src/${part}/${file}`, types: `${built}.d.ts`, default: `${built}.js` };
}

/** `package.json` as it is, and as it is with an entry for each part, and none for a part that is gone. */
export function withPartEntries(): { readonly is: Manifest; readonly shouldBe: Manifest } {
  const is = readManifest();
  const parts = uiParts();
  // An entry whose name is a folder's is that part's, whichever file it was.
  const others = Object.entries(is.exports).filter(
    ([name]) => name === '.' || !statSync(path.join(UI, 'src', name), { throwIfNoEntry: false })?.isDirectory(),
  );
  const entries = [...others, ...Array.from(parts, ([part, file]) => [`./${part}`, entryOf(part, file)] as const)];
  return { is, shouldBe: { ...is, exports: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}

export const writePartEntries = (): void => writeFileSync(MANIFEST, `${JSON.stringify(withPartEntries().shouldBe, null, 2)}\n`);
