import { EarnFailure, decimal } from '@earnkit/core';
import type { FixedOrder, FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import { type ReactElement, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { type Answers, listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useEarlyRedeem } from './useEarlyRedeem.ts';
import { type FixedOrderView, useFixedOrder, useFixedOrders } from './useFixedOrders.ts';
import { useFixedMarket } from './useFixedProducts.ts';
import { useFixedSubscribe } from './useFixedSubscribe.ts';

/* What happens to fixed terms while they are looked at. */

beforeEach(() => localStorage.clear());

const HOUR = 3600;
const START = 1_710_000_000;

const order = (fields: Partial<FixedOrder> = {}) => ({
  id: '1',
  orderId: '1',
  asset: 'USDT',
  productId: '7',
  productType: 'normal',
  principal: decimal('100'),
  status: 1,
  redeemingEarly: false,
  createdAt: START,
  finishesAt: START + 30 * 24 * HOUR,
  days: 30,
  interest: decimal('0.4'),
  totalInterest: decimal('0.4'),
  aprFraction: decimal('0.05'),
  ladder: [],
  canRedeemEarly: true,
  canReinvest: true,
  canChooseRedeemAccount: true,
  reinvest: false,
  redeemAccount: 'flexible',
  ...fields,
});

async function area(answers: Answers, children: ReactElement, now = (): number => START) {
  const exchange = namedExchange(answers);
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined} now={now}>
      {children}
    </EarnProvider>,
  );
  return { screen, exchange };
}

function Orders({ page }: { readonly page: number }): ReactElement {
  const reading = useFixedOrders({ page, mode: 'page' });
  if (reading.state !== 'ready') return <output>{reading.state}</output>;
  const { rows, total } = reading.data;
  return <output>{`page ${reading.data.page}: ${rows.at(0)?.orderId} to ${rows.at(-1)?.orderId}, ${rows.length} of ${total}`}</output>;
}

