import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { groupBy } from './groupBy.ts';
import { walk } from './look/walk.ts';
import { type Ended, run } from './step.ts';

/*
 * Stories that show nothing, and stories that look like another one of their component when they were played. Each of them has to say why in
 * `parameters.sameAs`; `npm run test:long -- alike` fails for one that does not, and for a reason that is no longer needed.
 *
 *   node tooling/alike.ts --storybook storybook-static --only ui-button --pictures /tmp/pictures
 */

interface Look {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly hash: string;
  readonly isBlank: boolean;
  readonly fault: string | undefined;
  readonly reason: string | undefined;
}

/** Builds Storybook and looks at every story. */
export async function checkAlike(): Promise<Pick<Ended, 'code' | 'output'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-alike-'));
  try {
    const built = await run('storybook', ['build', '-o', folder]);
    return built.code === 0 ? await lookAt(folder, {}) : built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Choice {
  /** Only stories with this in the ids of their component's stories. */
  readonly only?: string;
  /** Where the pictures are written. @default nowhere */
  readonly pictures?: string | undefined;
}

async function lookAt(storybook: string, { only = '', pictures }: Choice): Promise<Pick<Ended, 'code' | 'output'>> {
  const looks: Look[] = [];
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  await walk(storybook, only, {
    visit: async ({ entry: { id, title, name }, page, fault, parameters: { sameAs } }) => {
      const png = await stillOf(page);
      if (pictures !== undefined) writeFileSync(path.join(pictures, `${id}.png`), png);
      const hash = createHash('sha256').update(png).digest('hex');
      looks.push({ id, title, name, hash, isBlank: isBlank(png), fault, reason: typeof sameAs === 'string' ? sameAs : undefined });
    },
  });
  const faults = [...groupBy(looks, ({ title }) => title).values()].flatMap(faultsOf);
  const told = looks.filter(({ reason }) => reason !== undefined).length;
  const summary = `${looks.length} stories, ${told} of which say why they look like another one.`;
  return { code: faults.length === 0 ? 0 : 1, output: [...faults, summary].join('\n') };
}

/** Whether a picture has one colour. */
function isBlank(png: Buffer): boolean {
  const { data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return pixels.every((pixel) => pixel === pixels[0]);
}

/** What is wrong with the stories of a title. The first of those that look alike needs no reason. */
function faultsOf(stories: readonly Look[]): readonly string[] {
  const faults = stories.flatMap(({ id, fault }) => (fault === undefined ? [] : [`${id} failed: ${fault}`]));
  for (const group of groupBy(stories, ({ hash }) => hash).values()) {
    const [first] = group;
    if (!first) continue;
    if (first.isBlank) faults.push(...group.filter(({ reason }) => reason === undefined).map(({ id }) => `${id} is blank.`));
    else {
      const untold = group.filter(({ reason }) => reason === undefined);
      const pattern = untold[0] ?? first;
      faults.push(...untold.slice(1).map(({ id }) => `${id} looks like ${pattern.id}.`));
    }
    if (!first.isBlank && group.length === 1 && first.reason !== undefined)
      faults.push(`${first.id} looks like no other: it needs no sameAs.`);
  }
  return faults;
}

/** The whole page, once nothing loads and two pictures in a row are the same. */
async function stillOf(page: Page): Promise<Buffer> {
  // Charts and pickers load their code when they are shown.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 1500 })
    .catch(() => undefined);
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let again = 0; again < 10; again++) {
    await page.waitForTimeout(300);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { storybook: { type: 'string' }, only: { type: 'string', default: '' }, pictures: { type: 'string' } },
  });
  const { code, output } = values.storybook === undefined ? await checkAlike() : await lookAt(values.storybook, values);
  console.log(output);
  process.exitCode = code;
}
