import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search coin', value: '', onValueChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ value: first, onValueChange, ...args }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 280 }}>
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search coin' });
    await userEvent.type(field, 'usd');
    await expect(field).toHaveValue('usd');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = {
  args: { value: 'USDT' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('USDT');
    await expect(canvas.getByRole('searchbox')).toHaveValue('USDT');
  },
};

/** Escape that ends the composition of an input method keeps the text (L04). */
export const Composing: Story = {
  parameters: { sameAs: 'Escape has emptied it at the end' },
  args: { value: '比特' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(field).toHaveValue('比特');
    await fireEvent.keyDown(field, { key: 'Escape' });
    await expect(field).toHaveValue('');
  },
};

const onOpenChange = fn();

/** Escape clears the field before it closes the dialog around. */
export const InDialog: Story = {
  args: { value: 'usd' },
  beforeEach: () => {
    onOpenChange.mockClear();
  },
  render: (args) => (
    <Dialog open onOpenChange={onOpenChange} title="Coins">
      <Live {...args} />
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Chinese: Story = { args: { label: '搜索币种' } };

/** More than fits scrolls inside the field, and the clear button stays. */
export const VeryLong: Story = {
  args: { value: '1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};
