import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { root } from '../../tooling/step.ts';

/** What the browser counts as one interaction, in milliseconds. */
export interface Interaction {
  /** From the press to the frame that shows its first effect. 16 where it is too short to be reported. */
  readonly duration: number;
  /** Until the first handler begins. */
  readonly delay: number;
  /** While handlers run. */
  readonly work: number;
}

/** Core Web Vitals of a page, by `web-vitals`; times in milliseconds. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
  /** From the address to the heading and all data: nothing is busy any more. */
  readonly useful: number;
}

/** What each page keeps for the measure. */
interface Kept {
  earnkitFeel: {
    interactions: Map<number, Interaction>;
    lcp: number;
    cls: number;
    inp: number;
    useful: number;
  };
}

/** Event Timing reports nothing shorter. */
export const SHORTEST = 16;

/** Measures in every page that the context opens. */
export async function watchVitals(context: BrowserContext): Promise<void> {
  const library = readFileSync(path.join(root, 'bench/peers/node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');
  await context.addInitScript(`${library};(${String(observe)})(webVitals)`);
}

interface WebVitals {
  readonly onLCP: Report;
  readonly onCLS: Report;
  readonly onINP: Report;
}
type Report = (hear: (metric: { readonly value: number }) => void, options: { readonly reportAllChanges: boolean }) => void;

/** In the page: keeps what the browser reports. */
function observe({ onLCP, onCLS, onINP }: WebVitals): void {
  const kept: Kept['earnkitFeel'] = { interactions: new Map(), lcp: Number.NaN, cls: 0, inp: 0, useful: Number.NaN };
  Object.assign(globalThis, { earnkitFeel: kept } satisfies Kept);
  onLCP(({ value }) => (kept.lcp = value), { reportAllChanges: true });
  onCLS(({ value }) => (kept.cls = value), { reportAllChanges: true });
  onINP(({ value }) => (kept.inp = value), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
      const before = kept.interactions.get(interactionId);
      if (interactionId === 0 || (before && before.duration >= duration)) continue;
      kept.interactions.set(interactionId, { duration, delay: processingStart - startTime, work: processingEnd - processingStart });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  // The last change after which nothing was busy.
  const look = (): void => {
    const isUseful = document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    if (!isUseful) kept.useful = Number.NaN;
    else if (Number.isNaN(kept.useful)) kept.useful = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}

/** @returns the interactions since the last question */
export const takeInteractions = (page: Page): Promise<readonly Interaction[]> =>
  page.evaluate(async () => {
    const { interactions } = (globalThis as unknown as Kept).earnkitFeel;
    // Entries are handed over after the frame that they tell of.
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50)));
    const taken = [...interactions.values()];
    interactions.clear();
    return taken;
  });

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const { lcp, cls, inp, useful } = (globalThis as unknown as Kept).earnkitFeel;
    return { lcp, cls, inp, useful };
  });
