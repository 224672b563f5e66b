import { fixed, fixedVip, flexible, vouchers } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { decimal } from '@earnkit/core';
import type { HoldingsHost } from '@earnkit/hooks/overview';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fixedOrderRow } from '../../testing/fixedRows.ts';
import { poolRow, projectListOf, projectRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { listNow, listedWealth, mockOverview } from '../../testing/mockOverview.ts';
import { holdingRow, STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, day, inList, t, whole } from '../../testing/words.ts';
import { EarnCalendar } from './EarnCalendar.tsx';

const DAY = 86_400;

const HOST: HoldingsHost = {
  projects: listNow(...projectListOf([projectRow({ reward_pools: [poolRow({ rid: '11', isApply: 1 })] })]).rows),
  stakingProducts: listNow({ product: { aprFraction: decimal('0.0612'), asset: 'SOL' } }),
  stakingArrivals: listNow({ id: '9', asset: 'SOL', amount: decimal('12.5'), arrivesAt: STORY_NOW + 2 * DAY }),
  wealthOrders: listedWealth(),
};

const meta = {
  title: 'Overview/Earn calendar',
  component: EarnCalendar,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'it lists what the person has',
    },
  },
  args: { host: HOST, voucherHref: ({ id }) => `/voucher/${id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT' })], total: 1 }),
      mockEndpoint(launchpool.statistics, []),
      ...mockOverview(),
    ),
} satisfies Meta<typeof EarnCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = async () => within(await screen.findByRole('table', { name: t('earn.calendar.list') }));
const names = (): readonly string[] =>
  within(screen.getByRole('table', { name: t('earn.calendar.list') }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** The file that the page would download. */
async function fileOf(): Promise<string> {
  let file: Blob | undefined;
  const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:calendar';
  });
  await userEvent.click(screen.getByRole('button', { name: t('earn.calendar.file.save') }));
  url.mockRestore();
  return (await file?.text()) ?? '';
}

/**
 * Everything that happens once, the next first, in the list and on its day; what pays each hour or day is one line each (SH-01).
 */
export const Filled: Story = {
  play: async () => {
    await (await list()).findByText(t('earn.calendar.matures', { coin: 'USDT' }));
    await waitFor(() =>
      expect(names()).toEqual([
        `${t('earn.calendar.renews', { coin: 'USDT' })}${t('earn.calendar.fixed', { days: 7 })}`,
        `${t('earn.calendar.arrives', { coin: 'SOL' })}${t('earn.calendar.redemption')}`,
        `${t('earn.calendar.voucher', { apr: '+1.00%' })}Autumn rate-up`,
        expect.stringContaining(t('earn.calendar.projectEnds', { coin: 'MOVE' })),
        `${t('earn.calendar.matures', { coin: 'USDT' })}${t('earn.calendar.fixed', { days: 30 })}`,
      ]),
    );
    const band = screen.getByRole('region', { name: t('earn.calendar.band') });
    await expect(band).toHaveTextContent(t('earn.calendar.everyHour', { product: t('earn.held.flexible') }));
    await expect(band).toHaveTextContent(t('earn.calendar.everyDay', { product: t('earn.held.tab.staking') }));
    await expect(band).toHaveTextContent(`${day('2026-01-15')} 09:00 (UTC)`);
    const month = within(screen.getByRole('table', { name: beginning(`${t('earn.calendar.month')}, `) }));
    const today = month.getByText('15');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today.parentElement).toHaveTextContent(t('earn.calendar.renews', { coin: 'USDT' }));
    await expect(
      screen.getByRole('link', { name: `${t('earn.calendar.use')}: ${t('earn.calendar.voucher', { apr: '+1.00%' })}` }),
    ).toHaveAttribute('href', '/voucher/autumn');
  },
};

/** Five weeks further, and back. */
export const OtherWeeks: Story = {
  play: async () => {
    await screen.findByText(`${day('2026-01-11')} – ${day('2026-02-14')}`);
    await userEvent.click(screen.getByRole('button', { name: t('earn.calendar.later') }));
    await expect(screen.getByText(`${day('2026-02-15')} – ${day('2026-03-21')}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('earn.calendar.earlier') }));
    await expect(screen.getByText(`${day('2026-01-11')} – ${day('2026-02-14')}`)).toBeVisible();
  },
};

/** What of a coin can be had by a day: the balance, what can be redeemed, and what matures by then; what renews itself is not. */
export const Available: Story = {
  parameters: { sameAs: 'it checks the figures of what can be had' },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: t('earn.calendar.available') }));
    // 14,140.26 + 12,500 + 1,000 with its interest of 4.5, and 1,050 of private wealth at no known time
    await card.findByText('27,644.76');
    await expect(card.getByText(t('earn.calendar.fixed', { days: 30 }))).toBeVisible();
    await expect(card.queryByText(t('earn.calendar.fixed', { days: 7 }))).toBeNull();
  },
};

