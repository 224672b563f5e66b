import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Letters, letters } from '../testing/Letters.tsx';
import { EarnTheme } from '../theme/index.ts';
import { Chips, RemovableChips } from './index.ts';

it('is one tab stop: arrow keys skip disabled chips, Space and Enter choose', async () => {
  const onChange = vi.fn();
  await render(<Letters onChange={onChange} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Alpha' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Gamma' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Alpha' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // In the order of the letters, not of the presses.
  expect(onChange.mock.calls).toEqual([[['c']], [['a', 'c']]]);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('takes focus at the chosen chip; Home and End go to the ends, and the arrow keys wrap around', async () => {
  await render(
    <EarnTheme>
      <Chips label="Letters" options={[...letters, { value: 'd', label: 'Delta' }]} value="c" onValueChange={() => undefined} />
    </EarnTheme>,
  );
  const chip = (name: string) => page.getByRole('radio', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(chip('Gamma')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(chip('Alpha')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chip('Delta')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(chip('Alpha')).toHaveFocus();
  // It is the tab stop until the focus leaves the row; then the chosen chip is the tab stop again.
  expect(chip('Alpha').element().tabIndex).toBe(0);
  await userEvent.keyboard('{Tab}');
  expect(chip('Gamma').element().tabIndex).toBe(0);
  expect(chip('Alpha').element().tabIndex).toBe(-1);
});

it('moves by arrow keys in the reading direction', async () => {
  await render(<Letters dir="rtl" />);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Gamma' })).toHaveFocus();
});

it('keeps focus in the row when chips are removed, down to the last one', async () => {
  function Live() {
    const [items, setItems] = useState(['One', 'Two', 'Three']);
    return (
      <EarnTheme>
        <RemovableChips
          label="Filters in use"
          items={items.map((name) => ({ value: name, label: name }))}
          onRemove={(name) => setItems((now) => now.filter((one) => one !== name))}
        />
      </EarnTheme>
    );
  }
  await render(<Live />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Remove Two' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('button', { name: 'Remove Three' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove One' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('status')).toHaveTextContent('One was removed.');
  expect(document.activeElement).not.toBe(document.body);
});

it('scrolls by itself: at the edge of a page, the page does not scroll sideways with it', async () => {
  const screen = await render(
    <EarnTheme>
      <div style={{ width: 120, overflowX: 'auto' }} data-testid="page">
        <Chips scrolls label="Letters" options={[...letters, { value: 'd', label: 'Delta' }]} value="c" onValueChange={() => undefined} />
      </div>
    </EarnTheme>,
  );
  const outer = screen.getByTestId('page').element();
  expect(outer.scrollWidth).toBe(outer.clientWidth);
});
