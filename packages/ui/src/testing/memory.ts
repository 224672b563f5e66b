import { afterEach, beforeEach, expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

/* Whether what is opened and closed over and over stays in memory. */

/** Openings before the first measurement: one-time costs, such as compiled code, first layouts and the place of notices, are not growth. */
const WARM = 20;
/** Frames that content may take to load. What goes on loading is closed then. */
const LOADING_FRAMES = 30;

const emulate = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Lets the tests of a file measure memory. Dialogs have no animation meanwhile, so that they close in one frame. */
export function measureMemory(): void {
  beforeEach(async () => {
    await emulate('reduce');
    await cdp().send('Performance.enable');
  });
  afterEach(async () => {
    await cdp().send('Performance.disable');
    await emulate('no-preference');
  });
}

/** What the page keeps in memory. */
async function held() {
  // React's development build measures each render, and the browser keeps what was measured.
  performance.clearMeasures();
  performance.clearMarks();
  await cdp().send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp().send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
const dialog = () => document.querySelector('[role=dialog], [role=alertdialog]');

async function until(is: () => boolean, frames = Number.POSITIVE_INFINITY): Promise<void> {
  for (let waited = 0; !is() && waited < frames; waited += 1) await frame();
}

async function openAndClose(opener: HTMLElement, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    opener.click();
    await until(() => dialog() !== null);
    await until(() => dialog()?.querySelector('[aria-busy=true], [data-part=spinner]') === null, LOADING_FRAMES);
    dialog()?.querySelector<HTMLElement>('input')?.focus();
    await userEvent.keyboard('{Escape}');
    await until(() => dialog() === null);
  }
}

/** Expects that neither nodes, listeners nor the heap grow while a dialog is opened and closed, and that the page is as before. */
export async function expectFlat(opener: HTMLElement, times: number): Promise<void> {
  const attributes = () => [document.documentElement.style.cssText, document.body.style.cssText, document.body.childElementCount];
  await openAndClose(opener, WARM);
  const before = attributes();
  const first = await held();
  await openAndClose(opener, times);
  const last = await held();
  expect(attributes()).toEqual(before);
  expect(last.listeners - first.listeners).toBeLessThan(10);
  expect(last.nodes - first.nodes).toBeLessThan(times / 2);
  // A leaked dialog takes more than twice that; compiled code and earlier tests are the noise of a short run.
  expect((last.heap - first.heap) / times).toBeLessThan(20_000);
}
