import { flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { staleSince, t } from '../../testing/words.ts';
import { EarnSummary } from './EarnSummary.tsx';

const meta = {
  title: 'Simple Earn/Summary',
  component: EarnSummary,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has three figures',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and holdings stay where a region is restricted',
    },
  },
} satisfies Meta<typeof EarnSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const askLogin = fn();

/** Shows the total value and the interest of a signed-in person in USDT (SH-07). */
export const Summary: Story = {
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(/68,312\.44/);
    await expect(canvas.getByText(/1,204\.88/)).toBeInTheDocument();
    await expect(canvas.getByText(/3\.7710/)).toBeInTheDocument();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.statistics)) };

/** A person without holdings sees zeros. @state empty */
export const Nothing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.statistics, { total_value_usdt: '0', total_interest_usdt: '0', yesterday_interest_usdt: '0' })),
};

/** A figure that the exchange omits is `--`. @state partly-failed */
export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.statistics, { total_value_usdt: '12.5', total_interest_usdt: null, yesterday_interest_usdt: undefined })),
  play: async ({ canvas }) => {
    await canvas.findByText(/12\.50/);
    await expect(canvas.getAllByText('--')).toHaveLength(2);
  },
};

/** @state long */
export const LongNumbers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.statistics, {
        total_value_usdt: '123456789012345.999999',
        total_interest_usdt: '98765432109876.54',
        yesterday_interest_usdt: '0.000000001',
      }),
    ),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.statistics, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.summary.failed'));
    await expect(canvas.getAllByText('--')).toHaveLength(3);
  },
};

/** The last refresh failed, so the figures are stale. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.statistics, 503)),
  play: async ({ canvas }) => {
    await canvas.findByText(staleSince('07'));
    await expect(canvas.getByText(/42\.00/)).toBeInTheDocument();
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  cache.setQueryData(
    [...earnKey('person:story', flexible.statistics), null],
    { totalValueUsdt: '42', totalInterestUsdt: '1', yesterdayInterestUsdt: '0' },
    { updatedAt: Date.now() - 3_600_000 },
  );
  return cache;
}

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: () => void askLogin.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};
