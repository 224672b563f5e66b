import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Chips } from '../chips/index.ts';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterItem } from './filterItem.ts';

interface Values {
  coins: readonly ('USDT' | 'BTC')[];
  term: '' | 'flexible';
}
const none: Values = { coins: [], term: '' };
const items: readonly FilterItem<Values>[] = [
  {
    key: 'coins',
    label: 'Coins',
    width: 'content',
    active: ({ coins }) => coins.length > 0,
    control: ({ values, change }) => (
      <Chips
        multiple
        label="Coins"
        value={values.coins}
        onValueChange={(coins) => change({ coins })}
        options={[
          { value: 'USDT', label: 'USDT' },
          { value: 'BTC', label: 'BTC' },
        ]}
      />
    ),
  },
  {
    key: 'term',
    label: 'Term',
    active: ({ term }) => term !== '',
    control: ({ values, change }) => (
      <Chips
        label="Term"
        value={values.term}
        onValueChange={(term) => change({ term })}
        options={[{ value: 'flexible', label: 'Flexible' }]}
      />
    ),
  },
];

function Live({ onValues }: { onValues?: (values: Values) => void }) {
  const [values, setValues] = useState(none);
  return (
    <EarnTheme>
      <FilterBar
        label="Filters of the list"
        values={values}
        resetValues={none}
        onValuesChange={(next) => {
          setValues(next);
          onValues?.(next);
        }}
        items={items}
        results={`${values.coins.length === 0 ? 9 : 4} products`}
      />
    </EarnTheme>
  );
}
const chip = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(375, 700));
afterEach(() => page.viewport(1280, 800));

it('filters by touch', async () => {
  const onValues = vi.fn();
  await render(<Live onValues={onValues} />);
  const button = chip('Filters').element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(button);
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await vi.waitFor(() => expect(page.getByRole('dialog').element().getAnimations()).toHaveLength(0));
  await tap(chip('USDT').element());
  await tap(chip('Apply').element());
  await vi.waitFor(() => expect(onValues).toHaveBeenCalledExactlyOnceWith({ coins: ['USDT'], term: '' }));
});
