import { createEarnClient } from '@earnkit/core/client';
import { EarnProvider, type Session } from '@earnkit/hooks';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { byCoin, type CoinRowName, type RowDialogOf, useRowDialog } from './useRowDialog.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };

interface Row {
  readonly id: string;
  readonly asset: string;
  readonly orderId?: string;
  readonly amount?: string;
}

const usdt: Row = { id: '1', asset: 'USDT' };

interface ListProps {
  readonly rows: readonly Row[];
  readonly first?: RowDialogOf<'redeem'> | undefined;
  readonly onChange?: (dialog: RowDialogOf<'redeem'> | undefined) => void;
  readonly onRedeem?: (row: Row) => void;
  /** The row of the button. @default usdt */
  readonly pressed?: Row;
}

function List({ rows, first, onChange, onRedeem, pressed = usdt }: ListProps): ReactElement {
  const { show, shown } = useRowDialog<'redeem', Row, CoinRowName>(rows, {
    first,
    onChange,
    nameOf: byCoin,
    overrides: { redeem: onRedeem },
  });
  return (
    <>
      <button type="button" onClick={() => show('redeem', pressed)}>
        Redeem
      </button>
      <button type="button" onClick={() => shown?.onOpenChange(false)}>
        Close
      </button>
      <button type="button" onClick={() => (shown?.onLeave ?? (() => shown?.onOpenChange(false)))()}>
        Add funds
      </button>
      <p>{shown && `for ${shown.row.asset} ${shown.row.amount}`}</p>
      <output>{shown ? `${shown.kind} ${shown.row.id} ${shown.open ? 'open' : 'closed'}` : 'none'}</output>
    </>
  );
}

const page = (session: Session, props: ListProps): ReactElement => (
  <EarnProvider client={client} session={session}>
    <List {...props} />
  </EarnProvider>
);

test('reports the dialog when it opens and when it closes', async () => {
  const onChange = vi.fn();
  const screen = await render(page(ada, { rows: [usdt], onChange }));
  await screen.getByText('Redeem').click();
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.getByText('Close').click();
  await expect.element(screen.getByText('redeem 1 closed')).toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[{ kind: 'redeem', asset: 'USDT' }], [undefined]]);
});

test('given a host that stores the dialog, when it opens a page that adds funds, then it stays, and onChange is not called', async () => {
  const onChange = vi.fn();
  const screen = await render(page(ada, { rows: [usdt], onChange }));
  await screen.getByText('Redeem').click();
  await screen.getByText('Add funds').click();
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[{ kind: 'redeem', asset: 'USDT' }]]);
});

test('given a host that does not store the dialog, when it opens a page that adds funds, then it closes itself', async () => {
  const screen = await render(page(ada, { rows: [usdt] }));
  await screen.getByText('Redeem').click();
  await screen.getByText('Add funds').click();
  await expect.element(screen.getByText('redeem 1 closed')).toBeInTheDocument();
});

test('calls the latest handler of the host in place of opening the dialog', async () => {
  const [before, now, onChange] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await render(page(ada, { rows: [usdt], onRedeem: before, onChange }));
  await screen.rerender(page(ada, { rows: [usdt], onRedeem: now, onChange }));
  await screen.getByText('Redeem').click();
  expect([before.mock.calls, now.mock.calls, onChange.mock.calls]).toEqual([[], [[usdt]], []]);
  await expect.element(screen.getByText('none')).toBeInTheDocument();
});

test.each([
  ['coin', { id: '1', asset: 'BTC', amount: '5' }],
  ['order', { id: '1', asset: 'USDT', orderId: '12345678901234567890', amount: '5' }],
])(
  'given two rows with one id, when that of another %s is pressed, then its own dialog opens, with its newest figures (D07)',
  async (_of, row) => {
    const screen = await render(page(ada, { rows: [usdt, row], pressed: row }));
    await screen.getByText('Redeem').click();
    await expect.element(screen.getByText(`for ${row.asset} 5`)).toBeInTheDocument();
    await screen.rerender(page(ada, { rows: [usdt, { ...row, amount: '6' }], pressed: row }));
    await expect.element(screen.getByText(`for ${row.asset} 6`)).toBeInTheDocument();
  },
);

test('opens the dialog named by the address once its row is read, and not for a visitor', async () => {
  const first = { kind: 'redeem', asset: 'USDT' } as const;
  const screen = await render(page({ state: 'anonymous' }, { rows: [], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [{ id: '7', asset: 'USDC' }, usdt], first }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
});

test('given a dialog named by the address whose row is not read yet, when the person signs out, then it never opens (A06)', async () => {
  const first = { kind: 'redeem', asset: 'USDT' } as const;
  const screen = await render(page(ada, { rows: [], first }));
  await screen.rerender(page({ state: 'anonymous', signedOut: true }, { rows: [], first }));
  await screen.rerender(page(ada, { rows: [usdt], first }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
});

test('keeps a dialog named by the address open when its row or the session is lost, and closes it for another person', async () => {
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

test('keeps the dialog and its input when the session is lost (AMB-012)', async () => {
  const screen = await render(page(ada, { rows: [usdt] }));
  await screen.getByText('Redeem').click();
  await screen.rerender(page({ state: 'anonymous' }, { rows: [] }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [usdt] }));
  await expect.element(screen.getByText('redeem 1 open')).toBeInTheDocument();
});

test.each([
  ['the person signs out', { state: 'anonymous', signedOut: true } as const],
  ['another person signs in', bob],
])('closes the dialog when %s, and does not open it again (A06)', async (_who, next) => {
  const screen = await render(page(ada, { rows: [usdt] }));
  await screen.getByText('Redeem').click();
  await screen.rerender(page(next, { rows: [] }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
  await screen.rerender(page(ada, { rows: [usdt] }));
  await expect.element(screen.getByText('none')).toBeInTheDocument();
});
