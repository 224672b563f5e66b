import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { checkDialogBehaviour } from './dialogBehaviour.ts';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  // Each story opens its dialog, so a docs page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Cancel this redemption?',
    description: '120.50 USDT go back to your holding and earn again from the next hour.',
    confirmLabel: 'Cancel redemption',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: first, ...args }: ConfirmDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Focus starts on the cancel button, so that an accidental Enter does nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel redemption' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
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
      name: 'Cancel this redemption?',
      role: 'alertdialog',
    });
  },
};

/** Declining stands last and is emphasized; the destructive action is outlined. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    cancelLabel: 'Keep it',
    title: 'Redeem all?',
    description: 'Your holding is closed and its bonus ends.',
    confirmLabel: 'Redeem all',
  },
};

/** While the action runs, nothing closes the dialog and the action cannot run twice. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel redemption' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const LongText: Story = { args: { confirmLabel: 'Rücknahme endgültig stornieren', cancelLabel: 'Rücknahme behalten' } };
export const Chinese: Story = {
  args: {
    title: '撤销赎回?',
    description: '120.50 USDT 将退回活期持仓,下一整点起重新计息。',
    confirmLabel: '撤销赎回',
    cancelLabel: '再想想',
  },
};

/** An action that cannot be confirmed now, with the reason. */
export const CannotConfirm: Story = {
  args: { confirmDisabled: true, children: 'Redemptions of this coin are paused until 14:00 UTC.' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel redemption' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
