import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { CoinField, field, isOpen, themed } from '../testing/CoinField.tsx';
import { tap } from '../testing/touch.ts';

it("is the system's picker on a touch screen", async () => {
  const onValueChange = vi.fn();
  await render(themed(<CoinField onValueChange={onValueChange} />));
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
  const screen = await render(themed(<CoinField first="USDT" onValueChange={onValueChange} />));
  await tap(field().element());
  await screen.rerender(themed(<CoinField first="USDT" onValueChange={onValueChange} pending />));
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-disabled', 'true');
  for (const option of page.getByRole('option').elements()) expect(option).toBeDisabled();
});
