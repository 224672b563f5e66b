import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { fixed, fixedVip, flexible } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import type { EarnError } from '@earnkit/core';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { OverviewHost } from '@earnkit/hooks/overview';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedOrderRow } from '../../testing/fixedRows.ts';
import { poolRow, projectListOf, projectRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { listNow, mockOverview, overviewHost } from '../../testing/mockOverview.ts';
import { holdingRow } from '../../testing/simpleEarnRows.ts';
import { EarnHoldings, type EarnHoldingsProps, type HeldTab } from './EarnHoldings.tsx';

const hostOf = (over: Partial<OverviewHost> = {}): OverviewHost =>
  overviewHost({
    projects: listNow(...projectListOf([projectRow({ reward_pools: [poolRow({ rid: '11', isApply: 1 })] })]).rows),
    ...over,
  });

const HOST = hostOf();

function InTabs(args: Partial<EarnHoldingsProps>): ReactElement {
  const [tab, setTab] = useState<HeldTab>(args.tab ?? 'all');
  return (
    <EarnHoldings
      host={HOST}
      hrefOf={({ product, asset }, action) => (product === 'fixed' && action !== 'open' ? undefined : `/${product}/${asset}/${action}`)}
      waysHref={(asset) => `/earn/${asset}`}
      {...args}
      tab={tab}
      onTabChange={(next) => {
        args.onTabChange?.(next);
        setTab(next);
      }}
    />
  );
}

const navigate = fn();
/**
 * @unreachable refused, submitting, outcome-unknown, success: it sends nothing
 * @unreachable sold-out, quota-used, restricted-region: nothing is bought here; each product's page says it
 */
const meta = {
  title: 'Overview/Earn holdings',
  component: EarnHoldings,
  render: (args) => <InTabs {...args} />,
  args: { host: HOST, tab: 'all', onTabChange: fn(), hrefOf: () => undefined, waysHref: (asset) => `/earn/${asset}` },
  parameters: { earn: { navigate } },
  beforeEach: ({ msw, args }) => {
    delete (args as Partial<EarnHoldingsProps>).hrefOf;
    msw.use(
      mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT' })], total: 1 }),
      mockEndpoint(account.vip, { tier: 6 }),
      mockEndpoint(staking.products.user, { hold_amount: '0', tier: 0 }),
      ...mockOverview(),
    );
  },
} satisfies Meta<typeof EarnHoldings>;
export default meta;
type Story = StoryObj<typeof meta>;

const band = () => screen.findByRole('region', { name: 'Everything you hold' });
/** The names of the rows: coin and product. */
const rowNames = (): readonly string[] =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('[data-part="coin-name"] > span:last-child')?.textContent.split(/[,\d]/)[0] ?? '');
const rowOf = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

/**
 * Everything, the most valuable first: a coin that the launchpool stakes out of Simple Earn counts there, once, and its row says so; the
 * total is the sum of the products as they stand (SH-01).
 */
