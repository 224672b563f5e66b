import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, projectRow, statisticsRow, twelvePoolRows, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, either, part, staleSince, t } from '../../testing/words.ts';
import { RewardPools } from './RewardPools.tsx';

const askLogin = fn();
const onDialogChange = fn();

const meta = {
  title: 'Launchpool/Reward pools',
  component: RewardPools,
  parameters: {
    unreachable: {
      'restricted-region': 'the exchange refuses a stake in the region, like any other',
      'submitting, outcome-unknown, success': 'its dialogs send, and show what became of it',
    },
  },
  args: { projectId: '1' },
} satisfies Meta<typeof RewardPools>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const card = async (coin: string) => {
  const items = await screen.findAllByRole('listitem', { name: new RegExp(`^${coin}`) });
  const [item] = items;
  if (item === undefined) throw new Error(`There is no pool of ${coin}`);
  return within(item);
};
const withMocks: Begin = ({ msw }) => msw.use(...mockLaunchpool().handlers);

/** Six kinds: joined with tiers, without a limit, for VIPs, used up, without a rate or a total, and multi mining (LP-01, LP-02, LP-08, LP-09, LP-13, LP-34, LP-37, AMB-060, AMB-076). @state sold-out, vip-only */
export const SixKinds: Story = {
  beforeEach: withMocks,
  play: async () => {
    const usdt = await card('USDT');
    for (const text of [
      t('earn.launchpool.joined'),
      '148.20%',
      t('earn.launchpool.pool.rate.estimate'),
      t('earn.launchpool.pool.leftOf', { left: '512,640.25', total: '2,000,000', coin: 'USDT' }),
      t('earn.launchpool.pool.left', { amount: '20,000', coin: 'USDT' }),
      t('earn.launchpool.counts.nothing'),
    ])
      await expect(await usdt.findByText(text)).toBeVisible();
    await expect(usdt.getByText('1.0907')).toBeVisible();
    await expect(usdt.getByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) })).toBeEnabled();
    await expect(usdt.getByRole('button', { name: t('earn.launchpool.pool.stakeMoreOf', { coin: 'USDT' }) })).toBeEnabled();
    await expect((await card('GT')).getByText(t('earn.launchpool.pool.left', { amount: '188,214', coin: 'GT' }))).toBeVisible();
    const btc = await card('BTC');
    await expect(btc.getAllByText('VIP')).toHaveLength(2);
    await expect(btc.getByText(t('earn.launchpool.pool.rate.real'))).toBeVisible();
    const eth = await card('ETH');
    await expect(eth.getByRole('button', { name: t('earn.launchpool.pool.usedUp') })).toBeDisabled();
    await expect(eth.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    const sol = await card('SOL');
    await expect(sol.getByText(t('earn.launchpool.pool.rate.none'))).toBeVisible();
    await expect(sol.getByText(t('earn.launchpool.pool.noTotal'))).toBeVisible();
    await expect(sol.queryByRole('progressbar')).toBeNull();
    await expect((await card('MOVE')).getByRole('button', { name: t('earn.launchpool.pool.shownOnly') })).toBeDisabled();
  },
};

