import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tooling/step.ts';
import { bundle, type Bundle } from './bundle.ts';
import { bytesOf, type Bytes } from './bytes.ts';

/** A contestant's page, and what it is to download: all of the page, React included. */
export interface Page {
  readonly html: string;
  readonly files: Bundle['files'];
  readonly js: Bytes;
  /** Names of the scripts that are imported when they are needed. */
  readonly later: readonly string[];
  readonly css: Bytes;
}

const bench = path.join(root, 'bench');

/** Names of all contestants of a group: ours and the floor from `contestants`, the peers from `peers`. */
export function contestantsOf(group: string): string[] {
  return globSync([`contestants/${group}/*.tsx`, `peers/${group}/*.tsx`], { cwd: bench })
    .map((file) => path.basename(file, '.tsx'))
    .sort();
}

/** Builds a contestant's page; `name` is its file in `contestants` or `peers`, without its ending. */
export async function buildPage(name: string): Promise<Page> {
  const file = ['contestants', 'peers'].map((folder) => path.join(bench, folder, `${name}.tsx`)).find((file) => existsSync(file));
  if (!file) throw new Error(`There is no contestant ${name}.`);
  const { files, entry, atOnce, later } = await bundle(
    `import { boot } from ${JSON.stringify(path.join(bench, 'page/boot.tsx'))};
     import * as contestant from ${JSON.stringify(file)};
     boot(contestant);`,
  );
  const bytes = (names: readonly string[]): Bytes => bytesOf(names.map((each) => files.get(each) ?? ''));
  const styles = atOnce.css.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>${styles}</head><body><script type="module" src="${entry}"></script></body></html>`,
    files,
    js: bytes(atOnce.js),
    later: later.js,
    css: bytes(atOnce.css),
  };
}
