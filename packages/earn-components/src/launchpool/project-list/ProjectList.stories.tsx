import * as launchpool from '@earnkit/core/launchpool/contract';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { LONG_NAME, type ProjectRow, projectListOf, projectRow, projectRows } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, inList, part, staleSince, t, whole } from '../../testing/words.ts';
import { ProjectList, type ProjectListProps } from './ProjectList.tsx';

const listOf = (rows: readonly ProjectRow[]): ProjectListProps['reading'] => ({
  state: 'ready',
  data: projectListOf(rows),
  stale: false,
  readAt: STORY_NOW,
  retry: fn(),
});

const navigate = fn();

const meta = {
  title: 'Launchpool/Project list',
  component: ProjectList,
  args: { reading: listOf(projectRows), hrefOf: (id: string) => `/launchpool/${id}` },
  parameters: {
    unreachable: {
      'quota-used': 'a line has what is left of the pool; what is left to the person is in reward-pools and stake-dialog',
      'restricted-region': 'the host lists what a region offers',
      'submitting, outcome-unknown, success': 'its dialogs send, and show what became of it',
    },
    earn: { navigate },
  },
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(
      mockEndpoint(launchpool.project, ({ projectId }) => ({ project: projectRows.find(({ pid }) => pid === projectId) ?? null })),
      ...mockLaunchpool().handlers,
    );
  },
} satisfies Meta<typeof ProjectList>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** In progress with their first pools, not started, and completed; long names in Chinese and Arabic; each leads to its page (LP-10, AMB-024, AMB-025). @state many-rows, long, sold-out, vip-only */
export const EveryGroup: Story = {
  play: async () => {
    for (const group of [
      t('earn.launchpool.list.group', { status: t('earn.launchpool.status.in-progress'), count: 2 }),
      t('earn.launchpool.list.group', { status: t('earn.launchpool.status.not-started'), count: 1 }),
      t('earn.launchpool.list.group', { status: t('earn.launchpool.status.completed'), count: 1 }),
    ])
      await expect(await heading(group)).toBeVisible();
    const [first] = await screen.findAllByRole('list', { name: t('earn.launchpool.pools.title') });
    await expect(within(first ?? document.body).findByText('148.20%')).resolves.toBeVisible();
    await expect(screen.getByText(t('earn.launchpool.list.more', { count: 3, coins: inList('ETH', 'SOL', 'MOVE') }))).toBeVisible();
    // The pools of the other projects arrive by themselves.
    await expect(await screen.findByRole('button', { name: t('earn.launchpool.pool.usedUp') })).toBeDisabled();
    await expect(screen.getAllByText('VIP')).toHaveLength(2);
    await expect(
      screen.getByRole('timer', { name: part(t('earn.launchpool.list.startsInOf', { name: 'مجمع إطلاق شبكة الأوراكل اللامركزية' })) }),
    ).toHaveTextContent(t('earn.ui.countdownDays', { days: '1', hours: '5', minutes: '0' }));
    await expect(screen.getByText(LONG_NAME)).toBeVisible();
    // The coins of a project that has not started have their names, and the zone of a range is said once.
    await expect(screen.getByText(t('earn.launchpool.list.stakeCoins'), { selector: 'span' }).parentElement).toHaveTextContent(
      /[A-Z]{3,4}/,
    );
    await expect(screen.getAllByText(whole(`${day('2026-01-11')} 08:30 – ${day('2026-01-25')} 13:30 (UTC)`))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: t('earn.launchpool.list.viewOf', { name: 'Movement' }) }));
    await expect(navigate).toHaveBeenCalledWith('/launchpool/1');
  },
};

/** A stake dialog named in the URL opens in the named project, even if pools of two projects have the same id (A03, AMB-012). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '1', poolId: '12' }, onDialogChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A URL that names a missing project opens nothing, and a notice says so (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '99', poolId: '1' } },
  play: async () => {
    await expect(await screen.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByText(t('earn.address.notOffered'))).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A URL cannot open the stake dialog of a project that has not started, and a notice says so (A03). */
