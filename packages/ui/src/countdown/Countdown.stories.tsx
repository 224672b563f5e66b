import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

/** A stopped clock, so that the story always looks the same. */
const now = () => 1_768_465_800;

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { label: 'Subscription ends in', now, end: now() + 3 * 3600 + 5 * 60 + 9 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Subscription ends in' })).toHaveTextContent('03:05:09');
  },
};

/** A day and more steps by minutes. */
export const Days: Story = {
  args: { end: now() + 12 * 86_400 + 4 * 3600 + 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12 d 4 h 1 min');
  },
};

export const Over: Story = {
  args: { end: now() - 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ended');
  },
};

/** Words of the host's own. */
export const CustomFormat: Story = {
  args: { format: ({ hours, minutes }) => `${hours} hours and ${minutes} minutes`, over: 'Sold out' },
};

/** It runs. */
export const Running: Story = {
  args: { now: () => Date.now() / 1000 },
  render: (args) => <Countdown {...args} end={Math.floor(Date.now() / 1000) + 90} />,
};

export const Chinese: Story = {
  args: { label: '距申购结束', format: ({ hours, minutes, seconds }) => `${hours} 小时 ${minutes} 分 ${seconds} 秒` },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
