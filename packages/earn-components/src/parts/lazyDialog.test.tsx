import { EarnProvider } from '@earnkit/hooks';
import { createEarnClient } from '@earnkit/core/client';
import { Button, Dialog, type DialogProps } from '@earnkit/ui';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type LazyDialog, lazyDialog } from './lazyDialog.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

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
      <Button {...Lazy.openerProps} onClick={() => setOpen(true)}>
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

test('given a dialog with props of its own, when its code cannot be loaded, then it is closed in its own way', async () => {
  const onDecline = vi.fn();
  const Lazy = lazyDialog<{ question: string | undefined; onDecline: () => void }>(() => Promise.reject(new Error('offline')), {
    isOpen: ({ question }) => question !== undefined,
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
