import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, Percent, SummaryList } from '../index.ts';

const meta = {
  title: 'UI/SummaryList',
  component: SummaryList,
  args: {
    items: [
      { key: 'apr', label: 'APR for your amount', value: <Percent value="7.18%" tone="accent" /> },
      { key: 'interest', label: 'Estimated daily interest', value: <Amount value="0.02459" unit="USDT" fiat="≈ $0.02" /> },
      { key: 'starts', label: 'Interest starts', value: '21 Nov 2026, 09:00 UTC+8', hint: 'The next full hour after you subscribe' },
      { key: 'receive', label: 'You receive', value: <Amount value="125.00" unit="USDT" />, strong: true },
    ],
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label and value, line by line; a hint is a definition of its own, and the value beside its label stays there. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(place('21 Nov 2026, 09:00 UTC+8').top).toBeLessThan(place('Interest starts').bottom);
  },
};

/** With a subtle background, as in a dialog. */
export const Filled: Story = {
  args: { variant: 'filled' },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <SummaryList {...args} />
    </div>
  ),
};

/** Loading values and unknown values. */
export const LoadingAndUnknown: Story = {
  args: {
    variant: 'filled',
    items: [
      { key: 'apr', label: 'APR for your amount', value: undefined, loading: true },
      { key: 'interest', label: 'Estimated daily interest', value: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('--')).toHaveLength(1);
  },
};

/** A long value moves below its label on the narrowest phone. */
export const VeryLong: Story = {
  args: {
    variant: 'filled',
    items: [
      {
        key: 'a',
        label: 'Estimated interest until the last day of the lock',
        value: <Amount value="123,456,789,012,345,678.123456789012345678" unit="USDT" />,
      },
      { key: 'b', label: 'Pays to', value: 'Unified account, sub-account “The very long name of a trading desk in Singapore”' },
    ],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <SummaryList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { variant: 'filled' } };

/** Chinese. */
export const Chinese: Story = {
  args: {
    variant: 'filled',
    items: [
      { key: 'apr', label: '您的年化收益率', value: <Percent value="7.18%" tone="accent" /> },
      { key: 'interest', label: '预计每日收益', value: <Amount value="0.02459" unit="USDT" /> },
      { key: 'starts', label: '开始计息', value: '2026年11月21日 09:00 UTC+8' },
    ],
  },
};
