import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';

/** How modules are put together into files: the names of the files, the most wanted first, and which module goes where. */
interface Chunks {
  /** Each module is placed by itself. What it imports has its own place, also where a file only re-exports it. */
  readonly includeDependenciesRecursively: false;
  /** Options of the bundler. */
  readonly groups: { readonly name: string; readonly test: (id: string) => boolean; readonly priority: number }[];
}

/** The id of a module: its file. */
const idOf = (...parts: readonly string[]): string => normalizePath(join(...parts));
const SRC = join(import.meta.dirname, '../src');
/** Where each product has a folder with its pages. */
const ROUTES = `${idOf(SRC, 'routes')}/`;
/** What is loaded with every page, though not before it is drawn. */
const WITH_EVERY_PAGE = idOf(SRC, 'shell/SandboxPanel.tsx');
/** The page that a first visit opens. */
const FIRST_PAGE = idOf(ROUTES, 'simple-earn/index.tsx');
/** The page about all products. */
const OVERVIEW = idOf(ROUTES, 'earn/index.tsx');
/** The folder of the pages about all products. */
const ABOUT_ALL = idOf(ROUTES, 'earn/');
/** The pages of one stake or one order. What they share with each other comes in a file of their own: they make nothing shared by more. */
const ORDER_PAGES: readonly string[] = ['staking/stake.tsx', 'launchpool/stake.tsx', 'private-wealth/order.tsx'].map((page) =>
  idOf(ROUTES, page),
);
/** The file of the modules that the overview shares with a product. Two small products share a file. Modules that no product's page uses go to Simple Earn's. */
const OVERVIEW_FILES: Readonly<Record<string, string>> = {
  launchpool: 'launchpool',
  staking: 'staking',
  'private-wealth': 'wealth',
  'soft-staking': 'wealth',
};
/**
 * What a person's holdings in Simple Earn are shown with: their page, and a part that is loaded for a person alone. Both come with what
 * the pages of the product share, in one file in place of five.
 */
const holdingsIds = (): readonly string[] => [
  idOf(ROUTES, 'simple-earn/my-lendings.tsx'),
  // Where the package is built, which is not known while developing.
  idOf(dirname(createRequire(import.meta.url).resolve('@earnkit/components/simple-earn')), 'portfolio-band/AllocationOfCoins.js'),
];
/** What imports the Chinese of a catalogue: `{ zh: () => import('./messages.zh.js') }`. */
const CHINESE = /\bzh: \(\) => import\(["']([^"']+)["']\)/g;
/** A module that this many pages share comes in one file with others of its kind. */
const SHARED_BY_MANY = 5;
/** A module that this many dialogs share does so too. */
const SHARED_BY_DIALOGS = 9;

/**
 * Joins the hundred small files that the bundler would make for every set of pages that share a module, so that a page loads few, and
 * little that it does not need:
 *
 * - `react` and `first`: what every page needs before it is drawn, apart by how often it changes. `first` has what the first page shares
 *   with many others, too.
 * - `extras`: what is loaded after each page.
 * - `zh`: Chinese, which is loaded as a whole.
 * - `many`: what many pages share, or the pages of two products, without the first page.
 * - `offers` and `market`: what the first page needs besides, with the overview and without it.
 * - A file for each product: what its pages share. What the overview needs of it too is a file of its own, and so is what the sections
 *   of the overview need that are loaded after it.
 * - `parts` and `dialogs`: what dialogs share, with a page and among each other.
 * - A file for each page: everything else that it needs.
 *
 * The other pages about all products, and those of one stake or order, take what they need from the files of these: they make nothing
 * shared by more.
 *
 * Everything else comes with the dialog that it belongs to. Which module is needed where is known only after unused code is gone, so
 * it is read from a build that is thrown away.
 *
 * A module is shared by at least as many as each module that imports it. Therefore files do not import each other in a circle, in which
 * one would run before what it needs; the build ends where they do.
 */
export const joinChunks = (config: () => InlineConfig): Plugin => ({
  name: 'earnkit:join-chunks',
  apply: 'build',
  config: async () => ({ build: { rolldownOptions: { output: { codeSplitting: await readChunks(config()) } } } }),
  generateBundle(_options, bundle) {
    const graph = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
    for (const { fileName, imports } of graph.values()) {
      const before = imports.flatMap((file) => graph.get(file) ?? []);
      if (filesWith(graph, before).has(fileName)) this.error(`${fileName} imports files that import it`);
    }
  },
});

async function readChunks(config: InlineConfig): Promise<Chunks> {
  const chinese = new Set<string>();
  const readChinese: Plugin = {
    name: 'earnkit:read-chinese',
    async transform(code, id) {
      const found = [...code.matchAll(CHINESE)].map(([, file = '']) => this.resolve(file, id));
      for (const module of await Promise.all(found)) if (module) chinese.add(module.id);
    },
  };
  const output = await build({
    ...config,
    plugins: [config.plugins, readChinese],
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, cssMinify: false, copyPublicDir: false },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const places = placeModules(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), chinese);
  const files = new Map([...places.values()].map((place) => [`${place.rank} ${place.name}`, place]));
  return {
    includeDependenciesRecursively: false,
    groups: [...files.values()].map(({ name, rank }) => ({
      name,
      test: (id) => places.get(id)?.name === name && places.get(id)?.rank === rank,
      priority: RANKS.length - RANKS.indexOf(rank),
    })),
  };
}

type Graph = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The order of the files: one imports those of the ranks before its own. */
const RANKS = ['react', 'first', 'many', 'offers', 'market', 'overview', 'sections', 'product', 'parts', 'dialogs', 'page'] as const;

/** The file that a module goes into. */
interface Place {
  readonly name: string;
  readonly rank: (typeof RANKS)[number];
}

