import { EarnFailure, decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { type Answers, namedExchange } from '../testing/namedExchange.ts';
import { submitted } from '../testing/submitted.ts';
import { testEarn } from '../testing/testEarn.ts';
import { type OrderRequest, type OrderSubject, defineOrder, storedOrder } from './defineOrder.ts';
import { ORDER_MESSAGES } from './refusalNotice.ts';

const WRITE = flexible.cancelRedemption;
const request = { asset: 'USDT', amount: decimal('5') };
const filled = { amount: '5', coin: 'USDT' };

/** An order that is only confirmed. */
const options = {
  name: 'test.order',
  endpoint: WRITE,
  tone: 'warning',
  debounceMs: 200,
  hasForm: false,
  restored: (subject: OrderSubject) => subject,
  reconciliation: () => ({ baseline: async () => 0, find: async () => undefined, stored: v.number() }),
  stored: v.object(storedOrder),
  receipt: (sent: OrderRequest) => sent,
  invalidates: [],
} as const;

const confirmed = defineOrder(options);
const typed = defineOrder({ ...options, hasForm: true, form: { begin: () => ({ amount: '' }) } });
type Kind = typeof confirmed | typeof typed;

const refusing = {
  [WRITE.name]: () => {
    throw new EarnFailure({ kind: 'business', call: WRITE.name, code: '7', message: 'Not today' });
  },
};
const loggedOut = {
  [WRITE.name]: () => {
    throw new EarnFailure({ kind: 'login-needed', call: WRITE.name });
  },
};
const notToday = { tone: 'warning', key: 'earn.error.retryLater', serverText: 'Not today' };

/** Ada at an exchange, and how often she is asked to sign in. */
function ada(answers: Answers) {
  const askLogin = vi.fn<() => void>();
  const { earn, notify } = testEarn(namedExchange(answers).client, 'ada');
  return { earn: { ...earn, askLogin }, notices: () => notify.mock.calls.map(([notice]) => notice), askLogin };
}

/** What is told of an order to a person who watches its screen, or who has closed it. */
async function told(kind: Kind, answers: Answers, screen: 'watched' | 'closed') {
  const { earn, notices, askLogin } = ada(answers);
  const spec = kind.submission(earn, { asset: 'USDT' });
  if (screen === 'watched') await submitted({ earn }, spec, request);
  else {
    earn.submissions.submit('test', spec, request);
    expect(earn.submissions.status('test').state).toBe('submitting');
    // An end that no screen shows is told and forgotten.
    await vi.waitFor(() => expect(earn.submissions.status('test').state).toBe('idle'), { interval: 2 });
  }
  return { notices: notices(), asked: askLogin.mock.calls.length, draft: earn.drafts.read('test.order:USDT', earn.scope) };
}

describe('what an order is called', () => {
  test('given a coin, or one of its orders, then its submission and its draft are named after it', () => {
    expect(confirmed.flow({ asset: 'USDT' })).toBe('test.order:USDT');
    expect(confirmed.flow({ asset: 'USDT', orderId: '1001' })).toBe('test.order:1001');
  });

  test('given one write, when it is sent, then analytics count that write, and the exchange is asked for it', async () => {
    const { client, asked } = namedExchange({ [WRITE.name]: () => undefined });
    const { earn } = testEarn(client, 'ada');
    const spec = confirmed.submission(earn, { asset: 'USDT' });
    expect(spec.call).toBe(WRITE.name);
    expect((await submitted({ earn }, spec, request)).end.state).toBe('succeeded');
    expect(asked).toEqual([WRITE.name]);
  });

  test('given a write that depends on the request, when it is sent, then analytics count the kind of order, and the exchange is asked for that write', async () => {
    const { client, asked } = namedExchange({ 'write of USDT': () => undefined });
    const { earn } = testEarn(client, 'ada');
    const kind = defineOrder({ ...options, endpoint: ({ asset }: OrderRequest) => ({ ...WRITE, name: `write of ${asset}` }) });
    const spec = kind.submission(earn, { asset: 'USDT' });
    expect(spec.call).toBe('test.order');
    expect((await submitted({ earn }, spec, request)).end.state).toBe('succeeded');
    expect(asked).toEqual(['write of USDT']);
  });

  test('given a client that names its writes, when an order is sent, then the exchange gets the id by which it is found later', async () => {
    const exchange = namedExchange({ [WRITE.name]: () => undefined });
    const ids: unknown[] = [];
    const { earn } = testEarn(
      {
        newRequestId: () => 'r-1',
        call: (endpoint, input, given) => {
          ids.push(given?.requestId);
          return exchange.client.call(endpoint, input);
        },
      },
      'ada',
    );
    await submitted({ earn }, confirmed.submission(earn, { asset: 'USDT' }), request);
    expect(ids).toEqual(['r-1']);
  });
});

describe('what an order says by default', () => {
  test('given no messages of its own, then it has those of every order, in its tone (AMB-005)', () => {
    const { messages } = confirmed.submission(ada({}).earn, { asset: 'USDT' });
    expect(messages).toEqual({ ...ORDER_MESSAGES, tone: 'warning' });
    expect(confirmed.restoredNotice).toBe('earn.submission.restored');
  });

  test('given messages of its own, then they come first', () => {
    const kind = defineOrder({ ...options, messages: { succeeded: 'orderCancelled' }, restoredNotice: 'Copied' });
    expect(kind.submission(ada({}).earn, { asset: 'USDT' }).messages).toEqual({
      ...ORDER_MESSAGES,
      succeeded: 'orderCancelled',
      tone: 'warning',
    });
    expect(kind.restoredNotice).toBe('Copied');
  });

  test('given no reasons of its own not to send, then nothing is checked before', () =>
    expect(confirmed.submission(ada({}).earn, { asset: 'USDT' }).prechecks).toEqual([]));

  test('given a page that is loaded again, then the order that was sent is continued for its own coin', () => {
    const resumed: unknown[] = [];
    confirmed.restore(ada({}).earn, { asset: 'BTC' }, ({ call, remembered }) => {
      const reads = (asset: string) => remembered && v.safeParse(remembered.request, { ...request, asset }).success;
      resumed.push([call, reads('BTC'), reads('USDT')]);
    });
    expect(resumed).toEqual([[WRITE.name, true, false]]);
  });
});

describe('what is told of an order that ended, once (SE-54, SH-53)', () => {
  const placed = { tone: 'success', key: 'earn.order.placed.toast', values: filled };
  const accepting = { [WRITE.name]: () => undefined };

  test.each([
    ['is only confirmed', 'watched', confirmed, [placed]],
    ['is only confirmed', 'closed', confirmed, [placed]],
    ['has a form', 'watched', typed, []],
    ['has a form', 'closed', typed, [placed]],
  ] as const)(
    'given an order that %s, when it is placed while its screen is %s, then a toast says so unless its form does',
    async (_what, screen, kind, notices) => expect(await told(kind, accepting, screen)).toEqual({ notices, asked: 0, draft: undefined }),
  );

  test.each([
    ['is only confirmed', 'watched', confirmed, [notToday], undefined],
    ['is only confirmed', 'closed', confirmed, [notToday], undefined],
    ['has a form', 'watched', typed, [], undefined],
    ['has a form', 'closed', typed, [notToday], { amount: '5' }],
  ] as const)(
    'given an order that %s, when it is refused while its screen is %s, then a toast says so unless its form does, and a closed form keeps its text',
    async (_what, screen, kind, notices, draft) => expect(await told(kind, refusing, screen)).toEqual({ notices, asked: 0, draft }),
  );

  test.each([
    ['is only confirmed', 'watched', confirmed, 0, undefined],
    ['is only confirmed', 'closed', confirmed, 1, undefined],
    ['has a form', 'watched', typed, 0, { amount: '5' }],
    ['has a form', 'closed', typed, 1, { amount: '5' }],
  ] as const)(
    'given an order that %s, when the session is over while its screen is %s, then only a closed one asks to sign in, and a form keeps its text (AMB-012, SH-05)',
    async (_what, screen, kind, asked, draft) => expect(await told(kind, loggedOut, screen)).toEqual({ notices: [], asked, draft }),
  );

  test.each([
    ['with the id of its call', 'r-1', { reference: 'r-1' }],
    ['without an id', undefined, {}],
  ])('given an order that no screen shows, when its outcome stays unknown, then a warning says so, %s', (_what, reference, quoted) => {
    const { earn, notices } = ada({});
    confirmed.submission(earn, { asset: 'USDT' }).onEndedUnwatched?.({ state: 'unresolved', request, reference });
    expect(notices()).toStrictEqual([{ tone: 'warning', key: 'earn.order.unresolved.toast', values: filled, ...quoted }]);
  });
});

test('given a form with a draft of its own name, when the session is over, then all that was decided is kept under that name, exactly as typed (SH-05)', async () => {
  const { earn } = ada(loggedOut);
  const open = { name: 'a form', draft: { amount: '5.0', agreed: true } };
  await submitted({ earn }, typed.submission(earn, { asset: 'USDT' }, open), request);
  expect(earn.drafts.read('a form', earn.scope)).toEqual({ amount: '5.0', agreed: true });
  expect(earn.drafts.read('test.order:USDT', earn.scope)).toBeUndefined();
});
