#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MessageProblem } from './compileMessage.ts';
import { checkLanguage, moduleOf, parseLanguage } from './languageFile.ts';

const USAGE = `Usage: earnkit-messages check <file.json> [options]
       earnkit-messages compile <file.json> --out <file.ts>

Checks a translation of the earn area against English, or writes it as a module that needs no parser in the page.
Begin with a copy of node_modules/@earnkit/components/messages/en.json, and translate the texts.

  --complete    a message that is missing is a mistake as well
  --out <file>  the module, for addLanguage('de', () => import('./earn.de.ts'))
  --help        shows this text`;

/** English, as this package has it. */
const ENGLISH = new URL('../../messages/en.json', import.meta.url);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const read = (file: string | URL): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${String(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, complete: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const { values, positionals } = readArguments();
const [command, file, ...more] = positionals;
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if ((command !== 'check' && command !== 'compile') || file === undefined || more.length > 0) fail(USAGE);
if ((command === 'compile') !== (values.out !== undefined)) fail(`--out goes with compile.\n\n${USAGE}`);

try {
  const report = checkLanguage(parseLanguage(read(file)), parseLanguage(read(ENGLISH)));
  for (const problem of report.problems) console.log(problem);
  if (values.complete) for (const key of report.missing) console.log(`${key}: is missing.`);
  const wrong = report.problems.length + (values.complete ? report.missing.length : 0);
  const count = Object.keys(report.messages).length;
  const said = `${count} messages; in English: ${report.same.length} with the English text, ${report.missing.length} left out`;
  if (wrong > 0) {
    console.log(`${file}: ${said}, ${wrong} ${wrong === 1 ? 'mistake' : 'mistakes'}${values.out ? `; ${values.out} is not written` : ''}.`);
    process.exitCode = 1;
  } else {
    if (values.out !== undefined) writeFileSync(values.out, moduleOf(report));
    console.log(`${file}: ${said}${values.out ? `; written to ${values.out}` : ''}.`);
  }
} catch (error) {
  if (!(error instanceof MessageProblem)) throw error;
  fail(`${file}: ${error.message}`);
}
