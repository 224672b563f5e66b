import path from 'node:path';
import { parseArgs } from 'node:util';
import { accept } from './look/accept.ts';
import { LOOK, summaryOf } from './look/report.ts';
import { look } from './look/run.ts';
import { nameOf, pictures } from './look/set.ts';
import { storiesIn } from './look/storybook.ts';
import { root, run, seconds } from './step.ts';

/*
 * `npm run look` takes the pictures of tooling/look/set.ts and compares them with the references in look/: `.look/index.html` shows what
 * differs. The exit code is 1 where a picture differs, is new or gone, or a story fails.
 *
 * --update            the pictures just taken become the references
 * --only <text>       only pictures with this in their name
 * --storybook <path>  of a Storybook built before; without it, Storybook is built first
 */
const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' }, storybook: { type: 'string' } },
});

const started = performance.now();
const storybook = path.resolve(values.storybook ?? (await buildStorybook()));
const stories = storiesIn(storybook);
const asked = pictures.filter((picture) => nameOf(picture).includes(values.only));
const unknown = new Set(asked.map(({ story }) => story).filter((story) => !stories.has(story)));
if (unknown.size > 0) throw new Error(`There is no story ${[...unknown].join(', ')}.`);
if (asked.length === 0) throw new Error(`No picture has "${values.only}" in its name.`);

const rows = await look(storybook, asked, values.only === '');
if (values.update) for (const row of rows) accept(row);
for (const { name, fault } of rows) if (fault !== undefined) console.error(`${name}: ${fault}`);
console.log(`${summaryOf(rows)}, in ${seconds(performance.now() - started)}: ${path.join(LOOK, 'index.html')}`);
process.exitCode = rows.every(({ kind }) => kind === 'same' || (values.update && kind !== 'failed')) ? 0 : 1;

async function buildStorybook(): Promise<string> {
  const { code, output } = await run('storybook', ['build']);
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  return path.join(root, 'storybook-static');
}
