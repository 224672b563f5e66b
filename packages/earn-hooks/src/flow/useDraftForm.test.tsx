import { type Assessment, type Decimal, EarnFailure, type Reason, compare, decimal, readDraft } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Draft } from '../submission/drafts.ts';
import type { Session } from '../submission/session.ts';
import { useEarn } from '../provider/earnContext.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { testEarn } from '../testing/testEarn.ts';
import { useDraftForm, useFirstOffer, useRule } from './useDraftForm.ts';

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

/** A form without a screen, in the earn area of Ada. */
async function bareForm({ kept, given }: { readonly kept?: Draft; readonly given?: { readonly coin: string } } = {}) {
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  earn.drafts.setOwner(earn.scope);
  if (kept !== undefined) earn.drafts.keep('one', kept);
  const screen = await renderInEarn(earn, (name: string) => useDraftForm({ name, begin, given, unkept: ['agreed'] }), 'one');
  return {
    ...screen,
    earn,
    /** What is kept under a name when a login page may replace the form. */
    keptAs: (name: string) => {
      earn.drafts.keepAll();
      return earn.drafts.read(name, earn.scope);
    },
  };
}

test('given a draft with a field that the form does not have, and one of another kind, then only the others are taken back', async () => {
  const { now, earn } = await bareForm({ kept: { amount: '6', coin: true, left: 'over' }, given: { coin: 'DAI' } });
  expect(now().values).toStrictEqual({ amount: '6', coin: '', agreed: false });
  expect(now().draft).toStrictEqual({ amount: '6', coin: '' });
  expect(earn.drafts.read('one', earn.scope)).toBeUndefined();
});

test('given values that a form is opened with, when no draft was kept, then they are shown and count as decided', async () => {
  const { now, keptAs } = await bareForm({ given: { coin: 'DAI' } });
  expect(now().name).toBe('one');
  expect(now().values).toStrictEqual({ amount: '', coin: 'DAI', agreed: false });
  expect(keptAs('one')).toEqual({ amount: '', coin: 'DAI' });
});

test('given values that are filled in first, then they are shown and count as not decided, until another person signs in', async () => {
  const { now, act, earn, keptAs } = await bareForm();
  await act(() => now().begin({ coin: 'USDC' }));
  expect(now().values.coin).toBe('USDC');
  expect(keptAs('one')).toBeUndefined();
  await act(() => now().set({ coin: '' }));
  expect(keptAs('one')).toEqual({ amount: '', coin: '' });
  await act(() => earn.drafts.setOwner('person:bob'));
  expect(now().values.coin).toBe('');
  earn.drafts.keepAll();
  expect(earn.drafts.read('one', 'person:bob')).toBeUndefined();
});

test('given only an agreement that was ticked, then nothing is kept', async () => {
  const { now, act, keptAs } = await bareForm();
  await act(() => now().set({ agreed: true }));
  expect(keptAs('one')).toBeUndefined();
});

test('given values that were filled in first, when a draft is taken back, then it replaces them', async () => {
  const { now, act, earn } = await bareForm();
  await act(() => now().begin({ coin: 'USDC' }));
  earn.drafts.keep('another', { coin: 'DAI' });
  await act(() => now().takeBack('another'));
  expect(now().values).toStrictEqual({ amount: '', coin: 'DAI', agreed: false });
  expect(earn.drafts.read('another', earn.scope)).toBeUndefined();
});

test('given something that is decided, when a draft of another name is taken back, then what is decided stays, and the draft is gone', async () => {
  const { now, act, earn } = await bareForm();
  await act(() => now().set({ amount: '5' }));
  earn.drafts.keep('another', { amount: '6', coin: 'DAI' });
  await act(() => now().takeBack('another'));
  expect(now().values).toStrictEqual({ amount: '5', coin: '', agreed: false });
  expect(earn.drafts.read('another', earn.scope)).toBeUndefined();
});

test('given no draft of another name, when it is taken back, then the form stays', async () => {
  const { now, act } = await bareForm();
  await act(() => now().takeBack('another'));
  expect(now().values).toStrictEqual(begin());
});

test('given a form that gets another name, then it takes back, keeps and drops the draft of that name', async () => {
  const { now, act, earn, rerender, keptAs } = await bareForm();
  earn.drafts.keep('two', { amount: '6' });
  await rerender('two');
  await expect.poll(() => now().values.amount).toBe('6');
  expect(now().name).toBe('two');
  expect(keptAs('one')).toBeUndefined();
  expect(keptAs('two')).toEqual({ amount: '6', coin: '' });
  await act(() => now().drop());
  expect(earn.drafts.read('two', earn.scope)).toBeUndefined();
  expect(keptAs('two')).toEqual({ amount: '6', coin: '' });
  await act(() => now().set({ amount: '7' }));
  expect(earn.drafts.read('two', earn.scope)).toBeUndefined();
});

