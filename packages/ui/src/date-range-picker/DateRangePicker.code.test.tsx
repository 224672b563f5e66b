import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Dialog } from '../dialog/index.ts';
import { EarnTheme } from '../theme/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

/** Lets the code of the calendar arrive. */
const arrive = vi.hoisted(() => {
  let now = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { now, promise };
});

vi.mock('./RangePopover.tsx', async (original) => {
  await arrive.promise;
  return original();
});

it('given code still loading, when Escape or Tab is pressed, then the calendar does not open, and the dialog around it stays', async () => {
  const onOpenChange = vi.fn();
  await render(
    <EarnTheme>
      <Dialog open onOpenChange={onOpenChange} title="History">
        <DateRangePicker label="Period" today="2026-01-15" timeZone="UTC" locale="en-US" />
      </Dialog>
    </EarnTheme>,
  );
  const field = page.getByRole('button', { name: /^Period/ });
  await userEvent.click(field);
  await expect.element(field).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveAttribute('aria-busy');
  await expect.element(field).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).not.toHaveAttribute('aria-busy');

  arrive.now();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field);
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Period' })).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
