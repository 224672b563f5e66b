import { fixed } from '@earnkit/core/simple-earn/contract';
import { useFixedOrder } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FixedMock, mockFixed, fixedOrderRow, fixedProductRow } from '../../testing/fixedRows.ts';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, day, either, part, t, whole } from '../../testing/words.ts';
import { EarlyRedeemDialog, type EarlyRedeemDialogProps } from './EarlyRedeemDialog.tsx';

/** The dialog of the order that the exchange has under a number. */
function OfOrder({
  orderId,
  ...props
}: Omit<EarlyRedeemDialogProps, 'order' | 'open'> & { readonly orderId: string }): ReactElement | null {
  const reading = useFixedOrder(orderId, false);
  return reading.state === 'ready' && reading.data ? <EarlyRedeemDialog open order={reading.data} {...props} /> : null;
}

const meta = {
  title: 'Simple Earn/Early redeem dialog',
  component: OfOrder,
  parameters: {
    unreachable: {
      'loading, stale, failed': 'it shows an order that was read',
      'empty, one-row, many-rows': 'it asks one question',
      'sold-out, quota-used, vip-only, restricted-region, signed-out': 'it is about an order that the person has',
    },
  },
  args: { orderId: '7398240', onOpenChange: fn(), onSuccess: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
} satisfies Meta<typeof OfOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = t('earn.fixedOrder.early.title', { coin: 'USDT' })) =>
  within(await screen.findByRole('alertdialog', { name }));
const confirm = async () => (await dialog()).findByRole('button', { name: t('earn.fixedOrder.redeemEarly') });

const desks: Record<'once' | 'lost', FixedMock> = { once: mockFixed(), lost: mockFixed() };

/** Keeping is emphasized and has the focus. First stands how long the order still runs; what is lost stands line by line before anything is sent, and the lines add up to the total (AMB-152). */
export const WhatIsLost: Story = {
  play: async () => {
    const view = await dialog();
    await view.findByText(
      t('earn.fixedOrder.early.toGo', { time: `${t('earn.duration.days', { count: '12' })} ${t('earn.duration.hours', { count: '15' })}` }),
    );
    await view.findByText(t('earn.fixedOrder.early.daysLost', { earned: '17', days: '30', cost: '26.30 USDT' }));
    const lines = (await view.findAllByRole('term')).map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(lines).toEqual([
      [t('earn.fixedOrder.early.kept'), `5,026.30136986 USDT${day('2026-01-28')} 00:30\u00a0(UTC)`],
      [t('earn.fixedOrder.early.now'), `5,000 USDT${day('2026-01-15')} 09:00\u00a0(UTC)`],
      [t('earn.fixedOrder.early.earned', { days: 17 }), '-12.57534246 USDT'],
      [t('earn.fixedOrder.early.toCome'), '-9.61643836 USDT'],
      [t('earn.fixedOrder.early.voucher'), '-4.10958904 USDT'],
      [t('earn.fixedOrder.early.total'), '-26.30136986 USDT'],
      [t('earn.fixedOrder.early.to'), expect.any(String)],
    ]);
    await expect(view.getByText(t('earn.fixedOrder.early.voucherUsed'))).toBeInTheDocument();
    await waitFor(() => expect(view.getByRole('button', { name: t('earn.fixedOrder.early.keep') })).toHaveFocus());
  },
};

/** In its last day the order matures by itself, and the dialog says how much earlier redeeming it would be (AMB-152). */
export const MaturesSoon: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 5 * 3600, create_time: STORY_NOW - 30 * 86_400 })]).handlers),
  play: async () => {
    const view = await dialog();
    await view.findByText(t('earn.fixedOrder.early.maturesIn', { time: t('earn.duration.hours', { count: '5' }) }));
    await view.findByText(
      whole(t('earn.fixedOrder.early.earlier', { cost: `${ANY} USDT`, earlier: t('earn.duration.hours', { count: 5 }) })),
    );
  },
};

