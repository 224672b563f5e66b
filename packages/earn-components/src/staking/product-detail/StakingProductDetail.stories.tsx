import { faq, holdings, products, records, trends } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { debtProduct, defiProduct, exchangeProduct, mintProduct, networkProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ratePoints, totalPoints } from '../../testing/stakingTrend.ts';
import { address, inList, part, t } from '../../testing/words.ts';
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

const meta = {
  title: 'Staking/Product detail',
  component: StakingProductDetail,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'its dialogs send, and show it themselves',
      'quota-used, vip-only, restricted-region': 'everybody sees the product; the dialog that stakes says what is in the way',
      'one-row': 'it shows one product',
    },
  },
  args: { target: { asset: 'ETH' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: defiProduct(), protocols: HELD })),
} satisfies Meta<typeof StakingProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rate, total staked, what the person has, trend, protocols, terms, discounts and questions (ST-11, ST-14, ST-25, ST-26, ST-101). @state many-rows */
export const Defi: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: t('earn.staking.summary.title', { coin: 'ETH' }) })).toHaveTextContent(
      part(t('earn.staking.products.upTo', { apr: '4.34%' }), t('earn.staking.detail.everybody')),
    );
    await canvas.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 }) }, { timeout: 10_000 });
    const protocols = within(await canvas.findByRole('table', { name: t('earn.staking.detail.protocols') }));
    await waitFor(() =>
      expect(protocols.getAllByRole('row')[1]).toHaveTextContent(
        part(`LIDO${t('earn.staking.products.upTo', { apr: '4.34%' })}2.84%${t('earn.staking.products.upTo', { apr: '1.50%' })}3`),
      ),
    );
    await expect(protocols.getAllByRole('row')[3]).toHaveTextContent(part(`AAVE2.18%2.18%${t('earn.staking.detail.noBonus')}0`));
    await expect(canvas.getByText(t('earn.staking.detail.rewardAfter', { days: 1 }))).toBeVisible();
    await expect(
      canvas.getByText(t('earn.staking.detail.fastValue', { time: t('earn.staking.redeem.minutes', { minutes: 30 }), fee: '0.135%' })),
    ).toBeVisible();
    await expect(
      within(await canvas.findByRole('table', { name: t('earn.staking.vip.caption') })).getByText(t('earn.staking.vip.yours')),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '00:00?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.staking.stake.bonusRules') }));
    await screen.findByRole('dialog', { name: t('earn.staking.bonus.title', { coin: 'ETH' }) });
  },
};

/** A bonus that is not paid now is no part of a rate (ST-71). */
export const BonusEnded: Story = {
  beforeEach: ({ msw }) => {
    const lido = { pid: '121', protocol_name: 'LIDO', rate: '2.84', base_rate: '2.84', extra_interest: { status: 2, max_interest: '1.5' } };
    msw.use(...exchange({ product: defiProduct({ defi: [lido] }), protocols: HELD }));
  },
  play: async ({ canvas }) => {
    const protocols = within(await canvas.findByRole('table', { name: t('earn.staking.detail.protocols') }));
    await waitFor(() =>
      expect(protocols.getAllByRole('row')[1]).toHaveTextContent(part(`LIDO2.84%2.84%${t('earn.staking.detail.noBonus')}3`)),
    );
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
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.staking.trend.open', { apr: '2.18%', coin: 'AAVE ETH' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.staking.trend.title', { coin: 'AAVE ETH' }) }));
    await dialog.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 }) }, { timeout: 10_000 });
  },
};

/** A visitor sees all but what is a person's, and is asked to sign in (SH-03, SH-04, ST-26). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('earn.login') })).toBeEnabled();
    await expect(await canvas.findByRole('table', { name: t('earn.staking.detail.protocols') })).toBeVisible();
    await expect(canvas.queryByText(t('earn.staking.summary.held'))).toBeNull();
    await expect(canvas.queryByText(t('earn.staking.profit.title'))).toBeNull();
    await expect(canvas.queryByText(t('earn.staking.detail.vip'))).toBeNull();
  },
};

/** A token is exchanged at a rate; redemption is free of days it does not need (ST-07, ST-93). */
export const Exchanged: Story = {
  args: { target: { pid: '41' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: exchangeProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 BTC = 0.9971 GTBTC')).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.period.upTo', { days: 3 }))).toBeVisible();
    await expect(canvas.queryByRole('table', { name: t('earn.staking.detail.protocols') })).toBeNull();
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
    await expect(canvas.getByText(t('earn.staking.detail.reward', { coin: 'BTC' }))).toBeVisible();
  },
};

/** Rewards that are paid with the redemption, and a redemption of exactly so many days (ST-94, ST-100). */
export const PaidAtRedemption: Story = {
  args: { target: { asset: 'ATOM' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: networkProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.detail.rewardAtRedemption'))).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.period.equal', { days: 14 }))).toBeVisible();
  },
};

/** Too little of today's quota is left: the line of the fast way says why it is closed (ST-91). */
export const FastClosed: Story = {
  args: { target: { asset: 'SOL' } },
  beforeEach: ({ msw }) =>
    msw.use(...exchange({ product: plainProduct({ redeem_config: [{ redeem_coin: 'SOL', redeem_quick: 1, redeem_quick_daily: '0' }] }) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(t('earn.staking.detail.fast', { coin: 'SOL' }))).closest('div')).toHaveTextContent(
      t('earn.staking.redeem.fast.quota-too-small'),
    );
    await expect(canvas.queryByText(t('earn.staking.detail.quota'))).toBeNull();
  },
};

