import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { poolRow, projectRow, statisticsRow, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { type MockStart, mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, day, either, part, t, whole } from '../../testing/words.ts';
import { PoolStakeDetail } from './PoolStakeDetail.tsx';

const DAY = 86_400;

const stake = { reward_amount: '78.5304', stake_timest: STORY_NOW - 3 * DAY } as const;

const exchange = ({ statistics = [statisticsRow(stake)], ...start }: MockStart = {}) => mockLaunchpool({ ...start, statistics }).handlers;

const meta = {
  title: 'Launchpool/Stake detail',
  component: PoolStakeDetail,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one stake',
      'submitting, outcome-unknown': 'its dialogs send, and show it themselves',
      'restricted-region, vip-only': 'what a person has is shown to them everywhere, and the exchange says who may stake more',
    },
  },
  args: { projectId: '1', poolId: '11', projectHref: '/launchpool/1', onBrowse: fn() },
  beforeEach: ({ msw }) => msw.use(...exchange()),
} satisfies Meta<typeof PoolStakeDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const factOf = (canvas: ReturnType<typeof within>, name: string): HTMLElement =>
  canvas.getAllByText(name)[0]?.nextElementSibling as HTMLElement;

const momentsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: t('earn.orderPage.when') }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** What is staked, counts and was earned so far, how far the project is, and what comes (LP-07, LP-08). */
export const Running: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'USDT' });
    await expect(canvas.getByText(t('earn.launchpool.status.in-progress'))).toBeVisible();
    await expect(factOf(canvas, t('earn.launchpool.statistics.staked'))).toHaveTextContent('4,000 USDT');
    await expect(factOf(canvas, t('earn.launchpool.counts.label'))).toHaveTextContent('4,000 USDT');
    await expect(factOf(canvas, t('earn.orderPage.soFar'))).toHaveTextContent('78.5304 MOVE');
    await expect(canvas.getByText(t('earn.poolPage.dayOf', { day: 5, days: 15 }))).toBeVisible();
    await expect(momentsOf(canvas)).toEqual([
      `${t('earn.launchpool.project.started')} (${t('earn.ui.stepDone')})${day('2026-01-11')} 08:30\u00a0(UTC)`,
      `${t('earn.poolPage.lastStake')} (${t('earn.ui.stepDone')})${day('2026-01-12')} 08:30\u00a0(UTC)`,
      `${t('earn.launchpool.project.nextRewards')} (${t('earn.ui.stepCurrent')})${day('2026-01-15')} 09:00\u00a0(UTC)`,
      `${t('earn.launchpool.project.ends')} (${t('earn.ui.stepAhead')})${day('2026-01-25')} 13:30\u00a0(UTC)`,
    ]);
    await expect(factOf(canvas, t('earn.poolPage.paidHour'))).toHaveTextContent('1.0907 MOVE');
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
    const parts = within(canvas.getByRole('table', { name: t('earn.rateParts.title') }));
    await expect(
      parts.getByRole('row', {
        name: part(t('earn.poolPage.rewardsIn', { coin: 'MOVE', kind: t('earn.launchpool.pool.rateShort.estimate') })),
      }),
    ).toHaveTextContent('148.20%4,000 USDT');
    await expect(canvas.getByRole('link', { name: 'Movement' })).toHaveAttribute('href', '/launchpool/1');
  },
};

const QUOTES = 'earnkit.quotes.pool.person:story';
const keep =
  (...quotes: readonly object[]) =>
  (): (() => void) => {
    const quote = {
      productId: '1/11',
      asset: 'USDT',
      principal: '4000',
      amount: '1000',
      at: STORY_NOW - 3 * DAY + 2,
      reward: '0.31',
      rewardAsset: 'MOVE',
    };
    localStorage.setItem(QUOTES, JSON.stringify(quotes.map((over) => ({ ...quote, ...over }))));
    return () => localStorage.removeItem(QUOTES);
  };

