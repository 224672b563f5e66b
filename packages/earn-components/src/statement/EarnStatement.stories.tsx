import { calendarDay, decimal } from '@earnkit/core';
import { history } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import { dailyPrices } from '@earnkit/core/statement/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { EarningsPage, StatementHost } from '@earnkit/hooks/statement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordRow } from '../testing/historyRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../testing/mockEndpoint.ts';
import { beginning, day, inList, month, part, staleSince, t } from '../testing/words.ts';
import { EarnStatement } from './EarnStatement.tsx';

const DAY = 86_400;
/** 2026-11-26 19:00 UTC. */
const NOW = Date.UTC(2026, 10, 26, 19) / 1000;
const dayAt = (month: number, day: number): number => Date.UTC(2026, month - 1, day) / 1000;

const isWithin = (at: number, from = 0, to = Number.POSITIVE_INFINITY): boolean => at >= from && at < to;

/** What flexible products paid on the last days of June to November: three coins, and a bonus of USDT in GT. */
const DAYS = [6, 7, 8, 9, 10, 11].flatMap((month) => [10, 20].map((day) => dayAt(month, day)));
const interest = DAYS.flatMap((at) => [
  recordRow({ type: 3, asset: 'USDT', unique_time: `u${at}`, time_at: at, amount: '16.5301', interest: '16.5301' }),
  recordRow({ type: 3, asset: 'ETH', unique_time: `e${at}`, time_at: at, amount: '0.00159', interest: '0.00159' }),
]);
const bonus = DAYS.map((at) =>
  recordRow({
    type: 4,
    asset: 'USDT',
    unique_time: `b${at}`,
    time_at: at + 3600,
    amount: '0.1906',
    bonus_amount: '0.1906',
    bonus_asset: 'GT',
  }),
);
const fixedRecords = [
  recordRow({ type: 3, unique_time: 'f1', time_at: dayAt(10, 31), amount: '17.26027397', interest: '17.26027397' }),
  recordRow({ type: 5, unique_time: 'f2', time_at: dayAt(10, 31), amount: '1.64383561', coupon_interest: '1.64383561' }),
  recordRow({ type: 1, unique_time: 'f3', time_at: dayAt(10, 1), amount: '4000' }),
];

interface Asked {
  readonly type?: number | undefined;
  readonly start_at?: number | undefined;
  readonly end_at?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

const answerOf =
  <Row extends { readonly time_at?: unknown; readonly type?: unknown }>(rows: readonly Row[]) =>
  ({ type, start_at: from, end_at: to, page = 1, limit = 10 }: Asked) => {
    const list = rows.filter((row) => (type === undefined || row.type === type) && isWithin(Number(row.time_at), from, to));
    return { list: list.slice((page - 1) * limit, page * limit), total: list.length };
  };

const PRICES: Readonly<Record<string, number>> = { ETH: 3300, GT: 16.8, SUI: 3.6 };

/** An exchange that paid in flexible and fixed products and in staking. */
const exchange = () => [
  mockEndpoint(history.flexibleHistory, answerOf([...interest, ...bonus])),
  mockEndpoint(history.fixedHistory, answerOf(fixedRecords)),
  mockEndpoint(staking.holdings.balances, { list: [{ coin: 'ETH', mortgage_amount: '1' }], total: 1 }),
  mockEndpoint(staking.records.profits, ({ page }) => ({
    list:
      page === 1
        ? [
            {
              id: '1',
              time: dayAt(10, 12),
              coin: 'ETH',
              reward_coin: 'ETH',
              profit: '0.0042',
              mortgage_amount: '1',
              pid: '1',
              protocol_name: null,
            },
          ]
        : [],
    total: 1,
  })),
  mockEndpoint(dailyPrices, ({ currency_pair: pair, start_at: from, end_at: to }) => {
    const price = PRICES[pair.split('_')[0] ?? ''];
    const list = Array.from({ length: Math.max(0, Math.ceil((to - from) / DAY)) }, (_, index) => ({
      day: from + index * DAY,
      price: price === undefined ? null : String(price),
    }));
    return { list, total: list.length };
  }),
];

const listing =
  (asset: string, kind: 'reward' | 'value', amounts: Readonly<Record<number, string>>) =>
  async ({ from, to }: EarningsPage) => {
    const rows = Object.entries(amounts).map(([at, amount]) => ({
      id: at,
      kind,
      asset,
      earnedAsset: asset,
      amount: decimal(amount),
      at: Number(at),
    }));
    const list = rows.filter(({ at }) => isWithin(at, from, to));
    return { rows: list, unreadable: [], total: list.length };
  };

const host: StatementHost = {
  earnings: {
    launchpool: listing('SUI', 'reward', { [dayAt(8, 4)]: '8.66', [dayAt(11, 2)]: '1.7' }),
    'private-wealth': listing('USDT', 'value', { [dayAt(10, 30)]: '21.35', [dayAt(11, 20)]: '-3.2' }),
    'soft-staking': listing('ETH', 'reward', { [dayAt(7, 4)]: '0.0006' }),
  },
};

const meta = {
  title: 'Statement/Earn statement',
  component: EarnStatement,
  args: { host, platform: 'Earnkit', onChoiceChange: fn() },
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what was paid stays in the statement of everybody',
    },
    earn: { timeZone: 'UTC', now: () => NOW },
  },
  beforeEach: ({ msw }) => msw.use(...exchange()),
} satisfies Meta<typeof EarnStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
};

