import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Heading } from './Heading.tsx';
import { Text, type TextSize } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = { title: 'UI/Text', component: Text, args: { children: 'Interest is paid every hour.' } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps: TextSize[] = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {steps.map((size) => (
        <Text as="p" size={size} key={size}>
          1,204.50 USDT 活期理财
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>Default</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="accent">+3.42 %</Text>
      <Text tone="danger">Not enough balance</Text>
      <Text weight="semibold">Semibold</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Simple Earn</Heading>
      <Heading level={2}>My holdings</Heading>
      <Heading level={3}>活期理财</Heading>
    </Stack>
  ),
};

/** A long number wraps and is never cut. Only names may end with an ellipsis. */
export const LongText: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <Stack>
        <Text as="p">123456789012345678901234567890.12345678</Text>
        <Text truncate>A product name that is too long for its place</Text>
        <Text as="p">
          See the <TextLink href="#terms">terms of the product</TextLink>.
        </Text>
      </Stack>
    </div>
  ),
};