export const Filled: Story = {
  play: async () => {
    // 13,750 + 4,464.90 + 4,012.40 + 1,050, as in the overview
    await within(await band()).findByText('23,277.30');
    await within(await band()).findByText('13,750.00');
    await expect(await band()).toHaveTextContent('+3.7710 USDT yesterday');
    await expect(await band()).toHaveTextContent('+1.1200 USDT change yesterday');
    await waitFor(() =>
      expect(rowNames()).toEqual([
        'USDT Flexible',
        'SOL Staking',
        'SOL Staking',
        'USDT Launchpool',
        'USDT Private wealth',
        'USDT Fixed',
        'USDT Fixed',
      ]),
    );
    const staked = await rowOf(/Launchpool, MOVE: open/);
    await expect(staked).toHaveTextContent('500 USDT is staked out of another product and counts there');
    await expect(staked).toHaveTextContent('1,500.00 USDT2,000.00 USDT');
    await expect(staked).toHaveTextContent('12.5 MOVE71.86 MOVE so far');
    const flexibleRow = await rowOf(/Flexible: open USDT/);
    await expect(flexibleRow).toHaveTextContent('1.21 USDT');
    await expect(flexibleRow).toHaveTextContent('0.0142 GT');
    await expect(within(flexibleRow).getByRole('link', { name: 'Redeem USDT, Flexible' })).toHaveAttribute('href', '/flexible/USDT/redeem');
    await expect(screen.getByRole('tab', { name: 'All 6' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByText(/^500\.00 USDT more is staked out of Simple Earn or staking/)).toBeVisible();
  },
};

/** The rows by coin, and by how soon the money is back. @state many-rows */
export const Ordered: Story = {
  play: async () => {
    await rowOf(/Flexible: open USDT/);
    await userEvent.click(screen.getByRole('radio', { name: 'By date of return' }));
    await waitFor(() => expect(rowNames().slice(2, 5)).toEqual(['USDT Fixed', 'SOL Staking', 'USDT Fixed']));
    await userEvent.click(screen.getByRole('radio', { name: 'By coin' }));
    await waitFor(() =>
      expect(
        rowNames()
          .slice(0, 2)
          .every((name) => name.startsWith('SOL')),
      ).toBe(true),
    );
  },
};

/** A tab shows one product: its own figures above its own rows. @state one-row */
export const OneProduct: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Private wealth 1' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('private-wealth');
    const wealth = await screen.findByRole('region', { name: 'What you hold in Private wealth' });
    await expect(wealth).toHaveTextContent('Value1,050.00 USDT');
    await expect(wealth).toHaveTextContent('Change yesterday1.1200 USDT');
    await expect(rowNames()).toHaveLength(1);
    await userEvent.click(await screen.findByRole('tab', { name: 'Fixed 2' }));
    await expect(await screen.findByRole('region', { name: 'What you hold in Fixed' })).not.toHaveTextContent('Yesterday');
  },
};

