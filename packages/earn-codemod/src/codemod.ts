import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Leftover, renameNames } from './renameNames.ts';
import { RENAMES } from './renames.ts';

const HELP = `earnkit-codemod [options] PATHS

Moves sources to the names of this release of Earnkit: imports and their uses, members of namespaces, re-exports.
Shows the lines that would change. Names that are gone are listed with their places.

  --write         changes the files
  --from VERSION  what the sources are written for, such as 0.1.0. Default: the release before this one
  --help          shows this text

PATHS are files and folders; node_modules, dist, build and folders that begin with a dot are left out.
Status: 0, 1 where a name is left that has no successor, 2 for a wrong argument.`;

const SOURCE = /\.(?:[mc]?[jt]s|[jt]sx)$/;
const LEFT_OUT = /^(?:node_modules|dist|build|\..*)$/;

/**
 * Runs the program.
 *
 * @returns its status.
 */
export function codemod(args: readonly string[], say: (text: string) => void): number {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { write: { type: 'boolean' }, from: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals: paths } = parsed;
  if (values.help) {
    say(HELP);
    return 0;
  }
  if (paths.length === 0) return refused('Name files or folders.');
  if (values.from !== undefined && !/^\d+\.\d+\.\d+$/.test(values.from)) return refused(`${values.from} is no version.`);
  const missing = paths.find((each) => statSync(each, { throwIfNoEntry: false }) === undefined);
  if (missing !== undefined) return refused(`There is no ${missing}.`);
  const steps = values.from === undefined ? RENAMES.slice(-1) : RENAMES.filter(({ release }) => isLater(release, values.from ?? ''));

  function refused(why: string): number {
    say(`${why}\n\n${HELP}`);
    return 2;
  }

  let changed = 0;
  let left = 0;
  for (const file of paths.flatMap((each) => filesOf(each))) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('@earnkit/')) continue;
    const leftovers: Leftover[] = [];
    let text = source;
    for (const { names } of steps) {
      const renamed = renameNames(text, file, names);
      leftovers.push(...renamed.leftovers);
      text = renamed.text;
    }
    if (text !== source) {
      changed += 1;
      say(`${file}\n${differenceOf(source, text)}`);
      if (values.write) writeFileSync(file, text);
    }
    left += leftovers.length;
    for (const { line, entry, name } of leftovers) say(`${file}:${line}: ${entry} has no ${name} any more; its changelog says what to do`);
  }
  const files = `${changed} ${changed === 1 ? 'file' : 'files'}`;
  say(values.write ? `Changed ${files}.` : `Would change ${files}${changed === 0 ? '' : '; --write does'}.`);
  return left === 0 ? 0 : 1;
}

/** The sources in a folder, or the file itself. */
function filesOf(place: string): readonly string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((each) => {
      const file = path.join(place, each.name);
      return each.isDirectory() ? filesOf(file) : each.isFile() && SOURCE.test(each.name) ? [file] : [];
    });
}

/** The lines that differ, before and after: a renaming adds and removes none. */
function differenceOf(before: string, after: string): string {
  const lines = after.split('\n');
  return before
    .split('\n')
    .flatMap((line, index) => (line === lines[index] ? [] : [`${index + 1} - ${line}`, `${index + 1} + ${lines[index] ?? ''}`]))
    .join('\n');
}

/** Whether a release is later than a version; the one that is not out yet is later than all. */
function isLater(release: string, than: string): boolean {
  const [first, second] = [release, than].map((version) => version.split('.').map(Number));
  const index = (first ?? []).findIndex((part, at) => part !== second?.[at]);
  return index >= 0 && !((first?.[index] ?? 0) <= (second?.[index] ?? 0));
}
