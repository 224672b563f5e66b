import { EarnFailure, decimal } from '@earnkit/core';
import type { FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDrafts } from '../../submission/drafts.ts';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { fixedQuotes } from './fixedQuotes.ts';
import { keepMaturity } from './maturityPreference.ts';
import { type FixedSubscribe, useFixedSubscribe } from './useFixedSubscribe.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const product = (fields: Partial<FixedProduct> = {}) =>
  ({
    id: '7',
    asset: 'USDT',
    type: 'normal',
    days: 30,
    aprFraction: decimal('0.0525'),
    ladder: [{ from: decimal('0'), to: undefined, aprFraction: decimal('0.03') }],
    soldOut: false,
    minLendAmount: decimal('10'),
    canReinvest: true,
    canChooseRedeemAccount: true,
    canRedeemEarly: true,
    ...fields,
  }) as unknown as FixedProduct;

const voucher = { id: 'v', title: 'Voucher', days: 30, aprFraction: decimal('0.01'), assets: [] } as unknown as Voucher;

const limited = { ...voucher, high: decimal('50') } as Voucher;
const better = { ...voucher, id: 'w', aprFraction: decimal('0.02') } as Voucher;

const READY = ['ready', 'ready', 'ready', 'ready'];
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

function readAgain({ product: reading }: FixedSubscribe): void {
  if (reading.state === 'ready') reading.retry();
}

/** The form of a product with an amount typed, once everything is read. `offer` is what the exchange offers; a test changes it. */
async function form(first: FixedProduct, ...vouchers: readonly Voucher[]) {
  const offer = { product: first, vouchers: vouchers.length === 0 ? [voucher] : vouchers, reachable: true };
  const sent: unknown[] = [];
  const exchange = namedExchange({
    'account.fundingLock': () => ({ useFunding: false, locked: false }),
    'account.fixedAvailable': () => ({ available: decimal('100') }),
    'fixed.product': () => offer.product,
    'fixed.lendable': () => ({ lendable: 'unlimited' }),
    'vouchers.recommended': () => listOf(...offer.vouchers),
    'history.fixed': () => listOf(),
    'fixed.subscribe': (input) => {
      if (!offer.reachable) throw new EarnFailure({ kind: 'network', call: 'fixed.subscribe' });
      sent.push(input);
    },
  });
  const renders: FixedSubscribe[] = [];
  const Form = (): null => {
    renders.push(useFixedSubscribe('USDT', first));
    return null;
  };
  await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined}>
      <Form />
    </EarnProvider>,
  );
  const now = (): FixedSubscribe => {
    const last = renders.at(-1);
    if (last === undefined) throw new Error('No form yet');
    return last;
  };
  await until(() => expect([now().product, now().available, now().quota, now().vouchers].map(({ state }) => state)).toEqual(READY));
  now().setAmount('25');
  await until(() => expect(now().assessment.state).not.toBe('empty'));
  return { now, offer, sent };
}

test('given a voucher and an account that were kept over a sign-in, then they are chosen again and sent (SH-05)', async () => {
  createDrafts(sessionStorage).keep('fixed.subscribe:USDT', { voucher: 'v', voucherTerm: '7', redeemAccount: 'spot' });
  const { now, sent } = await form(product());
  await until(() => expect(now().voucher).toBe(voucher));
  expect(now().maturity).toMatchObject({ reinvest: false, redeemAccount: 'spot' });
  now().submit();
  await until(() => expect(sent).toEqual([expect.objectContaining({ voucherId: 'v', redeemAccount: 'spot' })]));
});

test('given a subscription, then what it promised is kept for its person once it is placed', async () => {
  const { now } = await form(product({ ladder: [] }));
  expect(fixedQuotes.read('person:ada')).toEqual([]);
  now().submit();
  await until(() => expect(now().submission.status.state).toBe('succeeded'));
  expect(fixedQuotes.read('person:ada')).toMatchObject([
    { productId: '7', principal: '25', days: 30, aprFraction: '0.0525', interest: '0.10787671', voucher: '0.02054794' },
  ]);
});

test('given a voucher that was kept over a sign-in and is no longer offered, then none is chosen', async () => {
  createDrafts(sessionStorage).keep('fixed.subscribe:USDT', { voucher: 'gone', voucherTerm: '7' });
  const { now } = await form(product());
  expect([now().voucher, now().voucherGone]).toEqual([undefined, false]);
});

const BONUS_OF_4 = [{ from: decimal('0'), to: undefined, aprFraction: decimal('0.04') }];
const NO_CHOICE = { canChooseRedeemAccount: false };
const NO_RENEWAL = { canReinvest: false };

