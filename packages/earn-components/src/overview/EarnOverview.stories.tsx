import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { fixed, fixedVip, flexible, history } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { decimal, type EarnError } from '@earnkit/core';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../testing/mockEndpoint.ts';
import { listNow, listedWealth, mockOverview, overviewHost } from '../testing/mockOverview.ts';
import { fixedProductRow } from '../testing/fixedProductRows.ts';
import { fixedOrderRow } from '../testing/fixedRows.ts';
import { poolRow, projectListOf, projectRow } from '../testing/launchpoolRows.ts';
import { holdingRow, STORY_NOW } from '../testing/simpleEarnRows.ts';
import { softStakingReading } from '../testing/softStakingRows.ts';
import { ANY, beginning, day, either, ending, inList, part, staleSince, t, whole } from '../testing/words.ts';
import { EarnOverview } from './EarnOverview.tsx';

const PAGES = {
  flexible: '/flexible',
  fixed: '/fixed',
  staking: '/staking',
  launchpool: '/launchpool',
  'private-wealth': '/private-wealth',
  'soft-staking': '/soft-staking',
};

const meta = {
  title: 'Overview/Earn overview',
  component: EarnOverview,
  args: {
    host: overviewHost(),
    hrefs: PAGES,
    hintHrefs: {
      autoEarn: '/auto-earn',
      softStaking: '/soft-staking',
      voucher: ({ id, product }) => `/voucher/${id}/${product?.asset}/${product?.id}`,
    },
    subscribeHref: (asset, product = 'flexible') => `/subscribe/${asset}/${product}`,
  },
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': "nothing is bought here; each product's page says it",
    },
    earn: { navigate: fn() },
  },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT' })], total: 1 }), ...mockOverview()),
} satisfies Meta<typeof EarnOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

const band = () => screen.findByRole('region', { name: t('earn.overview.band') });
/** A panel once its rows are there: until then another element stands in its place. */
const panel = async (name: string) =>
  within(
    await waitFor(() => {
      const region = screen.getByRole('region', { name });
      if (region.querySelector('[data-part="skeleton"]')) throw new Error(`${name} is not loaded.`);
      return region;
    }),
  );
const product = async (name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: part(t('earn.overview.products')) })).findByRole('row', { name }));
const itemsOf = async (name: string): Promise<readonly (string | null)[]> =>
  (await (await panel(name)).findAllByRole('listitem')).map(({ textContent }) => textContent);
/** Lines come one after another, each with its own answer. */
const expectItems = (name: string, items: readonly unknown[]): Promise<void> =>
  waitFor(async () => expect(await itemsOf(name)).toEqual(items));

/** The figure at the start of a cell, as a person reads it. */
const figureOf = (text: string): number => Number(/-?[\d,]*\.?\d+/.exec(text)?.[0].replaceAll(',', '') ?? 'NaN');

/** The first figures of a column, in hundred-thousandths: those above the sums, which they add up to, and the sum. */
function column(index: number): readonly [added: number, sum: number] {
  const rows = within(screen.getByRole('table', { name: part(t('earn.overview.products')) })).getAllByRole('row');
  const last = rows.findIndex((row) => within(row).queryByRole('rowheader', { name: t('earn.overview.all') }) !== null);
  const figures = rows.slice(1, last + 1).map((row) => {
    const amount = within(row).queryAllByRole('cell')[index]?.querySelector('[data-part="amount"]:not([data-unknown])');
    return amount ? Math.round(figureOf(amount.textContent) * 100_000) : 0;
  });
  return [figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0), figures.at(-1) ?? 0];
}

/**
 * 12,500 flexible and 1,250 fixed, 10 SOL and a redemption of 12.5 SOL in staking, 1,000 units of private wealth, and 4,012.4 of launchpool
 * stakes that nothing else holds: the total is the sum of the rows as they stand; what is held elsewhere and soft staking are beside it,
 * grey. What comes next is in its order, and each idle coin has its best rate (SH-01, AMB-161).
 */
