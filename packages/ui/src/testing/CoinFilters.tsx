import { useState } from 'react';
import { Chips } from '../chips/index.ts';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import type { FilterItem } from '../filter-bar/filterItem.ts';
import { EarnTheme } from '../theme/index.ts';

/** What a list of products is filtered by. */
export interface Filters {
  coins: readonly ('USDT' | 'BTC')[];
  term: '' | 'flexible';
}
/** No filter. */
export const noFilters: Filters = { coins: [], term: '' };
const items: readonly FilterItem<Filters>[] = [
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

/** A filter bar that holds its values, with a count of the products that they leave. */
export function CoinFilters({ onValues }: { onValues?: (values: Filters) => void }) {
  const [values, setValues] = useState(noFilters);
  return (
    <EarnTheme>
      <FilterBar
        label="Filters of the list"
        values={values}
        resetValues={noFilters}
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
