import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './Menu.tsx';

const meta = { title: 'UI/Menu', component: Menu, args: { trigger: null, children: null } } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

function Account({ onLogout }: { onLogout?: () => void }) {
  const [appearance, setAppearance] = useState<'light' | 'dark'>('light');
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="soft" tone="neutral">
          Account <Icon icon={icons.chevronDown} />
        </Button>
      }
    >
      <MenuItem asChild>
        <a href="#history">History</a>
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup label="Appearance" value={appearance} onValueChange={setAppearance}>
        <MenuRadioItem value="light">Light</MenuRadioItem>
        <MenuRadioItem value="dark">Dark</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem disabled>Switch account</MenuItem>
      <MenuItem tone="danger" icon={<Icon icon={icons.close} />} {...(onLogout === undefined ? {} : { onSelect: onLogout })}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

/** A choice takes effect and closes the menu; focus returns to the trigger. */
export const Opened: Story = {
  render: () => <Account />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

/** A dialog opened from a menu returns focus to the menu's button, because the item no longer exists. */
export const OpensDialog: Story = {
  render: function WithDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Account onLogout={() => setOpen(true)} />
        <Dialog open={open} onOpenChange={setOpen} title="Sign out?" footer={<Button size="3">Sign out</Button>} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Labels divide a long menu. Long words wrap, in English and Chinese. */
export const Labels: Story = {
  render: () => (
    <Menu align="start" trigger={<Button variant="soft">More</Button>}>
      <MenuLabel>USDT</MenuLabel>
      <MenuItem onSelect={() => {}}>Move the whole holding into the product with the longest name there is</MenuItem>
      <MenuItem onSelect={() => {}}>查看收益记录</MenuItem>
      <MenuSeparator />
      <MenuLabel>Account</MenuLabel>
      <MenuItem tone="danger" disabled>
        Close
      </MenuItem>
    </Menu>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Move the whole/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: '查看收益记录' })).toHaveFocus();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};
