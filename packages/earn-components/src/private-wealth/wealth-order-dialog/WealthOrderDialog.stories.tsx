import * as wealth from '@earnkit/core/private-wealth/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthLines, wealthRow, wealthTarget } from '../../testing/mockWealth.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { staleSince, t } from '../../testing/words.ts';
import { WealthOrderDialog } from './WealthOrderDialog.tsx';

const meta = {
  title: 'Private wealth/Order dialog',
  component: WealthOrderDialog,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one order',
      'refused, submitting, outcome-unknown': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds is shown to them everywhere',
    },
  },
  args: { open: true, onOpenChange: fn(), order: wealthTarget, onPurchase: fn(), onRedeem: fn(), onShare: fn() },
  beforeEach: ({ msw }) => msw.use(...mockWealth().handlers),
} satisfies Meta<typeof WealthOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
/** Matches an amount with its unit. */
const hasText = (text: string) => (_: string, element: Element | null) =>
  element?.getAttribute('dir') === 'ltr' && element.textContent === text;
/** The chart. Its code is loaded when it is first shown. */
const chart = (days: number, what = t('earn.wealth.trend.balance')) =>
  screen.findByRole('slider', { name: t('earn.wealth.trend.chart', { days, what }) });

/** Personal information, product information and the trend of 365 days; each button leads on (PW-01 to PW-05, PW-19, PW-20). */
export const Loaded: Story = {
  play: async ({ args }) => {
    await shown(await screen.findByRole('region', { name: t('earn.wealth.personal') }));
    await shown(await screen.findByRole('region', { name: t('earn.wealth.product') }));
    await shown(await screen.findByText('1,050.00'));
    await shown(screen.getByText(t('earn.wealth.days', { count: 42 })));
    await shown(screen.getByText('+0.62%'));
    await shown(await screen.findByText(hasText('+12.5 USDT')));
    await chart(365);
    await expect(screen.getByRole('radio', { name: t('earn.wealth.days', { count: 365 }) })).toBeChecked();
    await shown(await screen.findByText('2025/01/16'));
    await userEvent.click(screen.getByRole('button', { name: t('earn.wealth.purchase') }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.wealth.redeem') }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.wealth.order.share') }));
    for (const opened of [args.onPurchase, args.onRedeem, args.onShare]) await expect(opened).toHaveBeenCalledTimes(1);
  },
};

/** Each tab reads its own trend, and the rate is in percent (PW-04, PW-06). */
export const Tabs: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(wealth.lines, ({ type, range }) =>
        type === 'rate' ? wealthLines(['0', '1.5', '2.25'], '2.25') : wealthLines(['100', '120'], String(range)),
      ),
      ...mockWealth().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(hasText('+365 USDT')));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.wealth.days', { count: 730 }) }));
    await shown(await screen.findByText(hasText('+730 USDT')));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.wealth.trend.rate') }));
    await chart(730, t('earn.wealth.trend.rate'));
    await waitFor(() => expect(screen.getByText('+2.25%')).toBeVisible());
  },
};

/** A copied client id is confirmed by a toast of its own (PW-16, SH-55). @state success */
export const CopyClientId: Story = {
  beforeEach: () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = fn(async () => undefined);
    return () => {
      navigator.clipboard.writeText = writeText;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.wealth.copyClientId') }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('PW100042');
    await shown(await screen.findByText(t('vip.copied')));
  },
};

/** A loss is negative, and the axis goes below zero. */
export const NegativeIncome: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(wealth.lines, wealthLines(['10', '-5', '-40'], '-50')),
      ...mockWealth({ income_amount: '-120.25', recent_30_days_rate: '-3.5' }).handlers,
    ),
  play: async () => {
    await shown(await screen.findByText('-120.25'));
    await shown(screen.getByText('-3.50%'));
    await shown(await screen.findByText(hasText('-50 USDT')));
    await chart(365);
  },
};

