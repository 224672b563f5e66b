import * as account from '@earnkit/core/account/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthRow } from '../../testing/mockWealth.ts';
import { readyReading } from '../../testing/readyReading.ts';
import { saver } from '../../testing/saver.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, day, either, t, whole } from '../../testing/words.ts';
import { WealthOrderDetail, type WealthOrderDetailProps } from './WealthOrderDetail.tsx';

const DAY = 86_400;

const listed = (over: object = {}) => ({
  ...wealthRow(),
  order_id: '71',
  pid: '501',
  project_type: 5,
  min_amount: '100',
  realised_income_amount: '12.5',
  ...over,
});

const bought = (over: object = {}) => ({
  id: '1',
  order_id: '71',
  time: STORY_NOW - 42 * DAY,
  type: 1,
  name: 'STEADY USDT',
  coin: 'USDT',
  amount: '500',
  unit: '500',
  net_value: '1',
  income_amount: null,
  ...over,
});
const MOVEMENTS = [
  bought({ id: '3', time: STORY_NOW - DAY, type: 2, amount: '105', unit: '100', net_value: '1.05', income_amount: '5' }),
  bought({ id: '2', time: STORY_NOW - 10 * DAY, amount: '600', unit: '588.235294', net_value: '1.02' }),
  bought(),
  bought({ id: '9', order_id: '72', time: STORY_NOW - 2 * DAY, amount: '777' }),
];

const readingOf = (rows: readonly object[], stale = false): WealthOrderDetailProps['reading'] =>
  readyReading(wealth.orderList, rows, stale);
const historyOf = (list: readonly object[]): NonNullable<WealthOrderDetailProps['history']> =>
  readyReading(wealth.movementList, { list, total: list.length });

const meta = {
  title: 'Private wealth/Order detail',
  component: WealthOrderDetail,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one order',
      'refused, submitting, outcome-unknown': 'its dialogs send, and show it themselves',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds is shown to them everywhere',
    },
  },
  args: { orderId: '71', reading: readingOf([listed()]), history: historyOf(MOVEMENTS), onChange: fn(), onBrowse: fn() },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' }), ...mockWealth().handlers, ...saver()),
} satisfies Meta<typeof WealthOrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const factOf = (canvas: ReturnType<typeof within>, name: string): HTMLElement =>
  canvas.getAllByText(name)[0]?.nextElementSibling as HTMLElement;

/** What the units are worth and gained, paid beside worth with the sum, what happened, and the records of this order alone (PW-02 to PW-05). */
export const Held: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'USDT' });
    await expect(canvas.getByText(t('earn.wealthPage.holding'))).toBeVisible();
    await expect(factOf(canvas, t('earn.wealth.worth'))).toHaveTextContent('1,050 USDT');
    await expect(factOf(canvas, t('earn.wealth.income'))).toHaveTextContent('50 USDT');
    await expect(factOf(canvas, t('earn.wealth.history.realised'))).toHaveTextContent('12.5 USDT');
    await expect(factOf(canvas, t('earn.wealth.paid'))).toHaveTextContent(
      `1,000 USDT${t('earn.wealthPage.at', { value: '1', coin: 'USDT' })}`,
    );
    await expect(canvas.getByText(t('earn.wealthPage.sum', { units: '1,000', value: '1.05', worth: '1,050', coin: 'USDT' }))).toBeVisible();
    const moments = within(canvas.getByRole('list', { name: t('earn.wealthPage.happened') })).getAllByRole('listitem');
    await expect(moments.map((item) => item.textContent)).toEqual([
      `${t('earn.wealthPage.firstPurchase')} (${t('earn.ui.stepDone')})${day('2025-12-04')} 08:30\u00a0(UTC)`,
      `${t('earn.wealthPage.latestPurchase')} (${t('earn.ui.stepDone')})${day('2026-01-05')} 08:30\u00a0(UTC)`,
      `${t('earn.wealthPage.latestRedemption')} (${t('earn.ui.stepDone')})${day('2026-01-14')} 08:30\u00a0(UTC)`,
    ]);
    await expect(factOf(canvas, t('earn.wealthPage.bought', { time: `${day('2026-01-05')} 08:30 (UTC)` }))).toHaveTextContent(
      [
        '588.235294 ',
        t('earn.wealthPage.units'),
        t('earn.wealthPage.for', { amount: '600', coin: 'USDT' }),
        ' ',
        t('earn.wealthPage.at', { value: '1.02', coin: 'USDT' }),
      ].join(''),
    );
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
    await expect(canvas.queryByText('777')).toBeNull();
    await waitFor(() => expect(factOf(canvas, t('earn.wealth.runDays'))).toHaveTextContent(t('earn.wealth.days', { count: 42 })));
  },
};

