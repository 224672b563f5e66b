import { parse } from 'regexparam';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { filesWith } from './chunks.ts';

/** The letters of every page in its languages; other writing systems have files of their own, which load where they are needed. */
const FONT = /\/inter-latin-wght-normal-[^/]*\.woff2$/;
/** Where the pages are declared. */
const ROUTES = /\/src\/(?:router\.tsx|routes\/.*routes\.ts)$/;
/** A page as it is declared there. */
const PAGE = /\bpath: '([^']+)',(?:(?!\bpath: )[^])*?\bload: \(\) => import\('([^']+)'\)/g;

/** What the server reads: the scripts and styles that the document names, the files of each page that it does not, and those of Chinese. */
export interface PageFiles {
  /** The largest script first, after the styles, which the first paint waits for. */
  readonly document: readonly string[];
  /** A page counts if its path matches, and of several the first. */
  readonly pages: readonly { readonly pattern: string; readonly files: readonly string[] }[];
  readonly zh: readonly string[];
}

/**
 * Has the document ask at once for its font, and writes into `pages.json` what the code of each page is made of. The server names these
 * files with the document, so that the browser does not find out about them from the scripts before them. Over HTTP/1.1 a browser
 * loads six files at once, in the order in which they are named: the large ones come first, because they take longest.
 */
export function preload(): Plugin {
  const declared = new Map<string, readonly { readonly path: string; readonly module: string }[]>();
  return {
    name: 'earnkit:preload',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!ROUTES.test(id)) return;
      const pages = [...code.matchAll(PAGE)];
      if (pages.length !== code.split('import(').length - 1) this.error('A page is declared in a way that its files cannot be read from');
      const modules = pages.map(async ([, path = '', file = '']) => ({ path, module: (await this.resolve(file, id))?.id ?? '' }));
      declared.set(id, await Promise.all(modules));
    },
    generateBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const all = [...chunks.values()];
      const document = filesWith(
        chunks,
        all.filter(({ isEntry }) => isEntry),
      );
      const named = (files: readonly string[]): readonly string[] => {
        const scripts = files.toSorted((first, second) => sizeOf(second) - sizeOf(first));
        const styles = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
        return [...styles, ...scripts].map((file) => `/${file}`);
      };
      const sizeOf = (file: string): number => chunks.get(file)?.code.length ?? 0;
      const filesOf = (roots: readonly Rolldown.OutputChunk[]): readonly string[] =>
        named([...filesWith(chunks, roots)].filter((file) => !document.has(file)));
      const pages = [...declared.keys()].toSorted().flatMap((id) => declared.get(id) ?? []);
      const read: PageFiles = {
        document: named([...document]),
        pages: pages.map(({ path, module }) => ({
          pattern: parse(path).pattern.source,
          files: filesOf(all.filter(({ moduleIds }) => moduleIds.includes(module))),
        })),
        zh: filesOf(all.filter(({ name }) => name === 'zh')),
      };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(read) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        return Object.values(bundle).flatMap(({ fileName }): HtmlTagDescriptor[] => {
          const href = `/${fileName}`;
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
          return FONT.test(href) ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
        });
      },
    },
  };
}