test.each([
  ['renews and the product offers no account', NO_CHOICE, 'reinvest', { reinvest: true, redeemAccount: 'spot' }],
  ['is the spot account and the product offers no account', NO_CHOICE, 'spot', { reinvest: false, redeemAccount: 'flexible' }],
  ['renews and the product does not', NO_RENEWAL, 'reinvest', { reinvest: false, redeemAccount: 'flexible' }],
  ['is the spot account and the product does not renew', NO_RENEWAL, 'spot', { reinvest: false, redeemAccount: 'spot' }],
] as const)(
  'given a kept choice, when it %s, then what is shown is what is sent (SE-31, SE-42, SE-X-42, AMB-143)',
  async (_case, offered, kept, expected) => {
    keepMaturity({ reinvest: kept === 'reinvest', redeemAccount: 'spot' });
    const { now, sent } = await form(product(offered));
    expect(now().maturity).toMatchObject(expected);
    now().submit();
    await until(() => expect(sent).toEqual([expect.objectContaining(expected)]));
  },
);

test('given a kept renewal, when a product does not renew, then both accounts can be chosen, and the last one is sent (SE-42, SE-X-40)', async () => {
  keepMaturity({ reinvest: true, redeemAccount: 'spot' });
  const { now, sent } = await form(product(NO_RENEWAL));
  for (const account of ['spot', 'flexible', 'spot'] as const) {
    now().maturity.setRedeemAccount(account);
    await until(() => expect(now().maturity).toMatchObject({ reinvest: false, redeemAccount: account }));
  }
  now().submit();
  await until(() => expect(sent).toEqual([expect.objectContaining({ reinvest: false, redeemAccount: 'spot' })]));
});

test.each([
  ['its bonus ends', { ladder: [] }, { from: '0.0825', to: '0.0525' }],
  ['its base falls and its bonus rises as much', { aprFraction: decimal('0.0425'), ladder: BONUS_OF_4 }, { from: '0.0525', to: '0.0425' }],
])('given an open form, when %s, then nothing is sent before the new rate is accepted (R04)', async (_case, changed, change) => {
  const { now, offer, sent } = await form(product());
  offer.product = product(changed);
  now().submit();
  await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed', change } }));
  await until(() => expect(now().rateChange).toEqual(change));
  expect([now().amount, sent]).toEqual(['25', []]);
  now().acceptRate();
  await until(() => expect(now().rateChange).toBeUndefined());
  // A press within half a second of the last one is ignored (SE-55).
  await new Promise((resolve) => setTimeout(resolve, 500));
  now().submit();
  await until(() => expect(sent).toHaveLength(1));
});

test.each([
  ['another product', { id: '8' }],
  ['a product of another coin', { asset: 'BTC' }],
])('given an exchange that answers with %s, then there is none, and nothing is sent (D07)', async (_what, other) => {
  const { now, offer, sent } = await form(product());
  offer.product = product(other);
  readAgain(now());
  await until(() => expect(now().product).toMatchObject({ state: 'ready', data: undefined }));
  now().submit();
  expect([now().assessment.state, sent]).toEqual(['unknown', []]);
});

