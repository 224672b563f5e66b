import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { CoinFilters } from '../testing/CoinFilters.tsx';
import { settled } from '../testing/settled.ts';
import { tap } from '../testing/touch.ts';

const chip = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(375, 700));
afterEach(() => page.viewport(1280, 800));

it('filters by touch', async () => {
  const onValues = vi.fn();
  await render(<CoinFilters onValues={onValues} />);
  const button = chip('Filters').element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(button);
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await settled();
  await tap(chip('USDT').element());
  await tap(chip('Apply').element());
  await vi.waitFor(() => expect(onValues).toHaveBeenCalledExactlyOnceWith({ coins: ['USDT'], term: '' }));
});