export const Filled: Story = {
  play: async () => {
    // 12,500 + 1,250 + 22.5 × 198.44 + 4,012.4 + 1,050
    await within(await band()).findByText('23,277.30');
    // each row cut down: 1,204.88213 + 0.25 × 198.44 + 71.86 + 50 + 12.345 + 0.0071302 × 3,420.15
    await within(await band()).findByText('1,413.07');
    // Neither total leaves a product out, which would be said below it.
    await within(await band()).findByText(t('earn.overview.yesterday'));
    await expect(await band()).toHaveTextContent(
      [
        t('earn.overview.worth'),
        '23,277.30 USDT',
        t('earn.overview.inProducts', { count: 5 }),
        t('earn.overview.earned'),
        '1,413.07 USDT',
        t('earn.overview.yesterday'),
      ].join(''),
    );
    const launchpool = await product(beginning(t('earn.overview.product.launchpool')));
    await launchpool.findByText('4,012.40');
    await launchpool.findByText(/^\+/);
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.launchpool')) })).toHaveTextContent(
      `+ 500.00 USDT ${t('earn.overview.elsewhere')}`,
    );
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.staking')) })).toHaveTextContent(
      `2,480.50 USDT ${t('earn.overview.onItsWay')}`,
    );
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.soft-staking')) })).toHaveTextContent(
      `12,007.12 USDT${t('earn.overview.inSpot', { account: t('earn.account.your.spot') })}`,
    );
    // 12,500 and 1,500 of a pool; 1,250 fixed and 12.5 SOL that arrive; of 10 SOL and private wealth their pages say when
    await within(await band()).findByText('14,000.00');
    await expect(await band()).toHaveTextContent(
      [
        t('earn.overview.back.any-time'),
        '14,000.00 USDT67.42%',
        t('earn.overview.access.date'),
        '3,730.50 USDT17.97%',
        t('earn.overview.back.unknown'),
        '3,034.40 USDT14.61%',
      ].join(''),
    );
    // MOVE has no price: what yesterday leaves out is named, and a rate of a part is not shown.
    await expect(await band()).toHaveTextContent(
      [
        t('earn.overview.yesterday'),
        '5.0894 USDT',
        t('earn.overview.without', { products: t('earn.overview.product.launchpool') }),
        t('earn.overview.average'),
        '--',
      ].join(''),
    );
    await expect(await band()).toHaveTextContent(`${t('earn.overview.nextPayment')}00:30:00${day('2026-01-15')} 09:00`);
    // The rows add up to the sums, which are those of the band and cut once more.
    await expect([column(1), column(2)]).toEqual([
      [2_327_730_000, 2_327_730_000],
      [508_944, 508_940],
    ]);
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.all')) })).toHaveTextContent(
      `5.0894 USDT${t('earn.overview.notAll')}`,
    );
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.flexible')) })).toHaveTextContent(
      t('earn.overview.back.any-time'),
    );
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.fixed')) })).toHaveTextContent(
      t('earn.overview.back.first', { day: '01/15' }),
    );
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.launchpool')) })).toHaveTextContent('--');
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.staking')) })).toHaveTextContent(
      t('earn.overview.back.unknown'),
    );
    await expectItems(t('earn.overview.coming'), [
      `${day('2026-01-15')}13:30\u00a0(UTC)250 USDT${t('earn.overview.coming.fixed', { days: 7 })} · ${t('earn.overview.coming.reinvest')}`,
      `${day('2026-01-17')}08:30\u00a0(UTC)12.5 SOL${t('earn.overview.coming.redemption')}`,
      expect.stringContaining(t('earn.overview.coming.launchpool', { coin: 'MOVE' })),
      [
        day('2026-01-28'),
        '09:00\u00a0(UTC)1,004.5 USDT',
        t('earn.overview.coming.fixed', { days: 30 }),
        ' · ',
        t('earn.overview.coming.flexible'),
      ].join(''),
    ]);
    await expectItems(t('earn.overview.idle'), [
      expect.stringMatching(
        part(
          [
            '14,140.26 USDT',
            t('earn.overview.idle.until', { day: day('2026-02-15') }),
            '; ',
            t('earn.overview.idle.left', { amount: '1,000', apr: '6.20%' }),
            '7.40%',
            t('earn.overview.coming.fixed', { days: 30 }),
          ].join(''),
        ),
      ),
      expect.stringMatching(ending(`0.042 BTC${t('earn.overview.back.any-time')}0.29%${t('earn.ways.flexible')}`)),
    ]);
    await expectItems(t('earn.overview.hints'), [
      expect.stringMatching(
        beginning(
          t('earn.overview.hint.voucher', { title: 'Autumn rate-up', time: `${day('2026-01-17')} 08:30${ANY}(UTC)` }) +
            t('earn.overview.hint.voucherFor', { apr: '1.00%', coin: 'USDT', days: ANY }),
        ),
      ),
      expect.stringMatching(beginning(t('earn.overview.hint.autoEarn'))),
    ]);
    await expect(
      (await panel(t('earn.overview.idle'))).getByRole('link', {
        name: part(t('earn.overview.idle.open', { apr: '7.40%', coin: 'USDT', way: t('earn.overview.coming.fixed', { days: 30 }) })),
      }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const chart = async () => within(await band()).findByRole('slider', { name: t('earn.overview.days') });
const dayRows = async () =>
  within(await within(await band()).findByRole('table', { name: t('earn.overview.days') }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

/**
 * Fourteen days at today's prices: the bar of yesterday is the figure of yesterday, today is not over, and the average is that of the
 * thirteen days before. The launchpool's coin has no price, so it is in none of them.
 */
export const Days: Story = {
  parameters: { sameAs: 'it checks the figures of the days' },
  play: async () => {
    await expect(await chart()).toHaveAttribute('aria-valuetext', `${t('earn.overview.days.today')}: 1.4184 USDT`);
    const rows = await dayRows();
    await expect(rows).toHaveLength(14);
    // 1.09 of interest and 0.001 SOL, then 1.10 …; yesterday as the exchange says it
    await expect(rows.slice(0, 2)).toEqual(['01/021.2884 USDT', '01/031.2984 USDT']);
    await expect(rows.slice(-2)).toEqual(['01/145.0894 USDT', `01/15 (${t('earn.overview.days.today')})1.4184 USDT`]);
    await expect(await band()).toHaveTextContent(part(`${t('earn.overview.days')}${t('earn.overview.days.average')} 1.`, ' USDT'));
    await expect(await band()).toHaveTextContent(
      `${t('earn.overview.days.of', { zone: 'UTC' })} · ${t('earn.overview.without', { products: t('earn.overview.product.launchpool') })}`,
    );
  },
};

/** Less than seven whole days: no average, which would say nothing. */
export const FewDays: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(history.flexibleHistory, { list: [], total: 0 }), mockEndpoint(staking.records.profits, [])),
  play: async () => {
    await chart();
    await expect(await band()).not.toHaveTextContent(`${t('earn.overview.days.average')} `);
  },
};

/** A list that cannot be read leaves its products out of every day, and says so; the figure of yesterday stays. @state partly-failed */
export const DaysPartlyRead: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.records.profits, 404)),
  play: async () => {
    await chart();
    await expect(await band()).toHaveTextContent(
      t('earn.overview.without', { products: inList(t('earn.held.group.staking'), t('earn.overview.product.launchpool')) }),
    );
    await expect((await dayRows()).at(-2)).toBe('01/144.8910 USDT');
    await expect(await band()).toHaveTextContent(`${t('earn.overview.yesterday')}5.0894 USDT`);
  },
};

