import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../radix-themes/index.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the terms', checked: false, onCheckedChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ checked: first, onCheckedChange, ...args }: CheckboxProps) {
  const [checked, setChecked] = useState(first);
  return (
    <Checkbox
      {...args}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange(next);
      }}
    />
  );
}

export const Unticked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await userEvent.click(canvas.getByText('I have read the terms'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

/** While its form is sent, pressing does nothing, and the focus stays. */
export const Pending: Story = {
  args: { checked: true, pending: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveFocus();
  },
};

/** A link in the label opens and does not tick the box. */
export const WithLink: Story = {
  args: {
    label: (
      <>
        I agree to the{' '}
        <Link underline="always" href="#terms">
          service agreement
        </Link>{' '}
        and know that the rate can change at any time, also while my funds are lent out
      </>
    ),
  },
};

export const WithError: Story = { args: { error: 'Agree to the terms to go on.', required: true } };
export const Chinese: Story = { args: { label: '我已阅读并同意《理财服务协议》' } };

/** Disabled: the label is as muted as the box. */
export const DisabledOff: Story = { args: { disabled: true, label: 'Already agreed to with the account' } };
