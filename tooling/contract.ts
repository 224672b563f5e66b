/*
 * The contract with an exchange, from the declared calls: `npm run contract` writes `packages/earn-core/openapi`, and the table of calls in
 * `docs/exchange-api.md`. With `--record` it first asks a new sandbox for the examples; with `--check` it writes nothing, compares the
 * files with the declarations, validates the examples and lints the OpenAPI file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractOf, OPENAPI, withTable } from './contract/files.ts';
import { gapsIn } from './contract/gaps.ts';
import { lint } from './contract/lint.ts';
import { loadContract } from './contract/loadContract.ts';
import type { Example } from './contract/openapi.ts';
import { root } from './step.ts';

const EXAMPLES = 'packages/earn-testing/src/recordedAnswers.json';
const PAGE = 'docs/exchange-api.md';

const asked = (flag: string): boolean => process.argv.includes(flag);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const calls = await loadContract();
if (asked('--record')) {
  const { recordExamples } = await import('./contract/record.ts');
  writeFileSync(path.join(root, EXAMPLES), `${JSON.stringify(await recordExamples(calls.map(({ call }) => call)), null, 2)}\n`);
}
const examples = JSON.parse(read(EXAMPLES)) as Readonly<Record<string, Example>>;
const { files, document } = contractOf(calls, examples);
const written = new Map([...files, [PAGE, withTable(read(PAGE), calls)]]);
const problems = gapsIn(document);

if (asked('--check')) {
  for (const [file, text] of written) if (readOrEmpty(file) !== text) problems.push(`${file} is out of date: npm run contract`);
  problems.push(...(await lint(OPENAPI)));
} else for (const [file, text] of written) writeFileSync(path.join(root, file), text);

console.log(problems.length === 0 ? `${OPENAPI} has ${calls.length} calls.` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function readOrEmpty(file: string): string {
  try {
    return read(file);
  } catch {
    return '';
  }
}