function placeModules(graph: Graph, chinese: ReadonlySet<string>): ReadonlyMap<string, Place> {
  const all = [...graph.values()];
  const holdings = holdingsIds();
  for (const id of [WITH_EVERY_PAGE, FIRST_PAGE, OVERVIEW, ...ORDER_PAGES, ...holdings]) {
    if (!all.some(({ facadeModuleId }) => facadeModuleId === id)) throw new Error(`Nothing loads ${id} by itself`);
  }
  const first = filesWith(
    graph,
    all.filter(({ isEntry }) => isEntry),
  );
  const extras = filesWith(
    graph,
    all.filter(({ facadeModuleId }) => facadeModuleId === WITH_EVERY_PAGE),
  );
  const byAddress = new Set([...first].flatMap((file) => graph.get(file)?.dynamicImports ?? []));
  const roots = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((root) => {
      const facade = root.facadeModuleId ?? '';
      const product = holdings.includes(facade) ? 'simple-earn' : byAddress.has(root.fileName) ? productOf(facade) : undefined;
      return { facade, product, file: root.fileName, files: filesWith(graph, [root]) };
    });
  // A part that uses modules of its page's own file comes after that page: it shares nothing with it.
  const pageFiles = roots.flatMap(({ product, file }) => (product === undefined ? [] : file));
  // So does a part that the overview alone loads.
  const elsewhere = roots.filter(({ product, facade }) => product !== undefined && facade !== OVERVIEW);
  const isOfOverview = (part: string): boolean =>
    all.every(({ fileName, dynamicImports }) => !dynamicImports.includes(part) || !elsewhere.some(({ files }) => files.has(fileName))) &&
    roots.some(({ facade, files }) => facade === OVERVIEW && [...files].some((file) => graph.get(file)?.dynamicImports.includes(part)));
  const sections = roots.filter(({ product, file }) => product === undefined && isOfOverview(file));
  const alone = roots.filter(
    (root) => root.product !== undefined || !(sections.includes(root) || pageFiles.some((pageFile) => root.files.has(pageFile))),
  );

  const placeOf = (file: string, id: string): Place | undefined => {
    if (first.has(file)) {
      const name = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\//.test(id) ? 'react' : 'first';
      return { name, rank: name };
    }
    if (extras.has(file)) return { name: 'extras', rank: 'page' };
    const sharing = alone.filter(({ files }) => files.has(file));
    // The console's own Chinese comes with the pages that say it.
    if (sharing.length > 0 && sharing.every(({ facade }) => chinese.has(facade))) return { name: 'zh', rank: 'page' };
    const onPages = sharing.filter(({ product }) => product !== undefined);
    const orders = onPages.filter(({ facade }) => ORDER_PAGES.includes(facade));
    const others = onPages.filter((page) => orders.includes(page) || (page.facade !== OVERVIEW && page.facade.startsWith(ABOUT_ALL)));
    const pages = onPages.filter((page) => !others.includes(page));
    const isOn = (page: string): boolean => pages.some(({ facade }) => facade === page);
    const products = new Set(pages.filter(({ facade }) => facade !== OVERVIEW).map(({ product = '' }) => product));
    const [product = ''] = products;
    if (pages.length >= SHARED_BY_MANY || products.size > 1) {
      return isOn(FIRST_PAGE) ? { name: 'first', rank: 'first' } : { name: 'many', rank: 'many' };
    }
    if (isOn(FIRST_PAGE)) return isOn(OVERVIEW) ? { name: 'offers', rank: 'offers' } : { name: 'market', rank: 'market' };
    if (isOn(OVERVIEW) && sharing.length > 1) return { name: OVERVIEW_FILES[product] ?? 'simple-earn', rank: 'overview' };
    if (onPages.length > 0 && !isOn(OVERVIEW) && sections.some(({ files }) => files.has(file))) {
      const [only] = pages.length === 1 && !holdings.some(isOn) ? pages : [];
      return { name: `${only ? pageName(only.facade) : product || 'earn'}-sections`, rank: 'sections' };
    }
    if (pages.length === 0 && others.length > 1) return { name: orders.length === others.length ? 'orders' : 'earn', rank: 'product' };
    if (pages.length > 1 || holdings.some(isOn)) {
      // The rest of Simple Earn is smaller than a request.
      return product === 'simple-earn' ? { name: `${product}-sections`, rank: 'sections' } : { name: product, rank: 'product' };
    }
    // Its page alone loads it beside those.
    if (pages[0] && others.length > 0) return { name: `${pageName(pages[0].facade)}-parts`, rank: 'product' };
    if (sharing.length - onPages.length >= SHARED_BY_DIALOGS) {
      return pages.length > 0 ? { name: 'parts', rank: 'parts' } : { name: 'dialogs', rank: 'dialogs' };
    }
    const [page] = onPages;
    return page && { name: pageName(page.facade), rank: 'page' };
  };
  return new Map(
    all.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const place = placeOf(fileName, id);
        return place === undefined ? [] : [[id, place] as const];
      }),
    ),
  );
}

/** What the file of a page is called. */
const pageName = (page: string): string => page.slice(ROUTES.length, -'.tsx'.length).replaceAll('/', '-');

/** The product that a page belongs to. The page is loaded by its address, and so is none of its parts. */
function productOf(page: string): string | undefined {
  const [product, ...rest] = page.startsWith(ROUTES) ? page.slice(ROUTES.length).split('/') : [];
  return rest.length === 1 ? product : undefined;
}

/** The files that are loaded with these, themselves included. */
export function filesWith(graph: Graph, roots: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Set<string>();
  const queue = roots.map(({ fileName }) => fileName);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(graph.get(file)?.imports ?? []));
  }
  return files;
}
