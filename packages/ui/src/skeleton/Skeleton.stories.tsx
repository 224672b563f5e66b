import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, Flex, Text } from '../index.ts';

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line of the text around it. */
export const OneLine: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="skeleton"]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** An icon's place. */
export const Circle: Story = { args: { shape: 'circle', width: '32px' } };

/** An area's place, such as a chart's. */
export const Block: Story = { args: { shape: 'block', width: '100%', height: '160px' } };

/** Inside a text it is as tall as the text, so the layout does not jump. */
export const NoJump: Story = {
  render: () => (
    <Flex direction="column" gap="2">
      <Text as="p" size="5" data-testid="loading">
        <Skeleton width="8em" />
      </Text>
      <Text as="p" size="5" data-testid="ready">
        12,500.00 USDT
      </Text>
    </Flex>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading').getBoundingClientRect().height).toBe(
      canvas.getByTestId('ready').getBoundingClientRect().height,
    );
  },
};

/** A loading card: the same shape as the card, inside an element with `aria-busy`. */
export const Card: Story = {
  render: () => (
    <Flex direction="column" gap="3" aria-busy="true">
      <Flex align="center" gap="3">
        <Skeleton shape="circle" width="32px" />
        <Text size="4">
          <Skeleton width="5em" />
        </Text>
      </Flex>
      <Text size="6">
        <Skeleton width="9em" />
      </Text>
      <Text size="2">
        <Skeleton width="4em" />
      </Text>
    </Flex>
  ),
};
