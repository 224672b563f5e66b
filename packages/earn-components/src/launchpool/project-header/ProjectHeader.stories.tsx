import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { LONG_NAME, projectRow, projectRows } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ProjectHeader } from './ProjectHeader.tsx';

/**
 * @unreachable one-row, many-rows: it is the head of one project
 * @unreachable refused, submitting, outcome-unknown, success: it sends nothing
 * @unreachable sold-out, quota-used, vip-only: nothing is bought here; reward-pools has the pools
 * @unreachable restricted-region: a project has the same head in every region
 * @unreachable signed-out: a visitor reads the same head
 */
const meta = { title: 'Launchpool/Project header', component: ProjectHeader, args: { projectId: '1' } } satisfies Meta<
  typeof ProjectHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const withProject =
  (row: Parameters<typeof projectRow>[0]): Begin =>
  ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow(row) }).handlers);
const moments = async () => {
  const list = await screen.findByRole('list', { name: 'Schedule' });
  return [...list.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/ \([A-Z][a-z]+\)/, ': '));
};

/** Name, coin and status, the time until the end and until the next rewards, and the schedule (LP-04, LP-10, AMB-024). */
export const InProgress: Story = {
  beforeEach: withProject({}),
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Movement' });
    await expect(screen.getByText('In progress')).toBeVisible();
    await expect(screen.getByText('Stake in any of 5 pools. Each pays MOVE each full hour.')).toBeVisible();
    await expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent('10 d 5 h 0 min');
    await expect(screen.getByRole('timer', { name: 'Next rewards in' })).toHaveTextContent('00:30:00');
    await expect(await moments()).toEqual([
      'Started: 01/11/2026 08:30\u00a0(UTC)',
      'Next rewards: 01/15/2026 09:00\u00a0(UTC)',
      'Ends: 01/25/2026 13:30\u00a0(UTC)',
    ]);
  },
};

/** A project with the end 0 has none: it runs, and nothing of it is in 1970 (AMB-169). */
export const WithoutEnd: Story = {
  beforeEach: withProject({ end_timest: 0 }),
  play: async () => {
    await expect(await screen.findAllByText('In progress')).not.toHaveLength(0);
    await expect(screen.queryByText('Completed')).toBeNull();
    await expect(screen.queryByRole('timer', { name: 'Ends in' })).toBeNull();
    await expect(screen.queryByText(/1970/)).toBeNull();
  },
};

/** A project whose times are milliseconds has the same times (AMB-169). */
export const InMilliseconds: Story = {
  beforeEach: withProject({ start_timest: (STORY_NOW - 4 * 86_400) * 1000, end_timest: (STORY_NOW + 10 * 86_400) * 1000 }),
  play: async () => {
    await expect(await screen.findByRole('timer', { name: 'Ends in' })).toHaveTextContent('10 d 0 h 0 min');
  },
};

/** Before the start, with a name in Arabic from right to left. */
export const NotStarted: Story = {
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ project: projectRows[2] ?? projectRow() }).handlers),
  play: async () => {
    await screen.findByRole('timer', { name: 'Starts in' });
    await expect(screen.queryByRole('timer', { name: 'Next rewards in' })).toBeNull();
    await expect((await moments())[0]).toMatch(/^Starts: /);
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
    await screen.findByText('In progress');
    // It ends before the next full hour, so nothing more is paid.
    await expect(screen.queryByText('Next rewards')).toBeNull();
    await waitFor(() => expect(screen.getAllByText('Completed')[0]).toBeVisible(), { timeout: 8_000 });
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
    await screen.findByText('In progress');
    msw.use(httpError(launchpool.project, 503));
    void cache.invalidateQueries();
    await screen.findByText(/could not be refreshed/);
    await expect(screen.getByText('In progress')).toBeVisible();
  },
};

/** An exchange that says no times has a status alone. @state partly-failed */
export const UnknownTimes: Story = {
  beforeEach: withProject({ name: null, start_timest: null, end_timest: null }),
  play: async () => {
    await screen.findByRole('heading', { name: 'MOVE' });
    await expect(await moments()).toContain('Ends: --Not known');
  },
};

/** @state empty */
export const NoSuchProject: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(launchpool.project, { project: null }), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText('This project does not exist');
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.project), ...mockLaunchpool().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.project, 503), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText('The project could not be loaded');
  },
};