/** Hidden balances hide what is left to the person; the pool's own quota and its minimum stay. */
export const HiddenBalances: Story = {
  beforeEach: withMocks,
  render: (args) => (
    <AmountVisibility visible={false}>
      <RewardPools {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    const usdt = await card('USDT');
    await expect(await usdt.findByText(t('earn.launchpool.pool.left', { amount: '****', coin: 'USDT' }))).toBeVisible();
    await expect(usdt.getByText(t('earn.launchpool.pool.leftOf', { left: '512,640.25', total: '2,000,000', coin: 'USDT' }))).toBeVisible();
    await expect(usdt.queryByText(t('earn.launchpool.pool.left', { amount: '20,000', coin: 'USDT' }))).toBeNull();
  },
};

/** More is staked than the pool can still take: the line of the quota is the only one that says so, and the button follows it (LP-35, LP-37, AMB-162). @state quota-used */
export const OwnQuotaUsedUp: Story = {
  beforeEach: ({ msw }) => {
    const project = projectRow({ reward_pools: [poolRow({ left_buy_total_amount: '300' })] });
    msw.use(...mockLaunchpool({ project, statistics: [statisticsRow({ amount: '400' })] }).handlers);
  },
  play: async () => {
    const usdt = await card('USDT');
    await expect(await usdt.findByText(t('earn.launchpool.pool.left', { amount: '0', coin: 'USDT' }))).toBeVisible();
    // One line of the pool, one of the person, and no other sentence about them.
    await expect(
      usdt
        .getAllByText(
          either(
            t('earn.launchpool.pool.leftOf', { left: '300', total: '2,000,000', coin: 'USDT' }),
            t('earn.launchpool.pool.left', { amount: '0', coin: 'USDT' }),
          ),
        )
        .map(({ textContent }) => textContent),
    ).toEqual([
      t('earn.launchpool.pool.leftOf', { left: '300', total: '2,000,000', coin: 'USDT' }),
      t('earn.launchpool.pool.left', { amount: '0', coin: 'USDT' }),
    ]);
    await expect(
      usdt
        .getAllByText(
          either(t('earn.launchpool.pool.usedUp'), t('earn.redeem'), t('earn.launchpool.pool.quota'), t('earn.launchpool.pool.myQuota')),
        )
        .map(({ textContent }) => textContent),
    ).toEqual([t('earn.launchpool.pool.quota'), t('earn.launchpool.pool.myQuota'), t('earn.redeem'), t('earn.launchpool.pool.usedUp')]);
    await expect(usdt.getByRole('button', { name: t('earn.launchpool.pool.usedUp') })).toBeDisabled();
  },
};

/** Stakes in two pools of a row, of which one says more below: both stand on one line, and so do the buttons. */
export const TwoStakes: Story = {
  beforeEach: ({ msw }) => {
    const reward_pools = [usdtPoolRow(), poolRow({ rid: '12', coin: 'GT', isApply: 1 })];
    const statistics = [statisticsRow(), statisticsRow({ rid: '12', amount: '80' })];
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools }), statistics }).handlers);
  },
  play: async () => {
    const tops = async (find: (pool: ReturnType<typeof within>) => Promise<HTMLElement>): Promise<number[]> =>
      Promise.all(['USDT', 'GT'].map(async (coin) => (await find(await card(coin))).getBoundingClientRect().top));
    for (const text of [t('earn.launchpool.pool.myStake'), t('earn.redeem')]) {
      const [first, second] = await tops((pool) => pool.findByText(text));
      await expect(first).toBe(second);
    }
  },
};

/** One pool of a project that has not started. @state one-row */
export const OnePool: Story = {
  beforeEach: ({ msw }) => {
    const project = projectRow({ status: 2, start_timest: STORY_NOW + 7_200, reward_pools: [poolRow()] });
    msw.use(...mockLaunchpool({ project, statistics: [] }).handlers);
  },
  play: async () => {
    await expect((await card('USDT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'USDT' }) })).toBeEnabled();
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Twelve pools, in Arabic on a phone: the cards keep their rows, and nothing is cut. The person has all they may have in one. @state many-rows, quota-used */
export const TwelvePoolsOnAPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  beforeEach: ({ msw }) => {
    const statistics = [statisticsRow({ amount: '20000' })];
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: twelvePoolRows }), statistics }).handlers);
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    await expect((await screen.findAllByText(t('earn.launchpool.pool.left', { amount: '20,000', coin: 'USDT' })))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A press on Stake asks for the pool's rule and opens the dialog of that pool; focus returns to the button (AMB-019). */
export const StakeOpens: Story = {
  beforeEach: withMocks,
  play: async () => {
    const button = (await card('GT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'GT' }) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) });
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('GT');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A stake dialog named in the URL opens as if its button was pressed, once the exchange allows it (A03, AMB-012, AMB-019). */
export const OpenedByAddress: Story = {
  parameters: { sameAs: 'its dialog was opened and closed again' },
  args: { defaultDialog: { kind: 'stake', projectId: '1', poolId: '12' }, onDialogChange: fn() },
  beforeEach: withMocks,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) });
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('GT');
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'stake', projectId: '1', poolId: '12' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
  },
};

/** If the exchange refuses a stake that the URL names, a toast says so, and the URL no longer names it (A03, AMB-019). */
export const RefusedByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '1', poolId: '13' }, onDialogChange },
  beforeEach: ({ msw }) => {
    onDialogChange.mockClear();
    msw.use(refuse(launchpool.checkPoolRule, 5, 'For VIP 5 and above.'), ...mockLaunchpool().handlers);
  },
  play: async () => {
    await screen.findByText('For VIP 5 and above.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(onDialogChange.mock.calls).toEqual([[undefined]]);
  },
};