const table = async (name: RegExp | string) => within(await screen.findByRole('table', { name }));
const cellsOf = (row: HTMLElement): readonly string[] => [...row.children].map((cell) => cell.textContent);

/** This year by month, then the latest whole month by product and coin. The month that runs is hatched. @state many-rows */
export const Year: Story = {
  play: async ({ canvas, args }) => {
    const months = (await table(t('earn.statement.byMonth'))).getAllByRole('row').slice(1).map(cellsOf);
    await expect(months[0]?.[0]).toContain(t('earn.statement.until', { day: day('2026-11-26') }));
    await expect(months.map((cells) => cells.at(-1))).toEqual(['52.87', '104.06', '49.95', '81.12', '51.93', '49.95', '389.88']);
    const lines = (await table(t('earn.statement.byCoin', { month: month('2026-10') }))).getAllByRole('row').slice(1).map(cellsOf);
    // Without its icon a coin has its first letter before its name.
    await expect(lines[0]?.map((cell) => cell.replace(/^UUSDT\s*$/, 'USDT'))).toEqual([
      t('earn.statement.product.flexible'),
      'USDT',
      '33.0602 USDT',
      '0.3812 GT',
      '33.06',
      '6.40',
      '39.46 USDT',
    ]);
    await expect(lines.at(-1)?.at(-1)).toBe('104.06 USDT');
    await userEvent.click(canvas.getByRole('button', { name: t('earn.statement.open', { month: month('2026-08') }) }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2026-08' }));
    await table(t('earn.statement.byCoin', { month: month('2026-08') }));
  },
};

/** One month has no table by month and no bars. @state one-row */
export const LastMonth: Story = {
  args: { choice: { when: 'lastMonth', product: 'fixed' } },
  play: async () => {
    await expect(
      (await table(t('earn.statement.byCoin', { month: month('2026-10') }))).getAllByRole('row').slice(1).map(cellsOf),
    ).toHaveLength(2);
    await expect(screen.queryByRole('table', { name: t('earn.statement.byMonth') })).toBeNull();
  },
};

/** The menu says how many lines a file has and what they add up to, before it is saved; files for taxes have no changes of value. @state success */
export const Files: Story = {
  args: { choice: { when: 'lastMonth' } },
  beforeEach: ({ msw }) => {
    msw.use(...exchange());
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    saved.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => saved.push(text));
      return 'blob:kept';
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    return () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    };
  },
  play: async ({ canvas }) => {
    await table(t('earn.statement.byCoin', { month: month('2026-10') }));
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items[0]).toHaveTextContent(
      [
        t('earn.statement.format.earnkit'),
        t('earn.statement.formatHint.earnkit'),
        t('earn.statement.linesAndSum', { lines: t('earn.statement.lines', { count: 10 }), sum: '104.06' }),
      ].join(''),
    );
    await expect(items[1]).toHaveTextContent(
      [
        t('earn.statement.format.koinly'),
        t('earn.statement.formatHint.koinly'),
        t('earn.statement.linesAndSum', { lines: t('earn.statement.lines', { count: 9 }), sum: '82.71' }),
      ].join(''),
    );
    if (items[0]) await userEvent.click(items[0]);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.split('\r\n')).toHaveLength(12);
    await expect(saved[0]?.split('\r\n')[0]).toBe('time,day,product,type,coin,amount,amount_coin,value_usdt,id');
  },
};
const saved: string[] = [];