test.each([
  [5, 1, 'page 1: 1 to 5, 5 of 5'],
  [50, 1, 'page 1: 1 to 10, 10 of 50'],
  [50, 3, 'page 3: 21 to 30, 10 of 50'],
  [5_000, 500, 'page 500: 4991 to 5000, 10 of 5000'],
])('given an exchange that sends all %i orders whatever is asked for, then page %i has its own ten (SE-12)', async (count, page, text) => {
  const rows = Array.from({ length: count }, (_, index) => order({ orderId: String(index + 1) }));
  const { screen } = await area({ 'fixed.orders': () => listOf(...rows) }, <Orders page={page} />);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

test('given another page, then a list renders with the rows it has, and once more with those of the page', async () => {
  const drawn: string[] = [];
  function Pages(): ReactElement {
    const [page, setPage] = useState(1);
    const reading = useFixedOrders({ page, mode: 'page' });
    if (reading.state !== 'ready') return <output>{reading.state}</output>;
    drawn.push(`page ${reading.data.page} from ${reading.data.rows.at(0)?.orderId}`);
    return (
      <button type="button" onClick={() => setPage(2)}>
        {drawn.at(-1)}
      </button>
    );
  }
  const answer = ({ page }: { readonly page: number }) => ({ ...listOf(order({ orderId: `${page}-1` })), total: 20 });
  const { screen } = await area({ 'fixed.orders': answer }, <Pages />);
  await screen.getByRole('button', { name: 'page 1 from 1-1' }).click();
  await expect.element(screen.getByRole('button', { name: 'page 2 from 2-1' })).toBeInTheDocument();
  expect(drawn).toEqual(['page 1 from 1-1', 'page 2 from 1-1', 'page 2 from 2-1']);
});

test('given orders of which a time or a term leads beyond the calendar, then every order is listed (D04)', async () => {
  const rows = [
    order({ createdAt: undefined }),
    order({ orderId: '2', finishesAt: undefined }),
    order({ orderId: '3', days: 99_999_999_999_999 }),
  ];
  const { screen } = await area({ 'fixed.orders': () => listOf(...rows) }, <Orders page={1} />);
  await expect.element(screen.getByText('page 1: 1 to 3, 3 of 3')).toBeInTheDocument();
});

function Market(): ReactElement {
  const reading = useFixedMarket();
  return (
    <output>
      {reading.state === 'ready' &&
        reading.data
          .get('USDT')
          ?.map(({ id, days }) => `${id}: ${days}`)
          .join(', ')}
    </output>
  );
}

test('given a VIP product that stands among those for everyone too, then the market has it once (D07)', async () => {
  const both = { ...product, id: '8', days: 90 };
  const { screen } = await area(
    { 'fixed.products': ({ type }: { readonly type: string }) => listOf(...(type === 'vip' ? [both] : [both, product])) },
    <Market />,
  );
  await expect.element(screen.getByText('7: 30, 8: 90', { exact: true })).toBeInTheDocument();
});

function Found({ orderId }: { readonly orderId: string }): ReactElement {
  const reading = useFixedOrder(orderId);
  if (reading.state === 'failed') return <output>{`failed: ${reading.error.kind}`}</output>;
  return <output>{reading.state === 'ready' ? `order ${reading.data?.orderId ?? 'none'}` : reading.state}</output>;
}

const unreadable = (...rows: readonly object[]) => ({
  ...listOf(...rows),
  unreadable: [{ index: 0, field: 'finish_time', problem: 'null' }],
});

test.each([
  ['has it behind others', listOf(order(), order({ orderId: '2' })), listOf(), 'order 2'],
  ['has it among those of VIP products', listOf(), listOf(order({ orderId: '2' })), 'order 2'],
  ['has it beside one that cannot be read', unreadable(order({ orderId: '2' })), listOf(), 'order 2'],
  ['does not have it', listOf(order()), listOf(), 'order none'],
  ['has one that cannot be read', unreadable(), listOf(), 'failed: contract'],
  ['has a VIP order that cannot be read', listOf(), unreadable(), 'failed: contract'],
  ['has it among those of VIP products, and another that cannot be read', unreadable(), listOf(order({ orderId: '2' })), 'order 2'],
])('given an exchange that %s, when one order is asked for, then the page says so (AMB-033)', async (_what, own, vip, text) => {
  const { screen } = await area({ 'fixed.orders': () => own, 'fixedVip.orders': () => vip }, <Found orderId="2" />);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

function Early({ order: opened }: { readonly order: FixedOrderView }): ReactElement {
  const { assessment } = useEarlyRedeem(opened);
  return <output>{assessment.state === 'blocked' ? assessment.reasons.map(({ key }) => key).join() : assessment.state}</output>;
}

/** The order as it was when its dialog was opened: nothing gives the dialog a newer one. */
function Opened(): ReactElement | null {
  const reading = useFixedOrder('1', false);
  return reading.state === 'ready' && reading.data ? <Early order={reading.data} /> : null;
}

test('given an open early redemption, when the last hour begins, then at that second it can no longer be sent, and not before (SE-X-36, AMB-083)', async () => {
  const finishesAt = START + HOUR + 2;
  let now = START;
  const { screen } = await area({ 'fixed.orders': () => listOf(order({ finishesAt })) }, <Opened />, () => now);
  await expect.element(screen.getByText('ready')).toBeInTheDocument();
  now = finishesAt - HOUR - 1;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByText('ready')).toBeInTheDocument();
  now = finishesAt - HOUR;
  await expect.element(screen.getByText('earn.fixed.obstacle.maturing'), { timeout: 5_000 }).toBeInTheDocument();
});

const product = {
  id: '7',
  asset: 'USDT',
  type: 'vip',
  minVip: 5,
  maxVip: 9,
  days: 30,
  aprFraction: decimal('0.08'),
  ladder: [],
  soldOut: false,
  minLendAmount: decimal('10'),
  canReinvest: true,
  canChooseRedeemAccount: true,
  canRedeemEarly: true,
} as unknown as FixedProduct;

function Subscribe(): ReactElement {
  const { assessment, obstacle, access, setAmount, submit } = useFixedSubscribe('USDT', product);
  return (
    <>
      <button type="button" onClick={() => setAmount('25')}>
        Fill
      </button>
      <button type="button" onClick={submit}>
        Send
      </button>
      <output>{`${assessment.state}, ${obstacle ?? 'open'}, ${JSON.stringify(access?.card)}`}</output>
    </>
  );
}

test('given an open form of VIPs, when the tier falls and the exchange refuses the order, then the form says which tier it needs (SE-X-52, SE-X-53)', async () => {
  let tier = 6;
  const { screen, exchange } = await area(
    {
      'account.vip': () => ({ tier }),
      'account.fundingLock': () => ({ useFunding: false, locked: false }),
      'account.fixedAvailable': () => ({ available: decimal('100') }),
      'fixed.product': () => product,
      'fixedVip.lendable': () => ({ lendable: 'unlimited' }),
      'vouchers.recommended': () => listOf(),
      'history.fixed': () => listOf(),
      'fixedVip.subscribe': () => {
        tier = 4;
        throw new EarnFailure({ kind: 'business', call: 'fixedVip.subscribe', code: '30107', message: 'For VIP 5 to 9.' });
      },
    },
    <Subscribe />,
  );
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText('ready, open, undefined')).toBeInTheDocument();
  await screen.getByText('Send').click();
  await expect.element(screen.getByText('blocked, vip, {"upgradeTo":5}')).toBeInTheDocument();
  expect(exchange.count('fixedVip.subscribe')).toBe(1);
});

const voucher = {
  id: 'v',
  title: 'Voucher',
  days: 30,
  aprFraction: decimal('0.01'),
  high: decimal('50'),
  assets: [],
} as unknown as Voucher;

function WithVoucher(): ReactElement {
  const { apr, returns, vouchers, setAmount, setVoucher } = useFixedSubscribe('USDT', { ...product, type: 'normal' });
  return (
    <>
      {['36.5', '73'].map((amount) => (
        <button key={amount} type="button" onClick={() => setAmount(amount)}>
          {`Fill ${amount}`}
        </button>
      ))}
      <button type="button" disabled={vouchers.state !== 'ready'} onClick={() => setVoucher(voucher)}>
        Choose
      </button>
      <output>{`${apr?.total}: ${apr?.voucher}, ${returns?.total}: ${returns?.voucher}`}</output>
    </>
  );
}

test('given a chosen voucher, when the amount leaves its bounds or it is used elsewhere, then neither rate nor return counts it (SE-39, SE-V-05, SE-V-07)', async () => {
  let list: readonly Voucher[] = [voucher];
  const { screen } = await area(
    {
      'account.fixedAvailable': () => ({ available: decimal('100') }),
      'fixed.product': () => ({ ...product, type: 'normal' }),
      'fixed.lendable': () => ({ lendable: 'unlimited' }),
      'vouchers.recommended': () => listOf(...list),
    },
    <WithVoucher />,
  );
  await screen.getByText('Fill 36.5').click();
  await screen.getByText('Choose').click();
  await expect.element(screen.getByText('0.09: 0.01, 0.27: 0.03')).toBeInTheDocument();
  await screen.getByText('Fill 73').click();
  await expect.element(screen.getByText('0.08: 0, 0.48: 0')).toBeInTheDocument();
  await screen.getByText('Fill 36.5').click();
  await expect.element(screen.getByText('0.09: 0.01, 0.27: 0.03')).toBeInTheDocument();
  list = [];
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('0.08: 0, 0.24: 0')).toBeInTheDocument();
});

const expiring: Voucher = { ...voucher, expiresAt: START + 2 };

function Expiring(): ReactElement {
  const { assessment, typedAmount, vouchers, setAmount, setVoucher, submit } = useFixedSubscribe('USDT', { ...product, type: 'normal' });
  return (
    <>
      <button type="button" onClick={() => setAmount('36.5')}>
        Fill
      </button>
      <button type="button" onClick={() => setVoucher(expiring)}>
        Choose
      </button>
      <button type="button" onClick={() => setVoucher(undefined)}>
        Choose none
      </button>
      <button type="button" onClick={submit}>
        Send
      </button>
      <p>{vouchers.state === 'ready' && vouchers.data.map(({ obstacle }) => obstacle ?? 'usable').join()}</p>
      <output>
        {`${typedAmount}: ${assessment.state === 'blocked' ? assessment.reasons.map(({ key }) => key).join() : assessment.state}`}
      </output>
    </>
  );
}

test('given a chosen voucher, when it expires while the form is open, then form and list say so, nothing is sent with it, and the amount stays (T05)', async () => {
  let now = START;
  const { screen, exchange } = await area(
    {
      'account.vip': () => ({ tier: 0 }),
      'account.fixedAvailable': () => ({ available: decimal('100') }),
      'fixed.product': () => ({ ...product, type: 'normal' }),
      'fixed.lendable': () => ({ lendable: 'unlimited' }),
      'vouchers.recommended': () => listOf(expiring),
    },
    <Expiring />,
    () => now,
  );
  await screen.getByText('Fill').click();
  await screen.getByText('Choose', { exact: true }).click();
  await expect.element(screen.getByText('36.5: ready')).toBeInTheDocument();
  await expect.element(screen.getByText('usable')).toBeInTheDocument();
  now = START + 2;
  await expect.element(screen.getByText('36.5: earn.voucher.expired'), { timeout: 5_000 }).toBeInTheDocument();
  await expect.element(screen.getByText('expired', { exact: true })).toBeInTheDocument();
  await screen.getByText('Send').click();
  expect(exchange.count('fixed.subscribe')).toBe(0);
  await screen.getByText('Choose none').click();
  await expect.element(screen.getByText('36.5: ready')).toBeInTheDocument();
});

function Changing(): ReactElement {
  const flow = useFixedSubscribe('USDT', { ...product, type: 'normal' });
  const { assessment, returns, voucher: chosen, voucherChange: change, voucherGone, vouchers } = flow;
  const [first] = vouchers.state === 'ready' ? vouchers.data : [];
  const asked = change ? `${change.from.aprFraction} to ${change.to.aprFraction}` : 'nothing';
  return (
    <>
      <button type="button" onClick={() => flow.setAmount('36.5')}>
        Fill
      </button>
      <button type="button" onClick={() => flow.setVoucher(first?.voucher)}>
        Choose
      </button>
      <button type="button" onClick={flow.acceptVoucher}>
        Accept
      </button>
      <button type="button" onClick={flow.submit}>
        Send
      </button>
      <output>
        {`${assessment.state}, with ${chosen?.aprFraction} adds ${returns?.voucher}, asks ${asked}${voucherGone ? ', gone' : ''}`}
      </output>
    </>
  );
}

test('given a chosen voucher, when its terms change while the form is open, then they are shown and asked about, and nothing is sent before (R04, SE-V-05)', async () => {
  let list: readonly Voucher[] = [voucher];
  const { screen, exchange } = await area(
    {
      'account.vip': () => ({ tier: 0 }),
      'account.fundingLock': () => ({ useFunding: false, locked: false }),
      'account.fixedAvailable': () => ({ available: decimal('100') }),
      'fixed.product': () => ({ ...product, type: 'normal' }),
      'fixed.lendable': () => ({ lendable: 'unlimited' }),
      'vouchers.recommended': () => listOf(...list),
      'history.fixed': () => listOf(),
      'fixed.subscribe': () => undefined,
    },
    <Changing />,
  );
  await screen.getByText('Fill').click();
  await screen.getByText('Choose').click();
  await expect.element(screen.getByText('ready, with 0.01 adds 0.03, asks nothing')).toBeInTheDocument();
  list = [{ ...voucher, aprFraction: decimal('0.005') }];
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('ready, with 0.005 adds 0.015, asks 0.01 to 0.005')).toBeInTheDocument();
  await screen.getByText('Send').click();
  expect(exchange.count('account.fundingLock')).toBe(0);
  await screen.getByText('Accept').click();
  await expect.element(screen.getByText('ready, with 0.005 adds 0.015, asks nothing')).toBeInTheDocument();
  list = [{ ...voucher, aprFraction: decimal('0.002') }];
  // Nobody has read the list since: the order does.
  await screen.getByText('Send').click();
  await expect.element(screen.getByText('ready, with 0.002 adds 0.006, asks 0.005 to 0.002')).toBeInTheDocument();
  list = [];
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('blocked, with 0.005 adds 0, asks nothing, gone')).toBeInTheDocument();
  expect(exchange.count('fixed.subscribe')).toBe(0);
});
