import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { LONG_NAME, projectRow, projectRows } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, staleSince, t } from '../../testing/words.ts';
import { ProjectHeader } from './ProjectHeader.tsx';

const meta = {
  title: 'Launchpool/Project header',
  component: ProjectHeader,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it is the head of one project',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': 'nothing is bought here; reward-pools has the pools',
      'restricted-region': 'a project has the same head in every region',
      'signed-out': 'a visitor reads the same head',
    },
  },
  args: { projectId: '1' },
} satisfies Meta<typeof ProjectHeader>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const withProject =
  (row: Parameters<typeof projectRow>[0]): Begin =>
  ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow(row) }).handlers);
const moments = async () => {
  const list = await screen.findByRole('list', { name: t('earn.launchpool.project.timeline') });
  return [...list.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/ \([^()]+\)/, ': '));
};

/** Name, coin and status, the time until the end and until the next rewards, and the schedule (LP-04, LP-10, AMB-024). */
export const InProgress: Story = {
  beforeEach: withProject({}),
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Movement' });
    await expect(screen.getByText(t('earn.launchpool.status.in-progress'))).toBeVisible();
    await expect(screen.getByText(t('earn.launchpool.project.lead', { count: 5, coin: 'MOVE' }))).toBeVisible();
    await expect(screen.getByRole('timer', { name: t('earn.launchpool.endsIn') })).toHaveTextContent(
      t('earn.ui.countdownDays', { days: '10', hours: '5', minutes: '0' }),
    );
    await expect(screen.getByRole('timer', { name: t('earn.launchpool.project.nextIn') })).toHaveTextContent('00:30:00');
    await expect(await moments()).toEqual([
      `${t('earn.launchpool.project.started')}: ${day('2026-01-11')} 08:30\u00a0(UTC)`,
      `${t('earn.launchpool.project.nextRewards')}: ${day('2026-01-15')} 09:00\u00a0(UTC)`,
      `${t('earn.launchpool.project.ends')}: ${day('2026-01-25')} 13:30\u00a0(UTC)`,
    ]);
  },
};

/** A project with the end 0 has none: it runs, and nothing of it is in 1970 (AMB-169). */
export const WithoutEnd: Story = {
  beforeEach: withProject({ end_timest: 0 }),
  play: async () => {
    await expect(await screen.findAllByText(t('earn.launchpool.status.in-progress'))).not.toHaveLength(0);
    await expect(screen.queryByText(t('earn.launchpool.status.completed'))).toBeNull();
    await expect(screen.queryByRole('timer', { name: t('earn.launchpool.endsIn') })).toBeNull();
    await expect(screen.queryByText(/1970/)).toBeNull();
  },
};

/** A project whose times are milliseconds has the same times (AMB-169). */
export const InMilliseconds: Story = {
  beforeEach: withProject({ start_timest: (STORY_NOW - 4 * 86_400) * 1000, end_timest: (STORY_NOW + 10 * 86_400) * 1000 }),
  play: async () => {
    await expect(await screen.findByRole('timer', { name: t('earn.launchpool.endsIn') })).toHaveTextContent(
      t('earn.ui.countdownDays', { days: '10', hours: '0', minutes: '0' }),
    );
  },
};

/** Before the start, with a name in Arabic from right to left. */
export const NotStarted: Story = {
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ project: projectRows[2] ?? projectRow() }).handlers),
  play: async () => {
    await screen.findByRole('timer', { name: t('earn.launchpool.startsIn') });
    await expect(screen.queryByRole('timer', { name: t('earn.launchpool.project.nextIn') })).toBeNull();
    await expect((await moments())[0]).toMatch(beginning(`${t('earn.launchpool.project.starts')}: `));
  },
};

/** Over, with a name of 60 characters on a phone: the name wraps, the coin does not. @state long */
export const CompletedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  beforeEach: withProject({ name: LONG_NAME, coin: 'PEPE', status: 3, end_timest: STORY_NOW - 60 }),
  play: async () => {
    await screen.findByRole('heading', { name: LONG_NAME });
    await expect(screen.queryByRole('timer')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The project ends while the page is open: the status follows the clock. */
export const EndsWhileOpen: Story = {
  parameters: { earn: { now: () => STORY_NOW + (Date.now() - opened) / 1000 } },
  beforeEach: (context) => {
    opened = Date.now();
    return withProject({ end_timest: STORY_NOW + 2 })(context);
  },
  play: async () => {
    await screen.findByText(t('earn.launchpool.status.in-progress'));
    // It ends before the next full hour, so nothing more is paid.
    await expect(screen.queryByText(t('earn.launchpool.project.nextRewards'))).toBeNull();
    await waitFor(() => expect(screen.getAllByText(t('earn.launchpool.status.completed'))[0]).toBeVisible(), { timeout: 8_000 });
  },
};

/** When the story began, in the machine's milliseconds. */
let opened = 0;

const cache = createEarnQueryClient();

/** When a refresh fails, the project stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: withProject({}),
  play: async ({ msw }) => {
    await screen.findByText(t('earn.launchpool.status.in-progress'));
    msw.use(httpError(launchpool.project, 503));
    void cache.invalidateQueries();
    await screen.findByText(staleSince('08'));
    await expect(screen.getByText(t('earn.launchpool.status.in-progress'))).toBeVisible();
  },
};

/** An exchange that says no times has a status alone. @state partly-failed */
export const UnknownTimes: Story = {
  beforeEach: withProject({ name: null, start_timest: null, end_timest: null }),
  play: async () => {
    await screen.findByRole('heading', { name: 'MOVE' });
    await expect(await moments()).toContain(`${t('earn.launchpool.project.ends')}: --${t('earn.ui.unknownAmount')}`);
  },
};

/** @state empty */
export const NoSuchProject: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(launchpool.project, { project: null }), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.project.missing'));
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), ...mockLaunchpool().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 503), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText(t('earn.launchpool.project.failed'));
  },
};