/** While days are read, their room is kept, and nothing is said of them. @state loading */
export const DaysLoading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.records.profits)),
  play: async () => {
    await within(await band()).findByText('5.0894');
    await expect(await band()).not.toHaveTextContent(`${t('earn.overview.days.average')} `);
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

/** Where a fixed term has the best rate, the offer leads to that term, and a voucher to a product that takes it. */
export const FixedOffers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) =>
        type === '1'
          ? [
              fixedProductRow({ id: '71', lock_up_period: 7, year_rate: '0.31' }),
              fixedProductRow({ id: '72', lock_up_period: 30, year_rate: '0.4', sale_status: 2 }),
            ]
          : [],
      ),
    ),
  play: async () => {
    const idle = await panel(t('earn.overview.idle'));
    await expect(
      await idle.findByRole('link', {
        name: t('earn.overview.idle.open', { apr: '31.00%', coin: 'USDT', way: t('earn.overview.coming.fixed', { days: 7 }) }),
      }),
    ).toHaveAttribute('href', '/subscribe/USDT/71');
    await expect(idle.getByText(t('earn.overview.idle.until', { day: day('2026-01-23') }))).toBeVisible();
    await expect(
      idle.getByRole('link', { name: part(t('earn.overview.idle.open', { apr: '0.29%', coin: 'BTC', way: t('earn.ways.flexible') })) }),
    ).toHaveAttribute('href', '/subscribe/BTC/flexible');
    const hints = await panel(t('earn.overview.hints'));
    await expect(hints.getByRole('link', { name: beginning(`${t('earn.overview.hint.voucherDo')}: Autumn`) })).toHaveAttribute(
      'href',
      '/voucher/autumn/USDT/71',
    );
  },
};