/** A URL that names a redemption opens nothing if the person has nothing in the pool (A03). */
export const NothingToRedeemByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', projectId: '1', poolId: '13' }, onDialogChange: fn() },
  beforeEach: withMocks,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
    await expect(await screen.findByText(t('earn.address.notOffered'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A URL that names a pool which the project does not have opens nothing, and a notice says so, also to a visitor (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '1', poolId: '999' } },
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: withMocks,
  play: async () => {
    await expect(await screen.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A URL that names a stake does not ask a visitor to sign in: the pools are shown, and the exchange is not asked (A03, SH-03). */
export const VisitorByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '1', poolId: '11' }, onDialogChange: fn() },
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(...mockLaunchpool().handlers);
  },
  play: async ({ args }) => {
    await expect((await card('USDT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'USDT' }) })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(askLogin).not.toHaveBeenCalled();
    await expect(args.onDialogChange).not.toHaveBeenCalled();
  },
};

/** The pool's rule refuses: a warning toast with the exchange's words, and the dialog stays closed (LP-43, AMB-019). @state refused, vip-only */
export const RuleRefuses: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(launchpool.checkPoolRule, 5, 'For <b>VIP 5</b> and above.'), ...mockLaunchpool().handlers),
  play: async () => {
    await userEvent.click((await card('BTC')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'BTC' }) }));
    await screen.findByText('For <b>VIP 5</b> and above.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'BTC' }) })).toBeEnabled());
  },
};

/** The rule cannot be asked for: a toast says so, and the dialog stays closed. */
export const RuleUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(launchpool.checkPoolRule), ...mockLaunchpool().handlers),
  play: async () => {
    await userEvent.click((await card('GT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'GT' }) }));
    await screen.findByText(part(t('Networkerr')));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** While the rule is asked for, the button waits. */
export const RuleAsked: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.checkPoolRule), ...mockLaunchpool().handlers),
  play: async () => {
    await userEvent.click((await card('GT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'GT' }) }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'GT' }) })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** A project that is over takes no stake; what is staked can be redeemed. */
export const Completed: Story = {
  beforeEach: ({ msw }) => {
    const project = projectRow({
      status: 3,
      end_timest: STORY_NOW - 60,
      reward_pools: [usdtPoolRow(), poolRow({ rid: '12', coin: 'GT' })],
    });
    msw.use(...mockLaunchpool({ project }).handlers);
  },
  play: async () => {
    const usdt = await card('USDT');
    await usdt.findByText(t('earn.launchpool.pool.endedHint'));
    await expect(screen.queryByText(t('earn.launchpool.counts.label'))).toBeNull();
    await expect(usdt.queryByRole('button', { name: part(t('earn.launchpool.pool.stake')) })).toBeNull();
    await expect((await card('GT')).getByRole('button', { name: t('earn.launchpool.pool.ended') })).toBeDisabled();
  },
};

/** The project is over and the stake is locked: the card says until when, and not that it can be redeemed (LP-24, AMB-156). */
export const CompletedAndHeld: Story = {
  beforeEach: ({ msw }) => {
    const simple_earn = { status: 1, user_period: 7, fixed_period: 7, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0' } as const;
    const project = projectRow({ status: 3, end_timest: STORY_NOW - 60, reward_pools: [usdtPoolRow({ simple_earn })] });
    const stakes = [{ amount: '4000', redeem_type: 1, user_period: 7, finish_timest: STORY_NOW + 3_600, return_timest: STORY_NOW + 5_400 }];
    msw.use(...mockLaunchpool({ project, statistics: [statisticsRow({ stakes })] }).handlers);
  },
  play: async () => {
    const usdt = await card('USDT');
    await usdt.findByText(t('earn.launchpool.pool.endedHeldUntil', { time: `${day('2026-01-15')} 10:00 (UTC)` }));
    await expect(usdt.queryByText(part(t('earn.launchpool.pool.endedHint')))).toBeNull();
  },
};

/** An almost empty pool: the headline is the rate of the full pool, and the estimate over what is staked today stands small beside it (LP-08). */
export const AlmostEmpty: Story = {
  beforeEach: ({ msw }) => {
    const pool = poolRow({ rate_year: '225109.92', left_buy_total_amount: '1999600' });
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [pool] }), statistics: [] }).handlers);
  },
  play: async () => {
    const usdt = await card('USDT');
    await expect(await usdt.findByText('45.02%')).toBeVisible();
    await expect(usdt.getByText(t('earn.launchpool.pool.rate.full'))).toBeVisible();
    await expect(usdt.getByText(t('earn.launchpool.pool.rateToday', { apr: '225,109.92%' }))).toBeVisible();
  },
};

/** A visitor sees every pool; a press asks to sign in, and nothing is asked of the exchange (SH-03). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(...mockLaunchpool().handlers);
  },
  play: async () => {
    const usdt = await card('USDT');
    await expect(usdt.queryByRole('button', { name: part(t('earn.redeem')) })).toBeNull();
    await expect(usdt.queryByText(t('earn.launchpool.joined'))).toBeNull();
    await userEvent.click(usdt.getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'USDT' }) }));
    await waitFor(() => expect(askLogin).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog', { name: part(t('earn.launchpool.pool.stake')) })).toBeNull();
  },
};

/** Pools are shown although their statistics are missing, and a pool that cannot be read is reported (LP-58). @state partly-failed */
export const PartlyFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      httpError(launchpool.statistics, 500),
      mockEndpoint(launchpool.project, { project: projectRow({ reward_pools: [poolRow(), { ...poolRow(), coin: null as never }] }) }),
      ...mockLaunchpool().handlers,
    ),
  play: async () => {
    await screen.findByText(t('earn.launchpool.pools.unreadable', { count: 1 }));
    await expect((await card('USDT')).queryByRole('button', { name: part(t('earn.redeem')) })).toBeNull();
  },
};