/** One that renews itself brings no money at maturity. */
export const RenewsSoon: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 5 * 3600, create_time: STORY_NOW - 30 * 86_400, reinvest_status: 1 })])
        .handlers,
    ),
  play: async () => {
    const view = await dialog();
    await view.findByText(t('earn.fixedOrder.early.renewsIn', { time: t('earn.duration.hours', { count: '5' }) }));
    await view.findByText(whole(t('earn.fixedOrder.early.costs', { cost: `${ANY} USDT` })));
  },
};

/** A bonus is lost as well, with its amount in its coin, and stands in both outcomes; without a voucher nothing is said about one (AMB-152). */
export const WithBonus: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.product, fixedProductRow({ product_asset_price: '1', bonus_asset_price: '2' })),
      ...mockFixed([
        fixedOrderRow({ bonus_info: { ladder_apr: [{ left: '0', right: '', apr: '0.01' }], bonus_asset: 'GT' }, reinvest_status: 1 }),
      ]).handlers,
    ),
  play: async () => {
    const view = await dialog();
    await waitFor(() =>
      expect(view.getByText(t('earn.fixedOrder.early.bonus')).parentElement).toHaveTextContent(
        `${t('earn.fixedOrder.early.bonus')}-2.05479452 GT`,
      ),
    );
    await expect(view.getByText(t('earn.fixedOrder.early.totalBonus', { coin: 'GT' })).parentElement).toHaveTextContent('-2.05479452 GT');
    await expect(view.getByText(t('earn.fixedOrder.early.total')).parentElement).toHaveTextContent('-22.19178082 USDT');
    await expect(view.getByText(t('earn.fixedOrder.early.kept')).parentElement).toHaveTextContent('5,022.19178082 USDT+ 2.05479452 GT');
    await expect(view.queryByText(either(t('earn.fixedOrder.early.voucher'), t('earn.fixedOrder.early.voucherUsed')))).toBeNull();
  },
};

/** A bonus in the coin of the order is part of both sums (AMB-152). */
export const WithBonusInItsCoin: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([fixedOrderRow({ bonus_info: { ladder_apr: [{ left: '0', right: '', apr: '0.01' }], bonus_asset: 'USDT' } })]).handlers,
    ),
  play: async () => {
    const view = await dialog();
    await expect((await view.findByText(t('earn.fixedOrder.early.bonus'))).parentElement).toHaveTextContent(
      `${t('earn.fixedOrder.early.bonus')}-4.10958904 USDT`,
    );
    await expect(view.getByText(t('earn.fixedOrder.early.total')).parentElement).toHaveTextContent('-26.30136986 USDT');
    await expect(view.getByText(t('earn.fixedOrder.early.kept')).parentElement).toHaveTextContent('5,026.30136986 USDT');
    await expect(view.queryByText(t('earn.fixedOrder.early.totalBonus', { coin: 'USDT' }))).toBeNull();
  },
};

