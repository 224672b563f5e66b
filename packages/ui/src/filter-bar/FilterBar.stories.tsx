import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Chips } from '../chips/index.ts';
import { DateRangePicker, type DateRange } from '../date-range-picker/index.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { Select } from '../select/index.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterItem } from './filterItem.ts';

interface Values {
  search: string;
  type: '' | 'subscribe' | 'redeem' | 'interest';
  coins: readonly ('USDT' | 'BTC' | 'ETH')[];
  days: DateRange | null;
}
const none: Values = { search: '', type: '', coins: [], days: null };

const items: readonly FilterItem<Values>[] = [
  {
    key: 'search',
    label: 'Search',
    pinned: true,
    active: ({ search }) => search !== '',
    control: ({ values, change }) => (
      <SearchField label="Search coin" value={values.search} onValueChange={(search) => change({ search })} />
    ),
  },
  {
    key: 'type',
    label: 'Type',
    active: ({ type }) => type !== '',
    control: ({ values, change }) => (
      <Select
        label="Type"
        labelHidden
        value={values.type}
        onValueChange={(type) => change({ type })}
        options={[
          { value: '', label: 'All types' },
          { value: 'subscribe', label: 'Subscription' },
          { value: 'redeem', label: 'Redemption' },
          { value: 'interest', label: 'Interest' },
        ]}
      />
    ),
  },
  {
    key: 'days',
    label: 'Period',
    width: 'wide',
    active: ({ days }) => days !== null,
    control: ({ values, change }) => (
      <DateRangePicker
        label="Period"
        labelHidden
        value={values.days}
        onValueChange={(choice) => change({ days: choice?.days ?? null })}
        today="2026-01-15"
        timeZone="UTC"
        locale="en-US"
        limit={6}
      />
    ),
  },
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
          { value: 'ETH', label: 'ETH' },
        ]}
      />
    ),
  },
];

const meta = {
  title: 'UI/FilterBar',
  component: FilterBar<Values>,
  args: { label: 'Filters of the history', values: none, resetValues: none, items, onValuesChange: () => {} },
  render: ({ values: first, ...args }) => <Live {...args} first={first} />,
} satisfies Meta<typeof FilterBar<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ first, results, label }: { first: Values; results?: string | undefined; label: string }) {
  const [values, setValues] = useState(first);
  return <FilterBar label={label} values={values} resetValues={none} onValuesChange={setValues} items={items} results={results} />;
}

/** No filter is set. */
export const WithoutFilters: Story = { args: { results: '128 records' } };

/** Reset is in the row, on a phone in the sheet; the phone's button shows how many filters are set. */
export const WithFilters: Story = { args: { values: { search: '', type: 'redeem', coins: ['BTC'], days: null }, results: '3 records' } };

/** Reset clears the filters. */
export const ResetInRow: Story = {
  args: { values: { search: '', type: 'redeem', coins: ['BTC'], days: null } },
  play: async ({ canvas }) => {
    const reset = canvas.queryByRole('button', { name: 'Reset' });
    // On a phone it is in the sheet.
    if (!reset) return;
    await userEvent.click(reset);
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveTextContent('All types');
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull();
  },
};

export const NoResults: Story = { args: { values: { search: 'dogewif', type: '', coins: [], days: null }, results: 'No records' } };

/** A window that is too narrow for one line has two. */
export const Narrow: Story = {
  args: { values: { search: '', type: 'interest', coins: [], days: null } },
  render: ({ values, label }) => (
    <div style={{ width: 420 }}>
      <Live first={values} label={label} />
    </div>
  ),
};
