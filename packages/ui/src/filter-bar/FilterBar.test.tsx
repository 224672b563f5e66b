import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateRangePicker, type DateRange } from '../date-range-picker/index.ts';
import '../styles.css';
import { CoinFilters, noFilters } from '../testing/CoinFilters.tsx';
import { EarnTheme } from '../theme/index.ts';
import { FilterBar } from './FilterBar.tsx';

const chip = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(375, 700));
afterEach(() => page.viewport(1280, 800));

it('applies filters at once on a desktop and resets them (UI-11)', async () => {
  await page.viewport(1280, 800);
  const onValues = vi.fn();
  await render(<CoinFilters onValues={onValues} />);
  await expect.element(chip('Reset')).not.toBeInTheDocument();
  await userEvent.click(chip('BTC'));
  expect(onValues).toHaveBeenLastCalledWith({ coins: ['BTC'], term: '' });
  await expect.element(page.getByRole('status')).toHaveTextContent('4 products');
  await userEvent.click(chip('Reset'));
  expect(onValues).toHaveBeenLastCalledWith(noFilters);
});

it('is a button and a sheet on a phone, where Apply applies all filters together (UI-11, UI-21)', async () => {
  const onValues = vi.fn();
  await render(<CoinFilters onValues={onValues} />);
  await expect.element(page.getByRole('button', { name: 'BTC' })).not.toBeInTheDocument();
  await userEvent.click(chip('Filters'));
  await userEvent.click(chip('BTC'));
  await userEvent.click(page.getByRole('radio', { name: 'Flexible' }));
  expect(onValues).not.toHaveBeenCalled();
  await userEvent.click(chip('Apply'));
  expect(onValues).toHaveBeenCalledExactlyOnceWith({ coins: ['BTC'], term: 'flexible' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters, 2 in use' })).toHaveFocus();
});

it('changes nothing when the sheet is closed without Apply, and opens with the current values', async () => {
  const onValues = vi.fn();
  await render(<CoinFilters onValues={onValues} />);
  for (const close of ['{Escape}', 'button']) {
    await userEvent.click(chip('Filters'));
    await expect.element(page.getByRole('button', { name: 'BTC' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('BTC'));
    if (close === 'button') await userEvent.click(chip('Close'));
    else await userEvent.keyboard(close);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  expect(onValues).not.toHaveBeenCalled();
});

it('resets the values in the sheet, which Apply then applies', async () => {
  const onValues = vi.fn();
  await render(<CoinFilters onValues={onValues} />);
  await userEvent.click(chip('Filters'));
  await userEvent.click(chip('BTC'));
  await userEvent.click(chip('Apply'));
  await userEvent.click(page.getByRole('button', { name: 'Filters, 1 in use' }));
  await userEvent.click(chip('Reset'));
  await expect.element(page.getByRole('button', { name: 'BTC' })).toHaveAttribute('aria-pressed', 'false');
  expect(onValues).toHaveBeenCalledTimes(1);
  await userEvent.click(chip('Apply'));
  expect(onValues).toHaveBeenLastCalledWith(noFilters);
});

it('closes the sheet when the window becomes wide', async () => {
  await render(<CoinFilters />);
  await userEvent.click(chip('Filters'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(chip('BTC')).toBeVisible();
  expect(document.documentElement.style.overflow).toBe('');
});

it('takes a date range from a second sheet and applies it with Apply (UI-11)', async () => {
  const onDays = vi.fn();
  function WithDates() {
    const [values, setValues] = useState<{ days: DateRange | null }>({ days: null });
    return (
      <EarnTheme>
        <FilterBar
          label="Filters of the history"
          values={values}
          resetValues={{ days: null }}
          onValuesChange={(next) => {
            setValues(next);
            onDays(next.days);
          }}
          items={[
            {
              key: 'days',
              label: 'Period',
              width: 'wide',
              active: ({ days }) => days !== null,
              control: ({ values: { days }, change }) => (
                <DateRangePicker
                  label="Period"
                  labelHidden
                  value={days}
                  onValueChange={(choice) => change({ days: choice?.days ?? null })}
                  today="2026-01-15"
                  timeZone="UTC"
                  locale="en-US"
                />
              ),
            },
          ]}
        />
      </EarnTheme>
    );
  }
  await render(<WithDates />);
  await userEvent.click(chip('Filters'));
  await userEvent.click(page.getByRole('button', { name: /^Period/ }));
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
  await userEvent.click(page.getByRole('gridcell', { name: 'Monday, January 5, 2026' }));
  await userEvent.click(page.getByRole('gridcell', { name: 'Friday, January 9, 2026' }));
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Period Jan 5 – 9, 2026' })).toBeVisible();
  expect(onDays).not.toHaveBeenCalled();
  await userEvent.click(chip('Apply'));
  expect(onDays).toHaveBeenCalledExactlyOnceWith({ start: '2026-01-05', end: '2026-01-09' });
});
