import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** Packages whose declarations compile by themselves. */
const ALLOWED = new Set(['@earnkit/core', 'valibot']);

/** What the declarations of a source file import, and those of the files that it leads to. */
function importsOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { outputText } = ts.transpileDeclaration(readFileSync(file, 'utf8'), { fileName: file });
  return ts
    .preProcessFile(outputText)
    .importedFiles.flatMap(({ fileName: name }) =>
      name.startsWith('.') ? importsOf(path.resolve(path.dirname(file), name), seen) : [name],
    );
}

test('who compiles against the sandbox without `skipLibCheck` needs no declarations of its database or its server', () => {
  const imports = importsOf(path.join(root, 'packages/earn-sandbox/src/index.ts'));
  expect(imports).toContain('valibot');
  expect(imports.filter((name) => !ALLOWED.has(name))).toEqual([]);
});