const QUOTES = 'earnkit.quotes.wealth.person:story';
const keep =
  (...quotes: readonly object[]) =>
  (): (() => void) => {
    const quote = {
      productId: '501',
      asset: 'USDT',
      principal: '600',
      at: STORY_NOW - 10 * DAY - 1,
      units: '594.059405',
      netValue: '1.01',
    };
    localStorage.setItem(QUOTES, JSON.stringify(quotes.map((over) => ({ ...quote, ...over }))));
    return () => localStorage.removeItem(QUOTES);
  };

/** What a purchase was estimated to buy stands beside what it bought. */
export const Estimated: Story = {
  beforeEach: keep({}),
  play: async ({ canvas }) => {
    const estimate = await canvas.findByText(beginning(t('earn.orderPage.estimated', { time: `${day('2026-01-05')} 08:29\u00a0(UTC)` })));
    await expect(estimate.nextElementSibling).toHaveTextContent(
      [
        '594.059405 ',
        t('earn.wealthPage.units'),
        t('earn.wealthPage.for', { amount: '600', coin: 'USDT' }),
        ' ',
        t('earn.wealthPage.at', { value: '1.01', coin: 'USDT' }),
      ].join(''),
    );
    await expect(
      canvas.queryByText(either(t('earn.fixedOrder.kept'), t('earn.fixedOrder.paidLess', { amount: ANY, coin: ANY }))),
    ).toBeNull();
  },
};

/** Where two quotes fit, none is shown. */
export const EstimatedTwice: Story = {
  parameters: { sameAs: 'where two quotes fit, none is shown' },
  beforeEach: keep({}, { units: '590' }),
  play: async ({ canvas }) => {
    await canvas.findByText(beginning(t('earn.wealthPage.bought', { time: `${day('2026-01-05')} 08:30\u00a0(UTC)` })));
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
  },
};

/** Subscribing more opens the dialog of this order; the host is told, and reads again (PW-08). @state success */
export const SubscribesMore: Story = {
  args: { onDialogChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.wealth.purchase.of', { name: 'STEADY USDT' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.wealth.purchase.title', { name: 'STEADY USDT' }) }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('purchase');
    await userEvent.type(await dialog.findByRole('textbox', { name: t('earn.amount.label') }), '150');
    await userEvent.click(dialog.getByRole('checkbox'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.wealth.purchase') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.wealth.purchase') }));
    await screen.findByRole('alertdialog', { name: t('earn.wealth.purchased.title') }, { timeout: 8_000 });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(JSON.parse(localStorage.getItem(QUOTES) ?? '[]')).toMatchObject([{ productId: '501', principal: '150' }]);
    localStorage.removeItem(QUOTES);
  },
};

/** A dialog that the address names opens once the order is read (A03). */
export const OpenedByAddress: Story = {
  parameters: { sameAs: 'its dialog was opened and closed again' },
  args: { defaultDialog: 'redeem', onDialogChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.wealth.redeem.title', { name: 'STEADY USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
  },
};

