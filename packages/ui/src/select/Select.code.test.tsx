import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/index.ts';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Select } from './Select.tsx';

/** Lets the code of the list arrive. */
const arrive = vi.hoisted(() => {
  let now = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { now, promise };
});

vi.mock('./SelectList.tsx', async (original) => {
  await arrive.promise;
  return original();
});

const options = [
  { value: 'USDT', label: 'USDT' },
  { value: 'BTC', label: 'BTC' },
];

function Field({ label }: { label: string }) {
  const [coin, setCoin] = useState('USDT');
  return <Select label={label} value={coin} onValueChange={setCoin} options={options} />;
}

it('given code still loading, when Escape is pressed, then the list does not open, and the dialog around it stays', async () => {
  const onOpenChange = vi.fn();
  await render(
    <EarnTheme>
      <Dialog open onOpenChange={onOpenChange} title="Transfer">
        <Field label="From" />
      </Dialog>
    </EarnTheme>,
  );
  const from = page.getByRole('combobox', { name: 'From' });
  await userEvent.click(from);
  await expect.element(from).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(from).not.toHaveAttribute('aria-busy');
  await expect.element(from).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('given code still loading, when keys are pressed, then it is busy, chooses as in the list, and opens if still focused', async () => {
  await render(
    <EarnTheme>
      <Field label="From" />
      <Field label="To" />
    </EarnTheme>,
  );
  const from = page.getByRole('combobox', { name: 'From' });
  const to = page.getByRole('combobox', { name: 'To' });

  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(from).toHaveAttribute('aria-busy', 'true');
  await expect.element(from).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}');
  await expect.element(to).toHaveFocus();
  await expect.element(from).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}');
  await expect.element(to).toHaveAttribute('aria-busy', 'true');

  // Fast typing chooses the same option as in the list.
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(to).toHaveTextContent('BTC');
  await expect.element(to).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  await expect.element(to).toHaveTextContent('USDT');
  await userEvent.keyboard('{Enter}');

  arrive.now();
  await expect.element(page.getByRole('listbox', { name: 'To' })).toBeVisible();
  await expect.element(to).not.toHaveAttribute('aria-busy');
  await expect.element(from).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(to).toHaveTextContent('BTC');
  await expect.element(from).toHaveTextContent('USDT');
});