/** A product's own list takes the place of the plain one. */
export const OwnList: Story = {
  args: { tab: 'staking', contents: { staking: <p>42</p> } },
  play: async () => {
    await expect(await screen.findByText('42')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** One product fails: the total is "at least" and says what it leaves out, and the list says what may be missing. @state partly-failed */
export const OneFails: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.holdings.balances, 404)),
  play: async ({ msw }) => {
    await within(await band()).findByText('18,812.40');
    await expect(await band()).toHaveTextContent('Total value, at least');
    await expect(await band()).toHaveTextContent('without Staking');
    await expect(screen.getByText(/^Not everything could be loaded: Staking\./)).toBeVisible();
    // How many there are is not known.
    await expect(screen.getByRole('tab', { name: 'All' })).toBeVisible();
    msw.use(mockEndpoint(staking.holdings.balances, [{ coin: 'SOL', mortgage_amount: '10', rate: '6.12', type: 0 }]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await within(await band()).findByText('23,277.30');
    await expect(await band()).not.toHaveTextContent('at least');
  },
};

/** An exchange with no more than its calls: what nobody lists is not made up (AMB-025). */
export const CallsAlone: Story = {
  args: { host: {} },
  play: async () => {
    await within(await band()).findByText('13,750.00');
    await expect(screen.queryByRole('tab', { name: /Private wealth/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Launchpool' }));
    await screen.findByText('Your launchpool stakes stand on the page of the launchpool.');
  },
};

/** Holdings of products for VIPs stand among the fixed ones. @state vip-only */
export const VipOrder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(fixedVip.orders, { list: [fixedOrderRow({ order_id: '7', product_type: 2, lock_up_period: 90 })], total: 1 })),
  play: async () => {
    await rowOf(/Fixed, 90 days, VIP: open/);
  },
};

const nothing: OverviewHost = { projects: listNow(), stakingArrivals: listNow(), wealthOrders: listNow(), stakingProducts: listNow() };
const empty = [
  mockEndpoint(flexible.holdings, { list: [], total: 0 }),
  mockEndpoint(fixed.orders, { list: [], total: 0 }),
  mockEndpoint(staking.holdings.balances, []),
  mockEndpoint(launchpool.userStat, { project_count: 0, staked_usdt: '0', reward_usdt: '0' }),
];

/** A new account: how to add funds, and three usual ways to earn, each with what can go wrong. @state empty */
export const NewAccount: Story = {
  args: { host: nothing, offers: { stakingProducts: listNow() } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.balances, []), ...empty),
  play: async () => {
    await screen.findByRole('heading', { name: 'Add funds' });
    await expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await screen.findByText('Redeeming waits while borrowers are late');
    await expect(screen.getAllByRole('link', { name: 'All ways with USDT' })[0]).toHaveAttribute('href', '/earn/USDT');
    await expect(screen.getByRole('link', { name: 'All ways with ETH' })).toHaveAttribute('href', '/earn/ETH');
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

/** Whoever has coins that do not earn is not told to add funds. @state empty */
export const NothingHeld: Story = {
  args: { host: nothing },
  beforeEach: ({ msw }) => msw.use(...empty),
  play: async () => {
    await screen.findByText('Nothing here yet. You have coins that can earn.');
    await expect(screen.queryByText('Add funds')).toBeNull();
  },
};

/** A visitor is invited once, and sees what could be earned. @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByRole('heading', { name: 'See what your coins earn' });
    await expect(screen.getAllByRole('button', { name: 'Log in' })).toHaveLength(1);
    await screen.findByRole('heading', { name: 'What you could earn today' });
    await screen.findByText('Fixed, 30 days');
  },
};

const failed = {
  state: 'failed',
  error: { kind: 'http', call: 'host', status: 500, message: undefined, retryAfterSeconds: undefined } satisfies EarnError,
  retry: fn(),
} as const;

/** Nothing could be read: no total and no count is made up. @state failed */
export const Failed: Story = {
  args: { host: { projects: failed, stakingProducts: failed, stakingArrivals: failed, wealthOrders: failed } },
  beforeEach: ({ msw }) =>
    msw.use(
      httpError(flexible.holdings, 404),
      httpError(flexible.statistics, 404),
      httpError(fixed.orders, 404),
      httpError(fixedVip.orders, 404),
      httpError(staking.holdings.balances, 404),
      httpError(launchpool.userStat, 404),
    ),
  play: async () => {
    await screen.findByText('Your holdings could not be loaded');
    await waitFor(async () => expect(within(await band()).getAllByText('--').length).toBeGreaterThan(3));
    await expect(within(await band()).getAllByText('Could not be loaded')).toHaveLength(4);
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      neverAnswers(flexible.holdings),
      neverAnswers(flexible.statistics),
      neverAnswers(fixed.orders),
      neverAnswers(staking.holdings.balances),
      neverAnswers(launchpool.userStat),
    ),
  play: async () => {
    await expect(await band()).not.toHaveTextContent('--');
    await expect(screen.getByRole('tab', { name: 'All' })).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the rows stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await rowOf(/Flexible: open USDT/);
    msw.use(httpError(flexible.holdings, 503));
    void cache.invalidateQueries();
    await screen.findByText(/could not be refreshed/);
    await expect(await rowOf(/Flexible: open USDT/)).toBeVisible();
  },
};

/** Very long amounts and names do not widen the page. @state long */
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, {
        list: [holdingRow({ asset: 'SUPERLONGCOINNAME1000', curr_amount: '123456789012345678.12345678', cumulative: '99999999.99999999' })],
        total: 1,
      }),
    ),
  play: async () => {
    await rowOf(/Flexible: open SUPERLONGCOINNAME1000/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** On a phone the first row is above the fold. */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const first = await screen.findByText('Flexible');
    await expect(first.getBoundingClientRect().top).toBeLessThan(640);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Amounts are hidden where the person asked for it. */
export const Hidden: Story = {
  decorators: [(Each) => <AmountVisibility visible={false}>{<Each />}</AmountVisibility>],
  play: async () => {
    await rowOf(/Flexible: open USDT/);
    await waitFor(() => expect(screen.queryByText('23,277.30')).toBeNull());
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await screen.findByRole('tab', { name: '全部 6' });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
