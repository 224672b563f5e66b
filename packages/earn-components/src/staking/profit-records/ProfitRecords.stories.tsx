import { products, records } from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mintProduct } from '../../testing/stakingRows.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { address, day, part, t } from '../../testing/words.ts';
import { ProfitRecords } from './ProfitRecords.tsx';

const meta = {
  title: 'Staking/Profit records',
  component: ProfitRecords,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what was paid is listed for everyone',
    },
  },
  args: { asset: 'ETH' },
} satisfies Meta<typeof ProfitRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

const record = (day: number, profit = '0.00040852') => ({
  id: String(100 - day),
  time: STORY_NOW - day * 86_400,
  coin: 'ETH',
  reward_coin: 'ETH',
  profit,
  mortgage_amount: '4.2',
});

/** Seven records to a page, up to the last second of today (API-68, AMB-119, FM-19). @state many-rows */
export const Pages: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(mockEndpoint(records.profits, asked));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(day('2026-01-15'))).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ coin: 'ETH', page: 1, limit: 7, to: 1_768_521_599 }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await expect(await canvas.findByText(day('2026-01-08'))).toBeVisible();
  },
};

const asked = fn(({ page }: { readonly page: number }) => ({
  list: Array.from({ length: page === 1 ? 7 : 2 }, (_, index) => record((page - 1) * 7 + index)),
  total: 9,
}));

/** A record that cannot be read is counted, and a very long amount fits. @state one-row, long, partly-failed */
export const OneUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(records.profits, { list: [record(0, '123456789012.12345678'), { time: 'never' }], total: 2 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.history.unreadable', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText('123,456,789,012.12345678')).toBeVisible();
  },
};

/** On a phone the list grows; no further rows are offered where only the unreadable one is missing. */
export const OneUnreadableOnAPhone: Story = {
  ...OneUnreadable,
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.history.unreadable', { count: 1 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('earn.ui.loadMore') })).toBeNull();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the records stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(records.profits, { list: [record(0)], total: 1 })),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(day('2026-01-15'));
    msw.use(httpError(records.profits, 503));
    void cache.invalidateQueries();
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
    await expect(canvas.getByText(day('2026-01-15'))).toBeVisible();
  },
};

/** A record leads to its product or protocol, and of several coins one chooses (API-68). */
export const SeveralCoins: Story = {
  args: { asset: 'USDT', coins: ['USDT', 'USDC'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(records.profits, ({ coin }) => ({
        list: [{ ...record(0), coin, pid: coin === 'USDT' ? '51' : '121', protocol_name: coin === 'USDT' ? null : 'LIDO' }],
        total: 1,
      })),
      mockEndpoint(products.product, mintProduct()),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'GUSD' })).toHaveAttribute('href', address('/staking/51'));
    await userEvent.click(canvas.getByRole('radio', { name: 'USDC' }));
    await expect(await canvas.findByRole('link', { name: 'LIDO' })).toHaveAttribute('href', address('/staking/121'));
  },
};

/** @state empty */
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(records.profits, { list: [], total: 0 })) };

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(records.profits)) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(records.profits, 502)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.staking.profit.failed'));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.profit.anonymous'))).toBeVisible();
  },
};
