import { fixed } from '@earnkit/core/simple-earn/contract';
import { useFixedOrder } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FixedMock, mockFixed, fixedOrderRow, fixedProductRow } from '../../testing/fixedRows.ts';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { EarlyRedeemDialog, type EarlyRedeemDialogProps } from './EarlyRedeemDialog.tsx';

/** The dialog of the order that the exchange has under a number. */
function OfOrder({
  orderId,
  ...props
}: Omit<EarlyRedeemDialogProps, 'order' | 'open'> & { readonly orderId: string }): ReactElement | null {
  const reading = useFixedOrder(orderId, false);
  return reading.state === 'ready' && reading.data ? <EarlyRedeemDialog open order={reading.data} {...props} /> : null;
}

/**
 * @unreachable loading, stale, failed: it shows an order that was read
 * @unreachable empty, one-row, many-rows: it asks one question
 * @unreachable sold-out, quota-used, vip-only, restricted-region, signed-out: it is about an order that the person has
 */
const meta = {
  title: 'Simple Earn/Early redeem dialog',
  component: OfOrder,
  args: { orderId: '7398240', onOpenChange: fn(), onSuccess: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
} satisfies Meta<typeof OfOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = 'Redeem USDT early?') => within(await screen.findByRole('alertdialog', { name }));
const confirm = async () => (await dialog()).findByRole('button', { name: 'Redeem early' });

const desks: Record<'once' | 'lost', FixedMock> = { once: mockFixed(), lost: mockFixed() };

/** Keeping is emphasized and has the focus. First stands how long the order still runs; what is lost stands line by line before anything is sent, and the lines add up to the total (AMB-152). */
export const WhatIsLost: Story = {
  play: async () => {
    const view = await dialog();
    await view.findByText('12 d 15 h to go.');
    await view.findByText('17 of 30 days are earned and would be lost. Redeeming now costs 26.30 USDT.');
    const lines = (await view.findAllByRole('term')).map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(lines).toEqual([
      ['If you keep it', '5,026.30136986 USDT01/28/2026 00:30\u00a0(UTC)'],
      ['If you redeem now', '5,000 USDT01/15/2026 09:00\u00a0(UTC)'],
      ['Interest of 17 days', '-12.57534246 USDT'],
      ['Interest still to come', '-9.61643836 USDT'],
      ['Interest from the voucher', '-4.10958904 USDT'],
      ['You give up', '-26.30136986 USDT'],
      ['To', expect.any(String)],
    ]);
    await expect(view.getByText('The voucher is used up and does not come back.')).toBeInTheDocument();
    await waitFor(() => expect(view.getByRole('button', { name: 'Keep earning' })).toHaveFocus());
  },
};

/** In its last day the order matures by itself, and the dialog says how much earlier redeeming it would be (AMB-152). */
export const MaturesSoon: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 5 * 3600, create_time: STORY_NOW - 30 * 86_400 })]).handlers),
  play: async () => {
    const view = await dialog();
    await view.findByText('It matures by itself in 5 h.');
    await view.findByText(/^Redeeming now brings the money 5 h earlier and costs [\d.]+ USDT\.$/);
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
    await view.findByText('It renews by itself in 5 h.');
    await view.findByText(/^Redeeming now costs [\d.]+ USDT\.$/);
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
    await waitFor(() => expect(view.getByText('Bonus').parentElement).toHaveTextContent('Bonus-2.05479452 GT'));
    await expect(view.getByText('You give up in GT').parentElement).toHaveTextContent('-2.05479452 GT');
    await expect(view.getByText('You give up').parentElement).toHaveTextContent('-22.19178082 USDT');
    await expect(view.getByText('If you keep it').parentElement).toHaveTextContent('5,022.19178082 USDT+ 2.05479452 GT');
    await expect(view.queryByText(/voucher/)).toBeNull();
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
    await expect((await view.findByText('Bonus')).parentElement).toHaveTextContent('Bonus-4.10958904 USDT');
    await expect(view.getByText('You give up').parentElement).toHaveTextContent('-26.30136986 USDT');
    await expect(view.getByText('If you keep it').parentElement).toHaveTextContent('5,026.30136986 USDT');
    await expect(view.queryByText('You give up in USDT')).toBeNull();
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
    const receipt = await dialog('Redeemed early');
    await receipt.findByText('5,000 USDT is on its way to your account.');
    await expect(receipt.getByText('Expected').nextElementSibling).toHaveTextContent('01/15/2026 09:00 (UTC)');
    await expect(receipt.getByText('To').nextElementSibling).toHaveTextContent('Spot account');
    await expect(desks.once.done).toEqual(['redeem 7398240']);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** In a zone with half hours the next full hour of the exchange is half past, before and after (AMB-058). */
export const HalfHourZone: Story = {
  parameters: { earn: { timeZone: 'Asia/Kolkata' } },
  play: async () => {
    await (await dialog()).findByText('01/15/2026 14:30 (UTC+5:30)');
    await userEvent.click(await confirm());
    await (await dialog('Redeemed early')).findByText('01/15/2026 14:30 (UTC+5:30)');
  },
};

/** Nothing is sent when the person keeps the order. */
export const Kept: Story = {
  beforeEach: ({ msw }) => {
    desks.once = mockFixed();
    msw.use(...desks.once.handlers);
  },
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Keep earning' }));
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
    await screen.findByText('Checking your redemption');
    await expect(screen.queryByText(/your order/)).toBeNull();
    await screen.findByRole('alertdialog', { name: 'Redeemed early' }, { timeout: 10_000 });
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
    await screen.findByText('We do not know yet whether your redemption was placed', undefined, { timeout: 30_000 });
    await expect((await dialog()).getByRole('button', { name: 'Check again' })).toBeEnabled();
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
    await expect((await dialog()).getByRole('button', { name: 'Keep earning' })).toBeDisabled();
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
    await (await dialog()).findByText('The order matures within an hour and can no longer be changed.');
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
    await (await dialog()).findByText(/^The exchange does not say the principal/);
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
