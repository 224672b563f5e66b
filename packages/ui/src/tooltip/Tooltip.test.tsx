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

it('opens after the pointer has rested for 300 ms (UI-25, FM-20)', async () => {
  const term = await show();
  await userEvent.hover(term);
  await wait(150);
  expect(open()).toBe(false);
  await vi.waitFor(() => expect(open()).toBe(true), { timeout: 1000 });
});

it('opens on focus and closes with Escape', async () => {
  await show();
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(open()).toBe(true));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(open()).toBe(false));
});