/** What was bought and redeemed is marked and is no gain: the change is without it, and its tone is that of the gain (AMB-160). */
export const Movements: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(wealth.lines, {
        ...wealthLines(['1000', '1002', '2190', '1990'], '990'),
        movements: [
          { time: STORY_NOW - 100 * 86_400, type: 1, amount: '1000', unit: '1000', net_value: '1' },
          { time: STORY_NOW - 2.5 * 86_400, type: 1, amount: '1200', unit: '1195', net_value: '1.004' },
          { time: STORY_NOW - 0.5 * 86_400, type: 2, amount: '190', unit: '188', net_value: '1.01', income_amount: '2' },
        ],
      }),
      ...mockWealth().handlers,
    ),
  play: async () => {
    const change = await screen.findByText(t('earn.wealth.trend.change'));
    await expect(change.nextElementSibling).toHaveTextContent(`-20 USDT${t('earn.wealth.trend.withoutMovements')}`);
    await expect(screen.getByText(t('earn.wealth.trend.purchase')).nextElementSibling).toHaveTextContent('1,200 USDT');
    await expect(screen.getByText(t('earn.wealth.trend.redeem')).nextElementSibling).toHaveTextContent('190 USDT');
    const trend = await chart(365);
    await expect(trend.closest('[data-part="trend-chart"]')).toHaveAttribute('data-tone', 'danger');
    await waitFor(() => expect(trend.querySelectorAll('[data-part="line-chart-event"]')).toHaveLength(2));
    await expect(trend).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`; ${t('earn.wealth.trend.moved', { what: t('earn.wealth.movement.redeem'), amount: '190 USDT' })}`),
    );
  },
};

/** Where the exchange does not say what was bought and redeemed, the value changed: whether that is a gain nobody knows (AMB-160). */
export const MovementsUnknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(wealth.lines, { ...wealthLines(['100', '120'], '20'), movements: [{ time: STORY_NOW, type: 1, amount: null }] }),
      ...mockWealth().handlers,
    ),
  play: async () => {
    const change = await screen.findByText(t('earn.wealth.trend.valueChange'));
    await expect(change.nextElementSibling).toHaveTextContent(`+20 USDT${t('earn.wealth.trend.movementsUnknown')}`);
    await expect((await chart(365)).closest('[data-part="trend-chart"]')).toHaveAttribute('data-tone', 'default');
    await expect(
      within(change.parentElement as HTMLElement)
        .getByText('+20')
        .closest('[data-tone="accent"]'),
    ).toBeNull();
  },
};

/** A trend of one point, the flat axis of which reaches 100 to each side (PW-21). */
export const OnePoint: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(wealth.lines, wealthLines(['1000'], '0')), ...mockWealth().handlers),
  play: async () => {
    await chart(365);
    await shown(await screen.findByText('1,100.00'));
    await shown(screen.getByText('900.00'));
  },
};

/** What the exchange does not say or show is `--`, and a point that cannot be read is told. @state partly-failed */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(wealth.lines, {
        lines: [{ timestamp: 'soon', value: '5', diff: null }, ...(wealthLines(['1000', null, '1010']).lines as [])],
        change: null,
      }),
      ...mockWealth({ unit: null as never, net_value_ratio: null as never, client_id: null, show_interest: 0, run_days: null }).handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.trend.unreadable', { count: 1 })));
    for (const term of [
      t('earn.wealth.income'),
      t('earn.wealth.worth'),
      t('earn.wealth.clientId'),
      t('earn.wealth.units'),
      t('earn.wealth.runDays'),
      t('earn.wealth.trend.valueChange'),
    ]) {
      await expect(screen.getByText(term).nextElementSibling).toHaveTextContent('--');
    }
    await expect(screen.queryByRole('button', { name: t('earn.wealth.copyClientId') })).toBeNull();
  },
};

/** The exchange has no such order. @state empty */
export const UnknownOrder: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(wealth.orderDetail, null), ...mockWealth().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.order.none')));
  },
};

/** Every figure has its place, and the trend does not wait for them. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(wealth.orderDetail), ...mockWealth().handlers),
  play: async () => {
    await chart(365);
    await shown(await screen.findByText(t('earn.wealth.clientId')));
    await expect(screen.queryByText('--')).toBeNull();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(wealth.orderDetail, 404), ...mockWealth().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.order.failed')));
  },
};

/** The trend fails on its own; the order stays. @state partly-failed */
export const TrendFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(wealth.lines, 404), ...mockWealth().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.trend.failed')));
    await shown(screen.getByText('PW100042'));
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the order stays with a warning. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await shown(await screen.findByText('PW100042'));
    msw.use(httpError(wealth.orderDetail, 404));
    void cache.invalidateQueries();
    await shown(await screen.findByText(staleSince('08')));
    await shown(screen.getByText('PW100042'));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.order.anonymous')));
  },
};

/** In Chinese at 320 px, with very long numbers and a long name. @state long */
export const VeryLongNumbers: Story = {
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' }, locale: 'zh' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        wealth.orderDetail,
        wealthRow({
          name: 'AVERY LONGNAME OFAPRODUCT OFASSETMANAGEMENT',
          unit: '123456789012.123456',
          amount: '123456789012.12345678',
          client_id: 'PW1234567890123456789012345678901234567890',
        }),
      ),
      ...mockWealth().handlers,
    ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await shown(await screen.findByText('单位净值'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