test('given a typed amount, when the bonus ends at a smaller one at the same rate, then the rate of the amount is asked about (R04)', async () => {
  const { now, offer, sent } = await form(product());
  offer.product = product({ ladder: [{ from: decimal('0'), to: decimal('12.5'), aprFraction: decimal('0.03') }] });
  readAgain(now());
  const change = { from: '0.0825', to: '0.0675' };
  await until(() => expect(now().rateChange).toEqual(change));
  now().submit();
  await until(() => expect(now().submission.status).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed', change } }));
  expect(sent).toEqual([]);
  now().acceptRate();
  await until(() => expect(now().rateChange).toBeUndefined());
});

test('given a form that was opened before the product had a rate, when that comes it is taken, and when it changes it has to be accepted (R04)', async () => {
  const { now, offer } = await form(product({ aprFraction: undefined }));
  offer.product = product();
  readAgain(now());
  await until(() => expect(now().assessment.state).toBe('ready'));
  expect(now().rateChange).toBeUndefined();
  offer.product = product({ ladder: [] });
  readAgain(now());
  await until(() => expect(now().rateChange).toEqual({ from: '0.0825', to: '0.0525' }));
});

test('given a request that is lost on its way, then it is said that nothing was placed, and amount, voucher and choice stay and go through once (N03)', async () => {
  const { now, offer, sent } = await form(product());
  now().setVoucher(voucher);
  now().maturity.setRedeemAccount('spot');
  await until(() => expect([now().voucher?.id, now().maturity.redeemAccount]).toEqual(['v', 'spot']));
  offer.reachable = false;
  now().submit();
  const refused = { state: 'refused', refusal: { cause: 'not-placed' } };
  await vi.waitFor(() => expect(now().submission.status).toMatchObject(refused), { timeout: 20_000 });
  expect([now().amount, now().voucher?.id, now().maturity.redeemAccount, sent]).toEqual(['25', 'v', 'spot', []]);
  offer.reachable = true;
  now().submit();
  await until(() => expect(now().submission.status.state).toBe('succeeded'));
  expect(sent).toEqual([expect.objectContaining({ amount: '25', voucherId: 'v', redeemAccount: 'spot' })]);
}, 30_000);

test('given an order with a voucher, when the person subscribes more, then the form is empty and chooses none (SE-40, SE-46)', async () => {
  const { now, offer, sent } = await form(product());
  now().setVoucher(voucher);
  await until(() => expect(now().voucher?.id).toBe('v'));
  now().submit();
  offer.vouchers = [];
  await until(() => expect(now().submission.status.state).toBe('succeeded'));
  expect(sent).toEqual([expect.objectContaining({ voucherId: 'v' })]);
  await until(() => expect(now().voucherGone).toBe(true));
  // The receipt still names it.
  expect(now().voucher?.id).toBe('v');
  now().again();
  await until(() => expect(now()).toMatchObject({ amount: '', voucher: undefined, voucherGone: false }));
});

/** The exchange lists other vouchers, as when the window gains the focus. */
async function listAgain({ now, offer }: Awaited<ReturnType<typeof form>>, ...vouchers: readonly Voucher[]): Promise<void> {
  offer.vouchers = [...vouchers];
  const { vouchers: before } = now();
  if (before.state === 'ready') before.retry();
  await until(() => expect(now().vouchers).toMatchObject({ data: vouchers.map(({ id }) => ({ voucher: { id } })) }));
}

test('given an amount, then the voucher that is worth most is used and sent, and the receipt knows it (AMB-174)', async () => {
  const { now, sent } = await form(product(), voucher, better);
  await until(() => expect(now()).toMatchObject({ voucher: { id: 'w' }, best: { voucher: { id: 'w' }, interest: '0.04109589' } }));
  now().submit();
  await until(() => expect(now().submission.status.state).toBe('succeeded'));
  expect(sent).toEqual([expect.objectContaining({ voucherId: 'w' })]);
  expect(now().voucher?.id).toBe('w');
});

test('given a voucher that the person undoes, then the form chooses none for any other amount or term, and keeps what it could add (AMB-174)', async () => {
  const { now } = await form(product());
  await until(() => expect(now().voucher?.id).toBe('v'));
  now().setVoucher(undefined);
  await until(() => expect(now()).toMatchObject({ voucher: undefined, best: { voucher: { id: 'v' } } }));
  now().setAmount('30');
  now().setTerm(product({ id: '7' }));
  await until(() => expect(now()).toMatchObject({ amount: '30', voucher: undefined, assessment: { request: { voucherId: undefined } } }));
});

test('given a voucher that the form chose, when the amount leaves its limits, then it is dropped; within them it is used again (AMB-174)', async () => {
  const { now } = await form(product(), limited);
  await until(() => expect(now().voucher?.id).toBe('v'));
  now().setAmount('51');
  await until(() => expect(now()).toMatchObject({ voucher: undefined, assessment: { state: 'ready', request: { voucherId: undefined } } }));
  now().setAmount('50');
  await until(() => expect(now().assessment).toMatchObject({ state: 'ready', request: { voucherId: 'v' } }));
});

test('given a voucher that the person chose, when the amount leaves its limits, then it stays and the amount is refused (AMB-174, SE-V-07)', async () => {
  const { now } = await form(product(), limited);
  now().setVoucher(limited);
  now().setAmount('51');
  await until(() => expect(now()).toMatchObject({ voucher: { id: 'v' }, error: { key: 'simple.max_purchase' } }));
});

test('given a voucher that the form chose, when it is used elsewhere, then nothing is sent on other terms before the person decides (R04)', async () => {
  const shown = await form(product(), better, voucher);
  const { now } = shown;
  await until(() => expect(now().voucher?.id).toBe('w'));
  await listAgain(shown, voucher);
  await until(() => expect(now()).toMatchObject({ voucher: { id: 'w' }, voucherGone: true, assessment: { state: 'blocked' } }));
  now().setAmount('26');
  await until(() => expect(now()).toMatchObject({ voucher: { id: 'v' }, voucherGone: false, assessment: { state: 'ready' } }));
});

test('given a better voucher that comes later, then the chosen one stays as long as the amount does (R04)', async () => {
  const shown = await form(product(), voucher);
  const { now } = shown;
  await until(() => expect(now().voucher?.id).toBe('v'));
  await listAgain(shown, better, voucher);
  expect(now().voucher?.id).toBe('v');
  now().setAmount('26');
  await until(() => expect(now().voucher?.id).toBe('w'));
});
