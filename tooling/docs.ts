import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withExamples } from './docs/examples.ts';
import { sourceFiles, llmsTxtOfPackages } from './docs/site.ts';
import { root } from './step.ts';

/*
 * What is written into the repository for the documentation: `npm run docs` copies the files of `examples/` into the documents that name
 * them, and writes `llms.txt` of the packages; with `--check` it writes nothing and compares.
 */

/** Packages that hold an index of the documentation. */
const INDEXED = ['packages/earn-components', 'packages/ui'];

const problems: string[] = [];

function put(file: string, text: string): void {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return;
  if (process.argv.includes('--check')) problems.push(`${file} is out of date: npm run docs`);
  else writeFileSync(place, text);
}

for (const file of sourceFiles()) put(file, withExamples(readFileSync(path.join(root, file), 'utf8')));
for (const folder of INDEXED) put(`${folder}/llms.txt`, llmsTxtOfPackages());

console.log(problems.length === 0 ? 'The documents have the examples as they are, and the packages their llms.txt.' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
