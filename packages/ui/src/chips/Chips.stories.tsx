import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CoinIcon } from '../coin-icon/index.ts';
import { Chips, type ChipOption } from './Chips.tsx';

const meta = {
  title: 'UI/Chips',
  component: Chips<string>,
  args: { label: 'Coins', multiple: true, value: [], onValueChange: () => {}, options: [] },
} satisfies Meta<typeof Chips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const terms: readonly ChipOption<string>[] = [
  { value: 'all', label: 'All' },
  { value: 'flexible', label: 'Flexible' },
  { value: 'fixed', label: 'Fixed term' },
  { value: 'closed', label: 'Closed', disabled: true },
];
const coins: readonly ChipOption<string>[] = ['USDT', 'BTC', 'ETH', 'SOL', 'DOT', 'ADA'].map((coin) => ({
  value: coin,
  label: coin,
  icon: <CoinIcon symbol={coin} size="1" />,
}));

function One({ options = terms, required = false }: { options?: readonly ChipOption<string>[]; required?: boolean }) {
  const [value, setValue] = useState<string>('flexible');
  return <Chips label="Term" value={value} onValueChange={setValue} options={options} required={required} />;
}
function Several({ scrolls = false, disabled = false }: { scrolls?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<string[]>(['BTC']);
  return <Chips multiple label="Coins" value={value} onValueChange={setValue} options={coins} scrolls={scrolls} disabled={disabled} />;
}

/** One of several, or none: pressing the chosen chip again clears the choice. */
export const Single: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Flexible' });
    await expect(chosen).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed term' }));
    await expect(chosen).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed term' }));
    await expect(canvas.getByRole('radio', { name: 'Fixed term' })).not.toBeChecked();
  },
};

/** Always one. */
export const Required: Story = {
  render: () => <One required />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Flexible' }));
    await expect(canvas.getByRole('radio', { name: 'Flexible' })).toBeChecked();
  },
};

/** Any number. Arrow keys move, Space chooses. */
export const Multiple: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'USDT' }));
    await expect(canvas.getByRole('button', { name: 'USDT' })).toHaveAttribute('aria-pressed', 'true');
    // Down is the next one whichever way one reads.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'BTC' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'BTC' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Disabled: Story = { render: () => <Several disabled /> };

/** On a narrow phone one line scrolls sideways, several fall under each other. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 280, display: 'grid', gap: 16 }}>
      <Several scrolls />
      <Several />
    </div>
  ),
};

/** A very long name wraps inside its chip. */
export const VeryLong: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <One options={[{ value: 'flexible', label: '1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID' }, ...terms.slice(2)]} />
    </div>
  ),
};

export const Chinese: Story = {
  render: () => (
    <One
      options={[
        { value: 'all', label: '全部' },
        { value: 'flexible', label: '活期' },
        { value: 'fixed', label: '定期' },
      ]}
    />
  ),
};
