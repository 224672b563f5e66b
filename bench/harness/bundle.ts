import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../tooling/step.ts';

/** The output of the bundler for an entry, split by when a page loads it. */
export interface Bundle {
  /** Every file by its name. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly entry: string;
  /** The entry, what it imports, and their styles. */
  readonly atOnce: { readonly js: readonly string[]; readonly css: readonly string[] };
  /** Imported on demand. */
  readonly later: { readonly js: readonly string[]; readonly css: readonly string[] };
}

interface BundleOptions {
  /**
   * Packages that are left out because every product has them already.
   * @default none
   */
  readonly external?: readonly RegExp[];
}

const ENTRY = 'virtual:entry';

/** Builds a module as a product would for production, in memory. Fails where anything it imports is missing. */
export async function bundle(code: string, { external = [] }: BundleOptions = {}): Promise<Bundle> {
  const missing: string[] = [];
  const built = await build({
    root: path.join(root, 'bench'),
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [entryOf(code)],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        external: [...external],
        // The exports stand for what a page uses. As in the build of a page, its file may hold what other files import.
        preserveEntrySignatures: external.length > 0 ? 'allow-extension' : false,
        onwarn: ({ code = '', message }) => {
          if (/UNRESOLVED|MISSING_EXPORT|IMPORT_IS_UNDEFINED/.test(code)) missing.push(message);
        },
      },
    },
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  if (!('output' in built)) throw new Error('The bundler kept its output to itself.');
  return sorted(built.output);
}

function sorted(output: Rolldown.RolldownOutput['output']): Bundle {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const [entry] = output;
  const atOnce = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || atOnce.has(name)) return;
    atOnce.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(entry.fileName);
  const stylesOf = (names: Iterable<string>): Set<string> =>
    new Set([...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  const styles = stylesOf(atOnce);
  const later = [...chunks.keys()].filter((name) => !atOnce.has(name));
  return {
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    entry: entry.fileName,
    atOnce: { js: [...atOnce], css: [...styles] },
    later: { js: later, css: [...stylesOf(later)].filter((name) => !styles.has(name)) },
  };
}

/** The filters keep the bundler from asking about each of a thousand modules. */
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:entry$/ }, handler: () => path.join(root, 'bench/entry.js') },
  load: { filter: { id: /[\\/]bench[\\/]entry\.js$/ }, handler: () => code },
});
