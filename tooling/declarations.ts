import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Ended, root, tsc } from './step.ts';

const WRITTEN = path.join(root, 'node_modules/.cache/earnkit/declarations');

/**
 * Writes the declarations of all packages at once: the compiler reads every source for any of them. It judges the types of what
 * they export alone, in half the time; the check of types judges every source.
 */
export function writeDeclarations(): Promise<Ended> {
  rmSync(WRITTEN, { recursive: true, force: true });
  return tsc('-p', 'tsconfig.declarations.json', '--noCheck');
}

/** Puts the declarations of a package beside its modules, one for one. Imports name the modules as they are published. */
export function addDeclarations(folder: string): void {
  const source = path.join(WRITTEN, folder, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: source })) {
    const target = path.join(root, folder, 'dist', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(source, file), 'utf8').replaceAll(RELATIVE_IMPORT, '$1.js$2'));
  }
}

/** `from './a.ts'`, `import './a.tsx'` and `import('./a.ts')`, up to the ending and from there. */
const RELATIVE_IMPORT = /(\b(?:from|import)\s*\(?\s*['"]\.\.?\/[^'"\n]+)\.tsx?(['"])/g;