/**
 * An exchange and a host that say less: the total names the launchpool stakes of which nobody knows who holds them, and what was earned
 * names all that no call says (AMB-161). @state partly-failed
 */
export const LessIsSaid: Story = {
  args: { host: overviewHost({ stakingProducts: undefined, wealthOrders: listedWealth({ realised_income_amount: null }) }) },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(launchpool.userStat, { project_count: 2, staked_usdt: '4512.4', reward_usdt: '71.86' }),
      mockEndpoint(staking.holdings.statistics, { hold_amount: '10', total_profit: '0.25', yesterday_profit: '0.001', reward_coin: 'SOL' }),
    ),
  play: async () => {
    await within(await band()).findByText('19,264.90');
    await within(await band()).findByText(t('earn.overview.without', { products: t('earn.overview.product.launchpool') }));
    await within(await band()).findByText(
      whole(
        t('earn.overview.without', {
          products: inList(
            t('earn.overview.leftOut.second-coins'),
            t('earn.overview.leftOut.redeemed-stakes'),
            t('earn.overview.leftOut.redeemed-units'),
          ),
        }),
      ),
    );
  },
};

/** A unified account is named as such, and never as a spot account (SH-14). */
export const Unified: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(account.accountMode, { mode: 'multi_currency', first_open: 0, settings: { use_funding: 1 } })),
  play: async () => {
    await within(await band()).findByText(part(t('earn.overview.notCounted', { account: t('earn.account.your.unified') })));
    await (
      await product(beginning(t('earn.overview.product.soft-staking')))
    ).findByText(t('earn.overview.inSpot', { account: t('earn.account.your.unified') }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(either(t('earn.account.spot'), t('earn.account.your.spot'))));
  },
};

/** The best rate of a product is one that somebody can have: neither of a pool that takes no stakes, nor of what is sold out. */
export const OffersAlone: Story = {
  args: {
    host: overviewHost({
      projects: listNow(
        ...projectListOf([
          projectRow({
            reward_pools: [
              poolRow({ rid: '1', rate_year: '12' }),
              poolRow({ rid: '2', rate_year: '900', buy_total_amount: '4000', left_buy_total_amount: '0' }),
              poolRow({ rid: '3', rate_year: '800', reward_pool_type: 1 }),
            ],
          }),
        ]).rows,
      ),
      stakingProducts: listNow(
        { product: { aprFraction: decimal('0.05'), maxAprFraction: decimal('0.0612') }, soldOut: false },
        { product: { aprFraction: decimal('0.5') }, soldOut: true },
      ),
    }),
  },
  play: async () => {
    await (await product(beginning(t('earn.overview.product.launchpool')))).findByText('12.00%');
    await (await product(beginning(t('earn.overview.product.staking')))).findByText('6.12%');
  },
};

/** Whether the address of a subscription breaks. */
const subscribing = { broken: false };

/** A host that has read nothing of the person, and soft staking is off. */
const nothingElse = overviewHost({
  projects: listNow(),
  stakingArrivals: listNow(),
  wealthOrders: listNow(),
  softStaking: softStakingReading({ status: 0, coins: [] }),
});

const nothingEarned = () => Promise.resolve({ rows: [], unreadable: [], total: 0 });

