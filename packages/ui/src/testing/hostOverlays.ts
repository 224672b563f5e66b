import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../theme/tree.ts';

/* What a host puts above the page while a dialog of the kit is open, and how a person uses it. */

/** Something of the host above the page, and how it is taken away. */
export interface Overlay {
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

/** The names of all overlays. */
export const HOST_OVERLAYS: readonly string[] = Object.keys(OVERLAYS);

/** The field of an overlay. */
export const mail = () => page.getByRole('textbox', { name: 'E-mail', includeHidden: true });

/** The dialog of the kit. */
export const ours = (): Element | null => document.querySelector('[data-earn-dialog]');

/** Opens an overlay, which is taken away when the test ends. */
export function openTheirs(name: string): Overlay {
  const overlay = OVERLAYS[name]?.();
  if (!overlay) throw new Error(`No overlay ${name}`);
  onTestFinished(overlay.close);
  return overlay;
}

/** Types into an overlay and presses its button. */
export async function signIn(): Promise<void> {
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

/** A sign-in page of another document in a window of the host. Its events do not reach the page. */
export async function openFrame(): Promise<{ readonly input: HTMLInputElement; readonly close: () => void }> {
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
