import { type Assessment, type Decimal, EarnFailure, compare, decimal, readDraft } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../submission/session.ts';
import { useEarn } from '../provider/earnContext.ts';
import { useDraftForm, useRule } from './useDraftForm.ts';

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

const begin = (): { readonly amount: string; readonly coin: string; readonly agreed: boolean } => ({ amount: '', coin: '', agreed: false });

function Form({ balance, send = () => undefined }: FormProps): ReactElement {
  const { askLogin } = useEarn();
  const form = useDraftForm({ name: 'test.form:USDT', begin, unkept: ['agreed'] });
  const { amount, coin, agreed } = form.values;
  const { errors, submit } = useRule(
    form,
    () => 'amount',
    (values): Assessment<Decimal> => {
      const typed = readDraft(values.amount);
      if (typed === 'empty') return { state: 'empty' };
      if (typed === undefined) return { state: 'blocked', reasons: [] };
      if (balance === undefined) return { state: 'unknown' };
      if (compare(typed, balance) > 0) return { state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] };
      return { state: 'ready', request: typed };
    },
  );
  return (
    <>
      <input aria-label="Amount" value={amount} onChange={({ target }) => form.set({ amount: target.value })} />
      <button type="button" onClick={() => submit(send)}>
        Send
      </button>
      {['USDC', 'DAI'].map((one) => (
        <button key={one} type="button" onClick={() => form.set({ coin: one })}>
          {one}
        </button>
      ))}
      <button type="button" onClick={() => form.set({ agreed: true })}>
        Agree
      </button>
      <button type="button" onClick={askLogin}>
        Log in
      </button>
      <output>{`${errors.amount?.key ?? 'no error'}, ${coin || 'the first coin'}, ${agreed ? 'agreed' : 'not agreed'}`}</output>
    </>
  );
}

const area = (form: FormProps | undefined, session: Session = ada): ReactElement => (
  <EarnProvider client={client} session={session} onLoginNeeded={() => undefined}>
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
  await expect.element(screen.getByRole('status')).toHaveTextContent('lend_earn.insufficient.balance, the first coin, not agreed');
  await screen.getByText('Send').click();
  await screen.getByLabelText('Amount').fill('9');
  await expect.element(screen.getByRole('status')).toHaveTextContent('no error, the first coin, not agreed');
});

test('reports a reason when a fact that arrives later blocks the amount (SH-17)', async () => {
  const screen = await render(area({}));
  await screen.getByLabelText('Amount').fill('11');
  await expect.element(screen.getByRole('status')).toHaveTextContent('no error, the first coin, not agreed');
  await screen.rerender(area({ balance: TEN }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('lend_earn.insufficient.balance, the first coin, not agreed');
});

test('keeps the error of the field after a press that sends nothing', async () => {
  const screen = await render(area({ balance: TEN }));
  await screen.getByLabelText('Amount').fill('11');
  await screen.getByText('Send').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('lend_earn.insufficient.balance, the first coin, not agreed');
});

test('given an amount and a choice, when the same person signs in on another page, then both are there again and no longer kept, and the agreement is ticked anew (SH-05, A03, ST-68)', async () => {
  const before = await render(area({ balance: TEN }));
  await before.getByLabelText('Amount').fill('6');
  await before.getByText('USDC').click();
  await before.getByText('Agree').click();
  await before.getByText('Log in').click();
  await before.unmount();
  const after = await render(area({ balance: TEN }, anonymous));
  await expect.element(after.getByLabelText('Amount')).toHaveValue('');
  await after.rerender(area({ balance: TEN }, ada));
  await expect.element(after.getByLabelText('Amount')).toHaveValue('6');
  await expect.element(after.getByRole('status')).toHaveTextContent('no error, USDC, not agreed');
  expect(sessionStorage).toHaveLength(0);
});

test('given a form that stayed on the screen, when the person signs in, then what they decide meanwhile is not replaced', async () => {
  const screen = await render(area({ balance: TEN }, ada));
  await screen.getByText('USDC').click();
  await screen.getByText('Log in').click();
  await screen.rerender(area({ balance: TEN }, anonymous));
  await screen.getByText('DAI').click();
  await screen.rerender(area({ balance: TEN }, ada));
  await expect.element(screen.getByRole('status')).toHaveTextContent('no error, DAI, not agreed');
});

test('given what a person decided, when another one signs in, then it is gone, kept or on the screen (SH-05, A06)', async () => {
  const screen = await render(area({ balance: TEN }, ada));
  await screen.getByLabelText('Amount').fill('6');
  await screen.getByText('USDC').click();
  await screen.getByText('Log in').click();
  await screen.rerender(area({ balance: TEN }, bob));
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('no error, the first coin, not agreed');
  await screen.rerender(area(undefined, bob));
  await screen.rerender(area({ balance: TEN }, ada));
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('');
});
