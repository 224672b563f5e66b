import { type ReactElement, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import '../styles.css';
import { expectFree } from '../testing/dialogs.tsx';
import { HOST_OVERLAYS, mail, openFrame, openTheirs, ours, signIn } from '../testing/hostOverlays.ts';
import { EarnTheme } from '../theme/index.ts';
import { focusedElement } from '../theme/tree.ts';
import { BottomSheet, ConfirmDialog, Dialog, ResultDialog } from './index.ts';

type Shell = Readonly<{ open: boolean; onOpenChange: (open: boolean) => void }>;

/** The dialogs of a kit, each with a field. */
const DIALOGS: Readonly<Record<string, (shell: Shell) => ReactElement>> = {
  dialog: (shell) => (
    <Dialog {...shell} title="Redeem">
      <input aria-label="Amount" />
    </Dialog>
  ),
  sheet: (shell) => (
    <BottomSheet {...shell} title="Redeem">
      <input aria-label="Amount" />
    </BottomSheet>
  ),
  confirmation: (shell) => (
    <ConfirmDialog {...shell} title="Redeem" confirmLabel="Redeem" cancelLabel="Keep" onConfirm={() => undefined}>
      <input aria-label="Amount" />
    </ConfirmDialog>
  ),
  result: (shell) => (
    <ResultDialog {...shell} title="Redeem" tone="success">
      <input aria-label="Amount" />
    </ResultDialog>
  ),
};

/** Closes the dialog from outside: the session ended, or another person signed in. */
let closeOurs = (): void => undefined;

function Page({ of }: { of: (shell: Shell) => ReactElement }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    closeOurs = () => setOpen(false);
  }, []);
  return (
    <EarnTheme>
      <main style={{ height: 3000 }}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {of({ open, onOpenChange: setOpen })}
        <Button>Beneath</Button>
        <dialog id="theirs" aria-label="Theirs" />
      </main>
    </EarnTheme>
  );
}

const amount = () => page.getByRole('textbox', { name: 'Amount', includeHidden: true });

async function openOurs(name: string): Promise<void> {
  const of = DIALOGS[name];
  if (!of) throw new Error(`No dialog ${name}`);
  await render(<Page of={of} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.fill(amount(), '12.5');
}

const table = Object.keys(DIALOGS).flatMap((dialog) => HOST_OVERLAYS.map((overlay) => [dialog, overlay] as const));

it.each(table)('given a %s and above it %s, when it is used and closed, then the form is as it was', async (dialog, name) => {
  await openOurs(dialog);
  const overlay = openTheirs(name);
  await signIn();
  overlay.close();
  await expect.element(amount()).toHaveValue('12.5');
  await vi.waitFor(() => expect(ours()?.contains(document.activeElement)).toBe(true));
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  // Its own ways to be closed are there again.
  await userEvent.keyboard('{Escape}');
  await expectFree();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it.each(table.filter(([, overlay]) => overlay !== 'the box of an extension'))(
  'given a %s and above it %s, when Escape is pressed in it, then it closes and the form stays',
  async (dialog, name) => {
    await openOurs(dialog);
    openTheirs(name);
    await signIn();
    await userEvent.click(mail());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(mail().query()?.checkVisibility() ?? false).toBe(false));
    await expect.element(amount()).toHaveValue('12.5');
    await vi.waitFor(() => expect(ours()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectFree();
  },
);

it.each(table)(
  'given a %s and above it %s, when the dialog closes first, then the overlay keeps the focus, and the page is free after it',
  async (dialog, name) => {
    await openOurs(dialog);
    const overlay = openTheirs(name);
    await signIn();
    await userEvent.click(mail());
    closeOurs();
    await vi.waitFor(() => expect(ours()).toBeNull());
    await vi.waitFor(() => expect(focusedElement()).toBe(mail().element()));
    await userEvent.keyboard('!');
    await expect.element(mail()).toHaveValue('me@x!');
    overlay.close();
    await expectFree();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
);

it('given a button of the page under a dialog, when a script focuses it, then the focus stays in the dialog', async () => {
  await openOurs('dialog');
  page.getByRole('button', { name: 'Beneath', includeHidden: true }).element().focus();
  await expect.element(amount()).toHaveFocus();
});

it.each(Object.keys(DIALOGS))(
  'given a %s and above it a page in a frame, when it is used and closed, then the form is as it was',
  async (dialog) => {
    await openOurs(dialog);
    const { close } = await openFrame();
    expect(ours()).not.toBeNull();
    close();
    await expect.element(amount()).toHaveValue('12.5');
    await vi.waitFor(() => expect(ours()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectFree();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
);

it.each(Object.keys(DIALOGS))(
  'given a %s and above it a page in a frame, when the dialog closes first, then the frame keeps what was typed and the page is free after it',
  async (dialog) => {
    await openOurs(dialog);
    const { input, close } = await openFrame();
    closeOurs();
    await vi.waitFor(() => expect(ours()).toBeNull());
    await userEvent.keyboard('!');
    await vi.waitFor(() => expect(input.value).toBe('me@x!'));
    close();
    await expectFree();
  },
);
