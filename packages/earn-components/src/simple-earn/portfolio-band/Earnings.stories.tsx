import * as account from '@earnkit/core/account/contract';
import { fixed, fixedVip, history } from '@earnkit/core/simple-earn/contract';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { recordRow } from '../../testing/historyRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { day, inList, part, t } from '../../testing/words.ts';
import { PortfolioBand } from './PortfolioBand.tsx';

const DAY = 86_400;
const TODAY = STORY_NOW - (STORY_NOW % DAY);

const noOrders = [mockEndpoint(fixed.orders, { list: [], total: 0 }), mockEndpoint(fixedVip.orders, { list: [], total: 0 })] as const;
const none = mockEndpoint(history.fixedHistory, { list: [], total: 0 });

/** The sum of a day's flexible interest. */
const ofDay = (asset: string, daysAgo: number, interest: string | null) =>
  recordRow({ type: 3, asset, unique_time: `${asset}${daysAgo}`, time_at: TODAY - daysAgo * DAY, amount: interest, interest });

const meta = {
  title: 'Simple Earn/Portfolio band/Earnings',
  component: PortfolioBand,
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, {
        list: [ofDay('USDT', 0, '1.5'), ofDay('BTC', 1, '0.00001'), ofDay('USDT', 1, '2')],
        total: 3,
      }),
      mockEndpoint(history.fixedHistory, {
        list: [
          recordRow({ type: 3, unique_time: 'f1', time_at: TODAY - 2 * DAY, interest: '22.19178082' }),
          recordRow({ type: 1, unique_time: 'f2', time_at: TODAY - 2 * DAY, amount: '5000' }),
        ],
        total: 2,
      }),
      mockEndpoint(account.tickers, [{ pair: 'BTC_USDT', rate: '100000' }]),
      ...noOrders,
      ...saver(),
    ),
} satisfies Meta<typeof PortfolioBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: t('earn.portfolio.earnings') }));

/** What was earned by day, flexible and fixed, in USDT: today, in all, and as a chart or a table; only interest counts (SH-22, SH-23). */
export const Earnings: Story = {
  play: async () => {
    await open();
    await expect(await screen.findByText('26.69')).toBeVisible();
    await expect(screen.getByText(part(t('earn.portfolio.earningsAsOf', { day: day('2026-01-15'), zone: 'UTC' })))).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: t('earn.portfolio.showTable') }));
    const rows = within(await screen.findByRole('table', { name: t('earn.portfolio.earningsCaption') })).getAllByRole('row');
    await expect(rows.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
      `${day('2026-01-15')}1.5000 USDT`,
      `${day('2026-01-14')}3.0000 USDT`,
      `${day('2026-01-13')}22.19 USDT`,
      `${day('2026-01-12')}0 USDT`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: t('earn.portfolio.showChart') }));
  },
};

/** Hidden balances are hidden in the chart and in its table too. */
export const Hidden: Story = {
  render: (args) => (
    <AmountVisibility visible={false}>
      <PortfolioBand {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: t('earn.portfolio.showTable') }));
    const table = await screen.findByRole('table', { name: t('earn.portfolio.earningsCaption') });
    await expect(table).toHaveTextContent(`${day('2026-01-15')}**** USDT`);
    await expect(table).not.toHaveTextContent('1.50');
  },
};

/** A coin without a price, or with an unknown amount, is named and not counted. */
export const UnknownAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, {
        list: [ofDay('NEWCOIN', 0, '5'), ofDay('BTC', 0, null), ofDay('USDT', 0, '1')],
        total: 700,
      }),
      none,
    ),
  play: async () => {
    await open();
    await screen.findByText(t('earn.portfolio.unvalued', { coins: inList('BTC', 'NEWCOIN') }));
    await screen.findByText(t('earn.portfolio.earningsMore'));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(history.flexibleHistory, { list: [], total: 0 }), none),
  play: async () => {
    await open();
    await screen.findByText(t('earn.portfolio.earningsEmpty'));
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(history.fixedHistory)), play: open };

/** The earnings fail apart from the totals. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(history.flexibleHistory, 503), none),
  play: async ({ canvas }) => {
    await open();
    await screen.findByText(t('earn.portfolio.earningsFailed'));
    await expect(await canvas.findByText(/68,312\.44/)).toBeVisible();
  },
};
