import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './Stack.tsx';

const meta = { title: 'UI/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  render: () => (
    <Stack>
      <Text>Total</Text>
      <Text size="6">1,204.50 USDT</Text>
      <Text tone="muted">≈ 1,204.50 USD</Text>
    </Stack>
  ),
};

export const Row: Story = {
  render: () => (
    <Stack direction="row" justify="between" wrap>
      <Text>USDT</Text>
      <Stack direction="row" gap="2">
        <Button variant="soft">Redeem</Button>
        <Button>Subscribe</Button>
      </Stack>
    </Stack>
  ),
};

/** A row that may break does so where it is too narrow. */
export const Wrapping: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Stack direction="row" gap="2" wrap>
        <Button variant="soft">Redeem</Button>
        <Button variant="soft">自动申购</Button>
        <Button>Subscribe more</Button>
      </Stack>
    </div>
  ),
};
