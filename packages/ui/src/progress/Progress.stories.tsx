import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Progress, Flex } from '../index.ts';

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Quota used', share: 0.25, valueText: '12,500 of 50,000 USDT' },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <Progress {...args} />
    </div>
  ),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quarter is used. */
export const Partial: Story = {
  play: async ({ canvas }) => {
    const obstacle = canvas.getByRole('progressbar', { name: 'Quota used' });
    await expect(obstacle).toHaveAttribute('aria-valuenow', '25');
    await expect(obstacle).toHaveAttribute('aria-valuetext', '12,500 of 50,000 USDT');
  },
};

/** Nothing used, all used, and more than all. */
export const EmptyAndFull: Story = {
  render: () => (
    <Flex direction="column" gap="4">
      <Progress label="Quota used" share={0} valueText="0 of 50,000 USDT" />
      <Progress label="Quota used" share={0.003} valueText="150 of 50,000 USDT" />
      <Progress label="Quota used" share={0.96} valueText="48,000 of 50,000 USDT" tone="warning" />
      <Progress label="Quota used" share={1} valueText="50,000 of 50,000 USDT" tone="neutral">
        <Badge>Sold out</Badge>
      </Progress>
      <Progress label="Quota used" share={1.4} valueText="70,000 of 50,000 USDT" tone="neutral" />
    </Flex>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar').at(-1)).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Not known: no bar, two dashes, no percentage for screen readers. */
export const Unknown: Story = {
  args: { share: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** Only the bar; screen readers still read the label. */
export const BarOnly: Story = {
  args: { showWords: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Quota used' })).toBeVisible();
  },
};

/** All tones. */
export const Tones: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      {(['accent', 'neutral', 'warning', 'danger'] as const).map((tone) => (
        <Progress key={tone} label={tone} share={0.6} valueText="60%" tone={tone} />
      ))}
    </Flex>
  ),
};

/** Long figures on the narrowest phone. */
export const VeryLong: Story = {
  args: { label: 'Quota used by everybody in this campaign', valueText: '123,456,789,012.12345678 of 999,999,999,999.99999999 1000000MOG' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Progress {...args} />
    </div>
  ),
};

/** From right to left the bar grows from the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
