import { faq, holdings, products, records, trends } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { debtProduct, defiProduct, exchangeProduct, mintProduct, networkProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ratePoints, totalPoints } from '../../testing/stakingTrend.ts';
import { StakingProductDetail } from './StakingProductDetail.tsx';

const exchange = (start: StakingStart) => [
  mockEndpoint(trends.rates, ({ limit }) => ratePoints(limit)),
  mockEndpoint(trends.totals, ({ limit }) => totalPoints(limit)),
  mockEndpoint(records.profits, { list: [], total: 0 }),
  // Written in no language, as the exchange's own sentences are in none of the catalogues.
  mockEndpoint(faq.questions, [{ ask: '00:00?', answer: '00:00 UTC', cate: 1, unfold: 0 }]),
  ...mockStaking(start).handlers,
];

const HELD = [
  { pid: '121', name: 'LIDO', amount: '3' },
  { pid: '122', name: 'ROCKET', amount: '1.2' },
];

/**
 * @unreachable refused, submitting, outcome-unknown, success: its dialogs send, and show it themselves
 * @unreachable quota-used, vip-only, restricted-region: everybody sees the product; the dialog that stakes says what is in the way
 * @unreachable one-row: it shows one product
 */
const meta = {
  title: 'Staking/Product detail',
  component: StakingProductDetail,
  args: { target: { asset: 'ETH' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: defiProduct(), protocols: HELD })),
} satisfies Meta<typeof StakingProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rate, total staked, what the person has, trend, protocols, terms, discounts and questions (ST-11, ST-14, ST-25, ST-26, ST-101). @state many-rows */
export const Defi: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'My ETH staking' })).toHaveTextContent(/Up to 4\.34%.*Total staked/);
    await canvas.findByRole('slider', { name: 'ETH APR over 365 days' }, { timeout: 10_000 });
    const protocols = within(await canvas.findByRole('table', { name: 'Protocols' }));
    await waitFor(() => expect(protocols.getAllByRole('row')[1]).toHaveTextContent(/LIDOUp to 4\.34%2\.84%Up to 1\.50%3/));
    await expect(protocols.getAllByRole('row')[3]).toHaveTextContent(/AAVE2\.18%2\.18%None0/);
    await expect(canvas.getByText('After 1 day')).toBeVisible();
    await expect(canvas.getByText('30 minutes, fee 0.135%')).toBeVisible();
    await expect(
      within(await canvas.findByRole('table', { name: 'VIP discounts on redemption fees by tier' })).getByText('Your tier'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '00:00?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bonus rules' }));
    await screen.findByRole('dialog', { name: 'ETH bonus rules' });
  },
};

/** A bonus that is not paid now is no part of a rate (ST-71). */
export const BonusEnded: Story = {
  beforeEach: ({ msw }) => {
    const lido = { pid: '121', protocol_name: 'LIDO', rate: '2.84', base_rate: '2.84', extra_interest: { status: 2, max_interest: '1.5' } };
    msw.use(...exchange({ product: defiProduct({ defi: [lido] }), protocols: HELD }));
  },
  play: async ({ canvas }) => {
    const protocols = within(await canvas.findByRole('table', { name: 'Protocols' }));
    await waitFor(() => expect(protocols.getAllByRole('row')[1]).toHaveTextContent(/LIDO2\.84%2\.84%None3/));
    await expect(canvas.queryByText(/1\.50%/)).toBeNull();
  },
};

/** The rate of a protocol opens its own trend (ST-103, API-61). */
export const TrendOfAProtocol: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ pid, limit }) => (pid === '123' ? ratePoints(limit) : [])),
      ...exchange({ product: defiProduct(), protocols: HELD }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2.18%, estimated APR of AAVE ETH, trend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'AAVE ETH trend' }));
    await dialog.findByRole('slider', { name: 'ETH APR over 365 days' }, { timeout: 10_000 });
  },
};

