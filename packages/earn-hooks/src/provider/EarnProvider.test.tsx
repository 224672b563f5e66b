import { EarnFailure, decimal } from '@earnkit/core';
import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { DEFAULT_MATURITY } from '@earnkit/core/simple-earn/rules';
import { QueryClient, keepPreviousData, onlineManager } from '@tanstack/react-query';
import { StrictMode, type ReactElement } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepMaturity, readMaturity } from '../simple-earn/fixed/maturityPreference.ts';
import { useFlexibleRedeem } from '../simple-earn/flexible/useFlexibleRedeem.ts';
import { useFlexibleSubscribe } from '../simple-earn/flexible/useFlexibleSubscribe.ts';
import { useSimpleEarnStatistics } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import { type Earn, useEarn } from './earnContext.ts';
import { EarnProvider, type EarnProviderProps, createEarnQueryClient } from './EarnProvider.tsx';
import { LIVE, personalQuery } from './earnQuery.ts';
import { useEarnQuery } from './useEarnQuery.ts';
import type { Session } from '../submission/session.ts';

const d = decimal;

beforeEach(() => sessionStorage.clear());

/** An exchange that answers by call name and records the calls. */
function exchange(answers: Readonly<Record<string, (input: never) => unknown>> = {}) {
  const asked: string[] = [];
  const client: EarnClient = {
    call: async (endpoint, input) => {
      asked.push(endpoint.name);
      const answer = answers[endpoint.name];
      if (answer === undefined) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return (await answer(input as never)) as never;
    },
  };
  return { client, asked, count: (name: string) => asked.filter((call) => call === name).length };
}

const rows = <Row,>(...list: readonly Row[]) => ({ rows: list, unreadable: [], total: list.length });

const product = {
  asset: 'USDT',
  nextAprFraction: d('0.05'),
  minLendAprFraction: d('0.01'),
  minLendAmount: d('1'),
  ladder: [],
  bonusOpen: false,
};

const saver = {
  'flexible.product': () => rows(product),
  'flexible.holdings': () => rows(),
  'account.balances': () => rows({ asset: 'USDT', lendEarnAvailable: d('100') }),
  'account.fundingLock': () => ({ useFunding: false, locked: false }),
  'history.flexible': () => rows(),
  'flexible.subscribe': () => new Promise((resolve) => setTimeout(resolve, 30)),
};

const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };
const anonymous: Session = { state: 'anonymous' };

const area = (props: Partial<EarnProviderProps> & Pick<EarnProviderProps, 'client' | 'children'>): ReactElement => (
  <EarnProvider session={ada} {...props} />
);

function Total(): ReactElement {
  const reading = useSimpleEarnStatistics();
  return <output>{reading.state === 'ready' ? `total ${reading.data.totalValueUsdt ?? '--'}` : reading.state}</output>;
}

test('given a read that failed without a connection, when the connection is back, then it is read again by itself (N10)', async () => {
  const answers: Record<string, () => unknown> = {};
  const { client } = exchange(answers);
  const screen = await render(area({ client, children: <Total /> }));
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  globalThis.dispatchEvent(new Event('offline'));
  answers['flexible.statistics'] = () => ({ totalValueUsdt: d('11') });
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('total 11')).toBeInTheDocument();
});

test('reads nothing private for a visitor, and removes one person’s data when another signs in', async () => {
  let total = '11';
  const { client, asked } = exchange({ 'flexible.statistics': () => ({ totalValueUsdt: d(total) }) });
  const queryClient = createEarnQueryClient();
  const page = (session: Session) => area({ client, session, queryClient, children: <Total /> });
  const screen = await render(page(anonymous));
  await expect.element(screen.getByText('anonymous')).toBeInTheDocument();
  expect(asked).toEqual([]);

  await screen.rerender(page(ada));
  await expect.element(screen.getByText('total 11')).toBeInTheDocument();
  total = '22';
  await screen.rerender(page(bob));
  expect(screen.container.textContent).not.toContain('11');
  await expect.element(screen.getByText('total 22')).toBeInTheDocument();
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey),
    ),
  ).not.toContain('ada');

  await screen.rerender(page(anonymous));
  await expect.element(screen.getByText('anonymous')).toBeInTheDocument();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data !== undefined),
  ).toEqual([]);
});

