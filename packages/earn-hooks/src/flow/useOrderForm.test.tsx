import { type Assessment, type Decimal, EarnFailure, type Reason, compare, decimal, readDraft, roundDown } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { countOf } from '../submission/pendingOrders.ts';
import { submissionKey } from '../submission/submission.ts';
import { type Answers, namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { steeredRunner } from '../testing/steeredRunner.ts';
import { testEarn } from '../testing/testEarn.ts';
import { type OrderFields, type OrderRequest, type OrderSubject, defineOrder, storedOrder } from './defineOrder.ts';
import { useOrderDraft, useOrderForm } from './useOrderForm.ts';

/** What is decided in the form of these tests. */
type Values = Readonly<Record<'amount' | 'units' | 'plan', string> & { agreed: boolean }>;

const begin = (): Values => ({ amount: '', units: '', plan: 'long', agreed: false });

const insufficient: Reason = { key: 'lend_earn.insufficient.balance' };
const tooLittle: Reason = { key: 'less.minimum.amount' };

/** Reads back an order of an amount. */
const stored = (): v.GenericSchema<unknown, OrderRequest> => v.object(storedOrder);

/** An order with a form. */
const orderOf = (form: Partial<OrderFields<Values>>) =>
  defineOrder({
    name: 'test.order',
    endpoint: { ...flexible.cancelRedemption, encode: (sent: OrderRequest) => ({ asset: sent.asset, amount: countOf(sent) }) },
    tone: 'warning',
    debounceMs: 0,
    hasForm: true,
    form: { begin, ...form },
    restored: (subject: OrderSubject) => subject,
    reconciliation: () => ({ baseline: async () => 0, find: async () => undefined, stored: v.number() }),
    stored: stored(),
    receipt: (sent: OrderRequest) => sent,
    invalidates: [],
  });

/** The rule: up to 10 in 6 decimals, and only with a plan. The word `all` is ready for 10. */
const ruleOf =
  (field: 'amount' | 'units', asset: string) =>
  (values: Values): Assessment<OrderRequest> => {
    const text = values[field];
    const sent = (count: Decimal): Assessment<OrderRequest> => ({
      state: 'ready',
      request: field === 'units' ? { asset, units: count } : { asset, amount: count },
    });
    if (text === 'all') return sent(decimal('10'));
    const typed = readDraft(text);
    if (typed === 'empty') return { state: 'empty' };
    if (typed === undefined) return { state: 'blocked', reasons: [] };
    if (values.plan === '') return { state: 'blocked', reasons: [tooLittle] };
    if (compare(typed, decimal('10')) > 0) return { state: 'blocked', reasons: [insufficient] };
    return sent(roundDown(typed, 6));
  };

/** How a form of these tests is opened. */
interface Opened {
  /** @default 'ada' */
  readonly person?: string;
  /** @default those of every order */
  readonly fields?: Partial<OrderFields<Values>>;
  /** Names the draft. @default named after the coin */
  readonly draft?: string;
  /** @default nothing is said of a change */
  readonly changed?: boolean;
  /** @default nothing is typed */
  readonly given?: Partial<Values>;
  /** What happened before it is opened. @default nothing */
  readonly before?: (earn: Earn, sendElsewhere: (amount: string) => void) => void;
}

/** A form for USDT whose order stays under way until the test says how it goes on. */
async function open({ person = 'ada', fields = {}, draft, changed, given, before }: Opened = {}) {
  const { earn, askLogin } = area(person);
  const { sent, steer, go } = steeredRunner();
  const plain = orderOf(fields);
  const order: typeof plain = { ...plain, submission: (...args) => steer(plain.submission(...args)) };
  const sendElsewhere = (amount: string): void => {
    const request = { asset: 'USDT', amount: decimal(amount) };
    earn.submissions.submit(submissionKey(earn.scope, 'test.order:USDT'), order.submission(earn, request), request);
  };
  before?.(earn, sendElsewhere);
  const screen = await renderInEarn(
    earn,
    ({ asset }: OrderSubject) => {
      const form = useOrderDraft({ ...order, name: draft ?? order.name }, asset, given);
      const state = useOrderForm(
        order,
        { asset },
        {
          form,
          assess: ruleOf(fields.field === 'units' ? 'units' : 'amount', asset),
          max: decimal('10'),
          decimals: 8,
          ...(changed !== undefined && { changed }),
        },
      );
      return { form, ...state };
    },
    { asset: 'USDT' },
  );
  const { now, act } = screen;
  return {
    ...screen,
    earn,
    askLogin,
    sent,
    sendElsewhere,
    type: (text: string) => act(() => now().flow.setAmount(text)),
    press: () => act(() => now().flow.submit()),
    /** The order that was sent goes on. */
    go: (...state: Parameters<typeof go>) => act(() => go(...state)),
    state: () => now().flow.submission.status.state,
  };
}

/** The earn area of a person at an exchange. */
function area(person: string, answers: Answers = {}) {
  const askLogin = vi.fn<Earn['askLogin']>();
  return { earn: { ...testEarn(namedExchange(answers).client, person).earn, askLogin }, askLogin };
}

describe('what a form of an order shows', () => {
  test('given a form that is opened, then it is empty and shows its coin, Max and decimals (AMB-091)', async () => {
    const { now } = await open();
    expect(now().form.values).toStrictEqual(begin());
    expect(now().flow).toMatchObject({ asset: 'USDT', amount: '', max: '10', decimals: 8, assessment: { state: 'empty' } });
    expect(now()).toMatchObject({ errors: {}, typed: undefined, sent: undefined, remainder: undefined });
    expect(now().flow.error).toBeUndefined();
  });

  test('given an amount, when it is typed, then the form shows its text and what is sent of it', async () => {
    const { now, type } = await open();
    await type('5.');
    expect(now().flow).toMatchObject({ amount: '5.', assessment: { state: 'ready', request: { asset: 'USDT', amount: '5' } } });
    expect(now()).toMatchObject({ typed: '5', sent: '5', remainder: undefined });
  });

  test.each([
    ['1.2345678', '1.234567', '0.0000008'],
    ['1.234567', '1.234567', undefined],
    ['11.2345678', undefined, undefined],
  ])('given %s, when it is typed, then %s is sent and the rest is exactly %s (FM-08)', async (text, sent, remainder) => {
    const { now, type } = await open();
    await type(text);
    expect(now()).toMatchObject({ typed: text, sent, remainder });
  });

  test.each([
    ['no text', '', undefined],
    ['no number', 'abc', undefined],
    ['a word that stands for an amount', 'all', '10'],
  ])('given %s, then nothing counts as typed and nothing is cut off', async (_what, text, sent) => {
    const { now, type } = await open();
    await type(text);
    expect(now()).toMatchObject({ typed: undefined, sent, remainder: undefined });
  });

  test('given an amount above the balance, when it is typed, then its error is under the typed field, until it is lower', async () => {
    const { now, type } = await open();
    await type('11');
    expect(now().errors).toEqual({ amount: insufficient });
    expect(now().flow.error).toEqual(insufficient);
    await type('9');
    expect(now().errors).toEqual({});
    expect(now().flow.error).toBeUndefined();
  });

  test('given a form of units with a plan, then each error is under its own field', async () => {
    const { now, type, act } = await open({
      fields: { field: 'units', fieldOf: ({ key }) => (key === 'less.minimum.amount' ? 'plan' : 'units') },
    });
    await type('11');
    expect(now().form.values).toEqual({ ...begin(), units: '11' });
    expect(now().flow).toMatchObject({ amount: '11', error: insufficient });
    expect(now().errors).toEqual({ units: insufficient });
    await act(() => now().choose({ plan: '' }));
    expect(now().errors).toEqual({ plan: tooLittle });
    expect(now().flow.error).toBeUndefined();
  });

  test('given a form of units without a field for a reason, then the error is under the units', async () => {
    const { now, type } = await open({ fields: { field: 'units' } });
    await type('11');
    expect(now().errors).toEqual({ units: insufficient });
  });

  test('given a typed field that holds no text, then the form shows none', async () => {
    const { now } = await open({ fields: { field: 'agreed' } });
    expect(now().flow.amount).toBe('');
  });
});

describe('what a form of an order sends', () => {
  test('given a visitor, when they send an amount, then they are asked to sign in, and nothing is sent (SH-08)', async () => {
    const { type, press, askLogin, sent, now } = await open({ person: 'anonymous' });
    await type('5');
    await press();
    expect(askLogin).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    expect(now().flow.amount).toBe('5');
  });

  test('given a person, when they ask to sign in again, then they are asked once', async () => {
    const { now, act, askLogin } = await open();
    await act(() => now().flow.signIn());
    expect(askLogin).toHaveBeenCalledOnce();
  });

  test('given an amount that is ready, when it is sent, then the request goes out once, also after a second press', async () => {
    const { type, press, askLogin, sent, state, now } = await open();
    await type('1.2345678');
    await press();
    await press();
    expect(sent).toEqual([{ asset: 'USDT', amount: '1.234567' }]);
    expect(state()).toBe('submitting');
    expect(now().flow.amount).toBe('1.2345678');
    expect(askLogin).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing', ''],
    ['an amount above the balance', '11'],
    ['no number', 'abc'],
  ])('given %s, when it is sent, then nothing goes out', async (_what, text) => {
    const { type, press, sent } = await open();
    await type(text);
    await press();
    expect(sent).toEqual([]);
  });

  test.each([
    ['something changed', true, [], { ...begin(), amount: '5' }],
    ['nothing changed', false, [{ asset: 'USDT', amount: '5' }], undefined],
    ['nothing is said of a change', undefined, [{ asset: 'USDT', amount: '5' }], undefined],
  ])(
    'given a kept draft, when the order is sent while %s, then only an order without a change goes out and drops the draft (R04)',
    async (_what, changed, requests, draft) => {
      const { earn, type, press, sent } = await open({ ...(changed !== undefined && { changed }) });
      await type('5');
      earn.drafts.keepAll();
      await press();
      expect(sent).toEqual(requests);
      expect(earn.drafts.read('test.order:USDT', earn.scope)).toEqual(draft);
    },
  );

  test('given a session that is over, when the order is sent, then the form and its draft keep all that was decided, as typed (SH-05, AMB-012)', async () => {
    const { earn } = area('ada', {
      [flexible.cancelRedemption.name]: () => {
        throw new EarnFailure({ kind: 'login-needed', call: flexible.cancelRedemption.name });
      },
    });
    const order = orderOf({});
    const { now, act } = await renderInEarn(
      earn,
      () => {
        const form = useOrderDraft({ ...order, name: 'a form' }, 'all', { plan: 'short' });
        return useOrderForm(order, { asset: 'USDT' }, { form, assess: ruleOf('amount', 'USDT'), max: undefined, decimals: 6 });
      },
      undefined,
    );
    expect(now().flow).toMatchObject({ max: undefined, decimals: 6 });
    await act(() => now().flow.setAmount('5.0'));
    await act(() => now().flow.submit());
    await expect.poll(() => now().flow.submission.status.state).toBe('refused');
    expect(now().flow.amount).toBe('5.0');
    expect(earn.drafts.read('a form:all', earn.scope)).toEqual({ ...begin(), amount: '5.0', plan: 'short' });
  });
});

describe('a form after its order', () => {
  test.each([
    ['types', 'amount', '6'],
    ['chooses', 'plan', 'short'],
  ] as const)('given a refused order, when the person %s, then the refusal is gone and the rest stays', async (_what, field, value) => {
    const { now, act, type, press, go, state } = await open();
    await type('5');
    await press();
    await go('refused');
    expect(state()).toBe('refused');
    await act(() => (field === 'amount' ? now().flow.setAmount(value) : now().choose({ [field]: value })));
    expect(state()).toBe('idle');
    expect(now().form.values).toEqual({ ...begin(), amount: '5', [field]: value });
  });

  test.each(['submitting', 'checking', 'unresolved', 'succeeded'] as const)(
    'given an order that is %s, when the person types or chooses, then it stays so',
    async (reached) => {
      const { now, act, type, press, go, state } = await open();
      await type('5');
      await press();
      await go(reached);
      await type('6');
      await act(() => now().choose({ plan: 'short' }));
      expect(state()).toBe(reached);
      expect(now().form.values).toEqual({ ...begin(), amount: '6', plan: 'short' });
    },
  );

  test.each(['succeeded', 'refused', 'unresolved'] as const)(
    'given an order that is %s, when the person begins again, then the field is empty and the choices stay',
    async (reached) => {
      const { now, act, type, press, go, state } = await open();
      await act(() => now().choose({ plan: 'short' }));
      await type('5');
      await press();
      await go(reached);
      await act(() => now().flow.again());
      expect(state()).toBe('idle');
      expect(now().form.values).toEqual({ ...begin(), plan: 'short' });
    },
  );

  test('given a form of units, when the person begins again, then the units are empty', async () => {
    const { now, act, type } = await open({ fields: { field: 'units' } });
    await type('5');
    await act(() => now().flow.again());
    expect(now().form.values).toStrictEqual(begin());
  });
});

describe('a form that is opened while its order is under way', () => {
  test('given an order under way, when its form is opened, then it shows the amount', async () => {
    const { now, go } = await open({ before: (_earn, sendElsewhere) => sendElsewhere('7') });
    await expect.poll(() => now().flow.amount).toBe('7');
    await go('unresolved');
    expect(now().form.values).toStrictEqual({ ...begin(), amount: '7' });
  });

  test('given an empty form, when its order is sent elsewhere, then it shows the amount', async () => {
    const { now, act, sendElsewhere } = await open();
    await act(() => sendElsewhere('7'));
    expect(now().flow.amount).toBe('7');
  });

  test('given an order under way whose amount was taken out, then it is there again', async () => {
    const { now, type, press } = await open();
    await type('5');
    await press();
    await type('');
    await expect.poll(() => now().flow.amount).toBe('5');
  });

  test('given text in the form, when its order is sent elsewhere, then the text is not replaced', async () => {
    const { now, act, type, sendElsewhere } = await open();
    await type('5.0');
    await act(() => sendElsewhere('7'));
    expect(now().flow.submission.status).toMatchObject({ state: 'submitting', request: { amount: '7' } });
    expect(now().flow.amount).toBe('5.0');
  });

  test.each(['succeeded', 'refused'] as const)('given an order that is %s, when the field is emptied, then it stays empty', async (end) => {
    const { now, act, type, press, go, state } = await open();
    await type('5');
    await press();
    await go(end);
    await act(() => now().form.set({ amount: '' }));
    expect(state()).toBe(end);
    expect(now().flow.amount).toBe('');
  });
});

describe('the draft of a form of an order', () => {
  test('given a draft under the name of the order, when a form of another name is opened, then it takes the draft back', async () => {
    const { now, earn } = await open({
      draft: 'a form',
      before: ({ drafts }) => drafts.keep('test.order:USDT', { amount: '6', plan: 'short' }),
    });
    await expect.poll(() => now().form.values).toEqual({ ...begin(), amount: '6', plan: 'short' });
    expect(earn.drafts.read('test.order:USDT', earn.scope)).toBeUndefined();
  });

  test('given a form of another name, when it turns to another coin, then it takes back the draft of that coin', async () => {
    const { now, earn, rerender } = await open({
      draft: 'a form',
      before: ({ drafts }) => drafts.keep('test.order:BTC', { amount: '6' }),
    });
    expect(now().flow.amount).toBe('');
    await rerender({ asset: 'BTC' });
    await expect.poll(() => now().flow.amount).toBe('6');
    expect(now().flow.asset).toBe('BTC');
    expect(earn.drafts.read('test.order:BTC', earn.scope)).toBeUndefined();
  });

  test('given values that a form is opened with, then they replace the first ones, and its draft is named after the order and its subject', async () => {
    const { now } = await open({ given: { plan: 'short' } });
    expect(now().form.values).toStrictEqual({ ...begin(), plan: 'short' });
    expect(now().form.name).toBe('test.order:USDT');
  });

  test('given a form that nobody has touched, when the person signs in, then nothing is kept of it', async () => {
    const { earn } = await open({ given: { plan: 'short' } });
    earn.drafts.keepAll();
    expect(earn.drafts.read('test.order:USDT', earn.scope)).toBeUndefined();
  });

  test('given a field that is not kept, when a draft is kept, then the field is not in it (SH-05)', async () => {
    const { now, act, earn, type } = await open({ fields: { unkept: ['agreed'] } });
    await type('5');
    await act(() => now().choose({ agreed: true }));
    earn.drafts.keepAll();
    expect(now().form.values.agreed).toBe(true);
    expect(earn.drafts.read('test.order:USDT', earn.scope)).toEqual({ amount: '5', units: '', plan: 'long' });
  });
});
