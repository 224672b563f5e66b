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
import { beginning, part, t } from '../../testing/words.ts';
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
const meta = {
  title: 'Overview/Earn holdings',
  component: EarnHoldings,
  render: (args) => <InTabs {...args} />,
  args: { host: HOST, tab: 'all', onTabChange: fn(), hrefOf: () => undefined, waysHref: (asset) => `/earn/${asset}` },
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, restricted-region': "nothing is bought here; each product's page says it",
    },
    earn: { navigate },
  },
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

const band = () => screen.findByRole('region', { name: t('earn.held.band') });
/** The names of the rows: coin and product. */
const rowNames = (): readonly string[] =>
  screen.getAllByRole('rowheader').map(
    (cell) =>
      cell
        .querySelector('[data-part="coin-name"] > span:last-child')
        ?.textContent.split(/[,，\d]/)[0]
        ?.trim() ?? '',
  );
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
    await expect(await band()).toHaveTextContent(`+3.7710 USDT ${t('earn.held.group.yesterday')}`);
    await expect(await band()).toHaveTextContent(`+1.1200 USDT ${t('earn.held.group.change')}`);
    await waitFor(() =>
      expect(rowNames()).toEqual([
        `USDT ${t('earn.held.flexible')}`,
        `SOL ${t('earn.held.staking')}`,
        `SOL ${t('earn.held.staking')}`,
        `USDT ${t('earn.held.tab.launchpool')}`,
        `USDT ${t('earn.held.tab.private-wealth')}`,
        `USDT ${t('earn.held.tab.fixed')}`,
        `USDT ${t('earn.held.tab.fixed')}`,
      ]),
    );
    const staked = await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.launchpool', { name: 'MOVE' }) })));
    await expect(staked).toHaveTextContent(t('earn.held.elsewhere', { amount: '500', coin: 'USDT' }));
    await expect(staked).toHaveTextContent('1,500.00 USDT2,000.00 USDT');
    await expect(staked).toHaveTextContent(`12.5 MOVE${t('earn.held.soFar', { amount: '71.86', coin: 'MOVE' })}`);
    const flexibleRow = await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') })));
    await expect(flexibleRow).toHaveTextContent('1.21 USDT');
    await expect(flexibleRow).toHaveTextContent('0.0142 GT');
    await expect(
      within(flexibleRow).getByRole('link', { name: t('earn.held.redeemOf', { coin: 'USDT', product: t('earn.held.flexible') }) }),
    ).toHaveAttribute('href', '/flexible/USDT/redeem');
    await expect(screen.getByRole('tab', { name: `${t('earn.held.tab.all')} 6` })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByText(beginning(t('earn.held.stakesIn', { value: '500.00' })))).toBeVisible();
  },
};

/** Prices that do not come hold up no list: it waits for them for a moment, and then stands without them. */
export const PricesNeverAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(account.tickers)),
  play: async () => {
    const name = part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') }));
    await screen.findByRole('row', { name }, { timeout: 3000 });
    await expect(rowNames()).toHaveLength(7);
  },
};

/** The rows by coin, and by how soon the money is back. @state many-rows */
export const Ordered: Story = {
  play: async () => {
    await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') })));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.held.order.return') }));
    await waitFor(() =>
      expect(rowNames().slice(2, 5)).toEqual([
        `USDT ${t('earn.held.tab.fixed')}`,
        `SOL ${t('earn.held.staking')}`,
        `USDT ${t('earn.held.tab.fixed')}`,
      ]),
    );
    await userEvent.click(screen.getByRole('radio', { name: t('earn.held.order.asset') }));
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
    await userEvent.click(await screen.findByRole('tab', { name: `${t('earn.held.tab.private-wealth')} 1` }));
    await expect(args.onTabChange).toHaveBeenCalledWith('private-wealth');
    const wealth = await screen.findByRole('region', { name: t('earn.held.captionOf', { product: t('earn.held.tab.private-wealth') }) });
    await expect(wealth).toHaveTextContent(`${t('earn.held.value')}1,050.00 USDT`);
    await expect(wealth).toHaveTextContent(`${t('earn.held.changeYesterday')}1.1200 USDT`);
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('tab', { name: `${t('earn.held.tab.fixed')} 2` }));
    await expect(
      await screen.findByRole('region', { name: t('earn.held.captionOf', { product: t('earn.held.tab.fixed') }) }),
    ).not.toHaveTextContent(t('earn.held.day'));
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
    await expect(await band()).toHaveTextContent(t('earn.held.worthAtLeast'));
    await expect(await band()).toHaveTextContent(t('earn.held.without', { products: t('earn.held.staking') }));
    await screen.findByText(beginning(t('earn.held.partly', { products: t('earn.held.staking') })));
    // How many there are is not known.
    await expect(screen.getByRole('tab', { name: t('earn.held.tab.all') })).toBeVisible();
    msw.use(mockEndpoint(staking.holdings.balances, [{ coin: 'SOL', mortgage_amount: '10', rate: '6.12', type: 0 }]));
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await within(await band()).findByText('23,277.30');
    await expect(await band()).not.toHaveTextContent(t('earn.held.worthAtLeast'));
  },
};

