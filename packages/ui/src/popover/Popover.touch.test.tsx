import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Popover } from './Popover.tsx';

const button = (name: string) => page.getByRole('button', { name }).element();

it('opens on a tap and closes on a tap elsewhere', async () => {
  await render(
    <EarnTheme>
      <Popover label="Parts of the rate" trigger={<Button>8.42 %</Button>}>
        Base and bonus
      </Popover>
    </EarnTheme>,
  );
  await tap(button('8.42 %'));
  await expect.element(page.getByRole('dialog', { name: 'Parts of the rate' })).toBeVisible();
  await tap({ x: 900, y: 600 });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await tap(button('8.42 %'));
  await tap(button('8.42 %'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('opens a menu and chooses an item by touch', async () => {
  const onSelect = vi.fn();
  await render(
    <EarnTheme>
      <Menu align="start" trigger={<Button>Account</Button>}>
        <MenuItem onSelect={onSelect}>History</MenuItem>
      </Menu>
    </EarnTheme>,
  );
  await tap(button('Account'));
  await expect.element(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'History' }).element();
  expect(Math.round(item.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  await tap(item);
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

it('ticks a checkbox and copies a text by touch', async () => {
  const onCheckedChange = vi.fn();
  await render(
    <EarnTheme>
      <Checkbox label="I agree" checked={false} onCheckedChange={onCheckedChange} />
      <CopyButton value="0xabc" />
    </EarnTheme>,
  );
  await tap(page.getByText('I agree').element());
  await tap(page.getByRole('checkbox').element());
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
  await tap(button('Copy'));
  await expect.element(page.getByText(/Copied|not allowed/).first()).toBeInTheDocument();
});
