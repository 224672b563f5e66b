import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CoinIcon } from '../coin-icon/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Flex } from '../radix-themes/index.ts';
import { Select } from './Select.tsx';
import type { SelectOption, SelectProps } from './selectProps.ts';

const coins: readonly SelectOption<string>[] = [
  { value: 'USDT', label: 'USDT', description: 'Tether' },
  { value: 'BTC', label: 'BTC', description: 'Bitcoin' },
  { value: 'ETH', label: 'ETH', description: 'Ethereum' },
  { value: 'LUNA', label: 'LUNA', description: 'Not offered now', disabled: true },
  { value: 'SOL', label: 'SOL', description: 'Solana' },
].map((coin) => ({ ...coin, icon: <CoinIcon symbol={coin.value} size="2" /> }));

const kinds = [
  { value: 'subscribe', label: 'Subscription' },
  { value: 'redeem', label: 'Redemption' },
  { value: 'interest', label: 'Interest' },
] as const;

const meta = {
  title: 'UI/Select',
  component: Select<string>,
  args: { label: 'Type', value: '', placeholder: 'All types', options: kinds, onValueChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ value: first, onValueChange, ...args }: SelectProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 280 }}>
      <Select
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
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Type' });
    await userEvent.click(field);
    await screen.findByRole('listbox', { name: 'Type' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveTextContent('Redemption');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('redeem');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Chosen: Story = { args: { value: 'interest' } };

/** Icons and descriptions; an unavailable option is shown and cannot be chosen. */
export const Opened: Story = {
  args: { label: 'Coin', value: 'ETH', options: coins },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Coin' }));
    await expect(await screen.findByRole('option', { name: /ETH/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /LUNA/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A long list opens at the chosen option, scrolls, and finds by typed letters. */
export const ManyOptions: Story = {
  args: {
    label: 'Coin',
    value: 'COIN-180',
    options: Array.from({ length: 300 }, (_, index) => ({ value: `COIN-${index}`, label: `COIN-${index}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(2000));
    await userEvent.keyboard('coin-29');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-290$/)));
  },
};

export const WithHint: Story = { args: { hint: 'Only what has happened is listed.' } };
export const WithError: Story = { args: { error: 'Choose a type to go on.', required: true } };
export const Disabled: Story = { args: { value: 'redeem', disabled: true } };

/** While the value is saved, the field keeps the focus and does not open. */
export const Pending: Story = {
  args: { value: 'redeem', pending: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Without options. */
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { name: 'No Data' });
  },
};

/** In a row of filters, the chosen value is enough. */
export const LabelHidden: Story = { args: { labelHidden: true } };

export const Sizes: Story = {
  render: (args) => (
    <Flex direction="column" gap="3">
      <Live {...args} label="Small" size="1" />
      <Live {...args} label="Medium" size="2" />
      <Live {...args} label="Large" size="3" />
    </Flex>
  ),
};

/** Cut in the field, whole in the list. */
export const VeryLong: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: '1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID and a few words that go on' },
      { value: 'short', label: 'BTC' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

/** Escape closes the list first and the dialog second. */
export const InDialog: Story = {
  render: function InADialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Subscribe" footer={<Button size="3">Continue</Button>}>
        <Live {...args} label="Coin" options={coins} placeholder="Choose a coin" />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /SOL/ }));
    await expect(screen.getByRole('combobox')).toHaveTextContent('SOL');
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const Chinese: Story = {
  args: {
    label: '类型',
    placeholder: '全部',
    options: [
      { value: 'subscribe', label: '申购' },
      { value: 'redeem', label: '赎回' },
    ],
  },
};
