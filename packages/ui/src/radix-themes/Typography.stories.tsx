import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box, Flex, Heading, Link, Text, type TextProps } from './index.ts';

const meta = { title: 'UI/Typography', component: Text, args: { children: 'Interest is paid every hour.' } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ['1', '2', '3', '4', '5', '6', '7', '8'] satisfies TextProps['size'][];

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      {steps.map((size) => (
        <Text as="p" size={size} key={size}>
          1,204.50 USDT 活期理财
        </Text>
      ))}
    </Flex>
  ),
};

export const Colors: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Text>Default</Text>
      <Text color="gray">Muted</Text>
      <Text color="jade">+3.42 %</Text>
      <Text color="red">Not enough balance</Text>
      <Text weight="bold">Bold</Text>
    </Flex>
  ),
};

export const Headings: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Heading as="h1" size="6">
        Simple Earn
      </Heading>
      <Heading as="h2" size="5">
        My holdings
      </Heading>
      <Heading as="h3" size="4">
        活期理财
      </Heading>
    </Flex>
  ),
};

/** A long number wraps and is never cut. Only names may end with an ellipsis, and `wrap` keeps a text on its line. */
export const LongText: Story = {
  render: () => (
    <Box width="160px">
      <Flex direction="column" gap="3">
        <Text as="p">123456789012345678901234567890.12345678</Text>
        <Text truncate>A product name that is too long for its place</Text>
        <Flex overflowX="auto" tabIndex={0} role="region" aria-label="Kept on a line">
          <Text wrap="nowrap">Interest is paid every hour.</Text>
        </Flex>
        <Text as="p">
          See the{' '}
          <Link underline="always" href="#terms">
            terms of the product
          </Link>
          .
        </Text>
      </Flex>
    </Box>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText(/^1234/);
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    const line = canvas.getByText(/^A product name/).clientHeight;
    await expect(line).toBeLessThan(30);
    await expect(canvas.getByText('Interest is paid every hour.').clientHeight).toBe(line);
  },
};

/** A button that looks like a link, in a sentence whose colour it keeps readable. */
export const LinkAsButton: Story = {
  render: () => (
    <Text as="p" color="gray">
      Nothing was sent.{' '}
      <Link underline="always" asChild>
        <button type="button">Send it again</button>
      </Link>
    </Text>
  ),
};
