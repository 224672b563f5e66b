import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex, Text } from '../radix-themes/index.ts';
import { Icon, icons } from './index.ts';

const meta = { title: 'UI/Icon', component: Icon, args: { icon: icons.info } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Flex align="center" gap="5" wrap="wrap">
      {Object.entries(icons).map(([name, icon]) => (
        <Flex direction="column" key={name} align="center" gap="1">
          <Icon icon={icon} size={24} />
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
      <Icon icon={icons.chevronBack} size={24} />
      <Icon icon={icons.chevronForward} size={24} />
      <Icon icon={icons.clock} size={24} />
    </Flex>
  ),
};
