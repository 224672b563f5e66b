import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, poolRows, projectRow, statisticsRow, twelvePoolRows, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, either, ending, part, staleSince, t, whole } from '../../testing/words.ts';
import { StakeDialog } from './StakeDialog.tsx';

/**
 * A pool for VIPs has a badge on its tab; the exchange decides who may stake in it, and refuses the others.
 */
const meta = {
  title: 'Launchpool/Stake dialog',
  component: StakeDialog,
  args: { open: true, onOpenChange: fn(), projectId: '1', poolId: '11' },
  parameters: { earn: { links: { transfer: (asset: string) => `/transfer/${asset}` } } },
} satisfies Meta<typeof StakeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const fieldNow = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const actionNow = (name = t('earn.launchpool.stake.title')) => screen.getByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.launchpool.stake.title')) => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const withMocks: Begin = ({ msw }) => msw.use(...mockLaunchpool().handlers);
const withPools =
  (...reward_pools: Parameters<typeof poolRow>[0][]): Begin =>
  ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: reward_pools.map((row) => poolRow(row)) }) }).handlers);

/** Each pool that takes a stake is a tab, multi mining is none; rate, what is left, holdings with their rates, and the amount that is filled in by itself (LP-05, LP-06, LP-14 to LP-17, LP-26, LP-29, LP-39, LP-40, LP-17). */
export const Filled: Story = {
  beforeEach: withMocks,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) }));
    await waitFor(() =>
      expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['USDT', 'GT', 'BTCVIP', 'ETH', 'SOL']),
    );
    await shown(await dialog.findByText('148.20%'));
    await expect(dialog.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      `${t('earn.launchpool.held.fixed', { days: 30 })}${t('earn.launchpool.stake.fixedHint')}6.10%`,
      `${t('earn.launchpool.held.flexible')}${t('earn.launchpool.stake.flexibleHint')}3.92%`,
      `${t('earn.launchpool.held.gusd')}4.40%`,
    ]);
    await expect(dialog.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) })).toBeChecked();
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await expect(await field()).toHaveAccessibleDescription(part(t('earn.launchpool.stake.perPerson'), '20,000 USDT'));
    await shown(dialog.getByText('One person may stake up to 20,000 USDT.'));
    await expect(await action()).toBeEnabled();
  },
};

let answerProject = (): void => undefined;

/** The tip of the balance names no action, because subscriptions have it too (SH-14). It stays when the pools come. */
export const BalanceTip: Story = {
  beforeEach: ({ msw }) => {
    const answered = new Promise<void>((resolve) => {
      answerProject = resolve;
    });
    msw.use(
      mockEndpoint(launchpool.project, () => answered.then(() => ({ project: projectRow() }))),
      ...mockLaunchpool().handlers,
    );
  },
  play: async () => {
    const term = await screen.findByRole('button', { name: t('earn.amount.availableSpot') });
    term.focus();
    answerProject();
    await screen.findByRole('tab', { name: 'GT' });
    await expect(term).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(beginning(t('earn.amount.availableSpotTip')));
  },
};

/** A single-currency account is unified, and so is where its stakes come from, whatever Simple Earn uses (SH-12, SH-14). */
export const UnifiedAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.accountMode, { mode: 'single_currency', first_open: 0, settings: { use_funding: 0 } }),
      ...mockLaunchpool().handlers,
    ),
  play: async () => shown(await screen.findByRole('button', { name: t('earn.amount.availableUnified') })),
};

