import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type LaunchpoolMock, mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { projectRow, statisticsRow, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { httpError, losesAnswer, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { day, ending, part, t } from '../../testing/words.ts';
import { LaunchpoolRedeemDialog } from './LaunchpoolRedeemDialog.tsx';

const meta = {
  title: 'Launchpool/Redeem dialog',
  component: LaunchpoolRedeemDialog,
  parameters: {
    unreachable: {
      'one-row': 'it has one amount',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds can be redeemed by everyone',
    },
  },
  args: { open: true, onOpenChange: fn(), onSuccess: fn(), projectId: '1', poolId: '11' },
} satisfies Meta<typeof LaunchpoolRedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const fieldNow = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const actionNow = (name = t('earn.redeem')) => screen.getByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.redeem')) => screen.findByRole('button', { name });
const receipt = (name = t('earn.launchpool.redeemed.title')) => screen.findByRole('alertdialog', { name }, { timeout: 8_000 });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** The exchange of the story that is played. */
let mockExchange: LaunchpoolMock;
const begin: Begin = ({ msw }) => {
  mockExchange = mockLaunchpool();
  msw.use(...mockExchange.handlers);
};

/** Types an amount once what can be redeemed is known, and sends it. */
async function redeem(text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText('4,000')[0]).toBeVisible());
  await userEvent.type(await field(), text);
  await waitFor(() => expect(actionNow()).toBeEnabled());
  await userEvent.click(await action());
}

/** What can be redeemed, the reward of the last hour and where it goes; the tips at both ends, and Max (LP-51 to LP-54). @state refused */
export const Filled: Story = {
  beforeEach: begin,
  play: async () => {
    await shown(await screen.findByText('1.0907'));
    await shown(screen.getByText(t('earn.launchpool.redeem.to.simple-earn')));
    await expect(await action()).toBeDisabled();
    await userEvent.type(await field(), '4000.01');
    await shown(await screen.findByText(t('earn.launchpool.currentMax', { amount: '4,000', coin: 'USDT' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '0');
    await shown(await screen.findByText(t('less.minimum.amount', { amount: '0.01', coin: 'USDT' })));
    await expect(await action()).toBeDisabled();
    await userEvent.click(await action(t('earn.ui.max')));
    await expect(await field()).toHaveValue('4000');
    await waitFor(() => expect(actionNow()).toBeEnabled());
    await expect(screen.getByText(t('earn.launchpool.redeem.stays')).closest('div')).toHaveTextContent('0 USDT');
  },
};

/** @state success */
export const Success: Story = {
  beforeEach: begin,
  play: async ({ args }) => {
    await redeem('1500');
    await shown(await receipt());
    await shown(screen.getByText(t('earn.launchpool.redeemed.text', { amount: '1,500', coin: 'USDT' })));
    await expect(mockExchange.done).toEqual(['redeem 1500 from 11']);
    await expect(args.onSuccess).toHaveBeenCalledTimes(1);
    await userEvent.click(await action(t('earn.launchpool.redeemed.more')));
    await waitFor(() => expect(screen.getAllByText('2,500')[0]).toBeVisible());
  },
};

/** An exchange that does not say the stake decides: the form says so, and the person can try (AMB-169). @state partly-failed */
export const StakeLeftOut: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: undefined })] }).handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await userEvent.type(await field(), '10');
    await waitFor(() => expect(actionNow()).toBeEnabled());
  },
};

/** A stake that is held in a fixed term cannot be redeemed: the dialog says until when, and takes no amount (LP-24, AMB-156). @state refused */
export const HeldInFixed: Story = {
  beforeEach: ({ msw }) => {
    const simple_earn = { status: 1, user_period: 30, fixed_period: 30, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0' } as const;
    const project = projectRow({ reward_pools: [usdtPoolRow({ simple_earn })] });
    msw.use(...mockLaunchpool({ project, statistics: [statisticsRow({ stake_timest: STORY_NOW })] }).handlers);
  },
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.redeem.lockedUntil', { time: `${day('2026-02-14')} 08:30 (UTC)` })));
    await expect(await field()).toBeDisabled();
    // Said once, and nothing is called redeemable.
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(screen.queryByText(t('earn.launchpool.redeem.redeemable'))).toBeNull();
    await shown(screen.getByText(t('earn.launchpool.staked.myStake')));
    await expect(await action()).toBeDisabled();
  },
};

