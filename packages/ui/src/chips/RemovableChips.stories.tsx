import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RemovableChips, type RemovableChipsProps } from './RemovableChips.tsx';

const meta = {
  title: 'UI/RemovableChips',
  component: RemovableChips<string>,
  args: {
    label: 'Filters in use',
    items: [
      { value: 'coin', label: 'Coin: USDT' },
      { value: 'type', label: 'Type: Redemption' },
      { value: 'days', label: 'Last 30 days' },
    ],
    onRemove: () => {},
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof RemovableChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ items: first, onRemove, ...args }: RemovableChipsProps<string>) {
  const [items, setItems] = useState(first);
  return (
    <RemovableChips
      {...args}
      items={items}
      onRemove={(value) => {
        setItems((now) => now.filter((item) => item.value !== value));
        onRemove(value);
      }}
    />
  );
}

/** A removal is announced, and focus moves to the next chip. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coin: USDT' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Type: Redemption' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Coin: USDT was removed.');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Last 30 days' })).toHaveFocus());
  },
};

export const One: Story = { args: { items: [{ value: 'coin', label: 'Coin: USDT' }] } };

export const VeryLong: Story = {
  args: { items: [{ value: 'coin', label: 'Coin: 1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID' }] },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Live {...args} />
    </div>
  ),
};

export const Chinese: Story = { args: { label: '已启用的筛选', items: [{ value: 'coin', label: '币种：USDT' }] } };