/** Another tab has an amount of its own, and keeps it while the dialog is open; its decimals and minimum are those of the pool (LP-14, LP-28, LP-29). */
export const OtherTab: Story = {
  beforeEach: withMocks,
  play: async () => {
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '250');
    await userEvent.click(await screen.findByRole('tab', { name: /BTC/ }));
    await waitFor(() => expect(fieldNow()).toHaveValue('2'));
    await userEvent.clear(await field());
    await expect(await field()).toHaveAttribute('placeholder', t('earn.launchpool.stake.minimumOf', { amount: '0.001' }));
    await userEvent.type(await field(), '0.12345678');
    await userEvent.click(screen.getByRole('tab', { name: 'USDT' }));
    await waitFor(() => expect(fieldNow()).toHaveValue('250'));
    await userEvent.click(screen.getByRole('tab', { name: /BTC/ }));
    await waitFor(() => expect(fieldNow()).toHaveValue('0.12345678'));
  },
};

/** The tab of another pool is shown once the exchange allows it, as the dialog itself is opened: a refusal is a toast, and nothing is filled in (LP-13, LP-43, AMB-019). @state vip-only, refused */
export const TabRefused: Story = {
  beforeEach: ({ msw }) => {
    const mockExchange = mockLaunchpool().handlers;
    msw.use(
      http.post(`*${launchpool.checkPoolRule.path}`, async ({ request }) =>
        HttpResponse.json(
          new URLSearchParams(await request.text()).get('rid') === '13' ? { code: 5, message: 'For VIP 5 and above.' } : { code: 0 },
        ),
      ),
      ...mockExchange,
    );
  },
  play: async () => {
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await userEvent.click(await screen.findByRole('tab', { name: /BTC/ }));
    await screen.findByText('For VIP 5 and above.');
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('USDT');
    await expect(await field()).toHaveValue('14140.26');
    await userEvent.click(screen.getByRole('tab', { name: 'GT' }));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('GT'));
  },
};

/** Above the first tier the limit is named, and of what goes beyond it, such as by Max, the dialog says that it does not count (LP-56, AMB-166). */
export const BeyondTheTier: Story = {
  beforeEach: withPools({
    transaction_config: [{ transaction_amount: '1000', mortgage_limit: '5000' }],
  }),
  play: async () => {
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await shown(
      await screen.findByText(whole(t('earn.launchpool.stake.uncounted', { amount: '13,140.26', coin: 'USDT', limit: '5,000' }))),
    );
    await expect(screen.getByText(t('earn.launchpool.counts.label')).closest('div')).toHaveTextContent(
      part(`5,000 USDT${t('earn.launchpool.counts.upTo', { amount: '5,000', coin: 'USDT' })}`),
    );
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1000');
    await waitFor(() =>
      expect(
        screen.queryByText(part(t('earn.launchpool.stake.uncounted', { amount: '13,140.26', coin: 'USDT', limit: '5,000' }))),
      ).toBeNull(),
    );
    await expect(await action()).toBeEnabled();
  },
};

/** Below the first tier nothing counts, and the dialog says so whatever is typed (AMB-166). */
export const BelowTheFirstTier: Story = {
  parameters: { sameAs: 'it shows what the dialog says before an amount is typed' },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText(whole(t('earn.launchpool.stake.volumeShort', { days: 60, needed: '5,000', volume: '3,200' }))));
    await waitFor(() =>
      expect(screen.getByText(t('earn.launchpool.counts.label')).closest('div')).toHaveTextContent(t('earn.launchpool.counts.nothing')),
    );
  },
};

/** The project ends before a full hour of the stake is over: the dialog says that it earns nothing. */
export const TooLateToEarn: Story = {
  beforeEach: ({ msw }) => {
    const project = projectRow({ end_timest: STORY_NOW + 1_800, reward_pools: [poolRow()] });
    msw.use(...mockLaunchpool({ project }).handlers);
  },
  play: async () => shown(await screen.findByText(whole(t('earn.launchpool.stake.endsBeforeReward', { coin: 'MOVE' })))),
};