test('given a form that was closed, then nothing is kept of it any longer', async () => {
  const { now, act, unmount, keptAs } = await bareForm();
  await act(() => now().set({ amount: '5' }));
  await unmount();
  expect(keptAs('one')).toBeUndefined();
});

test('given a form that is rendered again, then what changes it are the same functions', async () => {
  const { now, rerender } = await bareForm();
  const { set, begin: fill, drop, takeBack, setResolver } = now();
  await rerender('one');
  expect(now()).toMatchObject({ set, begin: fill, drop, takeBack, setResolver });
});

test('given a form without a rule, when it is sent, then nothing goes out', async () => {
  const { now, act } = await bareForm();
  const send = vi.fn<() => void>();
  await act(() => now().rhf.handleSubmit(send)());
  expect(send).not.toHaveBeenCalled();
});

/** The choice of a form among offers, of which the first may not be known yet. */
async function choosing(first: string | undefined) {
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  const screen = await renderInEarn(
    earn,
    ({ field, offer }: { readonly field: 'coin' | 'agreed' | 'amount'; readonly offer: string | undefined }) => {
      const form = useDraftForm({ name: 'choice', begin });
      return { form, chosen: useFirstOffer(form, field, offer) };
    },
    { field: 'coin', offer: first },
  );
  return { ...screen, earn };
}

test('given offers, then the first is chosen and stays, also when it is no longer offered, until the person chooses', async () => {
  const { now, act, rerender, earn } = await choosing(undefined);
  expect(now()).toMatchObject({ chosen: undefined, form: { values: begin() } });
  await rerender({ field: 'coin', offer: 'USDC' });
  expect(now()).toMatchObject({ chosen: 'USDC', form: { values: { ...begin(), coin: 'USDC' } } });
  await rerender({ field: 'coin', offer: 'DAI' });
  expect(now().chosen).toBe('USDC');
  earn.drafts.keepAll();
  expect(earn.drafts.read('choice', earn.scope)).toBeUndefined();
  await act(() => now().form.set({ coin: 'BTC' }));
  expect(now().chosen).toBe('BTC');
  await act(() => now().form.set({ coin: '' }));
  expect(now().chosen).toBe('DAI');
  await rerender({ field: 'amount', offer: 'DAI' });
  expect(now().form.values.amount).toBe('DAI');
});

test('given a choice that is no text, then it is not filled in, and the first offer counts', async () => {
  const { now, rerender } = await choosing(undefined);
  await rerender({ field: 'agreed', offer: 'USDC' });
  expect(now()).toMatchObject({ chosen: 'USDC', form: { values: begin() } });
});

const needed: Reason = { key: 'less.minimum.amount' };
const insufficient: Reason = { key: 'lend_earn.insufficient.balance' };

/** A form whose rule says what the test says, with reasons about the coin and about the amount. */
async function ruled(first: Assessment<string>) {
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  const send = vi.fn<(request: string) => void>();
  const screen = await renderInEarn(
    earn,
    (assessment: Assessment<string>) => {
      const form = useDraftForm({ name: 'ruled', begin });
      return useRule(
        form,
        ({ key }) => (key === needed.key ? 'coin' : 'amount'),
        () => assessment,
      );
    },
    first,
  );
  return { ...screen, send, press: () => screen.act(() => screen.now().submit(send)) };
}

test.each([
  ['empty', { state: 'empty' }, {}],
  ['not known', { state: 'unknown' }, {}],
  ['blocked without a reason', { state: 'blocked', reasons: [] }, {}],
  ['blocked for one of its fields', { state: 'blocked', reasons: [insufficient, needed] }, { amount: insufficient }],
] as const)(
  'given a form that is %s, when it is sent, then nothing goes out, and only its first reason is shown',
  async (_what, assessment, errors) => {
    const { now, press, send } = await ruled(assessment);
    expect(now()).toMatchObject({ assessment });
    expect(now().errors).toEqual(errors);
    await press();
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(now().errors).toEqual(errors);
  },
);

test('given a reason about one field, when the next reason is about another, then only that one has an error, also after a press', async () => {
  const { now, rerender, press, send } = await ruled({ state: 'blocked', reasons: [insufficient] });
  await press();
  await rerender({ state: 'blocked', reasons: [needed] });
  expect(now().errors).toEqual({ coin: needed });
  await press();
  expect(now().errors).toEqual({ coin: needed });
  await rerender({ state: 'blocked', reasons: [insufficient] });
  expect(now().errors).toEqual({ amount: insufficient });
  await rerender({ state: 'ready', request: 'all' });
  expect(now().errors).toEqual({});
  await press();
  expect(send.mock.calls).toEqual([['all']]);
});