/** A pool of a kind that is not known takes no stake, and says so; what is in it can be redeemed (D05). */
export const UnknownKind: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockLaunchpool({ project: projectRow({ reward_pools: [poolRow({ reward_pool_type: 9 })] }), statistics: [statisticsRow()] })
        .handlers,
    ),
  play: async () => {
    const pool = await card('USDT');
    await expect(pool.getByText(t('earn.launchpool.pool.unknownHint'))).toBeVisible();
    await expect(pool.getByRole('button', { name: t('earn.launchpool.pool.shownOnly') })).toBeDisabled();
    await expect(pool.getByRole('button', { name: part(t('earn.redeem')) })).toBeEnabled();
  },
};

/** What the exchange does not say is `--`, never zero; the highest figures fit. @state long, partly-failed */
export const UnknownAndVeryLong: Story = {
  beforeEach: ({ msw }) => {
    const unknown = poolRow({
      buy_total_amount: null,
      left_buy_total_amount: null,
      personal_max_amount: null,
      personal_min_amount: null,
      rate_year: null,
    });
    const long = poolRow({
      rid: '12',
      coin: 'SUPERLONGCOINNAME1000',
      buy_total_amount: '123456789012.12345678',
      left_buy_total_amount: '12345678901.12345678',
      personal_max_amount: '123456789012.12345678',
      limit_rule: '<img src=x onerror="document.title=1"> neddih',
    });
    const statistics = [statisticsRow({ rid: '12', amount: '99999999999.12345678' })];
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [unknown, long] }), statistics }).handlers);
  },
  play: async () => {
    await expect((await card('USDT')).getAllByText('--').length).toBeGreaterThanOrEqual(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const vanishing = createEarnQueryClient();

/** When a project disappears, its open dialog stays and says so until the person closes it (R07). */
export const ProjectGoneBelowItsDialog: Story = {
  parameters: { sameAs: 'the project is gone, and its dialog was closed', earn: { queryClient: vanishing } },
  beforeEach: withMocks,
  play: async ({ msw }) => {
    const usdt = await card('USDT');
    await userEvent.click(await usdt.findByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) }));
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDT' }) });
    msw.use(mockEndpoint(launchpool.project, { project: null }));
    void vanishing.invalidateQueries();
    await expect(await screen.findByText(t('earn.launchpool.stake.poolGone'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: t('earn.launchpool.pools.title') })).toBeNull());
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the pools stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: withMocks,
  play: async ({ msw }) => {
    await card('USDT');
    msw.use(httpError(launchpool.project, 503));
    void cache.invalidateQueries();
    await screen.findByText(staleSince('08'));
    await expect((await card('GT')).getByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'GT' }) })).toBeEnabled();
  },
};

/** @state empty */
export const NoPools: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [] }) }).handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.pools.none'));
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), ...mockLaunchpool().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 503), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.pools.failed'));
    await expect(screen.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

/** The US edition commits, and shows no reward of the last hour (US-05, AMB-129). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: withMocks,
  play: async () => {
    const usdt = await card('USDT');
    await expect(await usdt.findByRole('button', { name: t('earn.launchpool.pool.stakeMoreOf', { coin: 'USDT' }) })).toBeEnabled();
    await expect(screen.queryByText(t('earn.launchpool.pool.lastHour'))).toBeNull();
  },
};

/** The name of a button contains the text on it, also in Chinese (WCAG 2.5.3). */
export const Chinese: Story = {
  globals: { locale: 'zh' },
  beforeEach: withMocks,
  play: async () => {
    await screen.findByRole('button', { name: '继续质押 USDT' });
    for (const button of screen.getAllByRole('button'))
      await expect(button).toHaveAccessibleName(expect.stringContaining(button.innerText));
  },
};