/** An earlier stake in a fixed term rules the other holdings out: they stay in place, disabled, with the reason below (LP-18, LP-22 to LP-24, AMB-071). @state one-row */
export const HeldInFixed: Story = {
  beforeEach: withPools({
    ...usdtPoolRow(),
    simple_earn: { status: 1, user_period: 30, fixed_period: 30, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0.01' },
  }),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: part(t('earn.launchpool.held.fixed', { days: 30 })) })).toBeChecked();
    await expect(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: /GUSD/ })).toBeDisabled();
    await shown(screen.getByText(t('earn.launchpool.stake.choiceUnavailable')));
    await expect(screen.queryByRole('button', { name: t('earn.launchpool.stake.clearHolding') })).toBeNull();
    // The term of 30 days outlasts the project of 10.
    await shown(screen.getByText(t('earn.launchpool.stake.termAfterProject', { coin: 'MOVE', time: `${day('2026-02-14')} 08:30 (UTC)` })));
    // The steps of the bonus pay less on a large amount.
    await shown(screen.getByText(t('earn.launchpool.stake.bonus', { apr: '1.00%' })));
  },
};

/** The first stake is fixed and the pool has no such term any more: the launchpool holds what is added, and the dialog says so (LP-22, AMB-069, R04). */
export const FixedTermGone: Story = {
  beforeEach: withPools(usdtPoolRow({ simple_earn: { status: 1, user_period: 30, fixed_period: 0, rate: '0.0392' } })),
  play: async () => {
    const group = await screen.findByRole('group', { name: t('earn.launchpool.stake.from') });
    await expect(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) })).toBeDisabled();
    await expect(group).toHaveAccessibleDescription(
      part(t('earn.launchpool.stake.choiceUnavailable'), t('earn.launchpool.stake.fromSpot')),
    );
  },
};

/** A stake that the launchpool holds rules out the fixed term, which would lock it too: the reason and what to do are text below (LP-22, LP-23, AMB-156). */
export const HeldInSpot: Story = {
  beforeEach: withPools(usdtPoolRow({ redeem_type: 0 })),
  play: async () => {
    const group = await screen.findByRole('group', { name: t('earn.launchpool.stake.from') });
    await waitFor(() => expect(screen.getByRole('radio', { name: part(t('earn.launchpool.held.fixed', { days: 30 })) })).toBeDisabled());
    await expect(group).toHaveAccessibleDescription(part(t('earn.launchpool.stake.fixedUnavailable'), t('earn.launchpool.stake.fromSpot')));
    await expect(screen.getByRole('radio', { name: /GUSD/ })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) }));
    await expect(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) })).toBeChecked();
    await expect(group).toHaveAccessibleDescription(ending(t('earn.launchpool.stake.fixedUnavailable')));
    // A choice can be taken back.
    await userEvent.click(screen.getByRole('button', { name: t('earn.launchpool.stake.clearHolding') }));
    await expect(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) })).not.toBeChecked();
    await expect(group).toHaveAccessibleDescription(part(t('earn.launchpool.stake.fixedUnavailable'), t('earn.launchpool.stake.fromSpot')));
    await expect(screen.queryByRole('button', { name: t('earn.launchpool.stake.clearHolding') })).toBeNull();
  },
};

/**
 * A pool without a choice holds the stake in spot and shows none, also where the exchange offers staking for a coin that has none;
 * staking of another coin has its plain name (LP-17, LP-21, LP-25, AMB-073).
 */
export const NoChoice: Story = {
  args: { poolId: '12' },
  beforeEach: withPools(...poolRows.map((row) => ({ ...row, staking: { status: 1 as const, rate: '0.8' } }))),
  play: async () => {
    await shown(await screen.findByText('62.75%'));
    await expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(await screen.findByRole('tab', { name: /BTC/ }));
    await expect(await screen.findByRole('radio', { name: beginning(t('earn.launchpool.held.staking')) })).toBeEnabled();
    await shown(screen.getByText(beginning(t('earn.launchpool.stake.fromSpot'))));
    await userEvent.click(screen.getByRole('radio', { name: beginning(t('earn.launchpool.held.staking')) }));
    await expect(screen.queryByText(beginning(t('earn.launchpool.stake.fromSpot')))).toBeNull();
  },
};

