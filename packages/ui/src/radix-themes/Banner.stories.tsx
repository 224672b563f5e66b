import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner, Button, Flex } from '../index.ts';

const meta = { title: 'UI/Banner', component: Banner, args: { children: 'Rates are updated every hour.' } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The five tones. */
export const Tones: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Banner tone="neutral">Interest is paid in the coin you subscribed.</Banner>
      <Banner tone="info">Rates are updated every hour.</Banner>
      <Banner tone="success">Your redemption has arrived in your spot account.</Banner>
      <Banner tone="warning">2 holdings could not be read and are not shown.</Banner>
      <Banner tone="danger">Redemptions are paused. Your funds are not affected.</Banner>
    </Flex>
  ),
};

/** With a title. */
export const Titled: Story = {
  args: {
    tone: 'warning',
    title: 'This data is 12 minutes old',
    children: 'The exchange has not answered since 09:48 UTC+8. Amounts may have changed.',
  },
};

/** With an action. */
export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'This could not be refreshed.',
    action: (
      <Button size="1" variant="soft" tone="neutral">
        Try again
      </Button>
    ),
  },
};

/** Can be put away. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The action moves below the words on the narrowest phone. */
export const Narrow: Story = {
  args: {
    tone: 'danger',
    title: 'Some of your holdings could not be loaded',
    children: 'Your funds are not affected.',
    action: (
      <Button size="1" variant="soft" tone="neutral">
        Try again
      </Button>
    ),
    onDismiss: fn(),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Banner {...args} />
    </div>
  ),
};

/** Said aloud when it appears. */
export const Announced: Story = {
  args: { live: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rates are updated every hour.');
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'info', title: 'الأسعار', children: 'يتم تحديث الأسعار كل ساعة.', onDismiss: fn() },
};

/** Chinese. */
export const Chinese: Story = {
  args: { tone: 'warning', title: '数据已过期 12 分钟', children: '自 09:48 UTC+8 起交易所未响应，金额可能已变化。' },
};

/** Long words and a server's own text break; nothing runs out of the notice. */
export const VeryLong: Story = {
  args: {
    tone: 'danger',
    title: 'Redemptions of 1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID are paused',
    children: '<b>risk_control</b>: request_refused_because_of_the_region_of_the_account_0x5f3a9c02e7714b0d5f3a9c02e7714b0d (40311)',
    onDismiss: fn(),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Banner {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<b>risk_control<\/b>/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