/** One coin in one product: everything else says what it is, and soft staking can be turned on. @state one-row */
export const OneProduct: Story = {
  args: { host: nothingElse },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.orders, { list: [], total: 0 }),
      mockEndpoint(staking.holdings.balances, []),
      mockEndpoint(launchpool.userStat, { project_count: 0, staked_usdt: '0', reward_usdt: '0' }),
    ),
  play: async () => {
    await within(await band()).findByText(t('earn.overview.inProducts', { count: 1 }));
    await (await product(beginning(t('earn.overview.product.flexible')))).findByText(t('earn.overview.coins', { count: 1 }));
    await (await product(beginning(t('earn.overview.product.private-wealth')))).findByText(t('earn.overview.lead.private-wealth'));
    const soft = await product(beginning(t('earn.overview.product.soft-staking')));
    await expect(soft.getByText(t('earn.overview.off'))).toBeVisible();
    await expect(
      soft.getByRole('link', { name: t('earn.overview.turnOnOf', { product: t('earn.overview.product.soft-staking') }) }),
    ).toHaveAttribute('href', '/soft-staking');
    await (await panel(t('earn.overview.coming'))).findByText(t('earn.overview.coming.none'));
    await (await panel(t('earn.overview.hints'))).findByText(t('earn.overview.hint.soft'));
  },
};

/** Somebody who has just begun: zeros, and what could be done. @state empty */
export const Empty: Story = {
  args: { host: { ...nothingElse, earnings: { launchpool: nothingEarned, 'private-wealth': nothingEarned } } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, { list: [], total: 0 }),
      mockEndpoint(flexible.statistics, { total_value_usdt: '0', total_interest_usdt: '0', yesterday_interest_usdt: '0' }),
      mockEndpoint(fixed.orders, { list: [], total: 0 }),
      mockEndpoint(staking.holdings.balances, []),
      mockEndpoint(launchpool.userStat, { project_count: 0, staked_usdt: '0', reward_usdt: '0' }),
      mockEndpoint(account.balances, []),
      mockEndpoint(history.flexibleHistory, { list: [], total: 0 }),
      mockEndpoint(staking.holdings.statistics, {
        hold_amount: '0',
        total_profit: '0',
        yesterday_profit: '0',
        reward_coin: 'SOL',
        profits: [],
      }),
    ),
  play: async () => {
    await within(await band()).findByText(t('earn.overview.inProducts', { count: 0 }));
    await (await panel(t('earn.overview.idle'))).findByText(t('earn.overview.idle.noneYet'));
    await expect(screen.queryByText(t('earn.overview.idle.none'))).toBeNull();
    await within(await band()).findByText(t('earn.overview.days.none'));
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

/** A balance that cannot be read: an empty list would say that nothing is there (AMB-133). @state partly-failed */
export const BalanceUnread: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.balances, [{ asset: 'USDT', lend_earn_available: 'a lot' }])),
  play: async () => {
    const idle = await panel(t('earn.overview.idle'));
    await idle.findByText(t('earn.overview.idle.failed'));
    await expect(idle.getByRole('button', { name: t('earn.retry') })).toBeVisible();
  },
};

/** A balance that cannot be read beside one that can: the sum is not taken for everything (SH-01, AMB-133). @state partly-failed */
export const OneBalanceUnread: Story = {
  parameters: { sameAs: 'the second try has read what failed' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.balances, [
        { asset: 'USDT', lend_earn_available: '14140.26' },
        { asset: 'BTC', lend_earn_available: 'a lot' },
      ]),
    ),
  play: async ({ msw }) => {
    const idle = await panel(t('earn.overview.idle'));
    await idle.findByText(beginning(t('earn.overview.idle.partly')));
    await expectItems(t('earn.overview.idle'), [expect.stringMatching(/14,140\.26 USDT/)]);
    msw.use(...mockOverview());
    await userEvent.click(idle.getByRole('button', { name: t('earn.retry') }));
    await waitFor(() => expect(idle.queryByText(beginning(t('earn.overview.idle.partly')))).toBeNull());
    await waitFor(async () => expect(await itemsOf(t('earn.overview.idle'))).toHaveLength(2));
  },
};