/** A used up pool says so in a notice and on its button, and takes no amount (LP-33, LP-34, LP-37, AMB-139). @state sold-out */
export const UsedUp: Story = {
  args: { poolId: '14' },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.stake.usedUpTitle')));
    // Nothing was typed, and there are other tabs.
    await shown(screen.getByText(t('earn.launchpool.stake.usedUpOther')));
    await expect(await action(t('earn.launchpool.stake.usedUp'))).toBeDisabled();
    await expect(await field()).toBeDisabled();
    await expect(await field()).toHaveAttribute('placeholder', t('earn.launchpool.stake.minimumOf', { amount: '0.01' }));
  },
};

/** A total of 0 has no limit, and a personal maximum of -1 neither (LP-35, AMB-060). */
export const NoTotalAndNoMaximum: Story = {
  beforeEach: withPools({ buy_total_amount: '0', left_buy_total_amount: '0', personal_max_amount: '-1' }),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.stake.noTotal')));
    await shown(screen.getByText(t('earn.launchpool.stake.noPersonalLimit')));
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await expect(await action()).toBeEnabled();
  },
};

/** Before the start the dialog counts to it, and staking is possible (AMB-075). */
export const NotStarted: Story = {
  beforeEach: ({ msw }) => {
    const project = projectRow({ status: 2, start_timest: STORY_NOW + 7_200, reward_pools: poolRows.slice(0, 1) });
    msw.use(...mockLaunchpool({ project }).handlers);
  },
  play: async () => {
    await expect(await screen.findByRole('timer', { name: t('earn.launchpool.startsIn') })).toHaveTextContent('02:00:00');
    await waitFor(() => expect(actionNow()).toBeEnabled());
  },
};

/** Twelve pools: the tabs scroll, and the chosen one is in view. @state many-rows */
export const TwelvePools: Story = {
  args: { poolId: '26' },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: twelvePoolRows }) }).handlers),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(11));
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('LINK');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** While the project loads, placeholders keep the form's place, and nothing can be sent. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), ...mockLaunchpool().handlers),
  play: async () => {
    await expect(await action()).toBeDisabled();
  },
};

/** The project cannot be read: nothing can be sent, and it can be read again. @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 503), ...mockLaunchpool().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.stake.failed')));
    await shown(await action(t('earn.ui.retry')));
  },
};

const cache = createEarnQueryClient();

/** When the pools cannot be refreshed, the form stays with a warning above it, and keeps the amount. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: withMocks,
  play: async ({ msw }) => {
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    msw.use(httpError(launchpool.project, 503));
    void cache.invalidateQueries();
    await shown(await screen.findByText(staleSince('08')));
    await expect(await field()).toHaveValue('14140.26');
  },
};

const renewed = createEarnQueryClient();

/** A pool that is withdrawn, or cannot be read any more, says so; another one can be chosen, and the amount is still there when the pool is back (LP-14). @state partly-failed */
export const PoolGone: Story = {
  parameters: { earn: { queryClient: renewed } },
  beforeEach: withMocks,
  play: async ({ msw }) => {
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await userEvent.clear(fieldNow());
    await userEvent.type(fieldNow(), '250');
    for (const left of [poolRows.slice(1, 3), poolRows.slice(1, 2)]) {
      msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: left }) }).handlers);
      void renewed.invalidateQueries();
      await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(left.length));
      await shown(screen.getByText(t('earn.launchpool.stake.poolGone')));
      await expect(screen.queryByRole('textbox')).toBeNull();
      await expect(await action()).toBeDisabled();
    }
    msw.use(...mockLaunchpool().handlers);
    void renewed.invalidateQueries();
    await expect(await field()).toHaveValue('250');
  },
};

