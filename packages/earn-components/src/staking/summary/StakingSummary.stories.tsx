import { holdings } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { part, staleSince, t } from '../../testing/words.ts';
import { StakingSummary } from './StakingSummary.tsx';

const meta = {
  title: 'Staking/Summary',
  component: StakingSummary,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person has is shown to them everywhere',
      'empty, many-rows, one-row': 'it has no rows, and a person without a stake has zero',
    },
  },
  args: { asset: 'SOL' },
  beforeEach: ({ msw }) => msw.use(...mockStaking().handlers),
} satisfies Meta<typeof StakingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is held and earned, in the reward's coin, with every digit; a loan is named where there is one (SH-07, ST-15, API-65, API-70). */
export const Borrowed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(holdings.loans, { assets: { SOL: '0.4' } }),
      mockEndpoint(holdings.statistics, {
        hold_amount: '4.2',
        total_profit: '1.05123018',
        yesterday_profit: '0.00040852',
        reward_coin: 'GT',
      }),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.05123018')).toBeVisible();
    await expect(canvas.getByText('0.00040852')).toBeVisible();
    await expect(await canvas.findByText(t('earn.staking.summary.borrowed'))).toBeVisible();
    await expect(canvas.getAllByText('GT')).toHaveLength(2);
  },
};

/** Whether something is borrowed could not be read: that is not said to be nothing (ST-15). @state partly-failed */
export const LoansFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(holdings.loans, 502), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(t('earn.staking.summary.borrowed'))).closest('div')).toHaveTextContent('--');
    await expect(canvas.getAllByText(t('earn.staking.summary.rewards', { coin: 'SOL' }))).toHaveLength(2);
  },
};

/** What the exchange does not say is `--`, a loan that cannot be read is not said to be none, and long amounts fit. @state partly-failed, long */
export const Unknown: Story = {
  args: { asset: 'SUPERLONGCOINNAME1000' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(holdings.loans, { assets: { SUPERLONGCOINNAME1000: 'x' } } as never),
      mockEndpoint(holdings.statistics, {
        hold_amount: '123456789012.12345678',
        total_profit: null,
        yesterday_profit: null,
        reward_coin: null,
      }),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123,456,789,012.12345678')).toBeVisible();
    await expect(await canvas.findByText(t('earn.staking.summary.borrowed'))).toBeVisible();
    await expect(canvas.getAllByText('--')).toHaveLength(3);
  },
};

const askLogin = fn();

/** A visitor is asked to sign in, and nothing of a person is read (SH-03, SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  play: async ({ canvas }) => {
    askLogin.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(holdings.statistics), ...mockStaking().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(holdings.statistics, 502), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(part(t('earn.staking.summary.failed')))).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the figures stay with a warning. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('0.05123018');
    msw.use(httpError(holdings.statistics, 503));
    void cache.invalidateQueries();
    await canvas.findByText(staleSince('08'));
  },
};