/** Orders that are not read as a whole: nobody says that nothing matures (SH-01). @state partly-failed */
export const OrdersPartlyRead: Story = {
  args: { host: nothingElse },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.orders, { list: [], total: 101 })),
  play: async () => {
    const coming = await panel(t('earn.overview.coming'));
    await coming.findByText(beginning(t('earn.overview.coming.failed', { products: t('earn.overview.product.fixed') })));
    await expect(coming.queryByText(t('earn.overview.coming.none'))).toBeNull();
  },
};

/** Staking rewards are read after what is staked: its value is there, and its earnings are on their way, not missing. @state loading */
export const RewardsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.holdings.statistics)),
  play: async () => {
    await within(await band()).findByText('23,277.30');
    await (await product(beginning(t('earn.overview.product.staking')))).findByText('4,464.90');
    await expect(screen.getByRole('row', { name: beginning(t('earn.overview.product.staking')) })).not.toHaveTextContent('--');
    await expect(await band()).not.toHaveTextContent(part(t('earn.overview.without', { products: ANY })));
  },
};

/** Many orders: the next five are listed, and the others when asked for. @state many-rows */
export const ManyEvents: Story = {
  args: {
    host: overviewHost({
      stakingArrivals: listNow(
        ...Array.from({ length: 9 }, (_, index) => ({
          id: String(index),
          asset: 'SOL',
          amount: undefined,
          arrivesAt: 1_768_465_800 + (index + 1) * 3600,
        })),
      ),
    }),
  },
  play: async () => {
    const coming = await panel(t('earn.overview.coming'));
    const all = await coming.findByRole('button', { name: whole(t('earn.overview.showAll', { count: 10 })) });
    await expect(coming.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(all);
    await expect(coming.getAllByRole('listitem').length).toBeGreaterThan(9);
    await expect(coming.getByRole('button', { name: t('earn.overview.showLess') })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Fixed orders that are paid: one was redeemed early, one has matured, and one will. A unified account is named as such (SH-14). */
export const FixedPaid: Story = {
  args: { host: nothingElse },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.accountMode, { mode: 'multi_currency', first_open: 0, settings: { use_funding: 1 } }),
      mockEndpoint(fixed.orders, {
        list: [
          fixedOrderRow({ order_id: '1', principal: '300', finish_time: STORY_NOW + 5 * 3600, redeem_account_type: 0 }),
          fixedOrderRow({ order_id: '2', principal: '200', finish_time: STORY_NOW - 600, interest: '1.5', total_interest: '2' }),
          fixedOrderRow({ order_id: '3', principal: '100', is_redeeming: 1, redeem_account_type: 0 }),
        ],
        total: 3,
      }),
    ),
  play: async () => {
    await expectItems(t('earn.overview.coming'), [
      `${day('2026-01-15')}08:50\u00a0(UTC)202 USDT${t('earn.overview.coming.redemption')} · ${t('earn.overview.coming.flexible')}`,
      `${day('2026-01-15')}09:00\u00a0(UTC)100 USDT${t('earn.overview.coming.redemption')} · ${t('earn.overview.coming.unified')}`,
      [
        day('2026-01-15'),
        '14:00\u00a0(UTC)322.19178082 USDT',
        t('earn.overview.coming.fixed', { days: 30 }),
        ' · ',
        t('earn.overview.coming.unified'),
      ].join(''),
    ]);
  },
};

/** A section that cannot be drawn says so, the others stay, and it can be tried again (L03). @state partly-failed */
export const SectionBroken: Story = {
  args: {
    subscribeHref: (asset) => {
      if (subscribing.broken) throw new Error('No address');
      return `/subscribe/${asset}/flexible`;
    },
  },
  beforeEach: () => {
    subscribing.broken = true;
    // React reports what it catches.
    const report = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => report.mockRestore();
  },
  play: async ({ canvas }) => {
    const broken = within(await canvas.findByRole('alert'));
    await broken.findByText(t('earn.overview.broken'));
    await within(await band()).findByText('23,277.30');
    await expect((await itemsOf(t('earn.overview.coming'))).length).toBeGreaterThan(0);
    subscribing.broken = false;
    await userEvent.click(broken.getByRole('button', { name: t('earn.ui.retry') }));
    await waitFor(async () => expect(await itemsOf(t('earn.overview.idle'))).toHaveLength(2));
  },
};

/** One product fails alone and can be read again; the total says what it leaves out, and is whole again afterwards. @state partly-failed */
export const OneFails: Story = {
  parameters: { sameAs: 'the second try has read what failed' },
  beforeEach: ({ msw }) => msw.use(httpError(staking.holdings.balances, 404)),
  play: async ({ msw }) => {
    await expect(await band()).toHaveTextContent(part(t('earn.overview.worth')));
    await within(await band()).findAllByText(t('earn.overview.without', { products: t('earn.held.group.staking') }));
    await within(await band()).findByText('18,812.40');
    const row = await product(beginning(t('earn.held.group.staking')));
    await expect(row.getByText(t('earn.overview.unread'))).toBeVisible();
    await (await product(beginning(t('earn.overview.product.private-wealth')))).findByText('1,050.00');
    msw.use(mockEndpoint(staking.holdings.balances, [{ coin: 'SOL', mortgage_amount: '10', rate: '6.12', type: 0 }]));
    await userEvent.click(row.getByRole('button', { name: t('earn.overview.retryOf', { product: t('earn.held.group.staking') }) }));
    await within(await band()).findByText('23,277.30');
    await expect(await band()).toHaveTextContent(`${t('earn.overview.worth')}23,277.30 USDT${t('earn.overview.inProducts', { count: 5 })}`);
  },
};

/** A coin without a price makes its product unknown, never smaller. */
export const UnknownPrice: Story = {
  args: { host: overviewHost({ wealthOrders: listedWealth({ coin: 'NEWCOIN' }) }) },
  play: async () => {
    await within(await band()).findAllByText(t('earn.overview.without', { products: t('earn.overview.product.private-wealth') }));
    await expect((await product(beginning(t('earn.overview.product.private-wealth')))).getAllByText('--')).toHaveLength(1);
  },
};

const failed = {
  state: 'failed',
  error: { kind: 'http', call: 'host', status: 500, message: undefined, retryAfterSeconds: undefined } satisfies EarnError,
  retry: fn(),
} as const;

/** Everything fails: no total is made up, and every product can be read again. @state failed */
export const Failed: Story = {
  args: {
    host: {
      projects: failed,
      stakingProducts: failed,
      softStakingCoins: failed,
      stakingArrivals: failed,
      wealthOrders: failed,
      softStaking: failed,
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...[flexible.holdings, fixed.orders, fixedVip.orders, staking.holdings.balances, launchpool.userStat].map((call) =>
        httpError(call as typeof flexible.holdings, 404),
      ),
      httpError(flexible.statistics, 404),
      httpError(flexible.market, 404),
      httpError(account.balances, 404),
    ),
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: beginning(t('earn.overview.retryOf', { product: ANY })) })).toHaveLength(6),
    );
    await expect(within(await band()).getAllByText('--')).toHaveLength(2);
    await (await panel(t('earn.overview.idle'))).findByText(t('earn.overview.idle.failed'));
    await expect(within(await band()).getByText(part(t('earn.overview.failed')))).toBeVisible();
    await expect(within(await band()).getByRole('button', { name: t('earn.retry') })).toBeVisible();
    await (await panel(t('earn.overview.coming'))).findByText(t('earn.overview.coming.allFailed'));
  },
};