/** A credit pays out in several coins, each with a fee of its own, and none of them fast. The US edition commits (ST-08, US-02). */
export const UsCredit: Story = {
  args: { target: { pid: '61' } },
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: debtProduct() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.detail.fee', { coin: 'USDC' }))).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.detail.fast', { coin: 'USDC' })).closest('div')).toHaveTextContent(
      t('earn.staking.redeem.fast.not-offered'),
    );
    await expect(canvas.getByText(t('earn.staking.detail.everybody'))).toBeVisible();
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
    await expect(canvas.getByText(t('earn.staking.detail.unreadable', { count: 1 }))).toBeVisible();
    // Whether there are others is not known.
    await expect(canvas.queryByText(t('earn.staking.detail.noProtocols'))).toBeNull();
    await expect(canvas.queryByText(t('finances.noData'))).toBeNull();
  },
};

/** The exchange has no such product, and the page leads to those it has. @state empty */
export const NotOffered: Story = {
  args: { products: '/staking' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(products.product, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.stake.missing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('earn.staking.products.showAll') })).toHaveAttribute('href', '/staking');
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(products.product)) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(products.product, 502)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.stake.failed'))).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the product stays with a warning above it. @state stale */
export const Stale: Story = {
  args: { target: { asset: 'SOL' } },
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: plainProduct() })),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.staking.period.range', { min: 1, max: 5 }));
    msw.use(httpError(products.product, 503));
    void cache.invalidateQueries();
    await canvas.findByText(part(t('earn.staking.stake.stale')));
    await expect(canvas.getByText(t('earn.staking.period.range', { min: 1, max: 5 }))).toBeVisible();
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
    const band = await canvas.findByRole('region', { name: t('earn.staking.summary.title', { coin: 'ETH' }) });
    await waitFor(() => expect(band).toHaveTextContent(part('4.91%', t('earn.staking.summary.held'), '1.2')));
    await expect(canvas.getByRole('heading', { name: part(`${t('earn.staking.detail.trend')} · ROCKET`) })).toBeVisible();
    await canvas.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 }) }, { timeout: 10_000 });
    await expect(canvas.getByRole('link', { name: t('earn.staking.detail.all', { coin: 'ETH' }) })).toHaveAttribute(
      'href',
      address('/staking/12'),
    );
    await expect(canvas.getByRole('link', { name: 'LIDO' })).toHaveAttribute('href', address('/staking/121'));
    // ROCKET has no bonus, so there are no rules of one.
    await expect(canvas.queryByRole('button', { name: t('earn.staking.stake.bonusRules') })).toBeNull();
  },
};

/** The rules of the bonus open at the protocol of the page, whichever has the highest rate (ST-73). */
export const BonusOfAProtocol: Story = {
  args: { target: { pid: '121' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.staking.stake.bonusRules') }));
    const rules = within(await screen.findByRole('dialog', { name: t('earn.staking.bonus.title', { coin: 'ETH' }) }));
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
    const band = await canvas.findByRole('region', { name: t('earn.staking.summary.title', { coin: 'GUSD' }) });
    await waitFor(() =>
      expect(band).toHaveTextContent(part('42.5 GUSD', t('earn.staking.summary.of', { amounts: inList('30 USDT', '12.5 USDC') }))),
    );
    await waitFor(() => expect(band).toHaveTextContent(part(t('earn.staking.summary.total'), '1 USDT', '0.5 GT')));
    await expect((await canvas.findByText(t('earn.staking.stake.limitLeft'))).closest('div')).toHaveTextContent('57.5');
    await userEvent.click(canvas.getByRole('radio', { name: 'USDC' }));
  },
};

/** A product that is sold out says so on its page. @state sold-out */
export const SoldOut: Story = {
  args: { target: { asset: 'SOL' } },
  beforeEach: ({ msw }) => msw.use(...exchange({ product: plainProduct({ left_amount: '0' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.stake.sold-out'))).toBeVisible();
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
    await expect(await canvas.findByText(t('earn.staking.task.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('earn.staking.task.open') })).toHaveAttribute('href', '/web3/tasks/k');
    await expect(canvas.getByText(t('earn.staking.task.todo'))).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.protocol.partsTask', { base: '6.12%', bonus: '3.00%' }))).toBeVisible();
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
    const band = await canvas.findByRole('region', { name: t('earn.staking.summary.title', { coin: 'GUSD' }) });
    await waitFor(() => expect(band).toHaveTextContent(part(t('earn.staking.summary.of', { amounts: inList('**** USDT', '**** USDC') }))));
    for (const own of ['42.5', '30 USDT', '12.5', '57.5', '0.25']) await expect(document.body).not.toHaveTextContent(own);
    await expect(canvas.getByText(t('earn.staking.products.minimum')).closest('div')).toHaveTextContent(/\d/);
    await waitFor(() => expect(band).toHaveTextContent(new RegExp(String.raw`${t('earn.staking.detail.everybody')}[\d.]`)));
  },
};
