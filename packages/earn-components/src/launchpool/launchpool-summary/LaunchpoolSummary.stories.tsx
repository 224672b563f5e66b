import * as launchpool from '@earnkit/core/launchpool/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { ANY, part, staleSince, t } from '../../testing/words.ts';
import { LaunchpoolSummary } from './LaunchpoolSummary.tsx';

const meta = {
  title: 'Launchpool/Summary',
  component: LaunchpoolSummary,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has three figures',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and what a person has is shown to them everywhere',
    },
  },
} satisfies Meta<typeof LaunchpoolSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is staked and earned in all projects, in USDT, and in how many (AMB-022). */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText('4,512.40');
    await screen.findByText(t('earn.launchpool.band.projects', { count: 5 }));
  },
};

/** Figures that the exchange does not say are `--`, never zero. @state partly-failed */
export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(launchpool.userStat, { project_count: null, staked_usdt: null, reward_usdt: 'many' }),
      ...mockLaunchpool().handlers,
    ),
  play: async () => {
    await expect(await screen.findAllByText('--')).toHaveLength(2);
    await expect(screen.queryByText(part(t('earn.launchpool.band.projects', { count: ANY })))).toBeNull();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.userStat), ...mockLaunchpool().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(launchpool.userStat, 500), ...mockLaunchpool().handlers),
  play: async () => {
    await screen.findByText(part(t('earn.launchpool.band.failed')));
  },
};

/** A person without a stake sees zeros. @state empty */
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(launchpool.userStat, { project_count: 0, staked_usdt: '0', reward_usdt: '0' })),
  play: async () => {
    await screen.findByText(t('earn.launchpool.band.projects', { count: 0 }));
    await expect(screen.getAllByText('0')).toHaveLength(2);
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the figures stay with a warning; very long ones fit a phone. @state stale, long */
export const StaleAndVeryLong: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    earn: { queryClient: cache },
    viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(launchpool.userStat, { project_count: 12, staked_usdt: '123456789012345.999999', reward_usdt: '98765432109876.54' }),
    ),
  play: async ({ msw }) => {
    await screen.findByText(t('earn.launchpool.band.projects', { count: 12 }));
    msw.use(httpError(launchpool.userStat, 503));
    void cache.invalidateQueries();
    await screen.findByText(staleSince('08'));
    await expect(screen.getByText('98,765,432,109,876.54')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A visitor is invited, in the words of the US edition. @state signed-out */
export const UsVisitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, edition: 'us' } },
  play: async () => {
    await screen.findByText(part(t('earn.launchpool.band.anonymousHint')));
    await expect(await screen.findByRole('button', { name: t('earn.login') })).toBeEnabled();
  },
};
