import * as account from '@earnkit/core/account/contract';
import { holdings } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { beginning, either, part, staleSince, t } from '../../testing/words.ts';
import { StakingTotals } from './StakingTotals.tsx';

const meta = {
  title: 'Staking/Totals',
  component: StakingTotals,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has three figures',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and what a person has is shown to them everywhere',
    },
  },
} satisfies Meta<typeof StakingTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

const balance = (coin: string, amount: string) => ({
  pid: coin,
  coin,
  icon: null,
  protocol_name: 'GATE',
  mortgage_amount: amount,
  type: 'staking',
  rate: null,
  reward_coin: null,
});
const prices = mockEndpoint(account.tickers, [
  { pair: 'ETH_USDT', rate: '3300' },
  { pair: 'SOL_USDT', rate: '187.5' },
]);
const held = mockEndpoint(holdings.balances, [balance('ETH', '4.2'), balance('SOL', '10')]);
const earned = mockEndpoint(holdings.statistics, ({ coin }) => ({
  hold_amount: '1',
  total_profit: coin === 'ETH' ? '0.05' : '0.4',
  yesterday_profit: coin === 'ETH' ? '0.001' : '0.002',
  reward_coin: coin,
}));
/** What is staked of every coin, yesterday's rewards and all rewards, in USDT (SH-07, SH-22, API-65, API-67). */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(prices, held, earned, ...mockStaking().handlers),
  play: async () => {
    // 4.2 × 3,300 + 10 × 187.5; 0.001 × 3,300 + 0.002 × 187.5; 0.05 × 3,300 + 0.4 × 187.5
    await screen.findByText('15,735.00');
    await screen.findByText('3.6750');
    await screen.findByText('240.00');
    await expect(screen.getByText(t('earn.staking.band.coins', { count: 2 }))).toBeVisible();
    // The exchange names only the coins that are held, so a coin that was redeemed is not in it.
    await expect(screen.getAllByText(t('earn.staking.band.rewards'))).toHaveLength(2);
  },
};

/** With every product known, rewards of a coin that was redeemed count too, as in the overview (AMB-161). */
export const RedeemedCoinIncluded: Story = {
  args: {
    products: {
      state: 'ready',
      data: { rows: ['ETH', 'SOL', 'AVAX'].map((asset) => ({ product: { asset } })), unreadable: [], total: 3 },
      stale: false,
      readAt: 0,
      retry: () => undefined,
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.tickers, [
        { pair: 'ETH_USDT', rate: '3300' },
        { pair: 'SOL_USDT', rate: '187.5' },
        { pair: 'AVAX_USDT', rate: '16' },
      ]),
      held,
      earned,
      ...mockStaking().handlers,
    ),
  play: async () => {
    // 0.05 × 3,300 + 0.4 × 187.5 of what is held, and 0.4 × 16 of what was redeemed
    await screen.findByText('246.40');
    await expect(screen.getByText(t('earn.staking.band.coins', { count: 2 }))).toBeVisible();
    await expect(screen.getAllByText(beginning(t('earn.staking.band.mainRewardsEver')))).toHaveLength(2);
  },
};

/** A coin whose rewards cannot be read leaves their sums unknown, never smaller; what is staked is known. @state partly-failed */
export const RewardsUnknown: Story = {
  parameters: { sameAs: 'the second try has read what failed' },
  beforeEach: ({ msw }) => msw.use(prices, held, httpError(holdings.statistics, 500), ...mockStaking().handlers),
  play: async ({ msw }) => {
    await screen.findByText('15,735.00');
    await expect(await screen.findAllByText('--')).toHaveLength(2);
    await expect(screen.getByText(part(t('earn.staking.band.incomplete')))).toBeVisible();
    // Another try reads the rewards too.
    msw.use(earned);
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await screen.findByText('240.00');
    await expect(screen.queryByText('--')).toBeNull();
  },
};

/** A holding that cannot be read leaves the totals unknown, and how many coins there are. @state partly-failed */
export const HoldingUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(prices, mockEndpoint(holdings.balances, [balance('ETH', '4.2'), null] as never), earned, ...mockStaking().handlers),
  play: async () => {
    await expect(await screen.findAllByText('--')).toHaveLength(3);
    await expect(screen.getByText(part(t('earn.staking.band.incomplete')))).toBeVisible();
    await expect(
      screen.queryByText(either(t('earn.staking.band.coins', { count: 1 }), t('earn.staking.band.coins', { count: 2 }))),
    ).toBeNull();
  },
};

/** Rewards are read after what is staked, which is shown meanwhile. */
export const RewardsOnTheirWay: Story = {
  beforeEach: ({ msw }) => msw.use(prices, held, neverAnswers(holdings.statistics), ...mockStaking().handlers),
  play: async () => {
    await screen.findByText('15,735.00');
    await expect(screen.queryByText('--')).toBeNull();
  },
};

/** The line of how many coins there are is kept, so that the band does not grow. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(holdings.balances), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    const [staked] = await canvas.findAllByRole('definition');
    await expect(staked?.querySelectorAll('[data-part="skeleton"]')).toHaveLength(2);
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(holdings.balances, 500), ...mockStaking().handlers),
  play: async () => {
    await screen.findByText(part(t('earn.staking.summary.failed')));
  },
};

/** A person without a stake sees zeros. @state empty */
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(holdings.balances, []), ...mockStaking().handlers),
  play: async () => {
    await screen.findByText(t('earn.staking.band.coins', { count: 0 }));
    await expect(screen.getAllByText('0')).toHaveLength(3);
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the figures stay with a warning; very long ones fit a phone. @state stale, long */
export const StaleAndVeryLong: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    earn: { queryClient: cache },
    viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } },
  },
  beforeEach: ({ msw }) =>
    msw.use(prices, mockEndpoint(holdings.balances, [balance('USDT', '123456789012345.25')]), earned, ...mockStaking().handlers),
  play: async ({ msw }) => {
    await screen.findByText('123,456,789,012,345.25');
    msw.use(httpError(holdings.balances, 503));
    void cache.invalidateQueries();
    await screen.findByText(staleSince('08'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A visitor is invited, in the words of the US edition. @state signed-out */
export const UsVisitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, edition: 'us' } },
  play: async () => {
    await screen.findByText(t('earn.staking.holdings.anonymous'));
    await expect(await screen.findByRole('button', { name: t('earn.login') })).toBeEnabled();
  },
};
