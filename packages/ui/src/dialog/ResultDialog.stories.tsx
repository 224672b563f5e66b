import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SummaryList } from '../summary-list/SummaryList.tsx';
import { checkDialogBehaviour } from './dialogBehaviour.ts';
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';

const meta = {
  title: 'UI/ResultDialog',
  component: ResultDialog,
  // Each story opens its dialog, so a docs page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    tone: 'success',
    title: 'Subscribed',
    description: '1,000.00 USDT earn from the next hour.',
    children: (
      <SummaryList
        items={[
          { key: 'amount', label: 'Amount', value: '1,000.00 USDT' },
          { key: 'rate', label: 'APR for your amount', value: '4.42 %' },
        ]}
      />
    ),
    actions: <Button size="3">See my holdings</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: first, ...args }: ResultDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <ResultDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Success: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Subscribed' });
    await expect(dialog).toHaveAccessibleDescription('1,000.00 USDT earn from the next hour.');
  },
};

export const Behaviour: Story = {
  // Needs keyboard focus, which several frames on one docs page would take from each other.
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    await checkDialogBehaviour({
      user: userEvent,
      opener: canvas.getByRole('button', { name: 'Open dialog' }),
      name: 'Subscribed',
      role: 'alertdialog',
    });
  },
};

export const Failed: Story = {
  args: {
    tone: 'danger',
    title: 'Not subscribed',
    description: 'The quota was used up a moment ago. Nothing was taken from your balance.',
    children: null,
    actions: (
      <>
        <Button size="3" variant="soft" tone="neutral">
          Close
        </Button>
        <Button size="3">Try a smaller amount</Button>
      </>
    ),
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Still being checked',
    description: 'The answer did not arrive. We look for your order and show it in your holdings.',
  },
};
export const Info: Story = {
  args: { tone: 'info', title: 'Redemption is on its way', description: 'Lent amounts are paid out at 15:00 (UTC+8).' },
};
export const Chinese: Story = {
  args: { title: '申购成功', description: '1,000.00 USDT 将于下一整点开始计息。', actions: <Button size="3">查看持仓</Button> },
};

/** A very long amount and name, not cut off. */
export const VeryLong: Story = {
  args: {
    title: 'Subscribed to the fixed product with the longest name there is',
    description: '123,456,789,012,345,678.123456789012345678 1000000MOGWIFHATCLASSIC earn from the next hour.',
  },
};
