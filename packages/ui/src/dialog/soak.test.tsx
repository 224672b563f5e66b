import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { DecimalInput } from '../decimal-input/index.ts';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { BottomSheet, Dialog } from './index.ts';

/** How often each is opened and closed; all 5,000 times in the long check. */
const TIMES = import.meta.env['EARNKIT_LONG'] === '1' ? 5_000 : 50;

const emulate = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(async () => {
  // Without its animation a dialog closes in one frame.
  await emulate('reduce');
  await cdp().send('Performance.enable');
});
afterEach(async () => {
  await cdp().send('Performance.disable');
  await emulate('no-preference');
});

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

function Page({ kind: Kind }: { kind: typeof Dialog }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <EarnTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind open={open} onOpenChange={setOpen} title="Redeem USDT">
        <DecimalInput label="Amount" />
        <Button onClick={() => setOpen(false)}>Confirm</Button>
      </Kind>
    </EarnTheme>
  );
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
const dialog = () => document.querySelector('[role="dialog"]');

async function until(is: () => boolean): Promise<void> {
  while (!is()) await frame();
}

async function openAndClose(opener: HTMLElement, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    opener.click();
    await until(() => dialog() !== null);
    dialog()?.querySelector<HTMLElement>('input')?.focus();
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Confirm')?.click();
    await until(() => dialog() === null);
  }
}

it.each([
  ['a dialog', Dialog],
  ['a sheet', BottomSheet],
])(
  'given %s, when it is opened and closed over and over, then neither nodes, listeners nor the heap grow, and the page is as before (L09)',
  async (_what, kind) => {
    const attributes = () => [document.documentElement.style.cssText, document.body.style.cssText, document.body.childElementCount];
    const screen = await render(<Page kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Open' }).element() as HTMLElement;
    const before = attributes();
    // One-time costs, such as compiled code and first layouts, are not growth.
    await openAndClose(opener, 20);
    const first = await held();
    await openAndClose(opener, TIMES);
    const last = await held();
    expect(attributes()).toEqual(before);
    expect(last.listeners - first.listeners).toBeLessThan(10);
    expect(last.nodes - first.nodes).toBeLessThan(TIMES / 2);
    // A leaked dialog takes more than twice that; compiled code and earlier tests are the noise of a short run.
    expect((last.heap - first.heap) / TIMES).toBeLessThan(20_000);
  },
  TIMES * 200 + 30_000,
);
