import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { tap } from '../testing/touch.ts';
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

it('opens on a tap, closes on the next one and on a tap elsewhere', async () => {
  const term = await show();
  await tap(term.element());
  await vi.waitFor(() => expect(open()).toBe(true));
  await wait(400);
  await vi.waitFor(() => expect(open()).toBe(true));
  await tap(term.element());
  expect(open()).toBe(false);
  await tap(term.element());
  await vi.waitFor(() => expect(open()).toBe(true));
  await tap({ x: 600, y: 500 });
  await vi.waitFor(() => expect(open()).toBe(false));
});
