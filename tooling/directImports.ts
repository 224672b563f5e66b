import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/*
 * What a built module imports, it imports from the file that has it, also from another package of ours. A bundler that splits code, such
 * as esbuild, puts every module that a page reaches into the page's files if any lazy part uses it. Through an index, a button would reach
 * the dialogs.
 */

/** Source text of the imports and exports of names: `import { a, b as c } from 'x';`. */
const NAMES_FROM = /^(import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)";?/gm;

/** Text of a name in a list: what it is called there, and here. */
interface Name {
  readonly there: string;
  readonly here: string;
}

const namesIn = (list: string): Name[] =>
  list.split(',').flatMap((each) => {
    const [there = '', here = there] = each.trim().split(/\s+as\s+/);
    return there === '' ? [] : [{ there, here }];
  });

/** A name and the file that declares it. A `*` is the whole module. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

interface Module {
  /** Names it exports of other modules. */
  readonly passedOn: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Names that it declares. */
  readonly own: ReadonlySet<string>;
  /** Modules of which it exports everything. */
  readonly whole: readonly string[];
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const imported = new Map<string, { from: string; name: string }>();
  const passedOn = new Map<string, { from: string; name: string }>();
  const own = new Set<string>();
  for (const [, kind, list = '', from = ''] of source.matchAll(NAMES_FROM))
    for (const { there, here } of namesIn(list)) (kind === 'import' ? imported : passedOn).set(here, { from, name: there });
  for (const [, name = '', from = ''] of source.matchAll(/^import\s*\*\s*as\s+(\w+)\s+from\s*"([^"]+)"/gm))
    imported.set(name, { from, name: '*' });
  for (const [, list = ''] of source.matchAll(/(?:^|;)export\s*\{([^}]*)\};?[ \t]*$/gm))
    for (const { there, here } of namesIn(list)) {
      const found = imported.get(there);
      if (found) passedOn.set(here, found);
      else own.add(here);
    }
  return { passedOn, own, whole: Array.from(source.matchAll(/^export\s*\*\s*from\s*"([^"]+)"/gm), ([, from = '']) => from) };
}

/** A package as it is built: its name and folder. */
interface Built {
  readonly name: string;
  readonly folder: string;
}

/** The packages' entries, and what their modules declare. */
class Packages {
  readonly #built: readonly Built[];
  readonly #entries = new Map<string, string>();
  readonly #modules = new Map<string, Module>();

  constructor(folders: readonly string[]) {
    this.#built = folders.map((folder) => {
      const absolute = path.join(root, folder);
      const { name, exports } = JSON.parse(readFileSync(path.join(absolute, 'package.json'), 'utf8')) as {
        name: string;
        exports: Record<string, { default: string }>;
      };
      for (const [entry, { default: file }] of Object.entries(exports))
        if (file.endsWith('.js')) this.#entries.set(path.posix.join(name, entry), path.join(absolute, file));
      return { name, folder: absolute };
    });
  }

  /** The file that a module of ours imports; `undefined` for another package's. */
  fileOf(specifier: string, from: string): string | undefined {
    if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
    return this.#entries.get(specifier) ?? this.#directFileOf(specifier);
  }

  /** The file that a module imports whose imports were led before: it was not built again. */
  #directFileOf(specifier: string): string | undefined {
    const { name = '', folder = '' } = this.#built.find(({ name }) => specifier.startsWith(`${name}/dist/`)) ?? {};
    return folder === '' ? undefined : path.join(folder, specifier.slice(name.length));
  }

  /** The file that declares a name; `undefined` where none of ours does. */
  declared(file: string, name: string): Declared | undefined {
    const module = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, module);
    if (module.own.has(name)) return { file, name };
    const passed = module.passedOn.get(name);
    if (passed) {
      const next = this.fileOf(passed.from, file);
      if (next === undefined) return { file, name };
      return passed.name === '*' ? { file: next, name: '*' } : this.declared(next, passed.name);
    }
    for (const from of module.whole) {
      const next = this.fileOf(from, file);
      const found = next === undefined ? undefined : this.declared(next, name);
      if (found) return found;
    }
    return undefined;
  }

  /** How a module imports a file of ours. */
  specifierOf(file: string, from: string): string {
    const { name, folder } = this.#built.find((each) => file.startsWith(`${each.folder}${path.sep}`)) ?? {};
    if (name === undefined || folder === undefined) throw new Error(`${file} is in no package`);
    if (!from.startsWith(`${folder}${path.sep}`)) return path.posix.join(name, path.relative(folder, file));
    const relative = path.relative(path.dirname(from), file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
}

/** Stays as it is: through one index of small functions, Rolldown keeps them in one file, and a page is half a kilobyte smaller. */
const KEPT = '@earnkit/core';

/** The module with its imports of ours led to the files that declare the names. */
function directed(file: string, source: string, packages: Packages): string {
  const led = source.replace(NAMES_FROM, (statement: string, kind: string, list: string, specifier: string) => {
    const target = packages.fileOf(specifier, file);
    if (target === undefined || specifier === KEPT) return statement;
    const byFile = new Map<string, string[]>();
    const whole: string[] = [];
    for (const { there, here } of namesIn(list)) {
      const found = packages.declared(target, there);
      const declaredIn = found?.file ?? target;
      const from = JSON.stringify(packages.specifierOf(declaredIn, file));
      if (found?.name === '*') whole.push(`${kind} * as ${here} from ${from};`);
      else {
        const name = found?.name ?? there;
        byFile.set(from, [...(byFile.get(from) ?? []), name === here ? name : `${name} as ${here}`]);
      }
    }
    const statements = [...Array.from(byFile, ([from, names]) => `${kind} { ${names.join(', ')} } from ${from};`), ...whole];
    return statements.join('\n');
  });
  // What was imported for its type alone. The styles of a theme are imported for what they do.
  // The name of its source is its own.
  return led
    .replace(/^\/\/ src\/.*\n/gm, '')
    .replace(/^import "([^"]+)";/gm, (statement: string, specifier: string) =>
      packages.fileOf(specifier, file) === undefined || specifier.endsWith('.css.js') ? statement : '',
    );
}

