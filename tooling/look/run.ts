import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type TestCase, startVitest } from 'vitest/node';
import { root } from '../step.ts';
import { FOLDERS, LOOK, REFERENCES, type Row, reportOf } from './report.ts';
import { type Picture, nameOf } from './set.ts';

/** The file of a picture in the report. */
export const fileOf = (folder: keyof typeof FOLDERS, name: string): string => path.join(LOOK, FOLDERS[folder], `${name}.png`);

/** The file of a picture's reference. */
export const referenceOf = (name: string): string => path.join(REFERENCES, `${name}.png`);

/**
 * Takes pictures of a built Storybook, compares them with the references, and writes the report. Nothing is accepted.
 * References for which no picture is in the set are gone, where the whole set was taken.
 */
export async function look(storybook: string, pictures: readonly Picture[], isWhole: boolean): Promise<readonly Row[]> {
  rmSync(LOOK, { recursive: true, force: true });
  process.env['EARNKIT_STORYBOOK'] = storybook;
  const names = pictures.map(nameOf);
  const vitest = await startVitest('test', [], {
    config: path.join(root, 'tooling/look/vitest.config.ts'),
    run: true,
    watch: false,
    update: 'none',
    reporters: [{}],
    // The names are words, hyphens and slashes.
    testNamePattern: new RegExp(`(?:^| )(?:${names.join('|')})$`),
  });
  const rows = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()].flatMap(rowOf));
  const unhandled = vitest.state.getUnhandledErrors();
  await vitest.close();
  // Vitest sets it for a test that failed; what that means is decided from the rows.
  process.exitCode = 0;
  if (unhandled.length > 0 || rows.length !== names.length)
    throw new Error(`${rows.length} of ${names.length} pictures were taken.\n${unhandled.map((error) => messageOf(error)).join('\n')}`);
  const all = [...rows, ...(isWhole ? gone(new Set(names)) : [])];
  for (const { name, kind } of all) if (kind === 'different' || kind === 'gone') cpSync(referenceOf(name), fileOf('before', name));
  mkdirSync(LOOK, { recursive: true });
  writeFileSync(path.join(LOOK, 'index.html'), reportOf(all));
  rmSync(path.join(LOOK, 'attachments'), { recursive: true, force: true });
  return all;
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** What became of the picture of a test; nothing for one that was not asked for. */
function rowOf(test: TestCase): readonly Row[] {
  const { state, errors = [] } = test.result();
  const { name } = test;
  if (state === 'passed') return [{ name, kind: 'same' }];
  if (state !== 'failed') return [];
  const fault = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
  const isCompared = fault.includes('toMatchScreenshot') && existsSync(fileOf('now', name));
  if (!isCompared) return [{ name, kind: 'failed', fault }];
  if (fault.includes('No existing reference')) return [{ name, kind: 'new' }];
  const pixels = /(\d+) pixels/.exec(fault)?.[1];
  const [, before, now] = /dimensions to be (\S+)px, but received (\S+)px/.exec(fault) ?? [];
  return [
    {
      name,
      kind: 'different',
      ...(pixels !== undefined && { pixels: Number(pixels) }),
      ...(before && { sizes: `${before} became ${now}` }),
    },
  ];
}

/** Pictures of the references that are no longer in the set. */
const gone = (names: ReadonlySet<string>): readonly Row[] =>
  globSync('**/*.png', { cwd: REFERENCES })
    .map((file) => file.slice(0, -'.png'.length))
    .filter((name) => !names.has(name))
    .map((name) => ({ name, kind: 'gone' }));
