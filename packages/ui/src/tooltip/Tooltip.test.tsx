import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Tooltip } from './Tooltip.tsx';

const open = () => document.querySelector('[role="tooltip"]') !== null;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function show() {
  await render(
    <EarnTheme>
      <div style={{ padding: 80 }}>
        <Tooltip content="The rate of a year.">APR</Tooltip>
      </div>
    </EarnTheme>,
  );
  return page.getByRole('button', { name: 'APR' });
}

it('given a pointer on a term, when it rests there for 300 ms, then the tooltip opens, and no sooner (UI-25, FM-20)', async () => {
  const term = await show();
  let arrived = Number.NaN;
  term.element().addEventListener('pointermove', () => (arrived = performance.now()), { capture: true, once: true });
  const opened = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!open()) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await userEvent.hover(term);
  const rested = (await opened) - arrived;
  expect(rested).toBeGreaterThanOrEqual(299);
});

it('given a pointer on a term, when it leaves within 300 ms, then nothing opens (UI-25)', async () => {
  const term = (await show()).element();
  // By hand: a busy machine may take longer than 300 ms to move a real pointer away.
  const pointer = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body });
  term.dispatchEvent(pointer('pointerover'));
  term.dispatchEvent(pointer('pointermove'));
  await wait(10);
  term.dispatchEvent(pointer('pointerout'));
  await wait(500);
  expect(open()).toBe(false);
  // The same pointer opens it when it stays.
  term.dispatchEvent(pointer('pointerover'));
  term.dispatchEvent(pointer('pointermove'));
  await vi.waitFor(() => expect(open()).toBe(true));
});

it('opens on focus and closes with Escape', async () => {
  await show();
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(open()).toBe(true));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(open()).toBe(false));
});
