import { useEffect, useState, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import '../styles.css';
import { RadioCards } from '../radio-cards/RadioCards.tsx';
import { EarnTheme } from '../theme/index.ts';
import { Toaster, useToast } from '../toast/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogPrewarm } from './DialogPrewarm.tsx';
import { ResultDialog } from './ResultDialog.tsx';

const scrolling = () => document.documentElement.style.overflow;

function Opened({
  children,
  dismissible = true,
  onOpenChange,
}: {
  children?: ReactNode;
  dismissible?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <EarnTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
        title="Redeem USDT"
        dismissible={dismissible}
      >
        {children}
      </Dialog>
    </EarnTheme>
  );
}

it('unlocks scrolling when it is unmounted while open', async () => {
  const before = scrolling();
  const screen = await render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(scrolling()).toBe('hidden');
  await screen.unmount();
  expect(scrolling()).toBe(before);
  expect(document.body.style.pointerEvents).toBe('');
});

it('given a toast that came while it was open, closes with the first Escape, and the toast stays', async () => {
  function Saves() {
    const { notify } = useToast();
    return <Button onClick={() => notify({ tone: 'success', title: 'Changes saved' })}>Save</Button>;
  }
  const screen = await render(
    <EarnTheme>
      <Toaster>
        <Opened>
          <Saves />
        </Opened>
      </Toaster>
    </EarnTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const toast = page.getByText('Changes saved', { exact: true }).first();
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(toast).toBeVisible();
});

it.each([
  ['while it composes', { isComposing: true }],
  ['after it composed, as in Safari', { keyCode: 229 }],
])('given an input method in its field, when Escape is for it %s, then the dialog stays with the text (L04)', async (_when, key) => {
  const screen = await render(
    <Opened>
      <input aria-label="Amount" />
    </Opened>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const field = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.fill(field, '12');
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...key }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(field).toHaveValue('12');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('given a choice of cards above its field, focuses the field, not the hidden radio of a card', async () => {
  const screen = await render(
    <Opened>
      <RadioCards label="Term" value="7" onValueChange={() => undefined} options={[{ value: '7', children: '7 days' }]} />
      <input aria-label="Amount" />
    </Opened>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByLabelText('Amount')).toHaveFocus();
});

it('unmounts its content when it closes', async () => {
  const screen = await render(
    <Opened>
      <input aria-label="Amount" />
    </Opened>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('12');
  await expect.element(page.getByLabelText('Amount')).toHaveValue('12');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByLabelText('Amount')).toHaveValue('');
});

it('closes on a press outside, unless it is not dismissible', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Opened dismissible={false} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await screen.rerender(<Opened onOpenChange={onOpenChange} />);
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('given a press outside with the middle or the right button, stays open', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Opened onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  for (const button of ['middle', 'right'] as const) await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, button });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('returns focus to what surrounded its opener when the opener is gone', async () => {
  function Rows() {
    const [rows, setRows] = useState(['BTC', 'ETH']);
    const [open, setOpen] = useState(false);
    return (
      <EarnTheme>
        <ul aria-label="Holdings">
          {rows.map((row) => (
            <li key={row}>
              <Button onClick={() => setOpen(true)}>Redeem {row}</Button>
            </li>
          ))}
        </ul>
        <Dialog open={open} onOpenChange={setOpen} title="Redeem BTC">
          <Button
            onClick={() => {
              setRows(['ETH']);
              setOpen(false);
            }}
          >
            Redeem all
          </Button>
        </Dialog>
      </EarnTheme>
    );
  }
  const screen = await render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Redeem BTC' }));
  await userEvent.click(page.getByRole('button', { name: 'Redeem all' }));
  await expect.element(screen.getByRole('list', { name: 'Holdings' })).toHaveFocus();
});

it('given a dialog that no control opened, such as one named by the address, when it closes, then focus goes to the main part of the page', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <EarnTheme>
        <nav>
          <Button>Overview</Button>
        </nav>
        <main>
          <Button>Subscribe USDT</Button>
        </main>
        <Dialog open={open} onOpenChange={setOpen} title="Subscribe USDT" />
      </EarnTheme>
    );
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Shift}');
  const screen = await render(<Page />);
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Subscribe USDT' })).toHaveFocus();
  expect(screen.getByRole('main').element().hasAttribute('tabindex')).toBe(false);
});

it('writes no style element at run time, nor do menus, popovers and tooltips', async () => {
  function Everything() {
    const { notify } = useToast();
    return (
      <>
        <Menu trigger={<Button>Menu</Button>}>
          <MenuItem onSelect={() => notify({ tone: 'info', title: 'Chosen' })}>Choose</MenuItem>
        </Menu>
        <Opened>
          <Tooltip content="A year, without compounding">APR</Tooltip>
        </Opened>
      </>
    );
  }
  await render(
    <EarnTheme>
      <Toaster>
        <Everything />
      </Toaster>
    </EarnTheme>,
  );
  // In tests, unlike in a build, code that is loaded later brings its part of the stylesheet with it.
  await expect.element(page.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  const styles = document.querySelectorAll('style').length;
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Choose' }));
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: 'APR' }));
  await expect.element(page.getByRole('tooltip').first()).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});