const waiting = { state: 'loading' } as const;

/** Nothing has been read: the rows stand, with the place of their figures. @state loading */
export const Loading: Story = {
  args: {
    host: {
      projects: waiting,
      stakingProducts: waiting,
      softStakingCoins: waiting,
      stakingArrivals: waiting,
      wealthOrders: waiting,
      softStaking: waiting,
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      neverAnswers(flexible.holdings),
      neverAnswers(flexible.statistics),
      neverAnswers(flexible.market),
      neverAnswers(fixed.orders),
      neverAnswers(staking.holdings.balances),
      neverAnswers(launchpool.userStat),
    ),
  play: async () => {
    await screen.findByRole('link', { name: t('earn.overview.viewOf', { product: t('earn.overview.product.staking') }) });
    await expect(await band()).not.toHaveTextContent('--');
    await expect(
      screen.getByRole('row', { name: part(t('earn.overview.viewOf', { product: t('earn.overview.product.staking') })) }),
    ).not.toHaveTextContent('--');
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails the figures stay, with a warning. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await within(await band()).findByText('23,277.30');
    msw.use(httpError(staking.holdings.balances, 404));
    void cache.invalidateQueries();
    await within(await band()).findByText(staleSince('08'));
    await within(await band()).findByText('23,277.30');
  },
};

/** Hidden balances are hidden in every panel; rates and days are not. */
export const Hidden: Story = {
  render: (args) => (
    <AmountVisibility visible={false}>
      <EarnOverview {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    await (
      await panel(t('earn.overview.idle'))
    ).findByRole('link', {
      name: part(t('earn.overview.idle.open', { apr: '7.40%', coin: 'USDT', way: t('earn.overview.coming.fixed', { days: 30 }) })),
    });
    await expect(document.body).not.toHaveTextContent('14,140.26');
    await expect(document.body).not.toHaveTextContent('12.5 SOL');
    await expect(await band()).not.toHaveTextContent('23,277');
  },
};

/** A visitor sees every product with its rate, one invitation, and nothing of anybody (SH-03, SH-04). @state signed-out */
export const Visitor: Story = {
  args: {
    host: overviewHost({
      stakingArrivals: { state: 'anonymous' },
      wealthOrders: { state: 'anonymous' },
      softStaking: { state: 'anonymous' },
    }),
  },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText(t('earn.overview.anonymous'));
    await (await product(beginning(t('earn.overview.product.flexible')))).findByText('11.12%');
    await (await product(beginning(t('earn.overview.product.staking')))).findByText('6.12%');
    await (await product(beginning(t('earn.overview.product.soft-staking')))).findByText('5.92%');
    await expect(screen.getAllByRole('button', { name: t('earn.login') })).toHaveLength(1);
    await expect(screen.queryByRole('columnheader', { name: t('earn.overview.value') })).toBeNull();
    await expect(screen.queryByRole('region', { name: t('earn.overview.idle') })).toBeNull();
  },
};

/** The US edition commits, and has no Auto-Earn (US-02, US-04). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  play: async () => {
    await (
      await panel(t('earn.overview.idle'))
    ).findByRole('link', {
      name: part(t('earn.overview.idle.open', { apr: '7.40%', coin: 'USDT', way: t('earn.overview.coming.fixed', { days: 30 }) })),
    });
    await (
      await panel(t('earn.overview.hints'))
    ).findByText(beginning(t('earn.overview.hint.voucher', { title: 'Autumn rate-up', time: `${day('2026-01-17')} 08:30\u00a0(UTC)` })));
    await expect(screen.queryByText(t('earn.overview.hint.autoEarn'))).toBeNull();
  },
};

/** On a phone of 320 px, in Chinese, with very long numbers and names, nothing overflows. @state long */
export const VeryLong: Story = {
  globals: { viewport: { value: 'narrow' }, locale: 'zh' },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  args: {
    host: overviewHost({
      wealthOrders: listedWealth({ unit: '123456789012345.123456' }),
      stakingArrivals: listNow({
        id: '1',
        asset: '1000000MOGWIFHATSUPERLONGTICKER',
        amount: '123456789012.12345678' as never,
        arrivesAt: 1_768_500_000,
      }),
    }),
  },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(launchpool.userStat, { project_count: 1, staked_usdt: '123456789012345.99', reward_usdt: '98765432109876.54' })),
  play: async () => {
    await screen.findByText('123,456,789,012.12345678');
    await screen.findByText(/^98,765,432,11/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A launchpool stake in a fixed term is in the calendar under its own name, and leads to the order (AMB-156). */
export const FixedStakeComing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.orders, {
        list: [fixedOrderRow({ order_id: '2', principal: '250', finish_time: STORY_NOW + 5 * 3600, lock_up_period: 7, sub_business: 12 })],
        total: 1,
      }),
    ),
  play: async () => {
    const coming = await panel(t('earn.overview.coming'));
    await coming.findByText(part(t('earn.overview.coming.fixedStake', { days: 7 })));
  },
};
