import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Flex, Percent, Text } from '../index.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const terms = [
  { value: '7', days: '7 days', rate: '4.10%', note: 'Base' },
  { value: '30', days: '30 days', rate: '7.40%', note: 'up to' },
  { value: '90', days: '90 days', rate: '6.20%', note: 'Sold out' },
] as const;

const options = terms.map(({ value, days, rate, note }) => ({
  value,
  muted: note === 'Sold out',
  children: (
    <Flex direction="column" align="center">
      <Text weight="medium">{days}</Text>
      <Percent value={rate} />
      <Text size="1" color="gray">
        {note}
      </Text>
    </Flex>
  ),
}));

const meta = {
  title: 'UI/RadioCards',
  component: RadioCards,
  args: { label: 'Term', value: '7', onValueChange: () => {}, options },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 392 }}>
        <RadioCards {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<RadioCardsProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press or an arrow key chooses a card; a muted one can be chosen too. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const forward = globals['direction'] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.click(canvas.getByRole('radio', { name: /7 days/ }));
    // A person's key is down for a while; focus moves, and with it the choice, before it is up again.
    await userEvent.keyboard(`{${forward}>}`);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /30 days/ })).toBeChecked());
    await userEvent.keyboard(`{/${forward}}`);
    await userEvent.click(canvas.getByRole('radio', { name: /Sold out/ }));
    await expect(canvas.getByRole('radio', { name: /90 days/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Term' })).toBeVisible();
  },
};

/** The arrow keys follow the direction of writing. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Wide cards below each other. */
export const List: Story = {
  args: {
    layout: 'list',
    label: 'Voucher',
    labelHidden: true,
    value: 'none',
    options: [
      { value: 'autumn', children: 'Autumn rate-up: +1.00% for 30 days' },
      { value: 'boost', children: 'One-week boost: +1.50% for 7 days' },
      { value: 'none', children: 'Use no voucher' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Voucher' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Use no voucher' })).toBeChecked();
  },
};

/** Nothing is chosen, and a disabled card cannot be. */
export const Disabled: Story = {
  args: { value: '', options: options.map((option) => ({ ...option, disabled: option.value === '90' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /90 days/ })).toBeDisabled();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** While its form is sent, none can be chosen, and the focus stays. */
export const Pending: Story = {
  render: function Sending(args) {
    const [pending, setPending] = useState(false);
    return <RadioCards {...args} pending={pending} onValueChange={() => setPending(true)} />;
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: /30 days/ });
    await userEvent.click(chosen);
    await expect(canvas.getByRole('radiogroup', { name: 'Term' })).toHaveAttribute('aria-busy', 'true');
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
    await expect(chosen).toHaveFocus();
    await userEvent.click(chosen);
    await expect(canvas.getByRole('radio', { name: /7 days/ })).toBeChecked();
  },
};

/** Long words and figures on the narrowest phone. */
export const VeryLong: Story = {
  args: {
    options: ['1', '2', '3', '4', '5'].map((value) => ({ value, children: `12345678901234567890.12% 1000000MOGWIFHATCLASSIC ${value}` })),
    value: '1',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <RadioCards {...args} />
    </div>
  ),
};