/** The file has a day for each event and no amount, unless the person asks for amounts. */
export const File: Story = {
  play: async () => {
    await (await list()).findByText(t('earn.calendar.matures', { coin: 'USDT' }));
    const file = await fileOf();
    await expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    await expect(file).toContain('UID:fixed-1@earnkit\r\n');
    await expect(file).toContain(`SUMMARY:${t('earn.calendar.matures', { coin: 'USDT' })}\r\n`);
    await expect(file).not.toContain('1\\,004.5');
    await userEvent.click(screen.getByRole('switch', { name: t('earn.calendar.file.amounts') }));
    await userEvent.click(screen.getByRole('switch', { name: t('earn.calendar.file.vouchers') }));
    const other = await fileOf();
    await expect(other).toContain(`SUMMARY:${t('earn.calendar.matures', { coin: 'USDT' })}: 1\\,004.5 USDT\r\n`);
    await expect(other).not.toContain(t('earn.calendar.file.vouchers'));
  },
};

/** A source that could not be read is named: dates may be missing. @state partly-failed */
export const SourceFails: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(vouchers.vouchers, 404), httpError(fixed.orders, 404)),
  play: async () => {
    await screen.findByText(whole(t('earn.calendar.failed', { products: inList(t('earn.held.tab.fixed'), t('earn.calendar.vouchers')) })));
    await expect(screen.queryByText(t('earn.calendar.empty'))).toBeNull();
  },
};

/** Many events on one day: the day shows two and how many more there are. @state many-rows */
export const ManyOnADay: Story = {
  beforeEach: ({ msw }) => {
    const orders = Array.from({ length: 5 }, (_, index) =>
      fixedOrderRow({ id: String(index), order_id: String(index), finish_time: STORY_NOW + 3 * DAY }),
    );
    msw.use(mockEndpoint(fixed.orders, { list: orders, total: 5 }));
  },
  play: async () => {
    const month = within(await screen.findByRole('table', { name: beginning(`${t('earn.calendar.month')}, `) }));
    await month.findByText('+3');
    await expect(month.getByText(t('earn.calendar.moreOf', { count: 3 }))).toBeInTheDocument();
  },
};

const empty = [
  mockEndpoint(flexible.holdings, { list: [], total: 0 }),
  mockEndpoint(fixed.orders, { list: [], total: 0 }),
  mockEndpoint(staking.holdings.balances, []),
  mockEndpoint(vouchers.vouchers, { list: [] }),
];

/** @state empty */
export const Empty: Story = {
  args: { host: { projects: listNow(), stakingArrivals: listNow() } },
  beforeEach: ({ msw }) => msw.use(...empty),
  play: async () => {
    await screen.findByText(t('earn.calendar.empty'));
    await expect(screen.getByRole('button', { name: t('earn.calendar.file.save') })).toBeDisabled();
  },
};

/** One thing that comes. @state one-row */
export const One: Story = {
  args: { host: { projects: listNow(), stakingArrivals: HOST.stakingArrivals } },
  beforeEach: ({ msw }) => msw.use(...empty),
  play: async () => {
    await (await list()).findByText(t('earn.calendar.arrives', { coin: 'SOL' }));
    await expect(names()).toHaveLength(1);
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.orders), neverAnswers(flexible.holdings)),
  play: async () => {
    await expect(await screen.findByRole('region', { name: t('earn.calendar.band') })).not.toHaveTextContent(t('earn.calendar.nothing'));
  },
};

/** Nothing could be read: nobody says that nothing comes. @state failed */
export const Failed: Story = {
  args: { host: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      httpError(flexible.holdings, 404),
      httpError(fixed.orders, 404),
      httpError(fixedVip.orders, 404),
      httpError(staking.holdings.balances, 404),
      httpError(vouchers.vouchers, 404),
    ),
  play: async () => {
    await screen.findByText(beginning(t('earn.calendar.failed', { products: ANY })));
    await expect(screen.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
    await expect(screen.queryByText(t('earn.calendar.empty'))).toBeNull();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the dates stay. @state stale */
export const Stale: Story = {
  parameters: { sameAs: 'the dates stay as they were read', earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await (await list()).findByText(t('earn.calendar.matures', { coin: 'USDT' }));
    msw.use(httpError(fixed.orders, 503));
    void cache.invalidateQueries();
    await waitFor(async () => expect((await list()).getByText(t('earn.calendar.matures', { coin: 'USDT' }))).toBeVisible());
  },
};

/** @state long */
export const Long: Story = {
  args: {
    host: {
      ...HOST,
      stakingArrivals: listNow({
        id: '9',
        asset: 'SUPERLONGCOINNAME1000',
        amount: decimal('123456789012345678.12345678'),
        arrivesAt: STORY_NOW + DAY,
      }),
    },
  },
  play: async () => {
    await (await list()).findByText(t('earn.calendar.arrives', { coin: 'SUPERLONGCOINNAME1000' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText(t('earn.calendar.anonymous'));
    await expect(screen.getAllByRole('button', { name: t('earn.login') })).toHaveLength(1);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await screen.findByText('USDT 到期');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
