import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { fixedProductRows, unreadableTerm } from '../../testing/fixedProductRows.ts';
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

/** The name of the button with the flexible rate of a coin. */
const flexibleOf = (asset: string): RegExp => new RegExp(`: subscribe ${asset}, Flexible$`);
/** The coins in their order. */
const coins = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('rowheader').map((head) => head.querySelector('bdi')?.textContent);

const names: Readonly<Record<string, string>> = { USDT: 'Tether', BTC: 'Bitcoin' };

/**
 * A rate is that of the person's next unit: of USDT the bonus is used up, of USDC the first 500 get it. The highest comes first, a coin with
 * an unknown rate last; the name stands below the ticker (AMB-173, SE-25, FM-12). A rate opens its product. @state many-rows
 */
export const Market: Story = {
  args: { nameOf: (asset) => names[asset] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(coins().slice(0, 3)).toEqual(['USDC', 'USDT', 'ATOM']));
    const [usdc, usdt] = screen.getAllByRole('row').slice(1);
    await expect(usdc).toHaveTextContent('8.89%first 500');
    await expect(usdt).toHaveTextContent(/USDT\s?Tether5\.12%bonus used up/);
    await userEvent.click(await canvas.findByRole('button', { name: '5.12%: subscribe USDT, Flexible' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ asset: 'USDT' }));
  },
};

/** Each head sorts: a term's by its rate, coins without the term last, and what is held by its value (AMB-173). */
export const Sorted: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '30 days' }));
    await waitFor(() => expect(coins().slice(0, 2)).toEqual(['USDT', 'BTC']));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { key: 'term-30', direction: 'desc' } }));
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(coins().slice(0, 2)).toEqual(['BTC', 'USDT']));
    await userEvent.click(screen.getByRole('button', { name: 'Available' }));
    await waitFor(() => expect(coins()[0]).toBe('USDT'));
  },
};

/** The highest rate of a coin is marked, once every rate of it is read (AMB-173). */
export const Best: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '7.40%, best rate: subscribe USDT, Fixed 30 days' });
    await canvas.findByRole('button', { name: '8.89%, best rate: subscribe USDC, Flexible' });
    await expect(canvas.queryByRole('button', { name: /best rate: subscribe USDT, Flexible/ })).toBeNull();
  },
};

/** Without the products for VIPs it is not known which rate is the highest. @state partly-failed */
export const BestUnknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => (type === '2' ? [unreadableTerm] : fixedProductRows)),
      ...mockMarket().slice(3),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '7.40%: subscribe USDT, Fixed 30 days' });
    await expect(canvas.queryByRole('button', { name: /best rate/ })).toBeNull();
  },
};

/** An exchange that has neither fixed terms nor a bonus has no filters for them. */
export const FlexibleAlone: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, [marketRow('BTC', '0.01')]), mockEndpoint(fixed.products, [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: flexibleOf('BTC') });
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Fixed' })).toBeNull());
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'All',
      'I can use now',
      'Stable coins',
      'Mine',
    ]);
  },
};

/** On a phone a row is one line: the coin, the rate that the filter asks for and the best other one. */
export const OnPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: subscribe USDC, Flexible$/ });
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
    await canvas.findByRole('button', { name: flexibleOf('USDT') });
    const search = canvas.getByRole('searchbox', { name: 'Search coins' });
    await userEvent.type(search, ' eth');
    await canvas.findByRole('button', { name: flexibleOf('ETH') });
    await expect(canvas.queryByRole('button', { name: flexibleOf('USDT') })).toBeNull();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      search: ' eth',
      sort: undefined,
      page: 1,
      filter: 'all',
    });
    await userEvent.type(search, 'xyz');
    await canvas.findByText('No results');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('button', { name: flexibleOf('USDT') });
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
    await canvas.findByRole('button', { name: flexibleOf('USDT') });
    const all = coins().length;
    const search = canvas.getByRole('searchbox', { name: 'Search coins' });
    await userEvent.type(search, '   ');
    await userEvent.keyboard('{Enter}');
    await expect(coins()).toHaveLength(all);
    await expect(market).toHaveBeenCalledOnce();
  },
};

/** The host controls the view, for example from the address. A page that does not exist is corrected. */
export const ControlledByHost: Story = {
  args: { view: { search: '', sort: { key: 'asset', direction: 'asc' }, page: 99 } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, marketRows)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: flexibleOf('XRP') });
    await expect(canvas.queryByRole('button', { name: flexibleOf('ADA') })).toBeNull();
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
    // The most that anybody earns: the base and the highest bonus (SE-25).
    await userEvent.click(await canvas.findByRole('button', { name: 'up to 11.12%, best rate: subscribe USDT, Flexible' }));
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
    await canvas.findByRole('button', { name: flexibleOf('USDT') });
    msw.use(httpError(flexible.market, 503));
    void cache.invalidateQueries();
    await canvas.findByText(/could not be refreshed/);
    await expect(canvas.getByRole('button', { name: flexibleOf('USDT') })).toBeEnabled();
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
    const button = await canvas.findByRole('button', { name: flexibleOf('A') });
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
    await waitFor(() => expect(coins().slice(0, 2)).toEqual(['USDC', 'ATOM']));
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
    await canvas.findByRole('button', { name: /^1\.22%.*: subscribe BTC, Flexible$/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Bonus' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: flexibleOf('ETH') })).toBeNull());
    await expect(canvas.getByRole('button', { name: flexibleOf('BTC') })).toBeVisible();
  },
};

/** The filter for fixed terms sorts by the term that most coins offer, and says so (SE-25, AMB-173). */
export const FixedFilter: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: flexibleOf('ATOM') });
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed' }));
    // Coins without a term are gone.
    await waitFor(() => expect(canvas.queryByRole('button', { name: flexibleOf('ATOM') })).toBeNull());
    await waitFor(() => expect(coins()).toEqual(['USDT', 'DAI', 'BTC']));
    await expect(canvas.getByText('3 of 17 coins have a fixed term. Sorted by 7 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /: subscribe BTC, Fixed 30 days$/ }));
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '230', asset: 'BTC' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