/** An exchange with no more than its calls: what nobody lists is not made up (AMB-025). */
export const CallsAlone: Story = {
  args: { host: {} },
  play: async () => {
    await within(await band()).findByText('13,750.00');
    await expect(screen.queryByRole('tab', { name: part(t('earn.held.private-wealth')) })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: t('earn.held.tab.launchpool') }));
    await screen.findByText(t('earn.held.launchpoolElsewhere'));
  },
};

/** Holdings of products for VIPs stand among the fixed ones. @state vip-only */
export const VipOrder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(fixedVip.orders, { list: [fixedOrderRow({ order_id: '7', product_type: 2, lock_up_period: 90 })], total: 1 })),
  play: async () => {
    await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.fixedVip', { days: 90 }) })));
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
    await screen.findByRole('heading', { name: t('earn.held.step.funds') });
    await expect(screen.getByRole('link', { name: t('earn.held.step.deposit') })).toBeVisible();
    await screen.findByText(t('earn.risk.flexible.what'));
    await expect(screen.getAllByRole('link', { name: t('earn.held.offer.look', { coin: 'USDT' }) })[0]).toHaveAttribute(
      'href',
      '/earn/USDT',
    );
    await expect(screen.getByRole('link', { name: t('earn.held.offer.look', { coin: 'ETH' }) })).toHaveAttribute('href', '/earn/ETH');
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

/** Whoever has coins that do not earn is not told to add funds. @state empty */
export const NothingHeld: Story = {
  args: { host: nothing },
  beforeEach: ({ msw }) => msw.use(...empty),
  play: async () => {
    await screen.findByText(t('earn.held.newPick'));
    await expect(screen.queryByText(t('earn.held.step.funds'))).toBeNull();
  },
};

/** A visitor is invited once, and sees what could be earned. @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByRole('heading', { name: t('earn.held.visitor') });
    await expect(screen.getAllByRole('button', { name: t('earn.login') })).toHaveLength(1);
    await screen.findByRole('heading', { name: t('earn.held.visitorOffers') });
    await screen.findByText(t('earn.ways.fixed', { days: 30 }));
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
    await screen.findByText(t('earn.held.failed'));
    await waitFor(async () => expect(within(await band()).getAllByText('--').length).toBeGreaterThan(3));
    await expect(within(await band()).getAllByText(t('earn.held.group.failed'))).toHaveLength(4);
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
    await expect(screen.getByRole('tab', { name: t('earn.held.tab.all') })).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the rows stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') })));
    msw.use(httpError(flexible.holdings, 503));
    void cache.invalidateQueries();
    await screen.findByText(part(t('earn.ui.refreshFailed')));
    await expect(await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') })))).toBeVisible();
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
    await rowOf(part(t('earn.held.openOf', { coin: 'SUPERLONGCOINNAME1000', product: t('earn.held.flexible') })));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** On a phone the first row is above the fold. */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const first = await screen.findByText(t('earn.held.flexible'));
    await expect(first.getBoundingClientRect().top).toBeLessThan(640);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Amounts are hidden where the person asked for it. */
export const Hidden: Story = {
  decorators: [(Each) => <AmountVisibility visible={false}>{<Each />}</AmountVisibility>],
  play: async () => {
    await rowOf(part(t('earn.held.openOf', { coin: 'USDT', product: t('earn.held.flexible') })));
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
