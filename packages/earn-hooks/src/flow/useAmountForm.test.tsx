import { type Assessment, type Decimal, EarnFailure, compare, decimal, readDraft } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../provider/session.ts';
import { useAmountForm } from './useAmountForm.ts';

beforeEach(() => sessionStorage.clear());

const client: EarnClient = {
  call: async ({ name }) => {
    throw new EarnFailure({ kind: 'network', call: name });
  },
};
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };
const anonymous: Session = { state: 'anonymous' };

interface FormProps {
  /** The balance; `undefined` while it is not known. */
  readonly balance?: Decimal | undefined;
  readonly send?: (amount: Decimal) => void;
}

function Form({ balance, send = () => undefined }: FormProps): ReactElement {
  const { text, setText, error, submit, keep } = useAmountForm('test.form:USDT', (typed): Assessment<Decimal> => {
    const amount = readDraft(typed);
    if (amount === 'empty') return { state: 'empty' };
    if (amount === undefined) return { state: 'blocked', reasons: [] };
    if (balance === undefined) return { state: 'unknown' };
    if (compare(amount, balance) > 0) return { state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] };
    return { state: 'ready', request: amount };
  });
  return (
    <>
      <input aria-label="Amount" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => submit(send)}>
        Send
      </button>
      <button type="button" onClick={keep}>
        Keep
      </button>
      <output>{error ?? 'no error'}</output>
    </>
  );
}

const area = (form: FormProps | undefined, session: Session = ada): ReactElement => (
  <EarnProvider client={client} session={session}>
    {form && <Form {...form} />}
  </EarnProvider>
);

const TEN = decimal('10');

test('sends the request when the rule calls the amount ready', async () => {
  const send = vi.fn<(amount: Decimal) => void>();
  const screen = await render(area({ balance: TEN, send }));
  await screen.getByLabelText('Amount').fill('7.5');
  await screen.getByText('Send').click();
  await expect.poll(() => send.mock.calls).toEqual([['7.5']]);
});

test.each([
  ['empty', '', TEN],
  ['blocked', '11', TEN],
  ['not an amount', 'abc', TEN],
  ['not known yet', '5', undefined],
])('sends nothing when the amount is %s', async (_state, typed, balance) => {
  const send = vi.fn<(amount: Decimal) => void>();
  const screen = await render(area({ balance, send }));
  await screen.getByLabelText('Amount').fill(typed);
  await screen.getByText('Send').click();
  // An amount that is ready is sent afterwards, so the press before has been handled.
  await screen.rerender(area({ balance: TEN, send }));
  await screen.getByLabelText('Amount').fill('1');
  await screen.getByText('Send').click();
  await expect.poll(() => send.mock.calls).toEqual([['1']]);
});

test('reports the first reason of the rule, and none when the amount is ready again', async () => {
  const screen = await render(area({ balance: TEN }));
  await screen.getByLabelText('Amount').fill('11');
  await expect.element(screen.getByText('lend_earn.insufficient.balance')).toBeVisible();
  await screen.getByText('Send').click();
  await screen.getByLabelText('Amount').fill('9');
  await expect.element(screen.getByText('no error')).toBeVisible();
});

test('reports a reason when a fact that arrives later blocks the amount (SH-17)', async () => {
  const screen = await render(area({}));
  await screen.getByLabelText('Amount').fill('11');
  await expect.element(screen.getByText('no error')).toBeVisible();
  await screen.rerender(area({ balance: TEN }));
  await expect.element(screen.getByText('lend_earn.insufficient.balance')).toBeVisible();
});

test('returns the kept text when the same person signs in again, and never to another (SH-05)', async () => {
  const screen = await render(area({ balance: TEN }));
  await screen.getByLabelText('Amount').fill('6');
  await screen.getByText('Keep').click();
  await screen.rerender(area(undefined, anonymous));
  await screen.rerender(area({ balance: TEN }, ada));
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('6');
  await screen.getByText('Keep').click();
  await screen.rerender(area(undefined, anonymous));
  await screen.rerender(area({ balance: TEN }, bob));
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('');
});
