import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from '../index.ts';

const meta = {
  title: 'UI/Steps',
  component: Steps,
  args: {
    label: 'How it works',
    items: [
      { key: 'subscribe', label: 'Subscribe', description: 'Choose a coin and an amount. Nothing is locked.' },
      { key: 'earn', label: 'Earn every hour', description: 'Interest is paid at every full hour and can earn interest too.' },
      { key: 'redeem', label: 'Redeem any time', description: 'Your coins arrive in your spot account at once.' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How a thing is done. */
export const WithoutState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(/Done/)).toBeNull();
  },
};

/** Where in it one is. */
export const OnSecondStep: Story = {
  args: { current: 'earn' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('(Done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

/** Long words. */
export const VeryLong: Story = {
  args: {
    items: [
      { key: 'a', label: 'Verify your identity with a document issued in your region of residence', description: 'Once.' },
      { key: 'b', label: 'Subscribe' },
    ],
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { current: 'earn' } };

/** Chinese. */
export const Chinese: Story = {
  args: {
    label: '操作步骤',
    items: [
      { key: 'a', label: '申购', description: '选择币种和数量，随时可赎回。' },
      { key: 'b', label: '每小时派息', description: '收益每小时发放，可自动复投。' },
      { key: 'c', label: '随时赎回', description: '资产即时到账现货账户。' },
    ],
  },
};

/** The last one is reached, on the narrowest phone. */
export const OnLastStep: Story = {
  args: { current: 'redeem' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Steps {...args} />
    </div>
  ),
};
