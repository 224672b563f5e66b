import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Letters } from '../testing/Letters.tsx';
import { tap } from '../testing/touch.ts';

it('chooses a chip by touch on a 44 px target', async () => {
  const onChange = vi.fn();
  await render(<Letters onChange={onChange} />);
  const chip = page.getByRole('button', { name: 'Gamma' }).element();
  expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(chip);
  expect(onChange).toHaveBeenLastCalledWith(['c']);
  await tap(page.getByRole('button', { name: 'Beta' }).element());
  expect(onChange).toHaveBeenCalledTimes(1);
  await tap(chip);
  expect(onChange).toHaveBeenLastCalledWith([]);
});
