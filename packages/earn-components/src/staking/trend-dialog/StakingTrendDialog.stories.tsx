import { trends } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { defiProduct } from '../../testing/stakingRows.ts';
import { ratePoints, totalPoints } from '../../testing/stakingTrend.ts';
import { StakingStakeDialog } from '../stake-dialog/StakingStakeDialog.tsx';
import { StakingTrendDialog } from './StakingTrendDialog.tsx';

/**
 * @unreachable refused, submitting, outcome-unknown, success: it sends nothing
 * @unreachable sold-out, quota-used, vip-only, restricted-region: the trend is the same for everybody
 */
const meta = {
  title: 'Staking/Trend dialog',
  component: StakingTrendDialog,
  args: { open: true, onOpenChange: fn(), asset: 'ETH', pid: '121' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(trends.rates, ({ limit }) => ratePoints(limit)),
      mockEndpoint(trends.totals, ({ limit }) => totalPoints(limit)),
    ),
} satisfies Meta<typeof StakingTrendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const chart = async (name: RegExp) => within(await screen.findByRole('dialog')).findByRole('slider', { name }, { timeout: 10_000 });

/**
 * A year at first: rate, base and extra as three lines, each point with all three, and how old the newest is. A visitor sees it
 * too (ST-16, ST-103).
 *
 * @state many-rows, signed-out
 */
export const Year: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    const line = await chart(/^ETH APR over 365 days/);
    await expect(line).toHaveAttribute('aria-valuemax', '364');
    await expect(
      within(screen.getByRole('radiogroup', { name: 'Period' }))
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual(['7 days', '30 days', '90 days', '365 days']);
    line.focus();
    await userEvent.keyboard('{End}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^01\/15\/2026: Total 3\.\d\d%, Base 2\.\d\d%, Extra in GT 0\.40%$/),
    );
    await screen.findByText('As of 01/15/2026 (UTC)');
    // The axis writes a day as the line below it does.
    await expect(screen.getByText('01/16/2025')).toBeVisible();
  },
};

/** The same points as a table, over another period, with a column for each rate (ST-103). */
export const AsTable: Story = {
  play: async () => {
    await chart(/365 days/);
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await chart(/^ETH APR over 7 days/);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(await screen.findByRole('table', { name: 'ETH APR over 7 days' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Time', 'Total', 'Base', 'Extra in GT']);
    await expect(table.getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** What everybody has staked, in the coin and in USDT (ST-17, ST-103). */
export const Staked: Story = {
  play: async () => {
    await chart(/APR/);
    await userEvent.click(screen.getByRole('radio', { name: 'Staked, in ETH' }));
    const coins = await chart(/^ETH staked by everybody over 365 days, in ETH$/);
    await expect(coins).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/15\/2026: 4\d,\d{3}\.\d\d ETH$/));
    await userEvent.click(screen.getByRole('radio', { name: 'Staked, in USDT' }));
    const usdt = await chart(/in USDT$/);
    await expect(usdt).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/15\/2026: 1\d\d,\d{3},\d{3}\.\d\d USDT$/));
  },
};

/** The US edition commits; a total in USDT is asked for once where USDT is the coin (US-02). */
export const UsUsdt: Story = {
  args: { asset: 'USDT', pid: undefined },
  parameters: { earn: { edition: 'us' } },
  play: async () => {
    await chart(/APR/);
    await expect(
      within(screen.getByRole('radiogroup', { name: 'Figure' }))
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual(['APR', 'Committed, in USDT']);
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
    const line = await chart(/APR/);
    await screen.findByText('1 day could not be read and is not shown.');
    line.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/Total 3\.\d\d%, Base --$/));
  },
};

/** One day is a dot. @state one-row */
export const OneDay: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(trends.rates, ratePoints(1))),
  play: async () => {
    await expect(await chart(/APR/)).toHaveAttribute('aria-valuemax', '0');
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
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await screen.findAllByText('3.5107');
    await userEvent.type(amount, '1.5');
    await userEvent.click(screen.getByRole('button', { name: /rate details/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'How the rate has moved' }));
    await screen.findByRole('slider', { name: 'ETH APR over 365 days' }, { timeout: 10_000 });
    for (const title of ['ETH trend', 'ETH rate details']) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    }
    await expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('1.5');
  },
};

/** @state empty */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(trends.rates, [])),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Each day appears here as soon as its figures are published.')).toBeVisible());
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
    await screen.findByText('The trend could not be loaded');
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the chart stays, and above it stands from when it is. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await chart(/APR/);
    msw.use(httpError(trends.rates, 503));
    void cache.invalidateQueries();
    await screen.findByText(/^This could not be refreshed. It shows the data of 01\/15\/2026/);
    await expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await chart(/APR/);
  },
};
