import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex, Text } from '../radix-themes/index.ts';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'info' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Flex align="center" gap="5" wrap="wrap">
      {iconNames.map((name) => (
        <Flex direction="column" key={name} align="center" gap="1">
          <Icon name={name} size={24} />
          <Text size="1" color="gray">
            {name}
          </Text>
        </Flex>
      ))}
    </Flex>
  ),
};

/** The two that point along the reading direction turn with it. */
export const Turning: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Flex align="center" gap="3">
      <Icon name="chevron-back" size={24} />
      <Icon name="chevron-forward" size={24} />
      <Icon name="clock" size={24} />
    </Flex>
  ),
};
