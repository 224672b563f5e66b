import { type ReactElement, useEffect, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import '../styles.css';
import { expectFree } from '../testing/dialogs.tsx';
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

/** Something of the host above the page, and how it is taken away. */
interface Overlay {
  readonly close: () => void;
}

const FIELD = '<label>E-mail <input name="mail" /></label><button type="button">Sign in</button>';
const OVER = 'position:fixed;inset:10% 30%;background:white;color:black;padding:16px;';

function box(markup: string, style: string, parent: Element = document.body): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.innerHTML = markup;
  parent.append(element);
  return element;
}

/** Opens an overlay as a host does that returns the focus and locks scrolling itself. */
function opened(element: HTMLElement): Overlay {
  const before = document.activeElement;
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  const close = (): void => {
    if (!element.isConnected) return;
    element.remove();
    style.overflow = overflow;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  element.addEventListener('keydown', ({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close());
  element.querySelector('input')?.focus();
  return { close };
}

const OVERLAYS: Readonly<Record<string, () => Overlay>> = {
  'a sign-in window': () => {
    const element = box(FIELD, `${OVER}z-index:20000`);
    element.setAttribute('role', 'dialog');
    return opened(element);
  },
  'a sign-in window with a lower z-index': () => {
    const element = box(FIELD, `${OVER}z-index:1300`);
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-modal', 'true');
    return opened(element);
  },
  'a native modal dialog': () => {
    const element = document.createElement('dialog');
    element.innerHTML = FIELD;
    document.body.append(element);
    element.addEventListener('close', () => element.remove());
    element.showModal();
    return { close: () => element.close() };
  },
  'a native modal dialog that was on the page': () => {
    const element = document.querySelector<HTMLDialogElement>('#theirs');
    if (!element) throw new Error('The page has a dialog of the host');
    element.innerHTML = FIELD;
    element.showModal();
    return { close: () => element.close() };
  },
  'a menu': () => {
    const element = box(FIELD, `${OVER}z-index:20000`);
    element.setAttribute('role', 'menu');
    return opened(element);
  },
  'the box of an extension': () => {
    const host = box('', 'position:fixed;top:0;right:0;z-index:2147483647', document.documentElement);
    const inside = box(FIELD, 'background:white;color:black;padding:16px', host);
    host.attachShadow({ mode: 'open' }).append(inside);
    return { close: () => host.remove() };
  },
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

const mail = () => page.getByRole('textbox', { name: 'E-mail', includeHidden: true });
const amount = () => page.getByRole('textbox', { name: 'Amount', includeHidden: true });
const ours = () => document.querySelector('[data-earn-dialog]');

async function openOurs(name: string): Promise<void> {
  const of = DIALOGS[name];
  if (!of) throw new Error(`No dialog ${name}`);
  await render(<Page of={of} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.fill(amount(), '12.5');
}

function openTheirs(name: string): Overlay {
  const overlay = OVERLAYS[name]?.();
  if (!overlay) throw new Error(`No overlay ${name}`);
  onTestFinished(overlay.close);
  return overlay;
}

async function signIn(): Promise<void> {
  await userEvent.click(mail());
  await vi.waitFor(() => expect(focusedElement()).toBe(mail().element()));
  await userEvent.keyboard('me@x');
  await expect.element(mail()).toHaveValue('me@x');
  let pressed = 0;
  const button = page.getByRole('button', { name: 'Sign in', includeHidden: true });
  button.element().addEventListener('click', () => (pressed += 1));
  await userEvent.click(button);
  expect(pressed).toBe(1);
  // A person with a screen reader finds it.
  expect(mail().element().closest('[aria-hidden="true"]')).toBeNull();
  expect(ours(), 'a press in the overlay closes nothing of ours').not.toBeNull();
}

const table = Object.keys(DIALOGS).flatMap((dialog) => Object.keys(OVERLAYS).map((overlay) => [dialog, overlay] as const));

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

/** A sign-in page of another document in a window of the host. Its events do not reach the page. */
async function openFrame(): Promise<{ readonly input: HTMLInputElement; readonly close: () => void }> {
  const element = box('', `${OVER}z-index:20000`);
  onTestFinished(() => element.remove());
  const frame = document.createElement('iframe');
  frame.title = 'Sign in';
  frame.style.cssText = 'width:100%;height:100%;border:0';
  frame.srcdoc = '<input aria-label="E-mail" style="position:fixed;inset:0">';
  element.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const input = frame.contentDocument?.querySelector('input');
  if (!input) throw new Error('The frame has a field');
  await userEvent.click(page.elementLocator(frame));
  await vi.waitFor(() => expect(frame.contentDocument?.activeElement).toBe(input));
  await userEvent.keyboard('me@x');
  await vi.waitFor(() => expect(input.value).toBe('me@x'));
  return { input, close: () => element.remove() };
}

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
