import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

interface Manifest {
  readonly exports?: Readonly<Record<string, { readonly types?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** What the declarations behind the entries of a built package import from other packages. */
function importsOf(folder: string): ReadonlySet<string> {
  const imports = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\()['"]([^'"]+)['"]/g)) {
      if (specifier.startsWith('.')) read(path.resolve(path.dirname(file), specifier.replace(/\.js$/, '.d.ts')));
      else imports.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  };
  for (const { types } of Object.values(manifestOf(folder).exports ?? {})) if (types !== undefined) read(path.join(folder, types));
  return imports;
}

/** Whether a package has types of its own, or of another package that its user gets. */
function isTyped(name: string, from: string, { dependencies = {} }: Manifest): boolean {
  if (`@types/${name.replace('@', '').replace('/', '__')}` in dependencies) return true;
  const paths = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths.map((modules) => path.join(modules, name)).find((place) => existsSync(path.join(place, 'package.json')));
  return (
    folder !== undefined &&
    (/"(?:types|typings)":/.test(readFileSync(path.join(folder, 'package.json'), 'utf8')) || existsSync(path.join(folder, 'index.d.ts')))
  );
}

/**
 * Packages that the published declarations of a built package import and whose types its user does not get: they are not declared, or have
 * their types in a package that only we have.
 */
export function missingTypes(folder: string): readonly string[] {
  const manifest = manifestOf(folder);
  const { dependencies = {}, peerDependencies = {} } = manifest;
  // A user has the types of what they install themselves, such as React.
  const isHad = (name: string): boolean => name in peerDependencies || (name in dependencies && isTyped(name, folder, manifest));
  return [...importsOf(folder)].filter((name) => !isBuiltin(name) && !isHad(name));
}
