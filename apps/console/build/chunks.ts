import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** How modules are put together into files: the names of the files, the most wanted first, and which module goes where. */
interface Chunks {
  /** Options of the bundler. */
  readonly groups: { readonly name: string; readonly test: (id: string) => boolean; readonly priority: number }[];
}

/** Modules that are loaded with every page, though not before it is drawn. */
const WITH_EVERY_PAGE = ['/SandboxPanel.tsx'];
/** The page that a first visit opens. */
const FIRST_PAGE = '/routes/simple-earn/index.tsx';
/** A module that this many pages share comes in one file with others of its kind. */
const SHARED_BY_PAGES = 4;
/** A module that this many pages and dialogs share does so too. */
const SHARED_BY_ANY = 8;

const NAMES = ['react', 'first', 'market', 'extras', 'zh', 'pages', 'dialogs'] as const;
type Name = (typeof NAMES)[number];

/**
 * Joins the hundred small files that the bundler would make for every set of pages that share a module, so that a first visit
 * loads few:
 *
 * - `react` and `first`: what every page needs before it is drawn, apart by how often it changes.
 * - `market`: what the first page needs besides. Most other pages need most of it.
 * - `extras`: what is loaded after each page.
 * - `zh`: Chinese, which is loaded as a whole.
 * - `pages` and `dialogs`: what many pages, or many pages and dialogs, share.
 *
 * Everything else comes with the page or the dialog that it belongs to. Which module is needed where is known only after unused
 * code is gone, so it is read from a build that is thrown away.
 */
export const joinChunks = (config: () => InlineConfig): Plugin => ({
  name: 'earnkit:join-chunks',
  apply: 'build',
  config: async () => ({ build: { rolldownOptions: { output: { codeSplitting: await readChunks(config()) } } } }),
});

async function readChunks(config: InlineConfig): Promise<Chunks> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, cssMinify: false, copyPublicDir: false },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const names = nameModules(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
  return {
    groups: NAMES.map((name, index) => ({ name, test: (id) => names.get(id) === name, priority: NAMES.length - index })),
  };
}

type Graph = ReadonlyMap<string, Rolldown.OutputChunk>;

function nameModules(graph: Graph): ReadonlyMap<string, Name> {
  const all = [...graph.values()];
  const begunBy = (...endings: readonly string[]): ReadonlySet<string> =>
    closure(
      graph,
      all.filter(({ facadeModuleId }) => endings.some((ending) => facadeModuleId?.endsWith(ending))),
    );
  const first = closure(
    graph,
    all.filter(({ isEntry }) => isEntry),
  );
  const market = begunBy(FIRST_PAGE);
  const extras = begunBy(...WITH_EVERY_PAGE);
  const roots = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((root) => ({ isPage: root.facadeModuleId?.includes('/src/routes/') === true, files: closure(graph, [root]) }));

  const nameOf = (file: string, id: string): Name | undefined => {
    if (first.has(file)) return /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : 'first';
    if (market.has(file)) return 'market';
    if (extras.has(file)) return 'extras';
    // The console's own Chinese comes with the pages that say it.
    if (/\/dist\/.*\.zh\.js$/.test(id)) return 'zh';
    const sharing = roots.filter(({ files }) => files.has(file));
    if (sharing.filter(({ isPage }) => isPage).length >= SHARED_BY_PAGES) return 'pages';
    return sharing.length >= SHARED_BY_ANY ? 'dialogs' : undefined;
  };
  return new Map(
    all.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const name = nameOf(fileName, id);
        return name === undefined ? [] : [[id, name] as const];
      }),
    ),
  );
}

/** The files that are loaded with these. */
function closure(graph: Graph, roots: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Set<string>();
  const queue = roots.map(({ fileName }) => fileName);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(graph.get(file)?.imports ?? []));
  }
  return files;
}