describe('in a shared cache whose defaults repeat, throw, wait for a network and keep the previous data', () => {
  const shared = (): QueryClient =>
    new QueryClient({
      defaultOptions: {
        queries: { retry: 3, retryDelay: 1, throwOnError: true, networkMode: 'online', placeholderData: keepPreviousData },
      },
    });

  test.for([true, false])('asks once and shows the failure, with a network (%s) or without', async (online) => {
    onlineManager.setOnline(online);
    onTestFinished(() => onlineManager.setOnline(true));
    const { client, count } = exchange();
    const screen = await render(area({ client, queryClient: shared(), children: <Total /> }));
    await expect.element(screen.getByText('failed')).toBeInTheDocument();
    expect(count('flexible.statistics')).toBe(1);
  });

  test('never shows the figure of one coin for another', async () => {
    const { client } = exchange({
      'flexible.product': ({ asset }) => (asset === 'USDT' ? rows(product) : new Promise(() => undefined)),
    });
    const Rate = ({ asset }: { asset: string }): ReactElement => {
      const earn = useEarn();
      const { data } = useEarnQuery(personalQuery(earn, flexible.product, { asset }));
      return <output>{`${asset} ${data?.rows[0]?.nextAprFraction ?? '--'}`}</output>;
    };
    const queryClient = shared();
    const screen = await render(area({ client, queryClient, children: <Rate asset="USDT" /> }));
    await expect.element(screen.getByText('USDT 0.05')).toBeInTheDocument();
    await screen.rerender(area({ client, queryClient, children: <Rate asset="BTC" /> }));
    await expect.element(screen.getByText('BTC --')).toBeInTheDocument();
  });
});

test('given several reads that begin together, then each starts in its own task, so that the page responds between them', async () => {
  let started = 0;
  let most = 0;
  const product = vi.fn(() => {
    started += 1;
    most = Math.max(most, started);
    // Microtasks end with their task.
    queueMicrotask(() => (started -= 1));
    return rows();
  });
  const { client } = exchange({ 'flexible.product': product });
  const Rate = ({ asset }: { asset: string }): ReactElement => {
    const { data } = useEarnQuery(personalQuery(useEarn(), flexible.product, { asset }));
    return <output>{data ? `${asset} read` : 'loading'}</output>;
  };
  const coins = ['USDT', 'BTC', 'ETH'];
  const screen = await render(area({ client, children: coins.map((asset) => <Rate key={asset} asset={asset} />) }));
  for (const asset of coins) await expect.element(screen.getByText(`${asset} read`)).toBeInTheDocument();
  expect(product).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
});

test('given a read in progress, then no refresh timer runs; its answer starts the next one (FM-18)', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => every.mockRestore());
  const timers = (): number => every.mock.calls.filter(([, ms]) => ms === LIVE.refreshMs).length;
  let answer: (rows: unknown) => void = () => undefined;
  const product = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const { client } = exchange({ 'flexible.product': product });
  const Rate = (): ReactElement => {
    const { data } = useEarnQuery(personalQuery(useEarn(), flexible.product, { asset: 'USDT' }, LIVE));
    return <output>{data ? 'read' : 'loading'}</output>;
  };
  const screen = await render(area({ client, children: <Rate /> }));
  await expect.poll(() => product).toHaveBeenCalledTimes(1);
  expect(timers()).toBe(0);
  answer(rows());
  await expect.element(screen.getByText('read')).toBeInTheDocument();
  expect(timers()).toBe(1);
});

test('keeps the same context when the host’s functions change, and calls the latest ones', async () => {
  const { client } = exchange();
  const seen = new Set<Earn>();
  const Look = (): null => {
    seen.add(useEarn());
    return null;
  };
  const first = vi.fn();
  const second = vi.fn();
  const screen = await render(area({ client, navigate: first, children: <Look /> }));
  await screen.rerender(area({ client, session: { ...ada }, navigate: second, children: <Look /> }));
  expect(seen.size).toBe(1);
  for (const earn of seen) earn.navigate('/somewhere');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith('/somewhere');
});

test('throws when a hook is used outside a provider', async () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<Total />)).rejects.toThrow('No EarnArea or EarnProvider above this component');
  noise.mockRestore();
});