export const NotStartedByAddress: Story = {
  args: { defaultDialog: { kind: 'stake', projectId: '3', poolId: '31' } },
  play: async () => {
    await expect(await screen.findByText(t('earn.address.notOffered'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A URL cannot open the stake dialog of a project that is over (A03). */
export const EndedByAddress: Story = {
  ...NotStartedByAddress,
  parameters: { sameAs: 'no dialog opens over the list' },
  args: { defaultDialog: { kind: 'stake', projectId: '4', poolId: '41' } },
};

/** A project without a known status is listed; one that cannot be opened counts as unreadable (LP-10, D04, D05). @state partly-failed */
export const UnknownStatus: Story = {
  args: { reading: listOf([projectRow({ status: 0, start_timest: null, end_timest: null }), projectRow({ pid: null })]) },
  play: async () => {
    await expect(await heading(t('earn.launchpool.list.group', { status: t('earn.launchpool.status.none'), count: 1 }))).toBeVisible();
    await expect(screen.getByText(t('earn.launchpool.list.startUnknown'))).toBeVisible();
    await expect(screen.getByText(t('earn.launchpool.list.unreadable', { count: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: t('earn.launchpool.status.in-progress') }));
    await expect(await screen.findByText(t('earn.launchpool.list.noMatch'))).toBeVisible();
  },
};

/** When the story began, in the machine's milliseconds. */
let opened = 0;
const ending = projectRow({ end_timest: STORY_NOW + 6 });

/**
 * A project that ends while its dialog is open keeps its place until the dialog closes, and the dialog says that it ended (R07, AMB-024).
 */
export const EndsBelowItsDialog: Story = {
  args: { reading: listOf([ending]) },
  parameters: { earn: { now: () => STORY_NOW + (Date.now() - opened) / 1000 } },
  beforeEach: ({ msw }) => {
    opened = Date.now();
    msw.use(...mockLaunchpool({ project: ending }).handlers);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'USDT' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) }));
    await expect(
      await dialog.findByText(
        beginning(t('earn.launchpool.stake.endedText', { name: 'Movement', time: `${day('2026-01-15')} 08:30\u00a0(UTC)` })),
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    // The list has drawn its groups by then.
    await new Promise((later) => setTimeout(later, 500));
    await expect(screen.getByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await heading(t('earn.launchpool.list.group', { status: t('earn.launchpool.status.completed'), count: 1 }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A group alone, and those the person has joined; a filter that leaves nothing says so and can be undone (AMB-076). @state empty */
export const Filtered: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: t('earn.launchpool.status.completed') }));
    await expect(
      screen.queryByRole('heading', {
        name: t('earn.launchpool.list.group', { status: t('earn.launchpool.status.in-progress'), count: 2 }),
      }),
    ).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: t('earn.launchpool.status.not-started') }));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.launchpool.list.joinedOnly') }));
    // One is joined, but none of this kind: the counts above say so too.
    await screen.findByText(t('earn.launchpool.list.noneJoinedHere'));
    await userEvent.click(screen.getByRole('button', { name: t('earn.launchpool.list.showAll') }));
    await expect(
      await heading(t('earn.launchpool.list.group', { status: t('earn.launchpool.status.in-progress'), count: 2 })),
    ).toBeVisible();
  },
};

/** A reminder shows what a person still has in a project that is over, with a link to it; a visitor sees none (LP-58). */
export const StakeInAnEndedProject: Story = {
  parameters: { sameAs: 'the reminder stands in the other stories of the list too' },
  play: async () => {
    await screen.findByText(t('earn.launchpool.list.leftTitle', { name: LONG_NAME }));
    await expect(await screen.findByText(t('earn.launchpool.list.left', { amounts: '4,000 USDT' }))).toBeVisible();
    await expect(screen.getAllByRole('link', { name: t('earn.launchpool.list.viewOf', { name: LONG_NAME }) })).toHaveLength(2);
  },
};

/** The remaining stake cannot be read: a message says so and offers a retry; it is not shown as zero. @state partly-failed */
export const EndedStakeUnread: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.statistics, 500)),
  play: async ({ msw }) => {
    await screen.findByText(part(t('earn.launchpool.list.leftUnread')));
    msw.use(...mockLaunchpool().handlers);
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await screen.findByText(part(t('earn.launchpool.list.left', { amounts: '4,000 USDT' })));
  },
};