it('given no keyboard on the screen, when it opens, then nothing is written that changes all styles inside', async () => {
  const screen = await render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await page.getByRole('dialog').findElement();
  expect(dialog.closest('[data-earn-dialog]')?.getAttribute('style')).toBeNull();
  dialog.setAttribute('style', '');
  expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  expect(getComputedStyle(dialog).pointerEvents).toBe('auto');
});

it.each([
  ['first', 'Field 0'],
  ['last', 'Field 11'],
])(
  'given the %s of many fields on a phone, when the keyboard takes almost half of the screen, then it and Confirm are above it (L07)',
  async (_which, name) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(375, 720);
    const screen = await render(
      <EarnTheme>
        <Dialog open onOpenChange={() => {}} title="Redeem USDT" footer={<Button>Confirm</Button>}>
          {Array.from({ length: 12 }, (_, field) => (
            <p key={field}>
              <input aria-label={`Field ${field}`} style={{ height: 44 }} />
            </p>
          ))}
        </Dialog>
      </EarnTheme>,
    );
    const field = screen.getByRole('textbox', { name, exact: true }).element() as HTMLElement;
    field.focus();
    const viewport = window.visualViewport ?? expect.fail('This browser has no visual viewport.');
    const height = vi.spyOn(viewport, 'height', 'get').mockReturnValue(720 * 0.55);
    onTestFinished(() => height.mockRestore());
    viewport.dispatchEvent(new Event('resize'));
    for (const animation of document.getAnimations()) animation.finish();
    const confirm = screen.getByRole('button', { name: 'Confirm' }).element();
    for (const element of [field, confirm]) {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(720 * 0.55);
      for (const edge of [y + 1, y + height - 1]) expect(element.contains(document.elementFromPoint(x + width / 2, edge))).toBe(true);
    }
  },
);

it.each([
  { low: 'a page that is enlarged fourfold', width: 320, height: 225 },
  { low: 'a phone on its side', width: 667, height: 375 },
  { low: 'a small phone', width: 320, height: 568 },
])(
  'given $low, when a dialog with a long form opens, then its first field is seen whole, with room around it (WCAG 2.4.11)',
  async (screenOf) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(screenOf.width, screenOf.height);
    const screen = await render(
      <EarnTheme>
        <Dialog open onOpenChange={() => {}} title="Subscribe USDT" footer={<Button size="3">Subscribe</Button>}>
          <div style={{ height: 420 }}>Est. APR</div>
          <input aria-label="Amount" style={{ display: 'block', height: 46 }} />
          <div style={{ height: 420 }}>Rules</div>
        </Dialog>
      </EarnTheme>,
    );
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(field).toHaveFocus();
    for (const animation of document.getAnimations()) animation.finish();
    const { x, y, bottom } = field.element().getBoundingClientRect();
    for (const edge of [y - 12, y + 1, bottom - 1, bottom + 12])
      expect(document.elementFromPoint(x + 10, edge)?.closest('[data-part]')).toHaveAttribute('data-part', 'dialog-body');
  },
);

it.each([375, 768])('given a screen of %i px, then the dialog is a sheet at its foot, no wider than on a desktop', async (width) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const screen = await render(
    <EarnTheme>
      <Dialog open onOpenChange={() => {}} title="Redeem USDT" />
    </EarnTheme>,
  );
  for (const animation of document.getAnimations()) animation.finish();
  const { bottom, left, right, width: wide } = screen.getByRole('dialog').element().getBoundingClientRect();
  expect(bottom).toBe(800);
  expect(wide).toBe(Math.min(width, 440));
  expect(left).toBe(width - right);
});