/** What the stake of that moment was expected to earn stands beside what the last hour paid, without a verdict. */
export const Estimated: Story = {
  beforeEach: keep({}),
  play: async ({ canvas }) => {
    const estimate = await canvas.findByText(beginning(t('earn.orderPage.estimated', { time: `${day('2026-01-12')} 08:30\u00a0(UTC)` })));
    await expect(estimate.nextElementSibling).toHaveTextContent(
      `0.31 MOVE${t('earn.poolPage.estimateFor', { amount: '1,000', coin: 'USDT' })}`,
    );
    await expect(
      canvas.queryByText(either(t('earn.fixedOrder.kept'), t('earn.fixedOrder.paidLess', { amount: ANY, coin: ANY }))),
    ).toBeNull();
  },
};

/** A quote of another moment is of another stake. */
export const QuoteOfAnother: Story = {
  beforeEach: keep({ at: STORY_NOW - 2 * DAY }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.poolPage.paidHour'));
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
  },
};

/** Redeeming opens the dialog of this pool, and the host is told (A03). @state success */
export const Redeems: Story = {
  args: { onDialogChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDT' }) }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('redeem');
    await userEvent.type(await dialog.findByRole('textbox'), '1000');
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.redeem') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.redeem') }));
    await waitFor(() => expect(factOf(canvas, t('earn.launchpool.statistics.staked'))).toHaveTextContent('3,000 USDT'), { timeout: 8_000 });
  },
};

/** The exchange is asked before the dialog opens, and may refuse (AMB-019). @state refused */
export const StakeMoreRefused: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.checkPoolRule, 403), ...exchange()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.launchpool.pool.stakeMoreOf', { coin: 'USDT' }) }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('earn.launchpool.pool.stakeMoreOf', { coin: 'USDT' }) })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A dialog that the address names opens once the stake is read (A03). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: 'redeem', onDialogChange: fn() },
  play: async () => {
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDT' }) });
  },
};

/** A stake in a fixed term says until when it is locked, and where it is held (LP-24, AMB-156). */
export const Locked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...exchange({
        project: projectRow({ reward_pools: [usdtPoolRow()] }),
        statistics: [
          statisticsRow({
            ...stake,
            stakes: [
              {
                amount: '4000',
                redeem_type: 1,
                user_period: 30,
                finish_timest: STORY_NOW + 27 * DAY,
                return_timest: STORY_NOW + 27 * DAY,
              },
            ],
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.poolPage.freeFrom'), { exact: false });
    await expect(momentsOf(canvas).at(-1)).toBe(
      `${t('earn.poolPage.freeFrom')} (${t('earn.ui.stepAhead')})${day('2026-02-11')} 08:30\u00a0(UTC)`,
    );
    await expect(canvas.getAllByText(part(t('earn.launchpool.held.fixed', { days: 30 }))).length).toBeGreaterThan(0);
    const parts = within(canvas.getByRole('table', { name: t('earn.rateParts.title') }));
    await expect(
      parts.getByRole('row', { name: part(t('earn.poolPage.place', { place: t('earn.launchpool.held.fixed', { days: 30 }) })) }),
    ).toHaveTextContent('6.10%4,000 USDT');
  },
};

/** A project that has ended pays no more: what it paid stays, and the stake can be redeemed. @state sold-out */
export const Ended: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...exchange({ project: projectRow({ status: 3, start_timest: STORY_NOW - 12 * DAY, end_timest: STORY_NOW - 2 * DAY }) })),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.launchpool.pool.endedHint'));
    await expect(canvas.getAllByText(t('earn.launchpool.status.completed'))[0]).toBeVisible();
    await expect(canvas.getByText(t('earn.poolPage.dayOf', { day: 10, days: 10 }))).toBeVisible();
    await expect(factOf(canvas, t('earn.poolPage.paidInAll'))).toHaveTextContent('78.5304 MOVE');
    await expect(canvas.getByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: part(t('earn.launchpool.pool.stakeMore')) })).toBeNull();
    for (const gone of [t('earn.launchpool.project.nextRewards'), t('earn.rateParts.title')])
      await expect(canvas.queryByText(gone)).toBeNull();
  },
};

