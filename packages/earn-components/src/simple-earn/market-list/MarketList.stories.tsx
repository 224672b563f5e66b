import { flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockMarket } from '../../testing/mockMarket.ts';
import { holdingRow, marketRow, marketRows } from '../../testing/simpleEarnRows.ts';
import { MarketList } from './MarketList.tsx';

/**
 * @unreachable quota-used: the quota of a person is read by the dialog of the product
 * @unreachable restricted-region: the exchange lists what a region offers
 * @unreachable refused, submitting, outcome-unknown, success: the dialogs that it opens send, and show what became of it
 */
const meta = {
  title: 'Simple Earn/Market list',
  component: MarketList,
  args: { onSubscribe: fn(), onSubscribeFixed: fn(), onViewChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mockMarket()),
} satisfies Meta<typeof MarketList>;
export default meta;
type Story = StoryObj<typeof meta>;

const askLogin = fn();

/** The highest rate comes first; a coin with an unknown rate comes last (SE-25, FM-12). @state many-rows */
export const Market: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, marketRows)),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe USDT' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ asset: 'USDT' }));
    await expect(canvas.getByText('5.12% base + up to 6.00% bonus')).toBeInTheDocument();
    const names = canvas.getAllByRole('button', { name: /^Subscribe / }).map((button) => button.getAttribute('aria-label'));
    await expect(names.slice(0, 3)).toEqual(['Subscribe USDT', 'Subscribe USDC', 'Subscribe ATOM']);
  },
};

/**
 * A search ignores spaces and case and returns to the first page. An empty result says so and offers to clear it (SE-A-05, UI-27).
 *
 * @state empty
 */
export const Searched: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, marketRows)),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Subscribe USDT' });
    const search = canvas.getByRole('searchbox', { name: 'Search coins' });
    await userEvent.type(search, ' eth');
    await canvas.findByRole('button', { name: 'Subscribe ETH' });
    await expect(canvas.queryByRole('button', { name: 'Subscribe USDT' })).toBeNull();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      search: ' eth',
      sort: { key: 'apr', direction: 'desc' },
      page: 1,
      filter: 'all',
    });
    await userEvent.type(search, 'xyz');
    await canvas.findByText('No results');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('button', { name: 'Subscribe USDT' });
  },
};

const market = fn(() => marketRows);

/** A search of blanks is none: every coin stays, and nothing is sent (SE-A-05, AMB-008). */
export const BlankSearch: Story = {
  beforeEach: ({ msw }) => {
    market.mockClear();
    msw.use(mockEndpoint(flexible.market, market));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Subscribe USDT' });
    const coins = canvas.getAllByRole('button', { name: /^Subscribe / }).length;
    const search = canvas.getByRole('searchbox', { name: 'Search coins' });
    await userEvent.type(search, '   ');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Subscribe / })).toHaveLength(coins);
    await expect(market).toHaveBeenCalledOnce();
  },
};

/** The host controls the view, for example from the address. A page that does not exist is corrected. */
export const ControlledByHost: Story = {
  args: { view: { search: '', sort: { key: 'asset', direction: 'asc' }, page: 99 } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, marketRows)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Subscribe XRP' });
    await expect(canvas.queryByRole('button', { name: 'Subscribe ADA' })).toBeNull();
  },
};

/** A visitor sees the market and the form. Sending the form asks them to sign in (SH-03). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(mockEndpoint(flexible.market, marketRows));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe USDT' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(askLogin).not.toHaveBeenCalled();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.market)) };

/** @state empty */
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, [])) };

/** @state one-row */
export const OneCoin: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, marketRows.slice(0, 1))) };

/** @state failed */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(httpError(flexible.market, 502)) };

const cache = createEarnQueryClient();

/** When a refresh fails, the coins stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Subscribe USDT' });
    msw.use(httpError(flexible.market, 503));
    void cache.invalidateQueries();
    await canvas.findByText(/could not be refreshed/);
    await expect(canvas.getByRole('button', { name: 'Subscribe USDT' })).toBeEnabled();
  },
};

/** @state partly-failed */
export const PartlyUnreadable: Story = {
  beforeEach: ({ msw }) => {
    const odd = JSON.parse('{"asset": {}, "ladder_apr": "x"}');
    msw.use(mockEndpoint(flexible.market, [...marketRows.slice(0, 3), odd, odd]));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('2 coins could not be read and are not shown.');
  },
};

/** The longest name that the exchange allows, and an extreme rate: the button stays in view. @state long */
export const LongNumbersAndNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.market, [marketRow('1000000MOGWIFHATSUPERLONGTICKER', '10000', '12.345'), marketRow('A', '0.00009')])),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Subscribe A' });
    await waitFor(() => expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};

/**
 * The rate of a coin that the person's own minimum keeps from being lent is zero and says why (AMB-158); other coins are as before. It is
 * sorted by what it shows.
 */
export const NotLent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT', min_lend_rate_year: '0.1' })], total: 1 }),
      mockEndpoint(flexible.market, marketRows),
      ...mockMarket(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('4.89% base + up to 4.00% bonus');
    await waitFor(() => expect(canvas.queryByText('5.12% base + up to 6.00% bonus')).toBeNull());
    const names = canvas.getAllByRole('button', { name: /^Subscribe / }).map((button) => button.getAttribute('aria-label'));
    await expect(names.slice(0, 2)).toEqual(['Subscribe USDC', 'Subscribe ATOM']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coins' }), 'USDT');
    await canvas.findByText('Not lent: below your minimum of 10.00% (now 5.12%)');
  },
};

/** The bonus of a campaign without steps counts like that of a ladder, and its coin is among those with a bonus (SE-26, FM-12). */
export const CampaignWithoutSteps: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.market, [
        { ...marketRow('BTC', '0.0042'), is_open_award_pool: 1, ext_award_rate_year: '0.008', ext_award_limit: '0.5' },
        marketRow('ETH', '0.0118'),
      ]),
      ...mockMarket(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('0.42% base + up to 0.80% bonus');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bonus' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Subscribe ETH' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Subscribe BTC' })).toBeVisible();
  },
};

/** With the filter for fixed terms, the button opens a fixed term, even if the coin has a flexible product (SE-25). */
export const FixedFilter: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Subscribe ATOM' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed' }));
    // Coins without a term are gone.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Subscribe ATOM' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe BTC' }));
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '230', asset: 'BTC' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
