import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { EarnTheme } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { fixedProductRows, unreadableTerm } from '../../testing/fixedProductRows.ts';
import { mockMarket } from '../../testing/mockMarket.ts';
import { holdingRow, marketRow, marketRows } from '../../testing/simpleEarnRows.ts';
import { ANY, part, t, whole } from '../../testing/words.ts';
import { MarketList } from './MarketList.tsx';

const meta = {
  title: 'Simple Earn/Market list',
  component: MarketList,
  parameters: {
    unreachable: {
      'quota-used': 'the quota of a person is read by the dialog of the product',
      'restricted-region': 'the exchange lists what a region offers',
      'refused, submitting, outcome-unknown, success': 'the dialogs that it opens send, and show what became of it',
    },
  },
  args: { onSubscribe: fn(), onSubscribeFixed: fn(), onViewChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mockMarket()),
} satisfies Meta<typeof MarketList>;
export default meta;
type Story = StoryObj<typeof meta>;

const askLogin = fn();

/** The name of the button with the flexible rate of a coin. */
const flexibleOf = (asset: string): RegExp =>
  whole(t('earn.market.open', { apr: ANY, coin: asset, product: t('earn.market.flexibleApr') }));
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
    await expect(usdc).toHaveTextContent(`8.89%${t('earn.market.first', { amount: '500' })}`);
    await expect(usdt).toHaveTextContent(part('USDT', `Tether5.12%${t('earn.market.usedUp')}`));
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('earn.market.open', { apr: '5.12%', coin: 'USDT', product: t('earn.market.flexibleApr') }),
      }),
    );
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ asset: 'USDT' }));
  },
};

/** In a narrow column of a wide page, `layout="auto"` makes cards of the rows. */
export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <EarnTheme layout="auto">
          <Story />
        </EarnTheme>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = () => canvasElement.querySelector('[data-layout]');
    await waitFor(() => expect(list()).toHaveAttribute('data-state', 'ready'));
    await expect(list()).toHaveAttribute('data-layout', 'cards');
    await expect(list()?.scrollWidth).toBeLessThanOrEqual(420);
  },
};

/** Each head sorts: a term's by its rate, coins without the term last, and what is held by its value (AMB-173). */
export const Sorted: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.market.days', { days: 30 }) }));
    await waitFor(() => expect(coins().slice(0, 2)).toEqual(['USDT', 'BTC']));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { key: 'term-30', direction: 'desc' } }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.market.days', { days: 30 }) }));
    await waitFor(() => expect(coins().slice(0, 2)).toEqual(['BTC', 'USDT']));
    await userEvent.click(screen.getByRole('button', { name: t('earn.market.available') }));
    await waitFor(() => expect(coins()[0]).toBe('USDT'));
  },
};

/** The highest rate of a coin is marked, once every rate of it is read (AMB-173). */
export const Best: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: t('earn.market.openBest', {
        apr: '7.40%',
        coin: 'USDT',
        product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
      }),
    });
    await canvas.findByRole('button', {
      name: t('earn.market.openBest', { apr: '8.89%', coin: 'USDC', product: t('earn.market.flexibleApr') }),
    });
    await expect(
      canvas.queryByRole('button', {
        name: part(t('earn.market.openBest', { apr: ANY, coin: 'USDT', product: t('earn.market.flexibleApr') })),
      }),
    ).toBeNull();
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
    await canvas.findByRole('button', {
      name: t('earn.market.open', {
        apr: '7.40%',
        coin: 'USDT',
        product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
      }),
    });
    await expect(canvas.queryByRole('button', { name: part(t('earn.market.press')) })).toBeNull();
  },
};

/** An exchange that has neither fixed terms nor a bonus has no filters for them. */
export const FlexibleAlone: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, [marketRow('BTC', '0.01')]), mockEndpoint(fixed.products, [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: flexibleOf('BTC') });
    await waitFor(() => expect(canvas.queryByRole('radio', { name: t('earn.market.filter.fixed') })).toBeNull());
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      t('earn.market.filter.all'),
      t('earn.market.filter.usable'),
      t('earn.market.filter.stable'),
      t('earn.market.filter.mine'),
    ]);
  },
};

/** On a phone a row is one line: the coin, the rate that the filter asks for and the best other one. */
export const OnPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: part(t('earn.market.openBest', { apr: '8.89%', coin: 'USDC', product: t('earn.market.flexibleApr') })),
    });
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
    const search = canvas.getByRole('searchbox', { name: t('earn.list.search') });
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
    await canvas.findByText(t('simple.no_results'));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.list.clearSearch') }));
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
    const search = canvas.getByRole('searchbox', { name: t('earn.list.search') });
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
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('earn.market.openBest', { apr: `${t('earn.upTo')} 11.12%`, coin: 'USDT', product: t('earn.market.flexibleApr') }),
      }),
    );
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
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
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
    await canvas.findByText(t('earn.market.unreadable', { count: 2 }));
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
    await userEvent.type(canvas.getByRole('searchbox', { name: t('earn.list.search') }), 'USDT');
    await canvas.findByText(t('earn.notLent', { minimum: '10.00%', rate: '5.12%' }));
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
    await canvas.findByRole('button', {
      name: whole(t('earn.market.openBest', { apr: '1.22%', coin: 'BTC', product: t('earn.market.flexibleApr') })),
    });
    await userEvent.click(canvas.getByRole('radio', { name: t('earn.market.filter.bonus') }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: flexibleOf('ETH') })).toBeNull());
    await expect(canvas.getByRole('button', { name: flexibleOf('BTC') })).toBeVisible();
  },
};

/** The filter for fixed terms sorts by the term that most coins offer, and says so (SE-25, AMB-173). */
export const FixedFilter: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: flexibleOf('ATOM') });
    await userEvent.click(canvas.getByRole('radio', { name: t('earn.market.filter.fixed') }));
    // Coins without a term are gone.
    await waitFor(() => expect(canvas.queryByRole('button', { name: flexibleOf('ATOM') })).toBeNull());
    await waitFor(() => expect(coins()).toEqual(['USDT', 'DAI', 'BTC']));
    await expect(
      canvas.getByText(t('earn.market.fixedSorted', { count: 3, total: 17, days: t('earn.market.days', { days: 7 }) })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: part(
          t('earn.market.openBest', {
            apr: '1.20%',
            coin: 'BTC',
            product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
          }),
        ),
      }),
    );
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '230', asset: 'BTC' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
