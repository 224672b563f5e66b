import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Percent, Flex } from '../index.ts';

const meta = { title: 'UI/Percent', component: Percent, args: { value: '8.42%', tone: 'accent' } } satisfies Meta<typeof Percent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rate that is earned. */
export const Earned: Story = {};

/** The headline rate. */
export const Headline: Story = { args: { size: '7', strong: true } };

/** All tones. */
export const Tones: Story = {
  render: () => (
    <Flex direction="column" gap="2">
      {(['default', 'accent', 'danger', 'muted'] as const).map((tone) => (
        <Percent key={tone} value="8.42%" tone={tone} />
      ))}
    </Flex>
  ),
};

/** Not known: two dashes without the colour of something earned. */
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** A range and a rate out of this world. */
export const VeryLong: Story = { args: { value: '0.01% ~ 1,234,567.89%' } };

/** In right-to-left text the sign stays in place. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '-0.42%', tone: 'danger' } };
