import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmSwitch, type ConfirmSwitchProps } from './ConfirmSwitch.tsx';

const meta = {
  title: 'UI/ConfirmSwitch',
  component: ConfirmSwitch,
  // Each story opens its dialog, so a docs page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    label: 'Auto-subscribe',
    checked: true,
    onCheckedChange: fn(),
    confirm: (requested) =>
      requested
        ? undefined
        : {
            title: 'Turn auto-subscribe off?',
            description: 'New balance stays where it is and earns nothing.',
            confirmLabel: 'Turn off',
            cancelLabel: 'Keep it on',
          },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ConfirmSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ checked: first, onCheckedChange, ...args }: ConfirmSwitchProps) {
  const [checked, setChecked] = useState(first);
  return (
    <ConfirmSwitch
      {...args}
      checked={checked}
      onCheckedChange={(requested) => {
        setChecked(requested);
        return onCheckedChange(requested);
      }}
    />
  );
}

/** Declining changes nothing, confirming applies the change. Focus returns to the switch. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Auto-subscribe' });
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it on' }));
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(toggle).not.toBeChecked());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/** The confirmation is open. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await screen.findByRole('alertdialog', { name: 'Turn auto-subscribe off?' });
  },
};

export const Pending: Story = { args: { pending: true } };
export const Disabled: Story = { args: { disabled: true } };
