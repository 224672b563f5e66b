import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { look } from './look/run.ts';
import { SEEDS, type Seed } from './look/seeds.ts';
import { nameOf, pictures } from './look/set.ts';
import { root } from './step.ts';

/*
 * `node tooling/lookSeeds.ts` makes each change of tooling/look/seeds.ts in a copy of a built Storybook, takes the pictures that show it, and
 * demands that they differ from the references; with no change, none may.
 *
 * --storybook <path>  the built Storybook
 * --only <text>       only changes with this in their name
 */
const { values } = parseArgs({
  options: { storybook: { type: 'string', default: path.join(root, 'storybook-static') }, only: { type: 'string', default: '' } },
});

/** How many changes may go unseen. */
const UNSEEN = 1;

const storybook = path.resolve(values.storybook);
const seeds = SEEDS.filter(({ name }) => name.includes(values.only));
const unchanged = await differing(storybook, [...new Set(seeds.flatMap((seed) => seed.pictures))]);
console.log(`nothing: ${told(unchanged)}`);
let unseen = 0;
for (const seed of seeds) {
  const folder = seeded(seed);
  const seen = await differing(folder, seed.pictures);
  rmSync(folder, { recursive: true });
  if (seen.length === 0) unseen += 1;
  console.log(`${seed.name}: ${told(seen)}`);
}
console.log(`${seeds.length - unseen} of ${seeds.length} changes were seen.`);
process.exitCode = unchanged.length === 0 && unseen <= UNSEEN ? 0 : 1;

function told(names: readonly string[]): string {
  return names.join(', ') || 'the same';
}

/** The names of those pictures that are not as in the references. */
async function differing(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const wanted = pictures.filter((picture) => names.includes(nameOf(picture)));
  if (wanted.length !== names.length) throw new Error(`Not every picture is in the set: ${names.join(', ')}`);
  const rows = await look(folder, wanted, false);
  const failed = rows.find(({ kind }) => kind === 'failed' || kind === 'new');
  if (failed) throw new Error(`${failed.name} is ${failed.kind}: ${failed.fault ?? 'there is no reference'}`);
  return rows.filter(({ kind }) => kind === 'different').map(({ name }) => name);
}

/** A copy of a built Storybook with the change. @throws where there is nothing to change */
function seeded({ name, file, change }: Seed): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-look-'));
  cpSync(storybook, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  let made = 0;
  for (const asset of readdirSync(assets).filter((one) => one.startsWith(file) && /\.(?:css|js)$/.test(one))) {
    const before = readFileSync(path.join(assets, asset), 'utf8');
    const after = change.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after === before) continue;
    writeFileSync(path.join(assets, asset), after);
    made += 1;
  }
  if (made === 0) throw new Error(`The built Storybook has nothing to change for the seed "${name}".`);
  return folder;
}