function SubscribeForm({ amount = '25' }: { readonly amount?: string }): ReactElement {
  const subscribe = useFlexibleSubscribe('USDT');
  const { status } = subscribe.submission;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        subscribe.submit();
      }}
    >
      <button type="button" onClick={() => subscribe.setAmount(amount)}>
        Fill
      </button>
      <button type="submit">Send</button>
      <output>{`${subscribe.amount}|${subscribe.assessment.state}|${status.state}`}</output>
    </form>
  );
}

test('N01, R10 sends one write when StrictMode, two presses and Enter coincide', async () => {
  const { client, count } = exchange(saver);
  const screen = await render(<StrictMode>{area({ client, children: <SubscribeForm /> })}</StrictMode>);
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText('25|ready|idle')).toBeInTheDocument();
  const send = screen.getByText('Send').element();
  if (!(send instanceof HTMLButtonElement)) throw new Error('There is no button');
  send.click();
  send.click();
  send.form?.requestSubmit();
  await expect.element(screen.getByText('25|ready|succeeded')).toBeInTheDocument();
  expect(count('flexible.subscribe')).toBe(1);
});

test('R07 finishes the write, reports it once and starts a new form empty when the form unmounts in flight', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => (answer = resolve));
  const { client, count } = exchange({ ...saver, 'flexible.subscribe': () => answered });
  const notify = vi.fn();
  const page = (open: boolean) => area({ client, notify, children: open ? <SubscribeForm /> : null });
  const screen = await render(page(true));
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText('25|ready|idle')).toBeInTheDocument();
  await screen.getByText('Send').click();
  await vi.waitFor(() => expect(count('flexible.subscribe')).toBe(1));
  await screen.rerender(page(false));
  answer();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(notify).toHaveBeenCalledWith({ tone: 'success', key: 'earn.order.subscribed.toast', values: { coin: 'USDT', amount: '25' } });
  await screen.rerender(page(true));
  await expect.element(screen.getByText('|empty|idle')).toBeInTheDocument();
  expect(count('flexible.subscribe')).toBe(1);
});

test('R03 keeps the typed text when a balance arrives while a person types', async () => {
  let available = '100';
  const { client } = exchange({ ...saver, 'account.balances': () => rows({ asset: 'USDT', lendEarnAvailable: d(available) }) });
  const queryClient = createEarnQueryClient();
  const screen = await render(area({ client, queryClient, children: <SubscribeForm amount="60." /> }));
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText('60.|ready|idle')).toBeInTheDocument();
  available = '50';
  await queryClient.refetchQueries();
  await expect.element(screen.getByText('60.|blocked|idle')).toBeInTheDocument();
});

test('returns a draft when the same person signs in again, and never to another', async () => {
  const { client } = exchange(saver);
  const onLoginNeeded = vi.fn();
  const page = (session: Session, open: boolean) => area({ client, session, onLoginNeeded, children: open ? <SubscribeForm /> : null });
  const screen = await render(page(anonymous, true));
  await screen.getByText('Fill').click();
  await screen.getByText('Send').click();
  expect(onLoginNeeded).toHaveBeenCalledTimes(1);
  // The login page replaces the form.
  await screen.rerender(page(anonymous, false));
  await screen.rerender(page(ada, true));
  await expect.element(screen.getByText('25|ready|idle')).toBeInTheDocument();

  await screen.rerender(page(anonymous, true));
  await screen.getByText('Send').click();
  await screen.rerender(page(anonymous, false));
  await screen.rerender(page(bob, true));
  await expect.element(screen.getByText('|empty|idle')).toBeInTheDocument();
});