/** An address of a pool that is gone, in a project with one other pool: it is offered, and takes a stake (LP-14). */
export const OldPool: Story = {
  args: { poolId: '99' },
  beforeEach: withPools({ rid: '12', coin: 'GT' }),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.stake.poolGoneText')));
    await userEvent.click(screen.getByRole('tab', { name: 'GT' }));
    await waitFor(() => expect(fieldNow()).toHaveValue('14140.26'));
    await expect(screen.queryByText(t('earn.launchpool.stake.poolGone'))).toBeNull();
    await expect(await action()).toBeEnabled();
  },
};

/** A project of multi mining alone has nothing to stake in (LP-15). @state empty */
export const MultiMiningAlone: Story = {
  args: { poolId: '16' },
  beforeEach: withPools({ rid: '16', coin: 'MOVE', reward_pool_type: 1 }),
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.stake.noPools')));
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** Without an account mode there is no account: the button is disabled, and the dialog says so (LP-33, AMB-139). @state partly-failed */
export const NoAccount: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.accountMode, 500), ...mockLaunchpool().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.launchpool.stake.noAccount'))));
    await expect(await action()).toBeDisabled();
  },
};

/** Neither Max nor the button works without the person's stake: the dialog says so, and it can be read again (LP-31). @state partly-failed */
export const StakeUnread: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.statistics, 500), ...mockLaunchpool().handlers),
  play: async ({ msw }) => {
    await shown(await screen.findByText(part(t('earn.launchpool.stake.noStake'))));
    await userEvent.type(await field(), '20');
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    msw.use(...mockLaunchpool().handlers);
    await userEvent.click(await action(t('earn.retry')));
    await waitFor(() => expect(screen.queryByText(part(t('earn.launchpool.stake.noStake')))).toBeNull());
    await waitFor(() => expect(actionNow()).toBeEnabled());
    await expect(await field()).toHaveValue('20');
  },
};

/** A balance that the exchange does not say can be asked for again, and nothing is refused because of it. @state partly-failed */
export const UnknownBalance: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.balances, []), ...mockLaunchpool().handlers),
  play: async ({ msw }) => {
    const again = await action(t('earn.retry'));
    await userEvent.type(await field(), '20');
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    msw.use(...mockLaunchpool().handlers);
    await userEvent.click(again);
    await waitFor(() => expect(actionNow()).toBeEnabled());
  },
};

/** A row of the person's stake that cannot be read says so as well. @state partly-failed */
export const StakeRowUnread: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: 'many' })] }).handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.launchpool.stake.noStake'))));
    await expect(await action(t('earn.retry'))).toBeEnabled();
  },
};

/** A pool that does not say its limits cannot be staked into; unknown is not zero. @state partly-failed */
export const UnknownLimits: Story = {
  beforeEach: withPools({ personal_min_amount: null, personal_max_amount: null, buy_total_amount: null, left_buy_total_amount: null }),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.launchpool.stake.noLimits'))));
    await userEvent.type(await field(), '5');
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};

/** A visitor sees every pool; the action asks to sign in (SH-03). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText('148.20%'));
    await expect(await action(t('earn.login'))).toBeEnabled();
  },
};

/** The US edition commits, and does not offer staking (US-06, AMB-129, AMB-130). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: withMocks,
  play: async () => {
    await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) });
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    await expect(screen.queryByText(either(t('earn.launchpool.held.gusd'), t('earn.launchpool.held.staking')))).toBeNull();
    await expect(await action(t('earn.launchpool.stake.title'))).toBeVisible();
  },
};

/** On a phone in Chinese the dialog is a sheet, and nothing is cut. @state long */
export const ChineseOnAPhone: Story = {
  globals: { locale: 'zh', viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: '123456789012.12345678' })] }).handlers),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '质押赚取 MOVE' });
    await shown(await screen.findByText('123,456,789,012.12345678'));
    await shown(screen.getByText('您在该矿池的额度已用完'));
    await expect(screen.queryByText(/-123,456/)).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
