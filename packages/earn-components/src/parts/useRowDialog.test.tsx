import { createEarnClient } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { EarnProvider, type Session } from '@earnkit/hooks';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type HoldingDialogOf, useHoldingDialog } from './useHoldingDialog.ts';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };

/** What of a holding tells it from others. */
const holding = (id: string, asset: string) => ({ id, asset }) as FlexibleHolding;
const usdt = holding('1', 'USDT');

interface ListProps {
  readonly rows: readonly FlexibleHolding[];
  readonly first?: HoldingDialogOf;
  readonly onChange?: (dialog: HoldingDialogOf | undefined) => void;
}

function List({ rows, first, onChange }: ListProps): ReactElement {
  const { show, shown } = useHoldingDialog(rows, first, onChange);
  return (
    <>
      <button type="button" onClick={() => show('redeem', usdt)}>
        Redeem
      </button>
      <button type="button" onClick={() => shown?.onOpenChange(false)}>
        Close
      </button>
      <output>{shown ? `${shown.kind} ${shown.holding.id} ${shown.open ? 'open' : 'closed'}` : 'none'}</output>
    </>
  );
}

const page = (session: Session, props: ListProps): ReactElement => (
  <EarnProvider client={client} session={session}>
    <List {...props} />
  </EarnProvider>
);

test('opens, tells, closes', async () => {
  const onChange = vi.fn();
  const screen = await render(page(ada, { rows: [usdt], onChange }));
  await screen.getByText('Redeem').click();
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.getByText('Close').click();
  await expect.element(screen.getByText('redeem 1 closed')).toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[{ kind: 'redeem', asset: 'USDT' }], [undefined]]);
});

test('one that an address names opens once its holding is there, and never for a visitor', async () => {
  const first = { kind: 'redeem', asset: 'USDT' } as const;
  const screen = await render(page({ state: 'anonymous' }, { rows: [], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [holding('7', 'USDC'), usdt], first }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
});

test('one that an address named stays when the holding or the session goes: its receipt, or what is typed in it, is still wanted', async () => {
  const first = { kind: 'redeem', asset: 'USDT' } as const;
  const screen = await render(page(ada, { rows: [usdt], first }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [], first }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.rerender(page({ state: 'anonymous' }, { rows: [], first }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.rerender(page(bob, { rows: [], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
});

test('a session that ends leaves it open: what is typed in it is still wanted (AMB-012)', async () => {
  const screen = await render(page(ada, { rows: [usdt] }));
  await screen.getByText('Redeem').click();
  await screen.rerender(page({ state: 'anonymous' }, { rows: [] }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [usdt] }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
});

test.each([
  ['who signs out', { state: 'anonymous', signedOut: true } as const],
  ['another person', bob],
])('%s sees nothing of it, and it does not come back (A06)', async (_who, next) => {
  const screen = await render(page(ada, { rows: [usdt] }));
  await screen.getByText('Redeem').click();
  await screen.rerender(page(next, { rows: [] }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [usdt] }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
});