test('reconciles the order and sends none again when the same person signs in after a lost answer and a lost session', async () => {
  const { client, count } = exchange({
    ...saver,
    'flexible.subscribe': () => Promise.reject(new EarnFailure({ kind: 'network', call: 'flexible.subscribe' })),
  });
  const page = (session: Session) => area({ client, session, children: <SubscribeForm /> });
  const screen = await render(page(ada));
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText('25|ready|idle')).toBeInTheDocument();
  await screen.getByText('Send').click();
  await expect.element(screen.getByText('25|ready|checking')).toBeInTheDocument();

  await screen.rerender(page(anonymous));
  await expect.element(screen.getByText(/^25\|.*\|idle$/)).toBeInTheDocument();
  await screen.rerender(page(ada));
  await expect.element(screen.getByText('25|ready|checking')).toBeInTheDocument();
  await screen.getByText('Send').click();
  expect(count('flexible.subscribe')).toBe(1);

  // Another person never sees it.
  await screen.rerender(page(bob));
  await expect.element(screen.getByText(/\|idle$/)).toBeInTheDocument();
});

const holding: FlexibleHolding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: d('10'),
  lentAmount: d('4'),
  redeemingAmount: d('0'),
  redeemingRevocable: false,
  marginFrozenAmount: d('0'),
  launchpoolAmount: d('0'),
  cumulativeInterest: d('0'),
  nextAprFraction: d('0.05'),
  lastAprFraction: undefined,
  bonusAprFraction: undefined,
  bonusOpen: false,
  minLendAprFraction: undefined,
  autoEarn: false,
  ladder: [],
};

function Redeemable(): ReactElement {
  const redeem = useFlexibleRedeem(holding);
  return <output>{`${redeem.redeemable ?? '--'}${redeem.stale ? ' outdated' : ''}`}</output>;
}

test.each([
  ['empty when it was redeemed elsewhere', () => rows(), '0'],
  ['changed when the answer differs', () => rows({ ...holding, currentAmount: d('7.5') }), '7.5'],
  ['unchanged when its row cannot be read', () => ({ rows: [], unreadable: [{ index: 0, field: '', problem: '' }], total: 1 }), '10'],
])('follows a listed holding: %s', async (_case, answer, shown) => {
  const { client } = exchange({ ...saver, [flexible.holdings.name]: answer });
  const screen = await render(area({ client, children: <Redeemable /> }));
  await expect.element(screen.getByText(shown, { exact: true })).toBeInTheDocument();
});

test('keeps the listed holding and marks it stale when it cannot be read again', async () => {
  const { client } = exchange();
  const screen = await render(area({ client, children: <Redeemable /> }));
  await expect.element(screen.getByText('10 outdated')).toBeInTheDocument();
});

test('logs an unreadable row or figure once, however often it is read (UI-29, AMB-133)', async () => {
  const wire = { id: '1', asset: 'USDT', curr_amount: '10', cumulative: 'odd', lend_amount: '' };
  const answer = vi.fn(() => Response.json({ code: 0, data: { list: [wire, { ...wire, asset: null }, wire], total: 3 } }));
  const client = createEarnClient({
    fetch: async (request) =>
      new Request(request).url.includes(flexible.holdings.path) ? answer() : Response.json({ code: 0, data: null }),
  });
  const logger = vi.fn();
  const queryClient = createEarnQueryClient();
  const screen = await render(area({ client, logger, queryClient, children: <Redeemable /> }));
  await expect.element(screen.getByText('10', { exact: true })).toBeInTheDocument();
  await queryClient.refetchQueries();
  expect(answer.mock.calls.length).toBeGreaterThan(1);
  expect(logger.mock.calls).toEqual([
    [
      `EK009: Earnkit left out a row of ${flexible.holdings.name}: asset is not string. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek009`,
    ],
    [
      `EK010: Earnkit takes a figure of ${flexible.holdings.name} for unknown: cumulative is not decimal. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek010`,
    ],
  ]);
});

test('given what a person chose on this device, when they sign out, then the next one does not begin with it, and a lost session keeps it', async () => {
  const { client } = exchange();
  onTestFinished(() => localStorage.clear());
  const renews = { reinvest: true, redeemAccount: 'spot' } as const;
  keepMaturity(renews);
  localStorage.setItem('earnkit.hideBalances', '1');
  const { rerender } = await render(area({ client, children: null }));
  await rerender(area({ client, children: null, session: anonymous }));
  expect(readMaturity()).toEqual(renews);
  await rerender(area({ client, children: null, session: { state: 'anonymous', signedOut: true } }));
  expect(readMaturity()).toEqual(DEFAULT_MATURITY);
  expect(localStorage.getItem('earnkit.hideBalances')).toBe('1');
});