/** A visitor sees all but what is a person's, and is asked to sign in (SH-03, SH-04, ST-26). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(await canvas.findByRole('table', { name: 'Protocols' })).toBeVisible();
    await expect(canvas.queryByText('I hold')).toBeNull();
    await expect(canvas.queryByText('Profit records')).toBeNull();
    await expect(canvas.queryByText('VIP discount on redemption fees')).toBeNull();
  },
};

/** A token is exchanged at a rate; redemption is free of days it does not need (ST-07, ST-93). */
export const Exchanged: Story = {
  args: { target: { pid: '41' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: exchangeProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 BTC = 0.9971 GTBTC')).toBeVisible();
    await expect(canvas.getByText('Up to 3 days')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Protocols' })).toBeNull();
  },
};

/** Rewarded in the coin that is staked, and exchanged into the token of its debt option, at the rate of that (ST-07, ST-12). */
export const ExchangedByDebtOption: Story = {
  args: { target: { pid: '41' } },
  beforeEach: ({ msw }) => {
    const debt = [{ mortgage_coin: 'BTC', reward_coin: 'GTBTC', exchange_rate: '0.98391077' }];
    msw.use(...exchange({ product: exchangeProduct({ reward_coin: 'BTC', debt }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 BTC = 0.98391077 GTBTC')).toBeVisible();
    await expect(canvas.getByText('Reward in BTC')).toBeVisible();
  },
};

/** Rewards that are paid with the redemption, and a redemption of exactly so many days (ST-94, ST-100). */
export const PaidAtRedemption: Story = {
  args: { target: { asset: 'ATOM' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: networkProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('With the redemption')).toBeVisible();
    await expect(canvas.getByText('14 days')).toBeVisible();
  },
};

/** Too little of today's quota is left: the line of the fast way says why it is closed (ST-91). */
export const FastClosed: Story = {
  args: { target: { asset: 'SOL' } },
  beforeEach: ({ msw }) =>
    msw.use(...exchange({ product: plainProduct({ redeem_config: [{ redeem_coin: 'SOL', redeem_quick: 1, redeem_quick_daily: '0' }] }) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Fast redemption in SOL')).closest('div')).toHaveTextContent('Too little quota left today');
    await expect(canvas.queryByText('Fast quota today')).toBeNull();
  },
};

/** A credit pays out in several coins, each with a fee of its own, and none of them fast. The US edition commits (ST-08, US-02). */
export const UsCredit: Story = {
  args: { target: { pid: '61' } },
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: debtProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fee, paid out in USDC')).toBeVisible();
    await expect(canvas.getByText('Fast redemption in USDC').closest('div')).toHaveTextContent('Not offered');
    await expect(canvas.getByText('Total committed')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
};

/** Fields that are missing are `--`, an empty list of protocols says so, a broken one is counted, and long amounts fit. @state partly-failed, long */
export const Bare: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(holdings.statistics, { hold_amount: null }),
      ...exchange({
        product: {
          pid: '12',
          coin: 'SUPERLONGCOINNAME1000',
          is_defi: 1,
          min_mortgage_amount: '123456789012.12345678',
          defi: ['broken' as never],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123,456,789,012.12345678')).toBeVisible();
    await expect(canvas.getByText('1 protocol could not be read and is not shown.')).toBeVisible();
    // Whether there are others is not known.
    await expect(canvas.queryByText('No protocol is offered now')).toBeNull();
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
  },
};

/** The exchange has no such product, and the page leads to those it has. @state empty */
export const NotOffered: Story = {
  args: { products: '/staking' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(products.product, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is not offered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/staking');
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(products.product)) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(products.product, 502)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The product could not be loaded')).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the product stays with a warning above it. @state stale */
export const Stale: Story = {
  args: { target: { asset: 'SOL' } },
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: plainProduct() })),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('1 – 5 days');
    msw.use(httpError(products.product, 503));
    void cache.invalidateQueries();
    await canvas.findByText(/so its rates may have changed/);
    await expect(canvas.getByText('1 – 5 days')).toBeVisible();
  },
};

/** A page reached by a protocol is about that protocol: rate, holding, trend, terms and the rules of its bonus (ST-26, ST-73). */
export const OfAProtocol: Story = {
  args: { target: { pid: '122' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ pid, limit }) => (pid === '122' ? ratePoints(limit) : [])),
      mockEndpoint(holdings.statistics, ({ pid }) => ({
        hold_amount: pid === '122' ? '1.2' : '4.2',
        total_profit: '0.01',
        yesterday_profit: '0.001',
        reward_coin: 'ETH',
      })),
      ...exchange({ product: defiProduct(), protocols: HELD }),
    ),
  play: async ({ canvas }) => {
    const band = await canvas.findByRole('region', { name: 'My ETH staking' });
    await waitFor(() => expect(band).toHaveTextContent(/4\.91%.*I hold.*1\.2/));
    await expect(canvas.getByRole('heading', { name: /Trend · ROCKET/ })).toBeVisible();
    await canvas.findByRole('slider', { name: 'ETH APR over 365 days' }, { timeout: 10_000 });
    await expect(canvas.getByRole('link', { name: 'All protocols of ETH' })).toHaveAttribute('href', '/staking/12');
    await expect(canvas.getByRole('link', { name: 'LIDO' })).toHaveAttribute('href', '/staking/121');
    // ROCKET has no bonus, so there are no rules of one.
    await expect(canvas.queryByRole('button', { name: 'Bonus rules' })).toBeNull();
  },
};

/** The rules of the bonus open at the protocol of the page, whichever has the highest rate (ST-73). */
export const BonusOfAProtocol: Story = {
  args: { target: { pid: '121' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bonus rules' }));
    const rules = within(await screen.findByRole('dialog', { name: 'ETH bonus rules' }));
    await expect(rules.getByRole('radio', { name: 'LIDO' })).toBeChecked();
  },
};

/** A product of several coins adds them up as its token and lists each; rewards are named in every coin (ST-07, ST-54). */
export const SeveralCoins: Story = {
  args: { target: { pid: '51' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...exchange({
        product: { ...mintProduct(), personal_mortgage_limit: '100' },
        coins: { USDT: '30', USDC: '12.5' },
        rewards: { USDT: '0.5', GT: '0.25' },
      }),
    ),
  play: async ({ canvas }) => {
    const band = await canvas.findByRole('region', { name: 'My GUSD staking' });
    await waitFor(() => expect(band).toHaveTextContent(/42\.5\s*GUSD.*Made of 30 USDT, 12\.5 USDC/));
    await waitFor(() => expect(band).toHaveTextContent(/Cumulative\s*1\s*USDT.*0\.5\s*GT/));
    await expect(canvas.getByText('Left of my limit').closest('div')).toHaveTextContent('57.5');
    await userEvent.click(canvas.getByRole('radio', { name: 'USDC' }));
  },
};

/** A product that is sold out says so on its page. @state sold-out */
export const SoldOut: Story = {
  args: { target: { asset: 'SOL' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: plainProduct({ left_amount: '0' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is sold out.')).toBeVisible();
  },
};

/** The page says what a web3 bonus needs (AMB-138, AMB-165). */
export const Web3Condition: Story = {
  args: { target: { asset: 'SOL' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...exchange({
        product: plainProduct({
          rate: '9.12',
          extra_interest_type: 'web3 task',
          extra_interest_task: { interest_key: 'k', jump_web: '/web3/tasks/k' },
          extra_interest: {
            status: 1,
            max_interest: '3',
            reward_coin: 'GT',
            interest: '[{"money_min":"0","money_max":"","money_rate":"3"}]',
          },
        }),
        taskDone: false,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bonus needs a web3 task')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the task' })).toHaveAttribute('href', '/web3/tasks/k');
    await expect(canvas.getByText('Web3 task to do')).toBeVisible();
    await expect(canvas.getByText('6.12% base + up to 3.00% bonus after a web3 task')).toBeVisible();
  },
};

/** Hidden balances hide what is held of each coin and what the limit leaves; minimum, quota and what everybody has staked stay. */
export const Hidden: Story = {
  args: { target: { pid: '51' } },
  render: (args) => (
    <AmountVisibility visible={false}>
      <StakingProductDetail {...args} />
    </AmountVisibility>
  ),
  beforeEach: SeveralCoins.beforeEach ?? [],
  play: async ({ canvas }) => {
    const band = await canvas.findByRole('region', { name: 'My GUSD staking' });
    await waitFor(() => expect(band).toHaveTextContent(/Made of \*{4} USDT, \*{4} USDC/));
    for (const own of ['42.5', '30 USDT', '12.5', '57.5', '0.25']) await expect(document.body).not.toHaveTextContent(own);
    await expect(canvas.getByText('Minimum').closest('div')).toHaveTextContent(/\d/);
    await waitFor(() => expect(band).toHaveTextContent(/Total staked[\d.]/));
  },
};
