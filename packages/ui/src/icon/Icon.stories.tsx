import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'info' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack direction="row" gap="5" wrap>
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap="1">
          <Icon name={name} size={24} />
          <Text size="1" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

/** The two that point along the reading direction turn with it. */
export const Turning: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack direction="row" gap="3">
      <Icon name="chevron-back" size={24} />
      <Icon name="chevron-forward" size={24} />
      <Icon name="clock" size={24} />
    </Stack>
  ),
};
