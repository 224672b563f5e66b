import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../tooling/step.ts';
import { bytesOf } from './harness/bytes.ts';
import { weighCode } from './sizes.ts';

/*
 * What a page loads at once of an import, by the bundler that its product has: brotli, ES modules, React not counted. The table is in the
 * README of `@earnkit/components`; `npm run bench -- bundlers` writes it.
 */

const CLIENT = `export { createEarnClient } from '@earnkit/core/client';`;

/** What is weighed, as a product writes it. */
export const IMPORTS = {
  '`Button` of `@earnkit/ui/button`': `export { Button } from '@earnkit/ui/button';`,
  '`Button` of `@earnkit/ui`': `export { Button } from '@earnkit/ui';`,
  '`EarnArea` of `@earnkit/components/area`': `export { EarnArea } from '@earnkit/components/area';`,
  'flexible holdings, with area and client, of their own entries': `export { EarnArea } from '@earnkit/components/area'; export { FlexibleHoldings } from '@earnkit/components/simple-earn/flexible-holdings'; ${CLIENT}`,
  'the same of `@earnkit/components`': `export { EarnArea, FlexibleHoldings } from '@earnkit/components'; ${CLIENT}`,
} as const;

const IS_REACT = /^react(?:-dom)?(?:$|\/)/;

interface EsbuildOutput {
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}
/** esbuild, which the packages are built with. */
export const esbuild = (): Esbuild => createRequire(import.meta.resolve('tsup'))('esbuild') as Esbuild;

interface Esbuild {
  readonly build: (options: object) => Promise<{
    readonly outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[];
    readonly metafile: { readonly outputs: Readonly<Record<string, EsbuildOutput>> };
  }>;
}

/** By esbuild, as Angular's and other tools run it: with `splitting`. */
export async function weighByEsbuild(code: string): Promise<number> {
  const { build } = esbuild();
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: path.join(root, 'bench') },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
    target: 'es2022',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const atOnce = new Set<string>();
  const visit = (name: string): void => {
    const output = metafile.outputs[name];
    if (output === undefined || atOnce.has(name)) return;
    atOnce.add(name);
    for (const { path: imported, kind } of output.imports) if (kind === 'import-statement') visit(imported);
  };
  visit(Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === '<stdin>') ?? '');
  return bytesOf(outputFiles.filter((file) => atOnce.has(path.relative(root, file.path))).map(({ contents }) => contents)).brotli;
}

interface WebpackStats {
  readonly hasErrors: () => boolean;
  readonly toJson: (options: object) => { entrypoints: Record<string, { assets: { name: string }[] }>; errors: { message: string }[] };
}
type Webpack = (options: object, done: (error: Error | null, stats: WebpackStats) => void) => void;

/** A bundler that takes webpack's options. They are installed with the benchmark's peers. */
export type WebpackLike = 'webpack' | '@rspack/core';

/**
 * Bundles a module for production by webpack, or by Rspack, which takes the same options.
 *
 * @param modules where packages are looked for
 * @param more options over those
 * @returns the files that a page loads at once. @throws what the bundler found wrong.
 */
export async function bundleByWebpack(bundler: WebpackLike, code: string, modules: string, more: object): Promise<readonly Buffer[]> {
  const loaded = createRequire(path.join(root, 'bench/peers/package.json'))(bundler) as Webpack | { rspack: Webpack };
  const run = 'rspack' in loaded ? loaded.rspack : loaded;
  const folder = mkdtempSync(path.join(path.dirname(modules), '.bundle-'));
  try {
    const entry = path.join(folder, 'entry.mjs');
    writeFileSync(entry, code);
    const stats = await new Promise<WebpackStats>((resolve, reject) => {
      const options = {
        mode: 'production',
        target: ['web', 'es2022'],
        context: folder,
        entry: { entry },
        experiments: { outputModule: true },
        output: { path: path.join(folder, 'out'), module: true, library: { type: 'module' } },
        resolve: { modules: [modules, 'node_modules'], conditionNames: ['import', 'module', 'browser', 'default'] },
        performance: false,
        devtool: false,
        ...more,
      };
      run(options, (error, done) => (error ? reject(error) : resolve(done)));
    });
    const { entrypoints, errors } = stats.toJson({ entrypoints: true, errors: true });
    if (stats.hasErrors()) throw new Error(errors.map(({ message }) => message).join('\n'));
    const files = entrypoints['entry']?.assets.filter(({ name }) => /\.m?js$/.test(name)) ?? [];
    return files.map(({ name }) => readFileSync(path.join(folder, 'out', name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const weighByWebpack = async (bundler: WebpackLike, code: string): Promise<number> =>
  bytesOf(await bundleByWebpack(bundler, code, path.join(root, 'node_modules'), { externalsType: 'module', externals: IS_REACT })).brotli;

/** The bundlers of the table. */
const BUNDLERS: Readonly<Record<string, (code: string) => Promise<number>>> = {
  Vite: async (code) => (await weighCode(code)).atOnce.brotli,
  webpack: (code) => weighByWebpack('webpack', code),
  Rspack: (code) => weighByWebpack('@rspack/core', code),
  'esbuild, splitting': weighByEsbuild,
};

/** The table's place in the README. */
const README = path.join(root, 'packages/earn-components/README.md');
const PLACE = /(?<=<!-- bytes by bundler -->\n)[\s\S]*?(?=<!-- end of bytes -->)/;

/** The cells of the table as it is written, by import and bundler: kilobytes. */
export function writtenBytes(): ReadonlyMap<string, number> {
  const [table = ''] = PLACE.exec(readFileSync(README, 'utf8')) ?? [];
  const [head = [], , ...rows] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows.flatMap(([name = '', ...cells]) => cells.map((cell, index) => [`${name} ${head[index + 1] ?? ''}`, Number.parseFloat(cell)])),
  );
}

/** Measures everything and writes the table. */
export async function writeBundlerTable(): Promise<string> {
  const rows: string[] = [];
  for (const [name, code] of Object.entries(IMPORTS)) {
    const cells: string[] = [];
    for (const weigh of Object.values(BUNDLERS)) cells.push(`${((await weigh(code)) / 1000).toFixed(1)} kB`);
    rows.push(`| ${[name, ...cells].join(' | ')} |`);
  }
  const columns = ['import', ...Object.keys(BUNDLERS)];
  const table = [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n');
  writeFileSync(README, readFileSync(README, 'utf8').replace(PLACE, `\n${table}\n\n`));
  return table;
}
