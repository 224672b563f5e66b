import { Flex, Text } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderHistory, type Order } from './OrderHistory.tsx';
import { orderTypes, readOrderQuery } from './orderQuery.ts';

const coins = ['USDT', 'BTC', 'ETH', 'SOL'] as const;
const orders = Array.from({ length: 64 }, (_, index) => {
  const day = `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`;
  const coin = coins[index % coins.length] ?? 'USDT';
  const order: Order = {
    id: String(index),
    time: `${day} 08:${String(index % 60).padStart(2, '0')} UTC`,
    coin,
    type: orderTypes[index % orderTypes.length] ?? 'transfer',
    amount: `${index + 1}.00000001`,
  };
  return order;
});

/** A stand-in for the exchange: filters, sorts and returns one page of ten. */
function answerTo(search: string) {
  const { text, type, days, sort, page } = readOrderQuery(search);
  const found = orders.filter((order) => {
    const day = order.time.slice(0, 10);
    return (
      order.coin.toLowerCase().includes(text.trim().toLowerCase()) &&
      (type === '' || order.type === type) &&
      (days === null || (day >= days.start && day <= days.end))
    );
  });
  if (sort) {
    const turn = sort.direction === 'asc' ? 1 : -1;
    const key = sort.key === 'coin' ? 'coin' : 'time';
    found.sort((a, b) => (a[key] < b[key] ? -turn : turn));
  }
  return { state: 'ready' as const, rows: found.slice((page - 1) * 10, page * 10), total: found.length };
}

const meta = {
  title: 'UI/Recipes/FilterableTable',
  component: OrderHistory,
  args: { search: '', onSearchChange: fn(), answer: answerTo(''), onRetry: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In place of a router: an address in a state, shown above. */
function WithAddress({ search: first, onSearchChange, answer, onRetry }: Parameters<typeof OrderHistory>[0]) {
  const [search, setSearch] = useState(first);
  return (
    <Flex direction="column" gap="4">
      <Text size="1" color="gray" data-testid="address">
        /orders?{search}
      </Text>
      <OrderHistory
        search={search}
        onSearchChange={(next) => {
          setSearch(next);
          onSearchChange(next);
        }}
        answer={answer.state === 'ready' ? answerTo(search) : answer}
        onRetry={onRetry}
      />
    </Flex>
  );
}

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').length - 1;

/** Filter, order and page are in the address; a new filter returns to the first page. */
export const WithoutFilters: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByTestId('address');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(address).toHaveTextContent('/orders?page=2');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coin' }), 'btc');
    await expect(address).toHaveTextContent('/orders?q=btc');
    await waitFor(() => expect(canvas.getByText('16 orders')).toBeVisible());
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /Time/ })).getByRole('button'));
    await expect(address).toHaveTextContent('/orders?q=btc&sort=time-desc');
    await expect(canvas.getByRole('columnheader', { name: /Time/ })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(address).toHaveTextContent('/orders?sort=time-desc');
  },
};

/** A search of blanks is none: the address stays, and the server is not asked (AMB-008). */
export const BlankSearch: Story = {
  args: { search: 'page=2' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coin' }), '   ');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/orders?page=2');
    await expect(args.onSearchChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coin' }), ' btc');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/orders?q=btc');
  },
};

/** An address from somebody else opens the same view. */
export const FromAnAddress: Story = {
  args: { search: 'type=transfer&from=2026-01-05&to=2026-01-20&sort=coin-asc&page=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Transfer');
    await expect(rowsOf(canvas.getByRole('table'))).toBe(1 + ((answerTo('type=transfer&from=2026-01-05&to=2026-01-20').total - 1) % 10));
  },
};

/** What cannot be in an address counts as not asked. */
export const InvalidAddress: Story = { args: { search: 'type=gift&from=2026-99-99&to=x&sort=amount-up&page=-3' } };

/** Nothing matches: a message and a button that resets the filters. */
export const NoMatch: Story = {
  args: { search: 'q=dogewif' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(canvas.getByText('64 orders')).toBeVisible());
  },
};

/** The first answer is on its way. */
export const Loading: Story = { args: { answer: { state: 'loading', rows: [], total: undefined } } };

/** The request failed. */
export const Failed: Story = {
  args: { answer: { state: 'error', rows: [], total: undefined } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
