import type { Group } from '../harness/group.ts';
import { POOLS } from '../tasks/launchpool.ts';

/** A phone beside a desktop. */
const SLOWER = 4;
/** Milliseconds in which whatever follows the data has begun. */
const SETTLE_MS = 1000;

/** The page of a launchpool with twelve pools, from its first paint without data until it has all. */
export const projectPage: Group = {
  name: 'project-page',
  title: `The page of a launchpool with ${POOLS} pools, on a CPU ${SLOWER} times slower`,
  floor: 'react-min',
  timed: ['react-min', 'earnkit'],
  metrics: { longest: 'longest task from first paint to interactive', cpu: 'data read and drawn, CPU', first: 'first paint' },
  async measure(visit) {
    const cdp = await visit.page.context().newCDPSession(visit.page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { card = '' } = await visit.places();
    await visit.page.evaluate(watchTasks);
    const first = await visit.page.evaluate(mountAndPaint);
    const { cpu } = await visit.cost(async () => {
      await visit.page.waitForFunction(({ card, count }) => document.querySelectorAll(card).length === count, { card, count: POOLS });
    }, SETTLE_MS);
    const longest = await visit.page.evaluate(longestTask);
    return { longest, cpu, first };
  },
};

declare global {
  interface Window {
    /** Tasks of more than 50 ms, as the browser reports them. */
    longTasks: { readonly startTime: number; readonly duration: number }[];
    firstPaintAt: number;
  }
}

/** Collects long tasks. Runs in the page. */
function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** Mounts the page; resolves to how long its first paint took. Runs in the page. */
async function mountAndPaint(): Promise<number> {
  const started = performance.now();
  await window.bench.mount(1);
  window.firstPaintAt = performance.now();
  return window.firstPaintAt - started;
}

/** Milliseconds of the longest task since the first paint; 0 where the browser reported none. Runs in the page. */
function longestTask(): number {
  const since = window.longTasks.filter(({ startTime }) => startTime >= window.firstPaintAt);
  return Math.max(0, ...since.map(({ duration }) => duration));
}
