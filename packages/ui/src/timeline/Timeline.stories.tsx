import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '../index.ts';

const meta = {
  title: 'UI/Timeline',
  component: Timeline,
  args: {
    label: 'When your money moves',
    items: [
      { key: 'subscribed', label: 'Subscribed', time: '21 Nov, 08:12 UTC+8', state: 'done' },
      { key: 'starts', label: 'Interest starts', time: '21 Nov, 09:00 UTC+8', state: 'current', hint: 'The next full hour' },
      { key: 'first', label: 'First payment', time: '21 Nov, 10:00 UTC+8', state: 'upcoming' },
      { key: 'redeemed', label: 'Redeemed', time: undefined, state: 'upcoming' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <Timeline {...args} />
    </div>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Past, current and future steps, with the state as text for screen readers. */
export const InProgress: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Subscribed (Done)');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent('Redeemed (Ahead)');
  },
};

/** Side by side on a wide page; on a phone below each other. */
export const Across: Story = {
  args: { layout: 'row' },
  render: (args) => <Timeline {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top === first?.top).toBe(window.innerWidth > 768);
  },
};

/** Nothing has started. */
export const AllUpcoming: Story = {
  args: {
    items: [
      { key: 'a', label: 'Redemption requested', time: '09:12 UTC+8', state: 'upcoming' },
      { key: 'b', label: 'Arrives in your spot account', time: '10:00 UTC+8', state: 'upcoming' },
    ],
  },
};

/** All is over. */
export const AllDone: Story = {
  args: {
    items: [
      { key: 'a', label: 'Redemption requested', time: '09:12 UTC+8', state: 'done' },
      { key: 'b', label: 'Arrived in your spot account', time: '10:00 UTC+8', state: 'done' },
    ],
  },
};

/** One moment only. */
export const One: Story = { args: { items: [{ key: 'a', label: 'Arrives at once', time: 'Now', state: 'current' }] } };

/** Long text on the narrowest phone. */
export const VeryLong: Story = {
  args: {
    items: [
      {
        key: 'a',
        label: 'Redemption requested by the automatic rule “Take everything out when the rate falls”',
        time: 'Wednesday, 21 November 2026, 09:12:44 UTC+8',
        state: 'done',
      },
      { key: 'b', label: 'Arrives', time: '10:00 UTC+8', state: 'upcoming' },
    ],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // A time in the other direction is still at the end of the line.
    for (const item of canvas.getAllByRole('listitem')) {
      const time = item.querySelector('bdi');
      await expect(time?.getBoundingClientRect().left).toBeCloseTo(item.getBoundingClientRect().left, 0);
    }
  },
};

/** Chinese. */
export const Chinese: Story = {
  args: {
    label: '资金时间线',
    items: [
      { key: 'a', label: '申购', time: '11月21日 08:12 UTC+8', state: 'done' },
      { key: 'b', label: '开始计息', time: '11月21日 09:00 UTC+8', state: 'current' },
      { key: 'c', label: '首次派息', time: '11月21日 10:00 UTC+8', state: 'upcoming' },
    ],
  },
};
