import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Flex, Link, Text } from '../radix-themes/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'What the rate is made of',
    trigger: <Button variant="soft">8.42 %</Button>,
    children: (
      <Flex direction="column" gap="2">
        <Text as="p">Base 3.42 % and ladder bonus 5.00 % on the first 200 USDT.</Text>
        <Link underline="always" href="#rules">
          Rules of the bonus
        </Link>
      </Flex>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '8.42 %' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'What the rate is made of' });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'What the rate is made of' });
  },
};

/** Long words stay inside the screen; Chinese. */
export const VeryLong: Story = {
  args: {
    label: '收益率构成',
    side: 'top',
    align: 'start',
    children: (
      <Text as="p">基础 3.42 % + 阶梯加息 5.00 %, 0x5f3a9c02e7714b0d5f3a9c02e7714b0d5f3a9c02e7714b0d5f3a9c02e7714b0d5f3a9c02e7714b0d</Text>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8.42 %' }));
    const popover = await screen.findByRole('dialog', { name: '收益率构成' });
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
  },
};
