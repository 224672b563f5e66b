import type { Page } from 'playwright';
import { type Above, type Control, type LeftOut, NEXT, nextControl, whatIsAbove } from './controls.ts';
import { type Interaction, readVitals, SHORTEST, takeInteractions, type Vitals } from './vitals.ts';

/** One thing that a person did on a page, and what it took. */
export interface Step extends Interaction {
  /** What was done, such as `opens a dialog`: what it is compared by. */
  readonly kind: string;
  /** Where, such as `Subscribe in Subscribe USDT`. */
  readonly what: string;
}

/** A page that was walked over. */
export interface Walked {
  readonly steps: readonly Step[];
  /** Of the first visit, before anything was pressed; INP is the largest of the walk. */
  readonly vitals: Vitals;
  /** Controls that could not be pressed, with the reason, and what was followed by something that never ended. */
  readonly missed: readonly string[];
}

/** Controls that are tried on a page at most, those of its dialogs included. */
const MOST = 60;

/** Time in milliseconds that a control has to become free, and a page to come to rest. */
const PATIENCE = 15_000;

/** Opens a page and tries its controls one after the other, in the order in which they stand, those of dialogs while these are open. */
export async function walk(page: Page, address: string, leftOut: LeftOut): Promise<Walked> {
  const steps: Step[] = [];
  const missed: string[] = [];
  const restAfter = async (what: string): Promise<void> => {
    if (!(await rest(page))) missed.push(`${what}: something is still busy after ${PATIENCE / 1000} s`);
  };
  await page.goto(address);
  await restAfter('opening the page');
  const first = await readVitals(page);
  const tried: string[] = [];
  const at = page.url();
  const record = async (kind: string, what: string): Promise<void> => {
    const [longest] = [...(await takeInteractions(page))].sort((a, b) => b.duration - a.duration);
    steps.push({ ...(longest ?? { duration: SHORTEST, delay: 0, work: 0 }), kind, what });
  };
  const isElsewhere = (): boolean => new URL(page.url()).pathname !== new URL(at).pathname;
  // Each document has an INP of its own.
  let inp = 0;
  const openAnew = async (): Promise<void> => {
    inp = Math.max(inp, (await readVitals(page)).inp);
    await page.goto(at);
    await restAfter('opening the page');
  };
  await takeInteractions(page);
  while (tried.length < MOST) {
    const before = await whatIsAbove(page);
    const control = await nextControl(page, tried, leftOut);
    if (!control) {
      if (!before) break;
      await page.keyboard.press('Escape');
      await restAfter(`closing ${before.name}`);
      await record('closes it', before.name);
      if (isSame(before, await whatIsAbove(page))) await openAnew();
      continue;
    }
    tried.push(control.signature);
    const where = before ? `${control.name} in ${before.name}` : control.name;
    try {
      await page.locator(`[${NEXT}]`).click({ timeout: PATIENCE });
      await restAfter(where);
      await record(kindOf(control, before, await whatIsAbove(page), page.url() !== at), where);
      if (control.kind === 'field') {
        await page.keyboard.press('1');
        await restAfter(`a key in ${where}`);
        await record('key', where);
      }
    } catch (error) {
      missed.push(`${where}: ${String(error).split('\n', 1)[0]}`);
    }
    if (isElsewhere()) {
      await page.goBack();
      await restAfter('going back');
      if (isElsewhere()) await openAnew();
      await takeInteractions(page);
    }
  }
  return { steps, vitals: { ...first, inp: Math.max(inp, (await readVitals(page)).inp) }, missed };
}

function kindOf({ kind }: Control, before: Above | null, after: Above | null, moved: boolean): string {
  if (after && !isSame(before, after)) return after.role === 'listbox' || after.role === 'menu' ? 'opens a list' : 'opens a dialog';
  if (before && !after) return 'closes it';
  return kind === 'link' && moved ? 'opens a page' : kind;
}

const isSame = (one: Above | null, other: Above | null): boolean => one?.role === other?.role && one?.name === other?.name;

/** Waits until nothing is read or moved any more; whether that came. */
async function rest(page: Page): Promise<boolean> {
  await page.waitForTimeout(100);
  const isAtRest = (): boolean => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
  const came = await page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  await page.waitForTimeout(100);
  return came;
}
