import * as account from '@earnkit/core/account/contract';
import { fixed, fixedVip, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedOrderRow } from '../../testing/fixedRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { holdingRow, holdingRows } from '../../testing/simpleEarnRows.ts';
import { beginning, inList, staleSince, t } from '../../testing/words.ts';
import { posterText } from '../../testing/posterPlay.ts';
import { PortfolioBand } from './PortfolioBand.tsx';

const meta = {
  title: 'Simple Earn/Portfolio band',
  component: PortfolioBand,
  parameters: {
    unreachable: {
      failed: 'totals and bar fail apart from each other, each with a way to try again',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and holdings stay where a region is restricted',
    },
  },
} satisfies Meta<typeof PortfolioBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const fixedOrders = (...rows: Parameters<typeof fixedOrderRow>[0][]) =>
  mockEndpoint(fixed.orders, {
    list: rows.map((row, index) => fixedOrderRow({ order_id: String(index + 1), ...row })),
    total: rows.length,
  });
const noVip = mockEndpoint(fixedVip.orders, { list: [], total: 0 });
const noOrders = [fixedOrders(), noVip] as const;
const referral = mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' });
const shares = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: t('earn.portfolio.allocation') }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Totals, and the coins of flexible holdings and fixed orders together; the shares add up (AMB-026, AMB-154, SH-22). */
export const Portfolio: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      fixedOrders({ asset: 'USDT', principal: '9000' }),
      mockEndpoint(fixedVip.orders, { list: [fixedOrderRow({ asset: 'BTC', principal: '0.1' })], total: 1 }),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/68,312\.44/);
    await screen.findByRole('list', { name: t('earn.portfolio.allocation') });
    const parts = shares();
    await expect(parts.map((part) => part?.replace(/[\d.]+%/, ''))).toEqual(['BTC', 'USDT', 'ETH', 'SOL']);
    const sum = parts.reduce((total, part) => total + Math.round(Number(/([\d.]+)%/.exec(part ?? '')?.[1]) * 100), 0);
    await expect(sum).toBe(10_000);
  },
};

/** Earnings are shared from here (SE-S-01). */
export const Shares: Story = {
  beforeEach: ({ msw }) => msw.use(...noOrders, referral, ...saver()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.portfolio.shareLabel') }));
    await screen.findByRole('dialog', { name: t('earn.portfolio.shareLabel') });
    await screen.findByRole('img', {
      name: beginning(posterText(t('earn.share.poster.product'), 'USDT')),
    });
  },
};

/** A coin without a price is named and not counted, never taken for worthless. */
export const UnknownPrice: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT' }), holdingRow({ asset: 'NEWCOIN' })], total: 2 }),
      ...noOrders,
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.portfolio.unvalued', { coins: 'NEWCOIN' }));
    // USDT alone would be 100%, which is not true.
    await expect(screen.queryByRole('list', { name: t('earn.portfolio.allocation') })).toBeNull();
  },
};

/** Without any price no share is known, and what is not counted is named. @state partly-failed */
export const PricesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.tickers, 503), ...noOrders, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.portfolio.unvalued', { coins: inList('BTC', 'ETH', 'SOL') }));
    await expect(screen.queryByRole('list', { name: t('earn.portfolio.allocation') })).toBeNull();
  },
};

const many = Array.from({ length: 12 }, (_, index) => holdingRow({ asset: index % 2 ? `USD${index}` : 'USDC', id: String(index) }));

/** Of many coins the largest have a share of their own. @state many-rows */
export const ManyCoins: Story = {
  beforeEach: ({ msw }) => {
    const names = ['BTC', 'ETH', 'SOL', 'USDT', 'USDC', 'GT', 'XRP', 'ADA'];
    const list = names.map((asset, index) => holdingRow({ asset, curr_amount: String(index + 1) }));
    msw.use(
      mockEndpoint(flexible.holdings, { list, total: list.length }),
      mockEndpoint(
        account.tickers,
        names.map((name) => ({ pair: `${name}_USDT`, rate: '2' })),
      ),
      ...noOrders,
      ...saver(),
    );
  },
  play: async () => {
    await screen.findByText(t('earn.portfolio.others'));
    await expect(shares()).toHaveLength(6);
  },
};

/** An exchange that sends the first page of holdings again and again: the band says that it does not count all. @state partly-failed */
export const MoreThanCounted: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: many.slice(0, 10), total: 73 }), ...noOrders, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.portfolio.more'));
  },
};

/** A person without holdings has no bar. @state empty */
export const Nothing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, { list: [], total: 0 }),
      mockEndpoint(flexible.statistics, { total_value_usdt: '0', total_interest_usdt: '0', yesterday_interest_usdt: '0' }),
      ...noOrders,
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(t('earn.portfolio.allocation'))).toBeNull());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.statistics), neverAnswers(flexible.holdings), ...noOrders, ...saver()),
};

/** The bar fails apart from the totals, and is tried again. @state partly-failed */
export const AllocationFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.orders, 503), noVip, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.portfolio.failed'));
    await expect(await canvas.findByText(/68,312\.44/)).toBeVisible();
  },
};

/** The totals fail, and the bar is shown. @state partly-failed */
export const TotalsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.statistics, 503), ...noOrders, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.summary.failed'));
    await screen.findByRole('list', { name: t('earn.portfolio.allocation') });
  },
};

/** The last refresh of the holdings failed. @state one-row, stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 503), ...noOrders, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(staleSince('07'));
    await expect(shares()).toEqual(['USDT100.00%']);
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  const row = { id: '1', asset: 'USDT', currentAmount: '5', bonusOpen: false, autoEarn: false, ladder: [], redeemingRevocable: false };
  cache.setQueryData(
    [...earnKey('person:story', flexible.holdings), { page: 1, limit: 100 }, 'all'],
    { rows: [row], unreadable: [], total: 1, more: false },
    { updatedAt: Date.now() - 3_600_000 },
  );
  return cache;
}

/** Long numbers, and names that are text. @state long */
export const LongAndHostile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.statistics, {
        total_value_usdt: '123456789012345678901234.123456',
        total_interest_usdt: '12345678901234567890.12345678',
        yesterday_interest_usdt: '0.00000001',
      }),
      mockEndpoint(flexible.holdings, {
        list: [
          holdingRow({ asset: 'USDT', curr_amount: '123456789012345678901234.123456' }),
          holdingRow({ asset: '<B>1000000MOGWIFHAT</B>' }),
        ],
        total: 2,
      }),
      ...noOrders,
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.portfolio.unvalued', { coins: '<B>1000000MOGWIFHAT</B>' }));
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: ({ msw }) => msw.use(...noOrders, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '按币种的资产分布' });
  },
};

export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: holdingRows, total: 4 }), ...noOrders, ...saver()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.portfolio.details') }));
    await screen.findByRole('list', { name: t('earn.portfolio.allocation') });
  },
};

const askLogin = fn();

/** A visitor is invited to sign in, and nothing is read (SH-03, SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('earn.portfolio.shareLabel') })).toBeNull();
  },
};