/** Two stakes in fixed terms: each is named with the end of its term and its return (LP-24, AMB-156). @state many-rows */
export const EachWithItsDate: Story = {
  beforeEach: ({ msw }) => {
    const simple_earn = { status: 1, user_period: 7, fixed_period: 7, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0' } as const;
    const fixed = (amount: string, ends: number) => ({
      amount,
      redeem_type: 1,
      user_period: 7,
      finish_timest: STORY_NOW + ends,
      return_timest: STORY_NOW + ends + 1_800,
    });
    const stakes = [fixed('3000', 3 * 86_400), fixed('1000', 86_400)];
    const project = projectRow({ reward_pools: [usdtPoolRow({ simple_earn })] });
    msw.use(...mockLaunchpool({ project, statistics: [statisticsRow({ stakes })] }).handlers);
  },
  play: async () => {
    await shown(
      await screen.findByText(
        t('earn.launchpool.redeem.lockedPartReturns', {
          amount: '1,000 USDT',
          time: `${day('2026-01-16')} 08:30 (UTC)`,
          returns: `${day('2026-01-16')} 09:00 (UTC)`,
        }),
      ),
    );
    await shown(
      screen.getByText(
        t('earn.launchpool.redeem.lockedPartReturns', {
          amount: '3,000 USDT',
          time: `${day('2026-01-18')} 08:30 (UTC)`,
          returns: `${day('2026-01-18')} 09:00 (UTC)`,
        }),
      ),
    );
    await expect(await action()).toBeDisabled();
  },
};

/** A stake in several places: the latest goes first, and the dialog and the receipt name each place (LP-11). @state many-rows */
export const SeveralPlaces: Story = {
  beforeEach: ({ msw }) => {
    const stakes = [
      { amount: '50', redeem_type: 1, user_period: 0 },
      { amount: '200', redeem_type: 2, user_period: 0 },
    ];
    mockExchange = mockLaunchpool({
      project: projectRow({ reward_pools: [usdtPoolRow({ redeem_type: null })] }),
      statistics: [statisticsRow({ amount: '250', stakes })],
    });
    msw.use(...mockExchange.handlers);
  },
  play: async () => {
    await shown(
      await screen.findByText(t('earn.launchpool.redeem.toPart', { amount: '200 USDT', place: t('earn.launchpool.redeem.to.gusd') })),
    );
    await shown(
      screen.getByText(t('earn.launchpool.redeem.toPart', { amount: '50 USDT', place: t('earn.launchpool.redeem.to.simple-earn') })),
    );
    await userEvent.type(await field(), '150');
    await waitFor(() =>
      expect(screen.getByText(t('earn.launchpool.redeem.to')).closest('div')).toHaveTextContent(
        ending(t('earn.launchpool.redeem.to.gusd')),
      ),
    );
    await expect(screen.queryByText(part(t('earn.launchpool.redeem.to.simple-earn')))).toBeNull();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '220');
    await waitFor(() => expect(actionNow()).toBeEnabled());
    await userEvent.click(await action());
    await shown(await receipt());
    await shown(screen.getByText(t('earn.launchpool.redeem.toPart', { amount: '200 USDT', place: t('earn.launchpool.redeem.to.gusd') })));
    await shown(
      screen.getByText(t('earn.launchpool.redeem.toPart', { amount: '20 USDT', place: t('earn.launchpool.redeem.to.simple-earn') })),
    );
  },
};

/** A pool without a stake says so. @state empty */
export const NothingStaked: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [] }).handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.redeem.nothing')));
    await expect(await action()).toBeDisabled();
  },
};

/** Statistics that cannot be read are not zero: nothing is refused, nothing can be sent, and they can be read again. @state partly-failed */
export const StatisticsMissing: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.statistics, 500), ...mockLaunchpool().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.launchpool.redeem.failed'))));
    await userEvent.type(await field(), '10');
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(await action()).toBeDisabled();
  },
};

/** An amount of the stake that cannot be read is not known either: it can be read again, and the person can try. @state partly-failed */
export const StakeRowUnread: Story = {
  parameters: { sameAs: 'an amount that cannot be read and one that is left out are both unknown' },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: 'many' })] }).handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await expect(await action(t('earn.retry'))).toBeEnabled();
    await userEvent.type(await field(), '10');
    await waitFor(() => expect(actionNow()).toBeEnabled());
  },
};

const withoutPool = createEarnQueryClient();

/** The outcome is unknown and the pool is gone meanwhile: the notice stays until the person returns, and then the pool is said to be gone (R07). @state outcome-unknown */
export const GoneWhileUnresolved: Story = {
  parameters: { earn: { queryClient: withoutPool } },
  beforeEach: ({ msw }) => msw.use(losesAnswer(launchpool.redeem), ...mockLaunchpool().handlers),
  play: async ({ msw }) => {
    await waitFor(() => expect(screen.getAllByText('4,000')[0]).toBeVisible());
    await userEvent.type(await field(), '10');
    await waitFor(() => expect(actionNow()).toBeEnabled());
    // Without a baseline nothing can be found out.
    msw.use(httpError(launchpool.statistics, 500));
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.redemption.unresolved'), {}, { timeout: 20_000 }));
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [] }) }).handlers);
    void withoutPool.invalidateQueries();
    await shown(await screen.findByText(t('earn.launchpool.stake.poolGone')));
    await shown(screen.getByText(t('earn.redemption.unresolved')));
    await shown(await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDT' }) }));
    await expect(await action(t('earn.checkAgain'))).toBeEnabled();
    await userEvent.click(await action(t('earn.submission.release')));
    await waitFor(() => expect(screen.queryByText(t('earn.redemption.unresolved'))).toBeNull());
    await expect(screen.getAllByRole('button', { name: t('earn.close') }).length).toBeGreaterThan(0);
  },
};

