import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Amount, Button, Text, Words } from '../index.ts';
import { keepTranslated } from '../testing/translateTexts.ts';

const meta = {
  title: 'UI/Words',
  component: Words,
  args: { children: 'Available' },
} satisfies Meta<typeof Words>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A label beside an amount. */
export const BesideAmount: Story = {
  render: (args) => (
    <Text>
      <Words {...args} />
      <Amount value="120" /> USDT
    </Text>
  ),
};

function Counter() {
  const [count, setCount] = useState(1);
  return (
    <Button onClick={() => setCount(count + 1)}>
      <Words>Confirmed</Words> <Words>{count}</Words>
    </Button>
  );
}

/** In a page that the browser has translated, the text follows. */
export const InTranslatedPage: Story = {
  render: () => <Counter />,
  play: async ({ canvas, canvasElement }) => {
    const end = keepTranslated(canvasElement, 'all');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Confirmed 3');
    end();
  },
};

/** Pieces of a message keep their order. */
export const Pieces: Story = {
  args: { children: ['Finish two tasks and share ', <b key="amount">50,000 MOVE</b>, ' today'] },
  render: (args) => (
    <Text>
      <Words {...args} />
    </Text>
  ),
};
