import { EarnProvider, useEarnQuery } from '@earnkit/hooks';
import { createEarnClient } from '@earnkit/core/client';
import { Button, Dialog, type DialogProps, lazyComponent } from '@earnkit/ui';
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineMessages, loadMessages, MessagesProvider, useMessages } from '../../messages/index.ts';
import { type LazyDialog, lazyDialog } from './lazyDialog.tsx';
import { RowDialog, rowDialog } from '../query/useRowDialog.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

// Away from the opener, where the last test may have left the pointer.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 300, y: 300 } }));

type Props = Pick<DialogProps, 'open' | 'onOpenChange'>;
const Loaded = (props: Props): ReactElement => <Dialog {...props} title="Details" />;

function Page({ dialog: Lazy, notify }: { dialog: LazyDialog<Props>; notify: () => void }): ReactElement {
  return (
    <EarnProvider client={client} session={{ state: 'anonymous' }} notify={notify}>
      <Opener dialog={Lazy} />
    </EarnProvider>
  );
}

function Opener({ dialog: Lazy }: { dialog: LazyDialog<Props> }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...Lazy.prewarmProps} onClick={() => setOpen(true)}>
        Open
      </Button>
      <Lazy open={open} onOpenChange={setOpen} />
    </>
  );
}

test('loads the dialog once when it is first opened', async () => {
  const load = vi.fn(async () => Loaded);
  const screen = await render(<Page dialog={lazyDialog(load)} notify={() => undefined} />);
  expect(load).not.toHaveBeenCalled();
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test.each(['hover', 'focus'])('loads the dialog on %s of its opener', async (how) => {
  const load = vi.fn(async () => Loaded);
  const screen = await render(<Page dialog={lazyDialog(load)} notify={() => undefined} />);
  const opener = screen.getByText('Open');
  await expect.element(opener).toBeInTheDocument();
  if (how === 'hover') await opener.hover();
  else await userEvent.tab();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test('notifies and closes when the code cannot be loaded, and loads it again at the next press', async () => {
  let online = false;
  const load = async (): Promise<typeof Loaded> => {
    if (!online) throw new Error('offline');
    return Loaded;
  };
  const notify = vi.fn();
  const screen = await render(<Page dialog={lazyDialog(load)} notify={notify} />);
  await screen.getByText('Open').click();
  await expect.poll(() => notify.mock.calls).toEqual([[{ tone: 'warning', key: 'Networkerr' }]]);
  online = true;
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
});

test('given a dialog with a custom open state, when its code cannot be loaded, then its own close function is called', async () => {
  const onDecline = vi.fn();
  interface AskProps {
    question: string | undefined;
    onDecline: () => void;
  }
  const Lazy = lazyDialog(() => Promise.reject(new Error('offline')), {
    isOpen: (props: AskProps): props is AskProps & { question: string } => props.question !== undefined,
    close: (props) => props.onDecline(),
  });
  const notify = vi.fn();
  const page = (question: string | undefined) => (
    <EarnProvider client={client} session={{ state: 'anonymous' }} notify={notify}>
      <Lazy question={question} onDecline={onDecline} />
    </EarnProvider>
  );
  const screen = await render(page(undefined));
  expect(onDecline).not.toHaveBeenCalled();
  await screen.rerender(page('Switch it on?'));
  await expect.poll(() => onDecline.mock.calls.length).toBe(1);
  expect(notify.mock.calls).toEqual([[{ tone: 'warning', key: 'Networkerr' }]]);
});

/** A dialog that counts how often it is drawn, and how often its effects run. */
function counted() {
  const [drawn, effect] = [vi.fn(), vi.fn()];
  const Counted = ({ open, onOpenChange }: Props): ReactElement => {
    drawn(open);
    useEffect(() => {
      if (open) effect();
    }, [open]);
    return <Loaded open={open} onOpenChange={onOpenChange} />;
  };
  return { drawn, effect, Counted, openDrawn: () => drawn.mock.calls.filter(([open]) => open).length };
}

const dialogs = () => document.querySelectorAll('[role="dialog"]');

test('given a closed dialog, when its opener is hovered, then it renders hidden and without effects, and a press shows it', async () => {
  const { effect, Counted, openDrawn } = counted();
  const screen = await render(<Page dialog={lazyDialog(async () => Counted)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(openDrawn).toBe(1);
  await expect.poll(() => dialogs().length).toBe(1);
  const [ahead] = dialogs();
  expect(ahead?.checkVisibility()).toBe(false);
  expect(effect).not.toHaveBeenCalled();
  await screen.getByText('Open').unhover();
  await screen.getByText('Open').hover();
  await screen.getByText('Open').click();
  const dialog = screen.getByRole('dialog', { name: 'Details' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element()).toBe(ahead);
  expect(effect).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Open')).toHaveFocus();
});

test('given a dialog rendered ahead, when ten seconds pass without a press, then it is gone, and a hover renders another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { Counted } = counted();
  const screen = await render(<Page dialog={lazyDialog(async () => Counted)} notify={() => undefined} />);
  const opener = screen.getByText('Open').element();
  fireHover(opener);
  await expect.poll(() => dialogs().length).toBe(1);
  const [first] = dialogs();
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => dialogs().length).toBe(0);
  vi.useRealTimers();
  fireHover(opener);
  await expect.poll(() => dialogs().length).toBe(1);
  expect(dialogs()[0]).not.toBe(first);
});

/** A hover that waits for no timer. */
const fireHover = (opener: Element): unknown => opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** A dialog that shows what it reads. */
function reading(read: () => Promise<string>, enabled = true) {
  const Reading = ({ open, onOpenChange }: Props): ReactElement | null => (open ? <Answered onOpenChange={onOpenChange} /> : null);
  const Answered = ({ onOpenChange }: Pick<Props, 'onOpenChange'>): ReactElement => {
    const { data } = useEarnQuery({ queryKey: ['balance'], queryFn: read, enabled, staleTime: 30_000 });
    return (
      <Dialog open onOpenChange={onOpenChange} title="Details">
        {data ?? 'Loading'}
      </Dialog>
    );
  };
  return lazyDialog(async () => Reading);
}

test('given a dialog with a query, when its opener is hovered, then it is fetched once and the dialog opens with the data', async () => {
  const read = vi.fn(async () => '1204.5');
  const screen = await render(<Page dialog={reading(read)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(() => dialogs()[0]?.textContent).toContain('1204.5');
  expect(dialogs()[0]?.checkVisibility()).toBe(false);
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
});

test('given a query that failed in a render ahead of time, then it is fetched again when the dialog opens and not before', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('1204.5');
  const screen = await render(<Page dialog={reading(read)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(() => dialogs().length).toBe(1);
  await expect.poll(() => read.mock.settledResults.length).toBe(1);
  // Another read would come with the next render.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read).toHaveBeenCalledOnce();
  await screen.getByText('Open').click();
  await expect.element(screen.getByText('1204.5')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});

test('given a disabled query, when the opener is hovered, then nothing is fetched', async () => {
  const read = vi.fn(async () => '1204.5');
  const screen = await render(<Page dialog={reading(read, false)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(() => dialogs()[0]?.textContent).toContain('Loading');
  await screen.getByText('Open').click();
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('given a dialog that opens before its render ahead of time ends, when that ends, then the open dialog keeps what was typed', async () => {
  const Typed = (props: Props): ReactElement => (
    <Dialog {...props} title="Details">
      <input aria-label="Amount" />
    </Dialog>
  );
  let arrive: (dialog: typeof Typed) => void = () => undefined;
  const code = new Promise<typeof Typed>((resolve) => (arrive = resolve));
  const screen = await render(<Page dialog={lazyDialog(() => code)} notify={() => undefined} />);
  const opener = screen.getByText('Open').element();
  if (!(opener instanceof HTMLElement)) throw new Error('The opener is no element of HTML');
  fireHover(opener);
  await import('./Prerender.tsx');
  await new Promise((later) => setTimeout(later, 50));
  // The code arrives and the drawing begins. The press comes before React draws, in the same task.
  arrive(Typed);
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  expect(dialogs()).toHaveLength(0);
  opener.click();
  await Promise.resolve();
  const [opened] = dialogs();
  const field = opened?.querySelector('input');
  if (!field) throw new Error('The dialog is not open');
  field.value = '250';
  await new Promise((later) => setTimeout(later, 200));
  expect([...dialogs()]).toEqual([opened]);
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('250');
});

test('given a dialog rendered ahead of time for one coin, when it opens for another, then nothing of the first is shown', async () => {
  const OpenCoin = ({ asset, ...rest }: Props & { asset: string }): ReactElement => {
    const [first] = useState(asset);
    return <Dialog {...rest} title={`Redeem ${first}`} />;
  };
  const Coin = (props: Props & { asset: string }): ReactElement | null => (props.open ? <OpenCoin {...props} /> : null);
  const Lazy = lazyDialog<Props & { asset: string }>(async () => Coin);
  const page = (asset: string, open: boolean) => (
    <EarnProvider client={client} session={{ state: 'anonymous' }}>
      <Button {...Lazy.prewarmProps}>Redeem</Button>
      <Lazy asset={asset} open={open} onOpenChange={() => undefined} />
    </EarnProvider>
  );
  const screen = await render(page('USDT', false));
  await screen.getByText('Redeem').hover();
  await expect.poll(() => dialogs().length).toBe(1);
  await screen.rerender(page('GT', false));
  await screen.rerender(page('GT', true));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(dialogs().length).toBe(1);
  expect(dialogs()[0]?.textContent).not.toContain('USDT');
});

test('given a host that passes new handlers while a dialog is open, then the latest one is called', async () => {
  const Lazy = lazyDialog<Props>(async () => Loaded);
  const page = (onOpenChange: (open: boolean) => void) => (
    <EarnProvider client={client} session={{ state: 'anonymous' }}>
      <Lazy open onOpenChange={onOpenChange} />
    </EarnProvider>
  );
  const [first, second] = [vi.fn(), vi.fn()];
  const screen = await render(page(first));
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
  await screen.rerender(page(second));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => second.mock.calls).toEqual([[false]]);
  expect(first).not.toHaveBeenCalled();
});

test('given a handler of any name that is new in each render, when the opener is pressed, then what was drawn ahead is shown', async () => {
  const read = vi.fn(async (version: number) => version);
  const Reading = ({ readStatus, ...shell }: Props & { readStatus: () => Promise<number> }): ReactElement => (
    <Dialog {...shell} title="Details" footer={<Button onClick={() => void readStatus()}>Read</Button>} />
  );
  const Lazy = lazyDialog(async () => Reading);
  const page = (version: number, open: boolean) => (
    <EarnProvider client={client} session={{ state: 'anonymous' }}>
      <Button {...Lazy.prewarmProps}>Open</Button>
      <Lazy open={open} onOpenChange={() => undefined} readStatus={() => read(version)} />
    </EarnProvider>
  );
  const screen = await render(page(1, false));
  await screen.getByText('Open').hover();
  await expect.poll(() => dialogs().length).toBe(1);
  const [ahead] = dialogs();
  await screen.rerender(page(2, true));
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
  expect([...dialogs()]).toEqual([ahead]);
  await screen.getByRole('button', { name: 'Read' }).click();
  expect(read.mock.calls).toEqual([[2]]);
});

test('given a function that returns what is drawn, then it is no handler and is refused by its type', () => {
  const Listing = (_props: Props & { words: () => string }): null => null;
  const Lazy = lazyDialog(async () => Listing);
  // @ts-expect-error It is called while rendering, and would be that of an earlier render.
  expect(<Lazy open onOpenChange={() => undefined} words={() => 'Details'} />).toBeDefined();
});

test('given a nested dialog whose code is missing, when it renders ahead of time, then its code loads and it renders again', async () => {
  const { effect, Counted, openDrawn } = counted();
  const load = vi.fn(async () => Counted);
  const Inner = lazyDialog(load);
  const Outer = ({ open, onOpenChange }: Props): ReactElement => <Inner open={open} onOpenChange={onOpenChange} />;
  const screen = await render(<Page dialog={lazyDialog(async () => Outer)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(openDrawn).toBe(1);
  expect(load).toHaveBeenCalledOnce();
  expect(effect).not.toHaveBeenCalled();
});

test('given a list, when the opener of a row is hovered, then the closed dialog is rendered once, for the first row', async () => {
  const { drawn, Counted, openDrawn } = counted();
  const Lazy = lazyDialog<Props & { asset: string }>(async () => Counted);
  const dialogs = { redeem: rowDialog(Lazy, ({ asset }: { asset: string }) => ({ asset })) };
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'anonymous' }}>
      <Button {...dialogs.redeem.prewarmProps}>Redeem</Button>
      <RowDialog dialogs={dialogs} shown={undefined} first={{ asset: 'USDT' }} options={undefined} />
    </EarnProvider>,
  );
  expect(drawn).not.toHaveBeenCalled();
  await screen.getByText('Redeem').hover();
  await expect.poll(openDrawn).toBe(1);
});

test('given a nested dialog whose code cannot be loaded, when it is rendered ahead of time, then it does not render again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const Inner = lazyDialog<Props>(load);
  const drawn = vi.fn();
  const Outer = ({ open, onOpenChange }: Props): ReactElement => {
    if (open) drawn();
    return <Inner open={open} onOpenChange={onOpenChange} />;
  };
  const screen = await render(<Page dialog={lazyDialog(async () => Outer)} notify={() => undefined} />);
  await screen.getByText('Open').hover();
  await expect.poll(() => drawn.mock.calls.length).toBe(1);
  await new Promise((wake) => setTimeout(wake, 100));
  expect([drawn.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
});

/** Code that comes with a catalogue of its own, and a function that lets its Chinese messages arrive. */
function lateCode<Drawn>(draw: (Late: () => ReactElement) => Drawn) {
  let arrive = (): void => undefined;
  const load = async (): Promise<Drawn> => {
    const chinese = new Promise<{ readonly messages: { readonly late: string } }>((resolve) => {
      arrive = () => resolve({ messages: { late: '晚到' } });
    });
    const late = defineMessages({ en: { late: 'Late' }, translations: { zh: () => chinese } });
    return draw(() => <p>{useMessages(late).t('late')}</p>);
  };
  return { load, arrive: () => arrive() };
}

const inChinese = (children: ReactNode): ReactElement => (
  <Suspense fallback="No page">
    <MessagesProvider locale="zh">{children}</MessagesProvider>
  </Suspense>
);

test.each(['pressed', 'hovered first'])(
  'given Chinese and a dialog whose messages are not loaded, when its opener is %s, then the page stays, and the dialog opens with them',
  async (how) => {
    await loadMessages('zh');
    const { load, arrive } = lateCode((Late) => (props: Props) => (
      <Dialog {...props} title="Details">
        <Late />
      </Dialog>
    ));
    onTestFinished(arrive);
    const screen = await render(inChinese(<Page dialog={lazyDialog(load)} notify={() => undefined} />));
    const opener = screen.getByText('Open');
    if (how === 'hovered first') {
      await opener.hover();
      await new Promise((wake) => setTimeout(wake, 100));
    }
    await opener.click();
    // Long enough for the code and for what is drawn of it.
    await new Promise((wake) => setTimeout(wake, 100));
    await expect.element(opener).toBeVisible();
    await expect.element(opener).toHaveFocus();
    await expect.element(screen.getByText('No page')).not.toBeInTheDocument();
    arrive();
    await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await expect.element(screen.getByText('晚到')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  },
);

test('given an open dialog in Chinese, when a panel inside comes with messages that are not loaded, then the dialog stays', async () => {
  await loadMessages('zh');
  const { load, arrive } = lateCode((Late) => Late);
  onTestFinished(arrive);
  const Panel = lazyComponent(load, () => <p>Loading</p>);
  const WithPanel = (props: Props): ReactElement => (
    <Dialog {...props} title="Details">
      <Panel />
    </Dialog>
  );
  const screen = await render(inChinese(<Page dialog={lazyDialog(async () => WithPanel)} notify={() => undefined} />));
  await screen.getByText('Open').click();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  await new Promise((wake) => setTimeout(wake, 100));
  await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('晚到')).toBeVisible();
});
