import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { bundleByWebpack, esbuild } from '../../bench/bundlers.ts';
import { installPeers } from '../../bench/harness/install.ts';
import { link } from '../examples.ts';
import { packPackages } from '../packages.ts';
import { root } from '../step.ts';

/** The page of parts as products build it. */
export interface PackedPages {
  /** The script of the page, by the bundler. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The text of a published sheet, such as `ui/dist/styles.css`. @param file in `@earnkit` */
  readonly sheetOf: (file: string) => string;
}

const APP = { type: 'module', dependencies: { react: '*', 'react-dom': '*', '@tanstack/react-query': '*' } };

const ENTRY = `import { createRoot } from 'react-dom/client'; import { PartsPage } from './PartsPage.tsx';
  createRoot(document.getElementById('parts')).render(<PartsPage />);`;

/**
 * What is ours in this repository in one module, which imports the packages by their names.
 *
 * @param contents the code of the module, in the folder of the page
 */
export async function moduleOf(contents: string): Promise<string> {
  const { outputFiles } = await esbuild().build({
    stdin: {
      contents,
      resolveDir: path.join(root, 'tooling/hosts'),
      loader: 'tsx',
    },
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
  });
  // The sheets are put into the page by themselves.
  return new TextDecoder().decode(outputFiles[0]?.contents).replaceAll(/^import ['"][^'"]+\.css['"];$/gm, '');
}

/** Each bundler makes one file, so that a page asks for no other. */
const BUNDLERS: Readonly<Record<string, (app: string, file: string) => Promise<string>>> = {
  Vite: async (app, file) => {
    const built = await build({
      root: app,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2022', rolldownOptions: { input: file, output: { codeSplitting: false } } },
    });
    if (!('output' in built)) throw new Error('The bundler kept its output to itself.');
    return built.output[0].code;
  },
  webpack: (app, file) => byWebpack('webpack', app, file),
  Rspack: (app, file) => byWebpack('@rspack/core', app, file),
  esbuild: async (app, file) => {
    const { outputFiles } = await esbuild().build({
      entryPoints: [file],
      absWorkingDir: app,
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return new TextDecoder().decode(outputFiles[0]?.contents);
  },
};

async function byWebpack(bundler: 'webpack' | '@rspack/core', app: string, file: string): Promise<string> {
  const eager = { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } };
  const files = await bundleByWebpack(bundler, readFileSync(file, 'utf8'), path.join(app, 'node_modules'), eager);
  return files.join('\n');
}

/** Unpacks the packages as they are published, and builds the page of parts from them with each bundler. The packages have to be built. */
export async function packedPages(): Promise<PackedPages> {
  await installPeers();
  const app = mkdtempSync(path.join(tmpdir(), 'earnkit-hosts-'));
  process.once('exit', () => rmSync(app, { recursive: true, force: true }));
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(APP));
  await link(app, await packPackages());
  const file = path.join(app, 'page.mjs');
  writeFileSync(file, await moduleOf(ENTRY));
  const scripts: [string, string][] = [];
  for (const [name, bundle] of Object.entries(BUNDLERS)) scripts.push([name, await bundle(app, file)]);
  return {
    scripts: Object.fromEntries(scripts),
    sheetOf: (sheet) => readFileSync(path.join(app, 'node_modules/@earnkit', sheet), 'utf8'),
  };
}
