import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Flex, Text } from '../radix-themes/index.ts';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
import { checkDialogBehaviour } from './dialogBehaviour.ts';

const meta = {
  title: 'UI/BottomSheet',
  component: BottomSheet,
  // Each story opens its dialog, so a docs page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Filters',
    children: <Text as="p">Coin, type and dates stand here.</Text>,
    footer: (
      <>
        <Button size="3" variant="soft" tone="neutral">
          Reset
        </Button>
        <Button size="3">Apply</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: first, ...args }: BottomSheetProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open sheet</Button>
      <BottomSheet {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Also at the bottom of a wide screen. */
export const Default: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
};

export const Behaviour: Story = {
  // Needs keyboard focus, which several frames on one docs page would take from each other.
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    await checkDialogBehaviour({ user: userEvent, opener: canvas.getByRole('button', { name: 'Open sheet' }), name: 'Filters' });
  },
};

/** What is long scrolls between head and actions. */
export const LongContent: Story = {
  args: {
    children: (
      <Flex direction="column" gap="3">
        {Array.from({ length: 40 }, (_, index) => (
          <Text as="p" key={index}>
            Choice {index + 1}
          </Text>
        ))}
      </Flex>
    ),
  },
};

/** Nothing closes it while an action runs. */
export const NotDismissible: Story = { args: { dismissible: false } };

export const Chinese: Story = {
  args: { title: '筛选', children: <Text as="p">币种、类型和日期。</Text>, footer: <Button size="3">确定</Button> },
};