/** All units have been redeemed: what they gained stays, and nothing is offered to redeem. */
export const Redeemed: Story = {
  args: { reading: readingOf([listed({ unit: '0', amount: '0', income_amount: '0' })]) },
  beforeEach: ({ msw }) => msw.use(...mockWealth({ unit: '0', amount: '0', income_amount: '0' }).handlers, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealthPage.ended'));
    await expect(canvas.getByText(t('earn.orderPage.redeemed'))).toBeVisible();
    await expect(factOf(canvas, t('earn.wealth.history.realised'))).toHaveTextContent('12.5 USDT');
    for (const name of [beginning(t('earn.wealthPage.redeemOf', { name: ANY })), beginning(t('earn.wealthPage.shareOf', { name: ANY }))])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** A loss is a loss, and what the exchange does not say is not known. @state partly-failed */
export const LossAndUnknown: Story = {
  args: {
    reading: readingOf([listed({ income_amount: '-200', net_value_ratio: null, realised_income_amount: null })]),
    history: undefined,
  },
  beforeEach: ({ msw }) => msw.use(httpError(wealth.orderDetail, 403), ...mockWealth().handlers, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealthPage.detailFailed'));
    await expect(factOf(canvas, t('earn.wealth.income'))).toHaveTextContent('-200 USDT');
    for (const name of [t('earn.wealth.worth'), t('earn.wealth.history.realised')])
      await expect(factOf(canvas, name)).toHaveTextContent(/^--/);
    await expect(canvas.queryByText(t('earn.wealthPage.happened'))).toBeNull();
    await expect(canvas.queryByText(/×/)).toBeNull();
  },
};

/** An order that is nobody's, or another person's. @state empty */
export const None: Story = {
  args: { orderId: '9999' },
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('earn.wealth.order.none'));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.wealth.orders') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** @state loading */
export const Loading: Story = { args: { reading: { state: 'loading' } } };

/** @state failed */
export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      error: { kind: 'http', call: 'orders', status: 500, message: undefined, retryAfterSeconds: undefined },
      retry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealth.order.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

const stale = createEarnQueryClient();

/** Figures that could not be read again say so. @state stale */
export const Stale: Story = {
  args: { reading: readingOf([listed()], true) },
  parameters: { earn: { queryClient: stale } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealth.paid'));
    await expect((await canvas.findAllByRole('button', { name: t('earn.retry') })).length).toBeGreaterThan(0);
  },
};

/** @state signed-out */
export const Visitor: Story = {
  args: { reading: { state: 'anonymous' } },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealth.order.anonymous'));
    await expect(canvas.queryByText(t('earn.wealth.worth'))).toBeNull();
  },
};

/** Hidden balances hide every own amount; the value of a unit is for everybody. */
export const HiddenBalances: Story = {
  decorators: [(Story) => <AmountVisibility visible={false}>{Story()}</AmountVisibility>],
  beforeEach: keep({}),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(beginning(t('earn.orderPage.estimated', { time: `${day('2026-01-05')} 08:29\u00a0(UTC)` })));
    await waitFor(() => expect(factOf(canvas, t('earn.wealth.runDays'))).toHaveTextContent(t('earn.wealth.days', { count: 42 })));
    await expect(canvasElement).not.toHaveTextContent(/1,050|1,000|588\.2|594\.0|12\.5|600/);
    const facts = within(canvas.getByRole('region', { name: t('earn.wealthPage.facts') }));
    await expect(factOf(facts, t('earn.wealth.netValue'))).toHaveTextContent('1.05 USDT');
  },
};

/** At 320 px with very long numbers nothing overflows. @state long */
export const Long: Story = {
  args: {
    reading: readingOf([listed({ coin: '1000000MOGWIFHATSUPERLONGTICKER', unit: '123456789012.123456' })]),
    history: historyOf([bought({ unit: '123456789012.123456', amount: '123456789012.12345678' })]),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockWealth({ coin: '1000000MOGWIFHATSUPERLONGTICKER', unit: '123456789012.123456', income_amount: '-123456789012.12345678' })
        .handlers,
      ...saver(),
    ),
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.wealth.paid'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
