import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DecimalInput } from '../decimal-input/index.ts';
import { Flex, Text } from '../radix-themes/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './dialogProps.ts';
import { checkDialogBehaviour } from './dialogBehaviour.ts';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  // Each story opens its dialog, so a docs page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: false, onOpenChange: () => {}, title: 'Subscribe USDT' },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a button that opens the dialog, as a product has it. */
function Opened({ open: openAtFirst, ...args }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const form = (
  <DecimalInput
    label="Amount"
    available="Available 1,204.50 USDT"
    unit="USDT"
    decimals={8}
    onMax={() => '1204.5'}
    placeholder="0.00"
    hint="At least 1 USDT"
  />
);
const actions = <Button size="3">Subscribe</Button>;

export const WithAField: Story = { args: { open: true, children: form, footer: actions } };

export const WithDescription: Story = {
  args: { open: true, description: 'Interest is paid every hour. You can redeem at any time.', children: form, footer: actions },
};

/** Focus moves in and stays inside; Escape closes; focus returns; scrolling is locked. */
export const Behaviour: Story = {
  // Needs keyboard focus, which several frames on one docs page would take from each other.
  tags: ['!autodocs'],
  args: { children: form, footer: actions },
  play: async ({ canvas }) => {
    await checkDialogBehaviour({ user: userEvent, opener: canvas.getByRole('button', { name: 'Open dialog' }), name: 'Subscribe USDT' });
  },
};

/** A long body scrolls between head and actions, by keyboard as well. */
export const LongContent: Story = {
  args: {
    open: true,
    title: 'Terms of the flexible product, with a title that is long enough to need a second line',
    children: (
      <Flex direction="column" gap="4">
        {Array.from({ length: 24 }, (_, index) => (
          <Text as="p" key={index}>
            {index + 1}. Interest is calculated every hour on the amount that was lent out in that hour.
          </Text>
        ))}
      </Flex>
    ),
    footer: (
      <>
        <Button size="3" variant="soft" tone="neutral">
          Cancel
        </Button>
        <Button size="3">I have read the terms</Button>
      </>
    ),
  },
};

function Growing() {
  const [lines, setLines] = useState(1);
  return (
    <Flex direction="column" gap="3">
      <Button variant="soft" onClick={() => setLines(lines + 6)}>
        Read more rows
      </Button>
      {Array.from({ length: lines }, (_, index) => (
        <Text as="p" key={index}>
          Interest of hour {index + 1}: 0.00012 USDT
        </Text>
      ))}
    </Flex>
  );
}

/** Content that changes height moves nothing above it: the dialog keeps its upper edge, on a phone it has the full height from the start. */
export const ContentThatGrows: Story = {
  args: { open: true, grows: true, children: <Growing />, footer: actions },
  play: async ({ userEvent: user }) => {
    const more = await screen.findByRole('button', { name: 'Read more rows' });
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    const { top } = more.getBoundingClientRect();
    await user.click(more);
    await user.click(more);
    await expect(screen.getByText(/hour 13/)).toBeVisible();
    await expect(more.getBoundingClientRect().top).toBe(top);
  },
};

/** While a submission runs nothing closes the dialog. */
export const NotDismissible: Story = {
  args: {
    open: true,
    dismissible: false,
    children: form,
    footer: (
      <Button size="3" loading>
        Subscribe
      </Button>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The lower dialog is hidden while another is above it, and gets focus back. */
export const Nested: Story = {
  render: function NestedDialogs() {
    const [lower, setLower] = useState(false);
    const [upper, setUpper] = useState(false);
    return (
      <>
        <Button onClick={() => setLower(true)}>Open dialog</Button>
        <Dialog open={lower} onOpenChange={setLower} title="Redeem USDT">
          <Button variant="soft" onClick={() => setUpper(true)}>
            Read the rules
          </Button>
          <Dialog open={upper} onOpenChange={setUpper} title="Rules of redemption">
            <Text as="p">Lent amounts are paid out at the next full hour.</Text>
          </Dialog>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open dialog' });
    await userEvent.click(opener);
    const link = await screen.findByRole('button', { name: 'Read the rules' });
    await userEvent.click(link);
    await screen.findByRole('dialog', { name: 'Rules of redemption' });
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Chinese: Story = {
  args: {
    open: true,
    title: '申购 USDT',
    description: '利息每小时发放一次,可随时赎回。',
    children: (
      <DecimalInput
        label="申购数量"
        available="可用 1,204.50 USDT"
        unit="USDT"
        decimals={8}
        onMax={() => '1204.5'}
        placeholder="请输入数量"
      />
    ),
    footer: <Button size="3">立即申购</Button>,
  },
};
