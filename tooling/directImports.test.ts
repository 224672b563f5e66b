import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importDirectly } from './directImports.ts';
import { root } from './step.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-imports-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a built package. @returns its folder, as the build names it */
function built(name: string, files: Readonly<Record<string, string>>): string {
  const at = path.join(folder, name);
  mkdirSync(path.join(at, 'dist'), { recursive: true });
  writeFileSync(
    path.join(at, 'package.json'),
    JSON.stringify({ name: `@a/${name}`, exports: { './entry': { default: './dist/index.js' } } }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(at, 'dist', file), text);
  return path.relative(root, at);
}

test('a package that is built again imports the same files, though its neighbours were not built again', () => {
  const rules = built('rules', { 'index.js': 'export { rate } from "./rate.js";\n', 'rate.js': 'const rate = 1;\nexport { rate };\n' });
  const hooks = built('hooks', { 'index.js': 'export { rate } from "@a/rules/entry";\n' });
  const page = { 'page.js': 'import { rate } from "@a/hooks/entry";\nconsole.log(rate);\n' };
  const components = built('components', page);
  const read = (): string => readFileSync(path.join(root, components, 'dist/page.js'), 'utf8');

  importDirectly([rules, hooks, components]);
  expect(read()).toContain('from "@a/rules/dist/rate.js"');

  const before = read();
  built('components', page);
  importDirectly([rules, hooks, components]);
  expect(read()).toBe(before);
});