/** Leads the imports of the built modules of all packages to the files that declare what they import. */
export function importDirectly(folders: readonly string[]): void {
  const packages = new Packages(folders);
  const files = folders.flatMap((folder) =>
    globSync('dist/**/*.js', { cwd: path.join(root, folder) }).map((file) => path.join(root, folder, file)),
  );
  // All are read before the first is written: an index is read for what it passes on.
  const written = files.map((file) => [file, directed(file, readFileSync(file, 'utf8'), packages)] as const);
  for (const [file, text] of written) writeFileSync(file, text);
}

const THEMES = path.join(root, 'node_modules/@radix-ui/themes');
const THEMES_IMPORT = /from "@radix-ui\/themes\/components\/(?!theme")([\w-]+)"/g;

/**
 * Puts the parts of Radix Themes that `@earnkit/ui` uses beside its modules, as they are, but for what they import: they take all of
 * `radix-ui` for one slot. The context of a product's own theme is not among them and stays the product's.
 */
export function copyRadixThemes(folder: string): void {
  const dist = path.join(root, folder, 'dist');
  const vendor = path.join(dist, 'radix-themes/vendor');
  const copied = new Set<string>();
  const copy = (file: string): void => {
    if (copied.has(file)) return;
    copied.add(file);
    const source = readFileSync(path.join(THEMES, 'dist/esm', file), 'utf8');
    const target = path.join(vendor, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, withoutIndex(source));
    for (const [, from = ''] of source.matchAll(/from"(\.[^"]+)"/g)) copy(path.join(path.dirname(file), from));
  };
  for (const name of globSync('**/*.js', { cwd: dist })) {
    const file = path.join(dist, name);
    const source = readFileSync(file, 'utf8');
    const led = source.replace(THEMES_IMPORT, (_, component: string) => {
      copy(`components/${component}.js`);
      const relative = path.relative(path.dirname(file), path.join(vendor, `components/${component}.js`));
      return `from "${relative.startsWith('.') ? relative : `./${relative}`}"`;
    });
    if (led !== source) writeFileSync(file, led);
  }
  if (existsSync(vendor)) copyFileSync(path.join(THEMES, 'LICENSE'), path.join(vendor, 'LICENSE'));
}

const withoutIndex = (source: string): string =>
  source
    .replace(/import\{([^}]*)\}from"radix-ui"/g, (_, list: string) =>
      namesIn(list)
        .map(({ there, here }) => `import*as ${here} from"radix-ui/${there.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}"`)
        .join(';'),
    )
    .replace(/import (\w+) from"classnames"/g, 'import{cx as $1}from"class-variance-authority"')
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