/** Stake opens the dialog in place, unless the exchange refuses it to the person (AMB-019). @state refused */
export const StakeInPlace: Story = {
  play: async ({ msw }) => {
    const button = await screen.findByRole('button', { name: t('earn.launchpool.pool.stakeOf', { coin: 'USDT' }) });
    msw.use(refuse(launchpool.checkPoolRule, 5, 'USDT: VIP 5'));
    await userEvent.click(button);
    await screen.findByText('USDT: VIP 5');
    await expect(screen.queryByRole('dialog')).toBeNull();
    msw.use(mockEndpoint(launchpool.checkPoolRule, undefined));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: t('earn.launchpool.stake.titleOf', { coin: 'MOVE' }) });
  },
};

/** The pools of one project cannot be read: the others stay. @state partly-failed */
export const OneProjectFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 500)),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(t('earn.launchpool.pools.failed'))).toHaveLength(2));
    await expect(
      await heading(t('earn.launchpool.list.group', { status: t('earn.launchpool.status.not-started'), count: 1 })),
    ).toBeVisible();
  },
};

/** The list could not be refreshed, and one row of it could not be read. @state one-row, stale, partly-failed */
export const StaleAndPartlyRead: Story = {
  args: {
    reading: {
      ...(listOf(projectRows.slice(2, 3)) as Extract<ProjectListProps['reading'], { state: 'ready' }>),
      data: projectListOf([...projectRows.slice(2, 3), { coin: null }]),
      stale: true,
    },
  },
  play: async () => {
    await screen.findByText(staleSince('08'));
    await screen.findByText(t('earn.launchpool.list.unreadable', { count: 1 }));
  },
};

/** @state empty */
export const Empty: Story = {
  args: { reading: listOf([]) },
  play: async () => {
    await screen.findByText(t('earn.launchpool.list.empty'));
  },
};

/** @state loading */
export const Loading: Story = { args: { reading: { state: 'loading' } } };

const retry = fn();

/** @state failed */
export const Failed: Story = {
  args: { reading: { state: 'failed', error: { kind: 'network', call: 'list' }, retry } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.ui.retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** A visitor sees every project, and no filter of their own (SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText('62.75%');
    await expect(screen.queryByText(t('earn.launchpool.list.joinedOnly'))).toBeNull();
    await expect(screen.queryByText(t('earn.launchpool.joined'))).toBeNull();
    await expect(screen.queryByText(t('earn.launchpool.pool.myStake'))).toBeNull();
  },
};

const ended = Array.from({ length: 12 }, (_, index) =>
  projectRow({
    pid: String(100 + index),
    name: 'Movement',
    status: 3,
    end_timest: STORY_NOW - 86_400 * (index + 1),
    reward_pools: [],
  }),
);

/** On a phone the projects that are over are cards, and more of them come at the end of the list, without pages (UI-17). @state many-rows */
export const ManyCompletedOnAPhone: Story = {
  args: { reading: listOf(ended), filter: 'completed' },
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  play: async () => {
    const cards = await screen.findByRole('list', { name: t('earn.launchpool.status.completed') });
    await waitFor(() => expect(cards.children).toHaveLength(5));
    await expect(screen.queryByRole('button', { name: part(t('earn.ui.previousPage')) })).toBeNull();
    screen.getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView();
    await waitFor(() => expect(cards.children.length).toBeGreaterThan(5));
    await expect(screen.getAllByText('Movement')[0]).toBeVisible();
  },
};

/** On a phone in Chinese in the US edition, each pool is two lines and nothing is cut. */
export const UsInChineseOnAPhone: Story = {
  globals: { locale: 'zh', viewport: { value: 'phone' } },
  parameters: {
    earn: { edition: 'us' },
    viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } },
  },
  play: async () => {
    await screen.findByRole('button', { name: '投入 USDT' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What is left in a project that is over is hidden with the balances; that something is left is said. */
export const HiddenStakeInAnEndedProject: Story = {
  render: (args) => (
    <AmountVisibility visible={false}>
      <ProjectList {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    await screen.findByText(beginning(t('earn.launchpool.list.left', { amounts: '**** USDT' })));
    // With its coin: a pool's quota, which everyone sees, is 4,000 ETH.
    await expect(document.body).not.toHaveTextContent('4,000 USDT');
  },
};