/** Sends one order; the receipt says when the money arrives and in which account (SE-X-37). @state success */
export const Redeemed: Story = {
  beforeEach: ({ msw }) => {
    desks.once = mockFixed();
    msw.use(...desks.once.handlers);
  },
  play: async ({ args }) => {
    await userEvent.dblClick(await confirm());
    const receipt = await dialog(t('earn.fixedOrder.earlyDone.title'));
    await receipt.findByText(whole(t('earn.fixedOrder.earlyDone.text', { amount: '5,000', coin: 'USDT' })));
    await expect(receipt.getByText(t('earn.fixedOrder.earlyDone.time')).nextElementSibling).toHaveTextContent(
      `${day('2026-01-15')} 09:00 (UTC)`,
    );
    await expect(receipt.getByText(t('earn.fixedOrder.early.to')).nextElementSibling).toHaveTextContent(t('earn.account.spot'));
    await expect(desks.once.done).toEqual(['redeem 7398240']);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(receipt.getByRole('button', { name: t('earn.done') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** In a zone with half hours the next full hour of the exchange is half past, before and after (AMB-058). */
export const HalfHourZone: Story = {
  parameters: { earn: { timeZone: 'Asia/Kolkata' } },
  play: async () => {
    await (await dialog()).findByText(`${day('2026-01-15')} 14:30 (UTC+5:30)`);
    await userEvent.click(await confirm());
    await (await dialog(t('earn.fixedOrder.earlyDone.title'))).findByText(`${day('2026-01-15')} 14:30 (UTC+5:30)`);
  },
};

/** Nothing is sent when the person keeps the order. */
export const Kept: Story = {
  parameters: { sameAs: 'the host of this story does not close the dialog; nothing was sent' },
  beforeEach: ({ msw }) => {
    desks.once = mockFixed();
    msw.use(...desks.once.handlers);
  },
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: t('earn.fixedOrder.early.keep') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(desks.once.done).toEqual([]);
  },
};

/**
 * The order is redeemed but the answer is lost; the order shows that it is redeeming, so the receipt follows, and nothing is sent twice.
 *
 * @state outcome-unknown
 */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    desks.lost = mockFixed();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await userEvent.click(await confirm());
    // What is checked has one name.
    await screen.findByText(t('earn.redemption.checking'));
    await expect(screen.queryByText(part(t('earn.submission.checking')))).toBeNull();
    await screen.findByRole('alertdialog', { name: t('earn.fixedOrder.earlyDone.title') }, { timeout: 10_000 });
    await expect(desks.lost.done).toEqual(['redeem 7398240']);
  },
};

/** Neither the answer nor the order can be read, so the outcome stays unknown and can be checked again. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.redeemEarly), ...mockFixed().handlers),
  play: async ({ msw }) => {
    const button = await confirm();
    msw.use(httpError(fixed.orders, 502));
    await userEvent.click(button);
    await screen.findByText(t('earn.redemption.unresolved'), undefined, { timeout: 30_000 });
    await expect((await dialog()).getByRole('button', { name: t('earn.checkAgain') })).toBeEnabled();
  },
};

/** The text of the exchange stands in the dialog, as text, and the order can be sent again (SE-X-38, AMB-146). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(fixed.redeemEarly, 31, 'Already settled <b>today</b>'), ...mockFixed().handlers),
  play: async ({ args }) => {
    await userEvent.click(await confirm());
    await (await dialog()).findByText('Already settled <b>today</b>');
    await expect(await confirm()).toBeEnabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.redeemEarly), ...mockFixed().handlers),
  play: async () => {
    await userEvent.click(await confirm());
    await waitFor(async () => expect(await confirm()).toHaveAttribute('aria-busy', 'true'));
    await expect((await dialog()).getByRole('button', { name: t('earn.fixedOrder.early.keep') })).toBeDisabled();
  },
};

/**
 * The order comes within an hour of its maturity while the dialog is open: it can no longer be redeemed, and that is said (SE-X-36).
 *
 * @state refused
 */
export const MaturesMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 3600 })]).handlers),
  play: async () => {
    await (await dialog()).findByText(t('earn.fixed.obstacle.maturing'));
    await expect(await confirm()).toBeDisabled();
  },
};

/** Figures that the exchange leaves out are `--`, and nothing can be sent while the principal is not known. @state partly-failed */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([fixedOrderRow({ principal: null, interest: null, total_interest: null, total_year_rate_percent: null })]).handlers,
    ),
  play: async () => {
    await expect(await confirm()).toBeDisabled();
    await (await dialog()).findByText(beginning(t('earn.fixedOrder.early.unknown')));
    await expect((await dialog()).queryByText(/^-?0 /)).toBeNull();
  },
};

/** Every digit of a long amount is shown. @state long */
export const LongAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([
        fixedOrderRow({ principal: '123456789012345678901234.99999999', interest: '9876543210123.99999999', total_interest: null }),
      ]).handlers,
    ),
  play: async () => {
    await (await dialog()).findByText('123,456,789,012,345,678,901,234.99999999');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await (await dialog('提前赎回 USDT？')).findByText('17 天的利息');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
