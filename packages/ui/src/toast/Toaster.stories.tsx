import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Flex } from '../radix-themes/index.ts';
import { Toaster } from './Toaster.tsx';
import { type ToastMessage, useToast } from './toasts.ts';

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages: ToastMessage[] = [
  { tone: 'success', title: 'Redemption cancelled', description: '120.50 USDT earn again from the next hour.' },
  { tone: 'warning', title: 'The rate changed', description: 'It is now 3.42 % a year.' },
  { tone: 'danger', title: 'Not saved', description: 'The connection was lost. Nothing was changed.' },
  { tone: 'info', title: '已复制' },
];

function Buttons() {
  const { notify, clear } = useToast();
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {messages.map((message) => (
        <Button key={message.title} variant="soft" tone="neutral" onClick={() => notify(message)}>
          {message.title}
        </Button>
      ))}
      <Button variant="ghost" tone="neutral" onClick={clear}>
        Clear all
      </Button>
    </Flex>
  );
}

export const Tones: Story = {
  render: () => (
    <Toaster>
      <Buttons />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Redemption cancelled', 'The rate changed', 'Not saved'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(region.querySelectorAll('li')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Not saved' }));
    await expect(region.querySelectorAll('li')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '已复制' }));
    await expect(region.querySelectorAll('li')).toHaveLength(3);
    await expect(region).not.toHaveTextContent('Redemption cancelled');
  },
};

/** `clear` removes all toasts, so that none is left for the next person. */
export const Cleared: Story = {
  render: Tones.render as NonNullable<Story['render']>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not saved' }));
    await screen.findByText('The connection was lost. Nothing was changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('The connection was lost. Nothing was changed.')).toBeNull());
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  const { notify } = useToast();
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Redeem USDT">
      <Button
        onClick={() =>
          notify({ tone: 'danger', title: 'Not redeemed', description: 'The connection was lost. Your amount is still here.' })
        }
      >
        Redeem
      </Button>
    </Dialog>
  );
}

/** A notice over a dialog is reached by F8, closed by keyboard and by pointer, and neither closes the dialog. */
export const AboveDialog: Story = {
  // Needs keyboard focus, which several frames on one docs page would take from each other.
  tags: ['!autodocs'],
  render: () => (
    <Toaster>
      <InDialog />
    </Toaster>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Redeem USDT' });
    const redeem = screen.getByRole('button', { name: 'Redeem' });
    await userEvent.click(redeem);
    await screen.findByText('Not redeemed');
    await userEvent.keyboard('[F8]');
    const region = document.querySelector('[role="region"][aria-label^="Notifications"]');
    await waitFor(() => expect(region?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Not redeemed')).toBeNull());
    await waitFor(() => expect(redeem).toHaveFocus());
    await expect(dialog).toHaveAttribute('data-state', 'open');

    await userEvent.click(redeem);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Not redeemed')).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(redeem);
    await screen.findByText('Not redeemed');
  },
};
