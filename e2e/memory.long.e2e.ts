import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import type { Visit } from './support/openBrowser.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();
afterEach(() => at.browser.close());

/** Pages of every product, in the order in which they are gone to. */
const PAGES = [
  '/earn',
  '/simple-earn',
  '/simple-earn/my-lendings',
  '/simple-earn/my-lendings?tab=fixed',
  '/simple-earn/my-lendings/calendar',
  '/simple-earn/history',
  '/earn/USDT',
  '/launchpool',
  '/launchpool/1002',
  '/staking',
  '/staking/ETH',
  '/myaccount/myfunds/financial_staking',
  '/soft-staking',
  '/private-wealth',
  '/simple-earn/my-lendings/statement',
];
const ROUNDS = 20;
const DAYS = 30;
/** Days after which everything that a page that stays open needs is there. */
const FIRST_DAYS = 2;
const DAY = 86_400;
/** The page's clock moves by so many hours at a time. */
const HOURS = 3;
/** Milliseconds between two such steps, in which the page stays within the calls that the console takes. */
const BETWEEN_STEPS = 300;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** Megabytes. */
  readonly heap: number;
}

async function measured({ context, page }: Visit): Promise<() => Promise<Held>> {
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') / 1e6 };
  };
}

/** Expects that one is no more than the other, and a few megabytes of noise. */
function expectFlat(what: string, first: Held, last: Held): void {
  console.log(`${what}: ${JSON.stringify(first)} → ${JSON.stringify(last)}`);
  is(last.nodes - first.nodes, `nodes of ${what}`).toBeLessThan(first.nodes * 0.2);
  is(last.listeners - first.listeners, `listeners of ${what}`).toBeLessThan(first.listeners * 0.2);
  is(last.heap - first.heap, `megabytes of ${what}`).toBeLessThan(5);
}

/** Goes to a page as a link of the console does. */
const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await settled(page);
};

async function goRound(page: Page): Promise<void> {
  for (const path of PAGES) await go(page, path);
}

test('given 300 changes of the page, then neither nodes, listeners nor the heap grow', { timeout: 1_800_000, retry: 0 }, async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/earn');
  await settled(page);
  const held = await measured(visit);
  // The code of each page is loaded once, and the last pages are kept.
  await goRound(page);
  await goRound(page);
  await go(page, '/earn');
  const first = await held();
  for (let round = 0; round < ROUNDS; round += 1) await goRound(page);
  await go(page, '/earn');
  expectFlat(`${ROUNDS * PAGES.length} changes of the page`, first, await held());
  is(visit.complaints).toEqual([]);
});

/** A page that was open has the records of the month, which a page that is opened now has too. */
test.each(['/earn', '/simple-earn', '/simple-earn/my-lendings', '/launchpool', '/staking', '/private-wealth'])(
  'given %s is open for a month, then it has no more nodes and heap than when it is opened anew, nor listeners than after two days',
  { timeout: 1_800_000, retry: 0 },
  async (path) => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become('saver');
    await page.clock.install();
    await page.goto(path);
    await settled(page);
    const days = async (many: number): Promise<void> => {
      for (let day = 0; day < many; day += 1) {
        await visit.control('/sandbox/clock', { advanceSeconds: DAY });
        for (let hour = 0; hour < 24; hour += HOURS) {
          await page.clock.fastForward(HOURS * 3_600_000);
          await visit.settle();
          await delay(BETWEEN_STEPS);
        }
      }
      await page.clock.runFor(2000);
      await visit.settle();
    };
    await days(FIRST_DAYS);
    const held = await measured(visit);
    // Layers that were opened since, such as that of messages, stay.
    const { listeners } = await held();
    await days(DAYS - FIRST_DAYS);
    const open = await held();
    await page.close();
    // In a browser of its own: the clock that was moved fires no timer in a page that is loaded after 24 days.
    const anew = await at.browser.visit();
    await anew.become('saver');
    await anew.page.goto(path);
    await settled(anew.page);
    await anew.settle();
    expectFlat(`a month at ${path}`, { ...(await (await measured(anew))()), listeners }, open);
    is(visit.complaints).toEqual([]);
  },
);
