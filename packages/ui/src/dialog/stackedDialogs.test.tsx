import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import '../styles.css';
import { expectFree, TwoDialogs } from '../testing/dialogs.tsx';
import { settled } from '../testing/settled.ts';
import { EarnTheme } from '../theme/index.ts';
import { Toaster, useToast } from '../toast/index.ts';
import { Dialog, ResultDialog } from './index.ts';

function Bomb() {
  const [lit, setLit] = useState(false);
  if (lit) throw new Error('on purpose');
  return <Button onClick={() => setLit(true)}>Break</Button>;
}

/** A dialog whose content throws when it is told to. */
function Breaking() {
  const [open, setOpen] = useState(true);
  return (
    <EarnTheme>
      <Dialog open={open} onOpenChange={setOpen} title="Redeem">
        <Bomb />
      </Dialog>
    </EarnTheme>
  );
}

it('keeps a dialog whose content throws open with a way back, and unlocks the page when it is closed', async () => {
  // React logs the caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await render(<Breaking />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(page.getByRole('button', { name: 'Break' }));
  await expect.element(page.getByText('This part stopped working')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expectFree();
});

it('unlocks the page when it is left with two dialogs open', async () => {
  const screen = await render(<TwoDialogs />);
  await userEvent.click(page.getByRole('button', { name: 'Open lower' }));
  await userEvent.click(page.getByRole('button', { name: 'Open upper' }));
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible();
  await screen.unmount();
  await expectFree();
});

it('unlocks the page and returns focus to the first opener when two stacked dialogs close together', async () => {
  await render(<TwoDialogs />);
  await userEvent.click(page.getByRole('button', { name: 'Open lower' }));
  await userEvent.click(page.getByRole('button', { name: 'Open upper' }));
  await userEvent.click(page.getByRole('button', { name: 'Close both' }));
  await expectFree();
  await expect.element(page.getByRole('button', { name: 'Open lower' })).toHaveFocus();
});

it('hides the dialog below, shows it again with its typed text, and keeps the scroll lock', async () => {
  await render(<TwoDialogs />);
  await userEvent.click(page.getByRole('button', { name: 'Open lower' }));
  await userEvent.fill(page.getByLabelText('Amount'), '12.5');
  await userEvent.click(page.getByRole('button', { name: 'Open upper' }));
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible();
  expect(getComputedStyle(document.querySelector('[data-covered]') ?? document.body).visibility).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Amount')).toHaveValue('12.5');
  await expect.element(page.getByRole('button', { name: 'Open upper' })).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expectFree();
});

/** A second dialog opens on its own, as a question of the exchange does. */
function Interrupted() {
  const [lower, setLower] = useState(true);
  const [upper, setUpper] = useState(false);
  return (
    <EarnTheme>
      <Dialog open={lower} onOpenChange={setLower} title="Lower">
        <input aria-label="Amount" />
        <Button onClick={() => setTimeout(() => setUpper(true), 50)}>Send</Button>
      </Dialog>
      <Dialog open={upper} onOpenChange={setUpper} title="Upper">
        <Button data-autofocus="">Answer</Button>
      </Dialog>
    </EarnTheme>
  );
}

it('closes only the upper dialog on Escape, however soon after opening it is pressed', async () => {
  await render(<Interrupted />);
  await userEvent.fill(page.getByLabelText('Amount'), '12.5');
  let pressed = 0;
  const pressAtOnce = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.textContent !== 'Answer') return;
    pressed += 1;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  document.addEventListener('focusin', pressAtOnce);
  onTestFinished(() => document.removeEventListener('focusin', pressAtOnce));
  await page.getByRole('button', { name: 'Send' }).click();
  await vi.waitFor(() => expect(pressed).toBe(1));
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Lower' })).toBeVisible();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('12.5');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Lower' })).not.toBeInTheDocument();
});

it('stays open when a toast above it is pressed and dismissed', async () => {
  const onOpenChange = vi.fn();
  function Telling() {
    const { notify } = useToast();
    return (
      <Dialog open onOpenChange={onOpenChange} title="Redeem">
        <Button onClick={() => notify({ tone: 'danger', title: 'Not sent' })}>Send</Button>
      </Dialog>
    );
  }
  await render(
    <EarnTheme>
      <Toaster>
        <Telling />
      </Toaster>
    </EarnTheme>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.click(page.getByText('Not sent').first());
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});

const TONES = ['success', 'danger', 'warning', 'info'] as const;

it('shows each kind of result with an icon and a colour of its own (UI-22, UI-23)', async () => {
  const icons = new Set<string>();
  const colours = new Set<string>();
  for (const tone of TONES) {
    const screen = await render(
      <EarnTheme>
        <ResultDialog open onOpenChange={() => {}} tone={tone} title="How it ended" />
      </EarnTheme>,
    );
    const icon = page.getByRole('alertdialog', { name: 'How it ended' }).element().querySelector('svg[width="32"]');
    icons.add(icon?.innerHTML ?? '');
    colours.add(icon ? getComputedStyle(icon).color : '');
    await screen.unmount();
  }
  expect([icons.size, colours.size]).toEqual([4, 4]);
});

it.each(TONES)('fills a phone screen with a result, but not a desktop screen: %s (UI-22 to UI-24)', async (tone) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 800);
  await render(
    <EarnTheme>
      <ResultDialog open onOpenChange={() => {}} tone={tone} title="How it ended" />
    </EarnTheme>,
  );
  const dialog = page.getByRole('alertdialog', { name: 'How it ended' }).element();
  await settled();
  expect(dialog.getBoundingClientRect().height).toBe(800);
  expect(dialog.getBoundingClientRect().width).toBe(768);
  await page.viewport(769, 800);
  await vi.waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThan(700));
});

it.each(['a dialog', 'a receipt'])('on a phone keeps a toast off the title, the close button and the actions of %s', async (kind) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(375, 700);
  function Copies() {
    const { notify } = useToast();
    const action = <Button onClick={() => notify({ tone: 'success', title: 'Copied' })}>Copy</Button>;
    const shared = { open: true, onOpenChange: () => {}, title: 'Subscribed' };
    return kind === 'a receipt' ? (
      <ResultDialog {...shared} tone="success" actions={action} />
    ) : (
      <Dialog {...shared} footer={action}>
        <div style={{ height: 900 }} />
      </Dialog>
    );
  }
  await render(
    <EarnTheme>
      <Toaster>
        <Copies />
      </Toaster>
    </EarnTheme>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await settled();
  const toast = page.getByRole('button', { name: 'Dismiss' }).element().closest('li')?.getBoundingClientRect();
  for (const one of [
    page.getByRole('heading', { name: 'Subscribed' }),
    page.getByRole('button', { name: 'Close' }),
    page.getByRole('button', { name: 'Copy' }),
  ]) {
    const { top, bottom } = one.element().getBoundingClientRect();
    expect(toast && (toast.bottom <= top || toast.top >= bottom)).toBe(true);
  }
});