/** All of it has been redeemed: what it earned stays. */
export const Redeemed: Story = {
  beforeEach: ({ msw }) => msw.use(...exchange({ statistics: [statisticsRow({ ...stake, amount: '0', valid_amount: '0' })] })),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.ended'));
    await expect(canvas.getByText(t('earn.orderPage.redeemed'))).toBeVisible();
    await expect(factOf(canvas, t('earn.poolPage.paidInAll'))).toHaveTextContent('78.5304 MOVE');
    await expect(canvas.queryByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) })).toBeNull();
  },
};

/** Before it starts nothing is paid, and there is no progress. */
export const NotStarted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...exchange({
        project: projectRow({ status: 2, start_timest: STORY_NOW + DAY, end_timest: STORY_NOW + 8 * DAY }),
        statistics: [statisticsRow({ lastRewardAmount: null, lastHourRewardAmount: null, reward_amount: null })],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.launchpool.status.not-started'));
    await expect(factOf(canvas, t('earn.orderPage.soFar'))).toHaveTextContent('--');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(momentsOf(canvas)[1]).toBe(
      `${t('earn.launchpool.project.starts')} (${t('earn.ui.stepAhead')})${day('2026-01-16')} 08:30\u00a0(UTC)`,
    );
    await expect(canvas.queryByText(t('earn.launchpool.project.nextRewards'))).toBeNull();
  },
};

/** Who may stake no more is offered no more. @state quota-used */
export const UsedUp: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...exchange({ project: projectRow({ reward_pools: [poolRow({ left_buy_total_amount: '0', isApply: 1 })] }) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) });
    await expect(canvas.queryByRole('button', { name: part(t('earn.launchpool.pool.stakeMore')) })).toBeNull();
    await expect(factOf(canvas, t('earn.poolPage.left'))).toHaveTextContent('0 USDT');
  },
};

/** Where the exchange lists nothing of the person in the pool. @state empty */
export const None: Story = {
  args: { poolId: '12' },
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('earn.poolPage.none'));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.poolPage.browse') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** What the exchange leaves out is not known: never zero. @state partly-failed */
export const Unsaid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...exchange({
        project: projectRow({ start_timest: null, end_timest: null }),
        statistics: [
          statisticsRow({ amount: null, valid_amount: null, reward_amount: null, lastHourRewardAmount: null, stake_timest: null }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.soFar'));
    for (const name of [t('earn.launchpool.statistics.staked'), t('earn.orderPage.soFar'), t('earn.poolPage.paidHour')])
      await expect(factOf(canvas, name)).toHaveTextContent(/^--/);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), ...exchange()),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.statistics, 403), ...exchange()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.poolPage.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

const stale = createEarnQueryClient();

/** Figures that could not be read again say so. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: stale } },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.orderPage.soFar'));
    msw.use(httpError(launchpool.statistics, 500));
    await stale.refetchQueries();
    await expect((await canvas.findAllByRole('button', { name: t('earn.retry') })).length).toBeGreaterThan(0);
    await expect(factOf(canvas, t('earn.launchpool.statistics.staked'))).toHaveTextContent('4,000 USDT');
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.poolPage.anonymous'));
    await expect(canvas.queryByText(t('earn.orderPage.soFar'))).toBeNull();
  },
};

/** Hidden balances hide every own amount, rates stay. */
export const HiddenBalances: Story = {
  decorators: [(Story) => <AmountVisibility visible={false}>{Story()}</AmountVisibility>],
  beforeEach: keep({}),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('148.20%');
    await expect(canvasElement).not.toHaveTextContent(/4,000|78\.53|1\.0907|0\.31|1,000/);
  },
};

/** At 320 px with very long numbers nothing overflows. @state long */
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(launchpool.statistics, [
        statisticsRow({ ...stake, amount: '123456789012.12345678', reward_amount: '123456789012.12345678' }),
      ]),
      ...exchange(),
    ),
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.soFar'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
