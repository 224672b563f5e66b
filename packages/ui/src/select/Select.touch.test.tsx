import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Select } from './Select.tsx';
import type { SelectOption } from './selectProps.ts';

type Coin = 'USDT' | 'BTC' | 'BCH' | 'ETH';
const coins: readonly SelectOption<Coin>[] = [
  { value: 'USDT', label: 'USDT' },
  { value: 'BTC', label: 'BTC' },
  { value: 'BCH', label: 'BCH', disabled: true },
  { value: 'ETH', label: 'ETH' },
];

function Field({
  first = '',
  onValueChange,
  disabled = false,
  pending = false,
}: {
  first?: Coin | '';
  onValueChange?: (coin: Coin) => void;
  disabled?: boolean;
  pending?: boolean;
}) {
  const [coin, setCoin] = useState<Coin | ''>(first);
  return (
    <Select
      label="Coin"
      value={coin}
      onValueChange={(next) => {
        setCoin(next);
        onValueChange?.(next);
      }}
      options={coins}
      placeholder="Choose"
      disabled={disabled}
      pending={pending}
      name="coin"
    />
  );
}
const themed = (children: React.ReactNode) => <EarnTheme>{children}</EarnTheme>;
const field = () => page.getByRole('combobox', { name: 'Coin' });
const isOpen = () => document.querySelector('[role="listbox"]') !== null;

it("is the system's picker on a touch screen", async () => {
  const onValueChange = vi.fn();
  await render(themed(<Field onValueChange={onValueChange} />));
  const native = field().element();
  expect(native).toBeInstanceOf(HTMLSelectElement);
  expect(native.getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
  await tap(native);
  await expect.element(field()).toHaveFocus();
  expect(isOpen()).toBe(false);
  await userEvent.selectOptions(field(), 'ETH');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ETH');
});

it('keeps the focus while its value is saved, and chooses nothing', async () => {
  const onValueChange = vi.fn();
  const screen = await render(themed(<Field first="USDT" onValueChange={onValueChange} />));
  await tap(field().element());
  await screen.rerender(themed(<Field first="USDT" onValueChange={onValueChange} pending />));
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-disabled', 'true');
  for (const option of page.getByRole('option').elements()) expect(option).toBeDisabled();
});