it('given a tablet, then a result takes the whole screen (UI-24)', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 800);
  const screen = await render(
    <EarnTheme>
      <ResultDialog open onOpenChange={() => {}} tone="success" title="Redeemed" />
    </EarnTheme>,
  );
  for (const animation of document.getAnimations()) animation.finish();
  const { width, height } = screen.getByRole('alertdialog').element().getBoundingClientRect();
  expect([width, height]).toEqual([768, 800]);
});

/** The props of an element's last render; the same object as long as React has not rendered the element again. */
const drawnProps = (element: Element): unknown =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] ?? expect.fail('React did not draw this element.');

it('draws new content and actions without drawing its frame and header again', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <EarnTheme>
        <Dialog open onOpenChange={() => undefined} title="Redeem USDT" footer={<p>Sends {count}</p>}>
          <button type="button" onClick={() => setCount(count + 1)}>
            Typed {count}
          </button>
        </Dialog>
      </EarnTheme>
    );
  }
  await render(<Counter />);
  const dialog = page.getByRole('dialog');
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  const before = [drawnProps(dialog.element()), drawnProps(close.element())];
  await userEvent.click(page.getByRole('button', { name: 'Typed 0' }));
  await expect.element(page.getByRole('button', { name: 'Typed 1' })).toBeVisible();
  await expect.element(page.getByText('Sends 1')).toBeVisible();
  const after = [drawnProps(dialog.element()), drawnProps(close.element())];
  expect(after.map((props, index) => props === before[index])).toEqual([true, true]);
});

it('closes with the handler of the last render', async () => {
  const first = vi.fn<(open: boolean) => void>();
  const last = vi.fn<(open: boolean) => void>();
  const dialog = (onOpenChange: (open: boolean) => void) => (
    <EarnTheme>
      <Dialog open onOpenChange={onOpenChange} title="Redeem USDT" />
    </EarnTheme>
  );
  const screen = await render(dialog(first));
  await screen.rerender(dialog(last));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(last.mock.calls).toEqual([[false], [false]]);
  expect(first).not.toHaveBeenCalled();
});

it('given a dialog rendered ahead, then it is hidden, without focus, scroll lock and effects, and the same one opens', async () => {
  const before = scrolling();
  const effect = vi.fn();
  function Field() {
    useEffect(effect, []);
    return <input aria-label="Amount" />;
  }
  const drawn = (hidden: boolean) => (
    <EarnTheme>
      <Button>Open</Button>
      <DialogPrewarm hidden={hidden}>
        <Dialog open onOpenChange={() => undefined} title="Redeem USDT">
          <Field />
        </Dialog>
      </DialogPrewarm>
    </EarnTheme>
  );
  const screen = await render(drawn(true));
  await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull();
  const ahead = document.querySelector('[role="dialog"]');
  expect(ahead?.checkVisibility()).toBe(false);
  expect(document.querySelector('[data-earn-dialog]')).toBeNull();
  expect(effect).not.toHaveBeenCalled();
  expect(scrolling()).toBe(before);
  expect(document.activeElement).toBe(document.body);
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await screen.rerender(drawn(false));
  const dialog = page.getByRole('dialog', { name: 'Redeem USDT' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element()).toBe(ahead);
  expect(effect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
});

it('given a dialog rendered ahead of time while another was open, when it opens, then screen readers can read it', async () => {
  const drawn = (first: boolean) => (
    <EarnTheme>
      <Dialog open={first} onOpenChange={() => undefined} title="History" />
      <DialogPrewarm hidden={first}>
        <Dialog open onOpenChange={() => undefined} title="Redeem USDT" />
      </DialogPrewarm>
    </EarnTheme>
  );
  const screen = await render(drawn(true));
  await expect.poll(() => document.querySelectorAll('[role="dialog"]').length).toBe(2);
  await screen.rerender(drawn(false));
  const dialog = page.getByRole('dialog', { name: 'Redeem USDT' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().closest('[aria-hidden="true"]')).toBeNull();
});

it.each([false, null, ''])('draws no footer for %j', async (footer) => {
  await render(
    <EarnTheme>
      <Dialog open onOpenChange={() => undefined} title="Redeem USDT" footer={footer} />
    </EarnTheme>,
  );
  const dialog = page.getByRole('dialog', { name: 'Redeem USDT' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().querySelector('[data-part="dialog-footer"]')).toBeNull();
});
