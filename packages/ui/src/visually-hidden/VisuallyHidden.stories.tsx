import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Button, Text, VisuallyHidden } from '../index.ts';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens in a new tab)' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is called more than it shows. */
export const InButtonName: Story = {
  render: (args) => (
    <Button variant="soft">
      Read the rules
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('(opens in a new tab)');
    await expect(canvas.getByRole('button', { name: 'Read the rules (opens in a new tab)' })).toContainElement(hidden);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Text for information that is otherwise only visual. */
export const BesideIcon: Story = {
  render: () => (
    <Text>
      USDT <Badge tone="accent">+3</Badge>
      <VisuallyHidden> three more coins</VisuallyHidden>
    </Text>
  ),
};

/** It makes no room for itself, however long it is. */
export const VeryLong: Story = {
  render: () => (
    <div style={{ width: 120 }}>
      <Text as="p">
        Short
        <VisuallyHidden> and then a great deal more that only a screen reader reads, in one line that is never drawn</VisuallyHidden>
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
