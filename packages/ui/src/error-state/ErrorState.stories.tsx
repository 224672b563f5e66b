import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EarnTheme, ErrorState } from '../index.ts';

const meta = { title: 'UI/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what happened, what was not lost and what to do. */
export const WithRetry: Story = {
  args: {
    title: 'Your holdings could not be loaded',
    description: 'Your funds are not affected. Check your connection and try again.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your funds are not affected');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Asking again: the button keeps its focus and cannot be pressed twice. */
export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Nothing to do but wait. */
export const WithoutRetry: Story = { args: { description: 'The exchange is under maintenance until 14:00 UTC+8.' } };

/** In a dialog. */
export const Compact: Story = { args: { size: 'compact', onRetry: fn() } };

/** A server's own words are text, however they look. */
export const ServerMessage: Story = {
  args: { description: '<b>risk_control</b>: request refused (40311)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>risk_control</b>: request refused (40311)')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** Chinese. */
export const Chinese: Story = {
  args: { title: '持仓加载失败', description: '您的资金不受影响，请检查网络后重试。', onRetry: fn() },
  render: (args) => (
    <EarnTheme labels={{ retry: '重试' }}>
      <ErrorState {...args} />
    </EarnTheme>
  ),
};

/** A long server message wraps, also on the narrowest phone. */
export const VeryLong: Story = {
  args: {
    description: 'request_refused_because_of_the_region_of_the_account_0x5f3a9c02e7714b0d5f3a9c02e7714b0d (40311)',
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <ErrorState {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
