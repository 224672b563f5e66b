import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, poolRows, projectRow, statisticsRow, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { httpError, neverAnswers } from '../../testing/mockEndpoint.ts';
import { ANY, day, part, t } from '../../testing/words.ts';
import { ProjectStatistics } from './ProjectStatistics.tsx';

const meta = {
  title: 'Launchpool/Project statistics',
  component: ProjectStatistics,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'its dialog sends, and shows what became of it',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and what a person has is shown to them everywhere',
    },
  },
  args: { projectId: '1' },
} satisfies Meta<typeof ProjectStatistics>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  statisticsRow(),
  statisticsRow({ rid: '12', amount: '80', valid_amount: '62.5', lastHourRewardAmount: '0.4438', lastRewardAmount: '0.4438' }),
];

/** Each pool with what is staked, what of it counts, and its rewards; Redeem opens the dialog of that pool (LP-07, LP-58, AMB-065). */
export const TwoPools: Story = {
  args: { onDialogChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: two }).handlers),
  play: async ({ args }) => {
    const table = within(await screen.findByRole('table', { name: part(t('earn.launchpool.statistics.title')) }));
    await table.findByText('62.5');
    await expect(table.getAllByText('1.0907')).toHaveLength(2);
    await userEvent.click(table.getByRole('button', { name: t('earn.redeemCoin', { coin: 'GT' }) }));
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'GT' }) });
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'redeem', projectId: '1', poolId: '12' });
  },
};

/** Where the parts of a stake are held, and why less counts than is staked: a tier, or an hour that is not over (LP-11, AMB-166). */
export const WhereAndWhatCounts: Story = {
  beforeEach: ({ msw }) => {
    const tiers = [{ transaction_amount: '1000', mortgage_limit: '400' }];
    const reward_pools = [
      poolRow({ transaction_config: tiers }),
      poolRow({ rid: '12', coin: 'GT' }),
      usdtPoolRow({ rid: '13', coin: 'BTC' }),
    ];
    const stakes = [
      { amount: '50', redeem_type: 1, user_period: 0 },
      { amount: '200', redeem_type: 2, user_period: 0 },
      { amount: '250', redeem_type: 0, user_period: 0 },
    ];
    const statistics = [
      statisticsRow({ amount: '500', valid_amount: '400', stakes }),
      statisticsRow({ rid: '12', amount: '80', valid_amount: '20' }),
      statisticsRow({ rid: '13', amount: '1', valid_amount: '0' }),
    ];
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools }), statistics }).handlers);
  },
  play: async () => {
    for (const text of [
      t('earn.launchpool.held.partIn', { amount: '250 USDT', place: t('earn.launchpool.held.launchpool') }),
      t('earn.launchpool.held.partIn', { amount: '200 USDT', place: t('earn.launchpool.held.gusd') }),
      t('earn.launchpool.held.partIn', { amount: '50 USDT', place: t('earn.launchpool.held.flexible') }),
      t('earn.launchpool.counts.upTo', { amount: '400', coin: 'USDT' }),
    ])
      await expect(await screen.findByText(text)).toBeVisible();
    await expect(
      screen.getByText(t('earn.launchpool.statistics.countsFrom', { amount: '60 GT', time: `${day('2026-01-15')} 09:00 (UTC)` })),
    ).toBeVisible();
    await expect(screen.getByText(t('earn.launchpool.counts.nothing'))).toBeVisible();
    await expect(screen.queryByText(part(t('earn.launchpool.statistics.countsFrom', { amount: `${ANY} BTC`, time: ANY })))).toBeNull();
  },
};

/** Hidden balances leave no part of a stake in a note; the limit of a tier is a public term. */
export const HiddenBalances: Story = {
  ...WhereAndWhatCounts,
  render: (args) => (
    <AmountVisibility visible={false}>
      <ProjectStatistics {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    await screen.findByText(t('earn.launchpool.held.partIn', { amount: '**** USDT', place: t('earn.launchpool.held.gusd') }));
    await screen.findByText(t('earn.launchpool.statistics.countsFrom', { amount: '**** GT', time: `${day('2026-01-15')} 09:00 (UTC)` }));
    await screen.findByText(t('earn.launchpool.counts.upTo', { amount: '400', coin: 'USDT' }));
    await expect(document.body).not.toHaveTextContent(/\b(50|60|80|200|250|500) (USDT|GT)/);
  },
};

/** Statistics that are late: the place of the rows is kept. @state loading */
export const Late: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.statistics), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByRole('heading', { name: t('earn.launchpool.statistics.title') });
    await expect(screen.queryByRole('button', { name: part(t('earn.redeem')) })).toBeNull();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the rows stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: two }).handlers),
  play: async ({ msw }) => {
    await screen.findByText('62.5');
    msw.use(httpError(launchpool.statistics, 503));
    void cache.invalidateQueries();
    await screen.findByText(part(t('earn.ui.refreshFailed')));
    await expect(screen.getByRole('button', { name: t('earn.redeemCoin', { coin: 'GT' }) })).toBeEnabled();
  },
};

/** Statistics that are missing can be read again. @state failed */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.statistics, 500), ...mockLaunchpool().handlers),
  play: async ({ msw }) => {
    await screen.findByText(t('earn.launchpool.statistics.failed'));
    msw.use(...mockLaunchpool({ statistics: two }).handlers);
    await userEvent.click(await screen.findByRole('button', { name: t('earn.ui.retry') }));
    await screen.findByText('62.5');
  },
};

/** Figures that cannot be read are `--`, and the row stays. @state one-row, partly-failed */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: null, valid_amount: 'x', lastHourRewardAmount: null })] }).handlers),
  play: async () => {
    await expect((await screen.findAllByText('--')).length).toBeGreaterThanOrEqual(3);
  },
};

/**
 * A stake whose pool is no longer listed is reported, and the list is not shown as empty; it can be read again (LP-58, SH-07).
 *
 * @state partly-failed
 */
export const PoolNotListed: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: poolRows.slice(1) }) }).handlers),
  play: async ({ msw }) => {
    await screen.findByText(t('earn.launchpool.statistics.unreadable', { count: 1 }));
    await expect(screen.queryByText(t('earn.launchpool.statistics.empty'))).toBeNull();
    msw.use(...mockLaunchpool().handlers);
    await userEvent.click(await screen.findByRole('button', { name: t('earn.ui.retry') }));
    await screen.findByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) });
    await expect(screen.queryByText(part(t('earn.launchpool.statistics.unreadable', { count: 1 })))).toBeNull();
  },
};

/** @state empty */
export const NothingStaked: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [] }).handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.statistics.empty'));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.statistics.anonymous'));
  },
};

/** The US edition shows no rewards of the last hour, on a phone as cards that scroll (US-05). @state many-rows, long */
export const UsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    earn: { edition: 'us' },
    viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } },
  },
  beforeEach: ({ msw }) => {
    const more = ['13', '14', '15', '16'].map((rid) => statisticsRow({ rid, amount: '123456789012.12345678' }));
    msw.use(...mockLaunchpool({ statistics: [...two, ...more] }).handlers);
  },
  play: async () => {
    await screen.findByText('62.5');
    await expect(screen.getAllByText('123,456,789,012.12345678')).toHaveLength(4);
    await expect(screen.queryByText(t('earn.launchpool.statistics.lastHour'))).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
