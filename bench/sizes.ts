import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureBuilt } from '../tooling/build.ts';
import { root } from '../tooling/step.ts';

/*
 * What a product's visitors download: each example is built as a product would build it, from the packages' dist, with
 * React left out because every product has it already.
 */

const EXAMPLES: Readonly<Record<string, string>> = {
  'a decimal field': `export { DecimalInput } from '@earnkit/ui/decimal-input';`,
  'a button': `export { Button } from '@earnkit/ui';`,
  'a client': `export { createEarnClient } from '@earnkit/core';`,
  'the holdings of the README': `export { EarnArea, FlexibleHoldings } from '@earnkit/components'; export { createEarnClient } from '@earnkit/core';`,
  'all components': `export * from '@earnkit/components';`,
};

const SHEETS = ['packages/ui/dist/styles.css', 'packages/earn-components/dist/styles.css'];

const cache = path.join(root, 'node_modules/.cache/earnkit');

interface Size {
  readonly name: string;
  /** Gzipped bytes at once. */
  readonly first: number;
  /** Gzipped bytes of what is loaded when it is needed. */
  readonly later: number;
}

if (!(await ensureBuilt())) process.exit(1);
const sizes: Size[] = [];
for (const [name, code] of Object.entries(EXAMPLES)) sizes.push(await measure(name, code));
for (const sheet of SHEETS) sizes.push({ name: sheet, first: gzipSync(readFileSync(path.join(root, sheet))).length, later: 0 });

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`.padStart(10);
console.log(`${'gzipped'.padEnd(44)}${'at once'.padStart(10)}${'later'.padStart(10)}`);
for (const { name, first, later } of sizes) console.log(`${name.padEnd(44)}${kilobytes(first)}${kilobytes(later)}`);

async function measure(name: string, code: string): Promise<Size> {
  // Inside the repository, where the packages are found by their names.
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'size-'));
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, code);
  try {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rollupOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
      },
    });
    const outputs = Array.isArray(built) ? built : [built];
    const chunks = outputs.flatMap((each) => ('output' in each ? each.output : [])).filter((file) => file.type === 'chunk');
    const bytesOf = (isWanted: (chunk: (typeof chunks)[number]) => boolean): number =>
      chunks.filter(isWanted).reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
    const atOnce = new Set<string>();
    const visit = (file: string): void => {
      if (atOnce.has(file)) return;
      atOnce.add(file);
      for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) visit(imported);
    };
    for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
    return { name, first: bytesOf((chunk) => atOnce.has(chunk.fileName)), later: bytesOf((chunk) => !atOnce.has(chunk.fileName)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