/** A stake below zero is shown as it is; nothing can be redeemed, and no text asks for less than nothing (D06). */
export const NegativeStake: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: '-0.5' })] }).handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.redeem.nothing')));
    await userEvent.type(await field(), '5');
    await shown(await screen.findByText(t('earn.launchpool.currentMax', { amount: '0', coin: 'USDT' })));
    await userEvent.click(await action(t('earn.ui.max')));
    await expect(await field()).toHaveValue('0');
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, what can be redeemed stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: begin,
  play: async ({ msw }) => {
    await waitFor(() => expect(screen.getAllByText('4,000')[0]).toBeVisible());
    msw.use(httpError(launchpool.statistics, 503));
    void cache.invalidateQueries();
    await shown(await screen.findByText(part(t('earn.launchpool.redeem.stale'))));
    await expect(screen.getAllByText('4,000')[0]).toBeVisible();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), neverAnswers(launchpool.statistics), ...mockLaunchpool().handlers),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 503), ...mockLaunchpool().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.redeem.failed')));
    await shown(await action(t('earn.ui.retry')));
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.redeem), ...mockLaunchpool().handlers),
  play: async () => {
    await redeem('10');
    await waitFor(() => expect(fieldNow()).toHaveAttribute('readonly'));
  },
};

/** The redemption is placed but its answer is lost: it is found in the statistics and reported once. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockLaunchpool();
    msw.use(...mockExchange.losingAnswers);
  },
  play: async () => {
    await redeem('10');
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['redeem 10 from 11']);
  },
};

/** The exchange refuses in its own words, and the amount stays (SH-52). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuse(launchpool.redeem, 5, 'The hour is being settled. <b>Try again.</b>'), ...mockLaunchpool().handlers),
  play: async () => {
    await redeem('10');
    await shown(await screen.findByText('The hour is being settled. <b>Try again.</b>'));
    await expect(await field()).toHaveValue('10');
  },
};

/** The connection fails and nothing was redeemed: the dialog says both, and it can be sent again (LP-55, AMB-146). */
export const NetworkError: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(launchpool.redeem), ...mockLaunchpool().handlers),
  play: async () => {
    await redeem('10');
    await shown(await screen.findByText(part(t('earn.error.notPlaced')), {}, { timeout: 20_000 }));
    await shown(screen.getByText(t('Networkerr')));
    await expect(await field()).toHaveValue('10');
    await expect(await action()).toBeEnabled();
  },
};

/** The US edition shows no reward of the last hour, and claims; a stake held in staking goes there as well (US-05, US-08, LP-11). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [usdtPoolRow({ redeem_type: 2 })] }) }).handlers),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(t('earn.launchpool.redeem.to')).closest('div')).toHaveTextContent(t('earn.launchpool.redeem.to.staking')),
    );
    await redeem('10');
    await expect(screen.queryByText(t('earn.launchpool.redeem.lastHour'))).toBeNull();
    await shown(await receipt(t('earn.launchpool.redeemed.title')));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: begin,
  play: async () => {
    await expect(await action(t('earn.login'))).toBeEnabled();
  },
};

/** At 320 px nothing is clipped and nothing overlaps. @state long */
export const VeryLongNumbers: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  beforeEach: ({ msw }) => {
    const long = '123456789012.12345678';
    const project = projectRow({
      coin: 'SUPERLONGCOINNAME1000',
      reward_pools: [usdtPoolRow({ coin: 'SUPERLONGCOINNAME1000', decimal_place: 8 })],
    });
    msw.use(...mockLaunchpool({ project, statistics: [statisticsRow({ amount: long, lastHourRewardAmount: long })] }).handlers);
  },
  play: async () => {
    const max = await screen.findByRole('button', { name: t('earn.ui.max') });
    await waitFor(() => expect(max).toBeEnabled());
    await userEvent.click(max);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** What would stay and is too little to be redeemed alone is said, and all of it is redeemed as it is (AMB-164). */
export const Leftover: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockLaunchpool({ statistics: [statisticsRow({ amount: '4000.129' })] });
    msw.use(...mockExchange.handlers);
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('4,000.129')[0]).toBeVisible());
    await userEvent.type(await field(), '4000.12');
    await shown(await screen.findByText(t('earn.leftover.title', { left: '0.009 USDT' })));
    await userEvent.click(await action(t('earn.leftover.all', { all: '4,000.129 USDT' })));
    await waitFor(() => expect(screen.queryByText(part(t('earn.leftover.title', { left: '0.009 USDT' })))).toBeNull());
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['redeem 4000.129 from 11']);
  },
};
