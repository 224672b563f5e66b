import { trends } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { defiProduct } from '../../testing/stakingRows.ts';
import { ratePoints, totalPoints } from '../../testing/stakingTrend.ts';
import { ANY, beginning, day, part, staleSince, t, whole } from '../../testing/words.ts';
import { StakingStakeDialog } from '../stake-dialog/StakingStakeDialog.tsx';
import { StakingTrendDialog } from './StakingTrendDialog.tsx';

const meta = {
  title: 'Staking/Trend dialog',
  component: StakingTrendDialog,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'the trend is the same for everybody',
    },
  },
  args: { open: true, onOpenChange: fn(), asset: 'ETH', pid: '121' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ limit }) => ratePoints(limit)),
      mockEndpoint(trends.totals, ({ limit }) => totalPoints(limit)),
    ),
} satisfies Meta<typeof StakingTrendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const chart = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog')).findByRole('slider', { name }, { timeout: 10_000 });

/**
 * A year at first: rate, base and extra as three lines, each point with all three, and how old the newest is. A visitor sees it
 * too (ST-16, ST-103).
 *
 * @state many-rows, signed-out
 */
export const Year: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    const line = await chart(beginning(t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 })));
    await expect(line).toHaveAttribute('aria-valuemax', '364');
    await expect(
      within(screen.getByRole('radiogroup', { name: t('earn.trend.period') }))
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual([
      t('earn.staking.trend.days', { days: 7 }),
      t('earn.staking.trend.days', { days: 30 }),
      t('earn.staking.trend.days', { days: 90 }),
      t('earn.staking.trend.days', { days: 365 }),
    ]);
    line.focus();
    await userEvent.keyboard('{End}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        whole(
          t('earn.trend.point', {
            time: day('2026-01-15'),
            value: [
              t('earn.staking.trend.total'),
              ' 3.28%',
              ANY,
              t('earn.staking.trend.base'),
              ' 2.88%',
              ANY,
              t('earn.staking.trend.extraIn', { coin: 'GT' }),
              ' 0.40%',
            ].join(''),
          }),
        ),
      ),
    );
    await screen.findByText(t('earn.trend.asOf', { time: day('2026-01-15'), zone: 'UTC' }));
    // The axis writes a day as the line below it does.
    await expect(screen.getByText(day('2025-01-16'))).toBeVisible();
  },
};

/** The same points as a table, over another period, with a column for each rate (ST-103). */
export const AsTable: Story = {
  play: async () => {
    await chart(part(t('earn.staking.trend.days', { days: 365 })));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.staking.trend.days', { days: 7 }) }));
    await chart(beginning(t('earn.staking.trend.rateChart', { coin: 'ETH', days: 7 })));
    await userEvent.click(screen.getByRole('button', { name: t('earn.trend.showTable') }));
    const table = within(await screen.findByRole('table', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 7 }) }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      t('earn.time'),
      t('earn.staking.trend.total'),
      t('earn.staking.trend.base'),
      t('earn.staking.trend.extraIn', { coin: 'GT' }),
    ]);
    await expect(table.getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** What everybody has staked, in the coin and in USDT (ST-17, ST-103). */
export const Staked: Story = {
  play: async () => {
    await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.staking.trend.staked', { unit: 'ETH' }) }));
    const coins = await chart(t('earn.staking.trend.stakedChart', { coin: 'ETH', days: 365, unit: 'ETH' }));
    await expect(coins).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(whole(t('earn.trend.point', { time: day('2026-01-15'), value: `4${ANY},${ANY} ETH` }))),
    );
    await userEvent.click(screen.getByRole('radio', { name: t('earn.staking.trend.staked', { unit: 'USDT' }) }));
    const usdt = await chart(t('earn.staking.trend.stakedChart', { coin: 'ETH', days: 365, unit: 'USDT' }));
    await expect(usdt).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(whole(t('earn.trend.point', { time: day('2026-01-15'), value: `1${ANY},${ANY},${ANY} USDT` }))),
    );
  },
};

/** The US edition commits; a total in USDT is asked for once where USDT is the coin (US-02). */
export const UsUsdt: Story = {
  args: { asset: 'USDT', pid: undefined },
  parameters: { earn: { edition: 'us' } },
  play: async () => {
    await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })));
    await expect(
      within(screen.getByRole('radiogroup', { name: t('earn.staking.trend.figure') }))
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual([t('earn.staking.trend.rate'), t('earn.staking.trend.staked', { unit: 'USDT' })]);
  },
};

/** Gaps stay gaps, each line has its own, a rate of which nothing is known has none, and an unreadable day is told. @state partly-failed, long */
export const Gaps: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ limit }) => [
        ...ratePoints(limit).flatMap((point, day) =>
          day % 50 === 7
            ? []
            : [
                {
                  ...point,
                  extra_rate: null,
                  base_rate: day % 40 === 3 ? null : point.base_rate,
                  rate: day === 100 ? '1000000' : point.rate,
                },
              ],
        ),
        'broken' as never,
      ]),
    ),
  play: async () => {
    const line = await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })));
    await screen.findByText(t('earn.staking.trend.unreadable', { count: 1 }));
    line.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        part(
          t('earn.trend.point', {
            time: day('2025-01-19'),
            value: `${t('earn.staking.trend.total')} 3.13%${ANY}${t('earn.staking.trend.base')} --`,
          }),
        ),
      ),
    );
  },
};

/** One day is a dot. @state one-row */
export const OneDay: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(trends.rates, ratePoints(1))),
  play: async () => {
    await expect(await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })))).toHaveAttribute('aria-valuemax', '0');
  },
};

/** The rate details of a stake open the trend of its protocol, and closing both leads back to what was typed (ST-47, ST-48, ST-103). */
export const FromRateDetails: Story = {
  render: ({ open, onOpenChange }) => <StakingStakeDialog open={open} onOpenChange={onOpenChange} asset="ETH" />,
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ pid, limit }) => (pid === '121' ? ratePoints(limit) : [])),
      ...mockStaking({ product: defiProduct() }).handlers,
    ),
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: t('earn.amount.label') });
    await screen.findAllByText('3.5107');
    await userEvent.type(amount, '1.5');
    await userEvent.click(screen.getByRole('button', { name: part(t('earn.staking.stake.rateDetailsOf', { apr: ANY })) }));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.staking.rateInfo.trend') }));
    await screen.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 }) }, { timeout: 10_000 });
    for (const title of [t('earn.staking.trend.title', { coin: 'ETH' }), t('earn.staking.rateInfo.title', { coin: 'ETH' })]) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    }
    await expect(await screen.findByRole('textbox', { name: t('earn.amount.label') })).toHaveValue('1.5');
  },
};

/** @state empty */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(trends.rates, [])),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(t('earn.staking.trend.empty'))).toBeVisible());
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

/** Four figures, the chart, the names of its lines and the two ends of the line below it keep their places. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(trends.rates)),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelectorAll('[data-part="skeleton"]')).toHaveLength(8));
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(trends.rates, 502)),
  play: async () => {
    await screen.findByText(t('earn.staking.trend.failed'));
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the chart stays, and above it stands from when it is. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })));
    msw.use(httpError(trends.rates, 503));
    void cache.invalidateQueries();
    await screen.findByText(staleSince('08'));
    await expect(screen.queryByText(part(t('earn.staking.trend.failed')))).toBeNull();
    await chart(part(t('earn.staking.trend.rateChart', { coin: ANY, days: ANY })));
  },
};
