/*
 * The entries of the parts of `@earnkit/ui`. Each folder of its sources with an index is a part, and has an entry of its name beside the
 * main one: `@earnkit/ui/button`. `npm run api` writes them into `package.json`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

const UI = path.join(root, 'packages/ui');
const MANIFEST = path.join(UI, 'package.json');

interface Manifest {
  readonly exports: Readonly<Record<string, object>>;
}

/** The parts, by their folders. */
export const uiParts = (): string[] => globSync('src/*/index.ts', { cwd: UI }).map((file) => path.basename(path.dirname(file)));

/** The parts that the main entry exports too, with the same names. */
export const partsOfMain = (): string[] => {
  const main = readFileSync(path.join(UI, 'src/index.ts'), 'utf8');
  return uiParts().filter((part) => main.includes(`'./${part}/index.ts'`));
};

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;

const entryOf = (part: string) => ({
  '@earnkit/source': `./src/${part}/index.ts`,
  types: `./dist/${part}/index.d.ts`,
  default: `./dist/${part}/index.js`,
});

/** `package.json` as it is, and as it is with an entry for each part, and none for a part that is gone. */
export function withPartEntries(): { readonly is: Manifest; readonly shouldBe: Manifest } {
  const is = readManifest();
  const others = Object.entries(is.exports).filter(([name, entry]) => JSON.stringify(entry) !== JSON.stringify(entryOf(name.slice(2))));
  const entries = [...others, ...uiParts().map((part) => [`./${part}`, entryOf(part)] as const)];
  return { is, shouldBe: { ...is, exports: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}

export const writePartEntries = (): void => writeFileSync(MANIFEST, `${JSON.stringify(withPartEntries().shouldBe, null, 2)}\n`);
