import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { compare } from './look/compare.ts';
import { serveStorybook, storiesIn, take } from './look/pictures.ts';
import { FOLDERS, type Row, reportOf, summaryOf } from './look/report.ts';
import { type Picture, nameOf, pictures } from './look/set.ts';
import { root, run, seconds } from './step.ts';

/*
 * `npm run look` takes the pictures of tooling/look/set.ts and compares them with those of the last `npm run look -- --update`:
 * `.look/index.html` shows what differs. The exit code is 1 where a picture differs or a story fails.
 *
 * --update            the pictures just taken become the reference
 * --only <text>       only pictures with this in their name
 * --storybook <path>  of a Storybook built before; without it, Storybook is built first
 */
const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' }, storybook: { type: 'string' } },
});

const LOOK = path.join(root, '.look');
const fileOf = (folder: keyof typeof FOLDERS, name: string): string => path.join(LOOK, FOLDERS[folder], `${name}.png`);

const started = performance.now();
const storybook = path.resolve(values.storybook ?? (await buildStorybook()));
const asked = pictures.filter((picture) => nameOf(picture).includes(values.only));
const stories = storiesIn(storybook);
const unknown = asked.filter(({ story }) => !stories.has(story));
if (unknown.length > 0) console.error(`There is no story ${[...new Set(unknown.map(({ story }) => story))].join(', ')}.`);

if (values.only === '') rmSync(path.join(LOOK, FOLDERS.now), { recursive: true, force: true });
rmSync(path.join(LOOK, FOLDERS.marked), { recursive: true, force: true });
for (const folder of Object.values(FOLDERS)) mkdirSync(path.join(LOOK, folder), { recursive: true });

const rows = [...(await takeAll(asked.filter(({ story }) => stories.has(story)))), ...gone()];
writeFileSync(path.join(LOOK, 'index.html'), reportOf(rows));
if (values.update) for (const row of rows) accept(row);
for (const { name, fault } of rows) if (fault !== undefined) console.error(`${name}: ${fault}`);
console.log(`${summaryOf(rows)}, in ${seconds(performance.now() - started)}: ${path.join(LOOK, 'index.html')}`);
const isDone = values.update || rows.every(({ kind }) => kind === 'same');
process.exitCode = isDone && unknown.length === 0 && rows.every(({ fault }) => fault === undefined) ? 0 : 1;

async function buildStorybook(): Promise<string> {
  const { code, output } = await run('storybook', ['build']);
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  return path.join(root, 'storybook-static');
}

/** Takes the pictures, as many at a time as there are cores. */
async function takeAll(wanted: readonly Picture[]): Promise<readonly Row[]> {
  const server = await serveStorybook(storybook);
  const browser = await chromium.launch(launchOptions());
  const found = new Map<string, Row>();
  const queue = [...wanted];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, png, fault } = await take(browser, server.origin, next);
      writeFileSync(fileOf('now', name), png);
      found.set(name, { ...judge(name, png), fault });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await browser.close();
  await server.close();
  return wanted.flatMap((picture) => found.get(nameOf(picture)) ?? []);
}

function judge(name: string, png: Buffer): Row {
  const reference = fileOf('before', name);
  if (!existsSync(reference)) return { name, kind: 'new' };
  const compared = compare(readFileSync(reference), png);
  if (!('marked' in compared)) return { name, kind: 'same' };
  writeFileSync(fileOf('marked', name), compared.marked);
  return { name, kind: 'different', pixels: compared.pixels };
}

/** Pictures of the reference that are no longer in the set. */
function gone(): readonly Row[] {
  const names = new Set(asked.filter(({ story }) => stories.has(story)).map(nameOf));
  const before = readdirSync(path.join(LOOK, FOLDERS.before)).map((file) => path.basename(file, '.png'));
  return before.filter((name) => name.includes(values.only) && !names.has(name)).map((name) => ({ name, kind: 'gone' }));
}

function accept({ name, kind }: Row): void {
  if (kind === 'gone') rmSync(fileOf('before', name));
  else copyFileSync(fileOf('now', name), fileOf('before', name));
}