/** A coin without a price keeps its amount; its value is a dash, and a note counts what is in no total. @state partly-failed */
export const PriceMissing: Story = {
  args: {
    choice: { when: 'thisMonth' },
    host: { earnings: { ...host.earnings, launchpool: listing('NEW', 'reward', { [dayAt(11, 3)]: '8' }) } },
  },
  play: async ({ canvas }) => {
    const lines = (await table(t('earn.statement.byCoin', { month: month('2026-11') }))).getAllByRole('row').map(cellsOf);
    await expect(lines.find(([product]) => product === t('earn.statement.product.launchpool'))?.slice(2)).toEqual([
      '8 NEW',
      '–',
      '–',
      '–',
      '–',
    ]);
    await canvas.findByText(part(t('earn.statement.withoutPrice', { count: 1 })));
  },
};

/** An exchange without past prices values stablecoins alone; today's prices never stand in. */
export const NoPrices: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(dailyPrices, 404), ...exchange()),
  play: async ({ canvas }) => {
    await canvas.findByText(part(t('earn.statement.withoutPrice', { count: 28 })));
  },
};

/** A product that cannot be read is named, and the others are listed. */
export const ProductFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(history.fixedHistory, 502), ...exchange()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.failedProducts', { products: t('earn.statement.product.fixed') }));
    await table(t('earn.statement.byMonth'));
  },
};

/** A product that the host does not list is named. */
export const WithoutHost: Story = {
  args: { host: {} },
  play: async ({ canvas }) => {
    await canvas.findByText(
      beginning(
        t('earn.statement.leftProducts', {
          products: inList(
            t('earn.statement.product.launchpool'),
            t('earn.statement.product.private-wealth'),
            t('earn.statement.product.soft-staking'),
          ),
        }),
      ),
    );
  },
};

/** Days in which nothing was earned. @state empty */
export const Empty: Story = {
  args: { choice: { when: 'lastYear' } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.empty'));
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeDisabled();
  },
};

/** Own dates of more than twelve months are cut, with a warning. */
export const TooLong: Story = {
  args: { choice: { when: { start: calendarDay('2024-01-01'), end: calendarDay('2026-11-20') } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('finances.date.picker.maximum.time', { months: 12 }));
  },
};

/** While the lists are read, a bar says how far that is. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(history.fixedHistory), ...exchange()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.reading'));
    await expect(canvas.getByRole('button', { name: /CSV/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing could be read. @state failed */
export const Failed: Story = {
  args: { host: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      httpError(history.flexibleHistory, 502),
      httpError(history.fixedHistory, 502),
      httpError(staking.holdings.balances, 502),
      httpError(staking.records.profits, 502),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.failed'), undefined, { timeout: 10_000 });
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the statement stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    await table(t('earn.statement.byMonth'));
    msw.use(httpError(history.fixedHistory, 503));
    void cache.invalidateQueries();
    await canvas.findByText(staleSince('18', '2026-11-26'));
    await table(t('earn.statement.byMonth'));
  },
};

/** A visitor is asked to log in. @state signed-out */
export const SignedOut: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.anonymous'));
  },
};

/** Long names and amounts. In print alone, the holder that the product passes (AMB-175). @state long */
export const VeryLong: Story = {
  args: {
    choice: { when: 'thisMonth' },
    host: {
      earnings: {
        ...host.earnings,
        launchpool: listing('1000000MOGWIFHATCLASSICWRAPPEDBRIDGED', 'reward', { [dayAt(11, 3)]: '123456789012345.123456789012345678' }),
      },
    },
    holder: 'Account 204418',
  },
  play: async ({ canvas }) => {
    await table(t('earn.statement.byCoin', { month: month('2026-11') }));
    await expect(canvas.getByText('Account 204418')).not.toBeVisible();
  },
};

/** On a phone a month is a line with its total, and a coin is a card. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.statement.byCoin', { month: month('2026-10') }), { selector: 'h2' });
  },
};

/** In Chinese. */
export const Chinese: Story = { parameters: { earn: { locale: 'zh' } } };
