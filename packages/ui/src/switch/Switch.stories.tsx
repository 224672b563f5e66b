import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Switch } from './Switch.tsx';
import type { SwitchProps } from './useSwitch.ts';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Auto-subscribe', checked: false, onCheckedChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ checked: first, onCheckedChange, ...args }: SwitchProps) {
  const [checked, setChecked] = useState(first);
  return (
    <Switch
      {...args}
      checked={checked}
      onCheckedChange={(requested) => {
        setChecked(requested);
        return onCheckedChange(requested);
      }}
    />
  );
}

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Auto-subscribe' });
    await userEvent.click(canvas.getByText('Auto-subscribe'));
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true, description: 'New balance is subscribed every day.' } };

/** While a change is pending, pressing does nothing. */
export const Pending: Story = {
  args: { checked: true, pending: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Auto-subscribe' });
    await userEvent.click(toggle);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveFocus();
  },
};

/** The requested state is shown while pending; if the change fails, the switch goes back and says so. */
export const Failed: Story = {
  args: { checked: true },
  render: (args) => <Switch {...args} onCheckedChange={() => Promise.reject(new Error('refused'))} />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Auto-subscribe' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This could not be changed and is as it was.'));
    await expect(toggle).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { checked: true, disabled: true } };

/** In a table cell the column header says what it is; screen readers still read the name. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Auto-subscribe' })).toBeVisible();
  },
};

export const Chinese: Story = { args: { label: '自动申购', description: '每日自动申购可用余额。' } };
