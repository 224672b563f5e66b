import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'UI/DateTime',
  component: DateTime,
  args: { instant: 1_768_465_805, text: '15 Jan 2026, 08:30' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-01-15T08:30:05.000Z');
  },
};

export const WithZone: Story = { args: { zone: 'UTC' } };

/** The whole moment on asking: pointer, focus or tap. */
export const WithFullTime: Story = {
  args: { zone: 'UTC+8', text: '15 Jan, 16:30', full: 'Thursday, 15 January 2026, 16:30:05 (UTC+8)' },
  render: (args) => (
    <div style={{ padding: 64 }}>
      <DateTime {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /16:30/ })).toHaveFocus();
    await screen.findByRole('tooltip');
  },
};

/** Not known is not a date. */
export const Unknown: Story = {
  args: { instant: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

export const Chinese: Story = { args: { text: '2026年1月15日 16:30', zone: 'UTC+8' } };
export const RightToLeft: Story = { args: { zone: 'UTC+8' }, globals: { direction: 'rtl' } };
