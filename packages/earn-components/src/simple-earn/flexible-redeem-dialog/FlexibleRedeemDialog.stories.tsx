import * as account from '@earnkit/core/account/contract';
import { decimal } from '@earnkit/core';
import { type FlexibleHolding, flexible, history } from '@earnkit/core/simple-earn/contract';
import { Button } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { holdingRow, productRow } from '../../testing/simpleEarnRows.ts';
import { ANY, day, part, t, whole } from '../../testing/words.ts';
import { FlexibleRedeemDialog, type FlexibleRedeemDialogProps } from './FlexibleRedeemDialog.tsx';

const d = decimal;

/** The holding as a list showed it. The order desk returns the same one. */
const holding: FlexibleHolding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: d('500'),
  lentAmount: d('380'),
  redeemingAmount: d('30'),
  redeemingRevocable: true,
  marginFrozenAmount: d('0'),
  launchpoolAmount: d('0'),
  cumulativeInterest: d('31.2'),
  nextAprFraction: d('0.0512'),
  lastAprFraction: d('0.0498'),
  bonusAprFraction: d('0'),
  bonusOpen: false,
  minLendAprFraction: d('0.005'),
  autoEarn: true,
  ladder: [],
};

const meta = {
  title: 'Simple Earn/Flexible redeem dialog',
  component: FlexibleRedeemDialog,
  parameters: {
    unreachable: {
      'loading, failed': 'it shows the holding as the list read it, and says when it cannot be read again',
      'one-row, many-rows': 'it has one amount',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds can be redeemed by everyone',
    },
  },
  args: { open: true, onOpenChange: fn(), holding },
} satisfies Meta<typeof FlexibleRedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.redeem')) => screen.findByRole('button', { name });
/** The receipt. It needs a longer timeout, because several calls come before it. */
const receipt = () => screen.findByRole('alertdialog', { name: t('earn.flexible.redeemed.title') }, { timeout: 5_000 });
/** Asserts that an element is visible once its fade-in ends. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Of 500, 120 are free and arrive at once; 380 are borrowed and arrive at the next full hour (SE-F-23). */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '200');
    await shown(await screen.findByText(t('earn.flexible.redeem.timeline.free', { amount: '120', coin: 'USDT' })));
    await shown(await screen.findByText(t('earn.flexible.redeem.timeline.lent', { amount: '80', coin: 'USDT' })));
    await shown(screen.getByText(`${day('2026-01-15')} 09:00 (UTC)`));
    await expect(await action()).toBeEnabled();
  },
};

/** In a zone with half hours the next full hour of the exchange is half past (AMB-058). */
export const HalfHourZone: Story = {
  parameters: { earn: { timeZone: 'Asia/Kolkata' } },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '200');
    await shown(await screen.findByText(`${day('2026-01-15')} 14:30 (UTC+5:30)`));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByText('470'));
    await expect(await action()).toBeDisabled();
  },
};

/** Max fills in everything except the pending redemption and the margin (SE-F-24). */
export const Max: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.ui.max') }));
    await expect(await field()).toHaveValue('470');
  },
};

/** A part with more than six decimals: the form shows the amount that is sent and the amount that stays (FM-08). All of it is sent as it is (AMB-164). */
export const CutToSixDecimals: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', curr_amount: '0.12345678', lend_amount: '0', frozen_amount: '0' })]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('0.12345678').length).toBeGreaterThan(1));
    await userEvent.type(await field(), '0.1134567');
    await shown(await screen.findByText(t('earn.flexible.redeem.sentHint', { amount: '0.0000007', coin: 'USDT' })));
    await shown(screen.getByText(t('earn.flexible.redeem.timeline.free', { amount: '0.113456', coin: 'USDT' })));
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.max') }));
    await shown(await screen.findByText(t('earn.flexible.redeem.timeline.free', { amount: '0.12345678', coin: 'USDT' })));
    await expect(screen.queryByText(part(t('earn.flexible.redeem.sentHint', { amount: '0.0000007', coin: 'USDT' })))).toBeNull();
  },
};

/** The field takes eight decimals, typed or pasted, and no ninth (SE-F-25). While it says so, it says nothing of the six that are sent. */
export const EightDecimals: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '12.123456789');
    await expect(await field()).toHaveValue('12.12345678');
    await userEvent.clear(await field());
    await userEvent.paste('7.000000019');
    await expect(await field()).toHaveValue('7.00000001');
    await shown(await screen.findByText(t('earn.ui.cutDecimals', { decimals: '8' })));
    await expect(screen.queryByText(part(t('earn.flexible.redeem.sentHint', { amount: ANY, coin: 'USDT' })))).toBeNull();
  },
};

/** An amount above the redeemable one is replaced by it, and the field says so (AMB-090). */
export const CappedAtRedeemable: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await field());
    await userEvent.paste('471');
    await expect(await field()).toHaveValue('470');
    await shown(await screen.findByText(t('earn.ui.cappedAt', { max: '470' })));
  },
};

/** An amount below the minimum is rejected, and no arrival is promised for it (SE-F-26). @state refused */
export const BelowMinimum: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '0.0000009');
    await shown(await screen.findByText(t('redeem.number.minLimit', { amount: '0.000001', coin: 'USDT' })));
    await shown(screen.getByText(t('earn.flexible.redeem.timeline.none')));
    await expect(await action()).toBeDisabled();
  },
};

/** Zero disables the action without an error (SE-F-27). The dialog keeps its height whatever is typed. */
export const Zero: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await screen.findByText('470');
    const { offsetHeight } = screen.getByRole('dialog');
    for (const amount of ['200', '7', '0.00']) {
      await userEvent.clear(await field());
      await userEvent.type(await field(), amount);
      await expect(screen.getByRole('dialog').offsetHeight).toBe(offsetHeight);
    }
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};

/** An exchange that says nothing of what is held decides: the form says what it does not know, and the person can try. @state partly-failed */
export const UnknownAmounts: Story = {
  args: { holding: { ...holding, currentAmount: undefined, lentAmount: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', curr_amount: undefined, lend_amount: undefined })]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await expect(await action(t('earn.retry'))).toBeEnabled();
    await userEvent.type(await field(), '5');
    await waitFor(async () => expect(await action()).toBeEnabled());
    await userEvent.click(await action());
    await shown(await receipt());
  },
};

/** Amounts that are left out where they are zero keep nobody from their coins; what is known still bounds the amount (AMB-169). @state partly-failed, refused */
export const LeftOutWhenZero: Story = {
  args: { holding: { ...holding, redeemingAmount: undefined, redeemingRevocable: undefined, marginFrozenAmount: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: 'USDT',
          curr_amount: '500',
          lend_amount: '380',
          frozen_amount: undefined,
          frozen_status: undefined,
          margin_frozen_amount: undefined,
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await userEvent.click(await field());
    await userEvent.paste('500.01');
    await expect(await field()).toHaveValue('500');
    await waitFor(async () => expect(await action()).toBeEnabled());
    await userEvent.click(await action());
    await shown(await receipt());
  },
};

/** When the holding cannot be read again, the listed one stays with a warning, which reads it again. @state stale */
export const StaleHolding: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 500), ...mockFlexible().handlers),
  play: async () => {
    await shown(await action(t('earn.retry')));
  },
};

/** The holding was redeemed in another tab, so nothing is left, and no date is promised. @state empty */
export const NothingLeft: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, []), ...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.flexible.redeem.nothing')));
    await expect(await action(t('earn.ui.max'))).toBeDisabled();
    await expect(screen.queryByText(t('earn.flexible.redeem.timeline.noneLent'))).toBeNull();
  },
};

/** Most of the lent amount is borrowed (SE-F-30), and some of it is margin. */
export const MostlyBorrowed: Story = {
  args: { holding: { ...holding, marginFrozenAmount: d('50') } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, [productRow({ asset: 'USDT', lend_ratio: '0.8' })]),
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: 'USDT',
          curr_amount: '500',
          lend_amount: '380',
          frozen_amount: '30',
          frozen_status: 0,
          margin_frozen_amount: '50',
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(part(t('lend_earn.borrowedRule2'))));
    await waitFor(() => expect(screen.queryByRole('button', { name: t('earn.flexible.redeem.cancel') })).toBeNull());
  },
};

const desks = { double: mockFlexible(), keyboard: mockFlexible(), lost: mockFlexible(), cancel: mockFlexible() };

/** A double click sends one redemption. The receipt shows when and where it arrives (SE-F-29). @state success */
export const DoubleClick: Story = {
  beforeEach: ({ msw }) => {
    desks.double = mockFlexible();
    msw.use(...desks.double.handlers);
  },
  play: async ({ args }) => {
    await userEvent.type(await field(), '200');
    await userEvent.dblClick(await action());
    await shown(await receipt());
    await shown(await screen.findByText(whole(t('earn.flexible.redeemed.text', { amount: '200', coin: 'USDT' }))));
    await expect(desks.double.done).toEqual(['redeem 200']);
    await userEvent.click(screen.getByRole('button', { name: t('earn.done') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** In single-currency mode a redemption is paid to the spot account (SH-13, SH-14). */
export const SingleCurrencyAccount: Story = {
  parameters: { sameAs: 'both accounts are paid to the spot account' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.accountMode, { mode: 'single_currency', first_open: 0, settings: { use_funding: 1 } }),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(t('earn.account.spot')));
  },
};

export const KeyboardOnly: Story = {
  beforeEach: ({ msw }) => {
    desks.keyboard = mockFlexible();
    msw.use(...desks.keyboard.handlers);
  },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('12.5{Enter}');
    await receipt();
    await expect(desks.keyboard.done).toEqual(['redeem 12.5']);
  },
};

/** Funds that serve as collateral are locked and cannot be redeemed (SE-F-28). @state refused */
export const Locked: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.fundingLock, { use_funding: 1, locked: 1 }), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '10');
    await userEvent.click(await action());
    await shown(await screen.findByText(part(t('lend_earn.notredeem.toast'))));
    await expect(await field()).toHaveValue('10');
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.redeem), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '10');
    await userEvent.click(await action());
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** The redemption succeeds but its answer is lost. It is reconciled and reported once. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    desks.lost = mockFlexible();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await userEvent.type(await field(), '10');
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(desks.lost.done).toEqual(['redeem 10']);
  },
};

/** When the exchange redeems another amount than was sent, the receipt shows that amount and says so (SE-F-29). */
export const OtherAmountRedeemed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.redeem, ({ asset }) => ({ asset, amount: '150.5' })),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await userEvent.type(await field(), '200');
    await userEvent.click(await action());
    await shown(await receipt());
    await shown(screen.getByText(whole(t('earn.flexible.redeemed.otherAmount', { amount: '150.5', requested: '200', coin: 'USDT' }))));
    await shown(screen.getByText(part(t('earn.flexible.redeemed.text', { amount: '150.5', coin: 'USDT' }))));
    await shown(screen.getByText(t('earn.flexible.redeem.timeline.free', { amount: '120', coin: 'USDT' })));
    await shown(screen.getByText(t('earn.flexible.redeem.timeline.lent', { amount: '30.5', coin: 'USDT' })));
  },
};

/** @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.redeem), httpError(history.flexibleHistory, 500), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '10');
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.redemption.unresolved')));
    await userEvent.click(await action(t('earn.submission.release')));
    await expect(await field()).toHaveValue('10');
    await expect(await action()).toBeEnabled();
  },
};

/** @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuse(flexible.redeem, 5, 'The pool is being settled. <b>Try again in a minute.</b>'), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '10');
    await userEvent.click(await action());
    await shown(await screen.findByText('The pool is being settled. <b>Try again in a minute.</b>'));
    // The refusal belongs to the sent amount, so a new amount removes it.
    await userEvent.type(await field(), '5');
    await waitFor(() => expect(screen.queryByText(/The pool is being settled/)).toBeNull());
    await expect(await field()).toHaveValue('105');
  },
};

/** A page with a button that opens the dialog. */
function Page(props: FlexibleRedeemDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FlexibleRedeemDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The pending redemption can be cancelled from inside the dialog, which is shown again afterwards (SE-F-23, SE-F-31). */
export const CancelFromInside: Story = {
  args: { open: false },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => {
    desks.cancel = mockFlexible();
    msw.use(...desks.cancel.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(await field(), '7');
    await userEvent.click(await action(t('earn.flexible.redeem.cancel')));
    const question = await screen.findByRole('alertdialog', { name: t('earn.flexible.cancel.title') });
    await waitFor(() => expect(question).toHaveAccessibleDescription(t('earn.flexible.cancel.text', { amount: '30', coin: 'USDT' })));
    await userEvent.click(screen.getByRole('button', { name: t('earn.flexible.redeem.cancel') }));
    await shown(await screen.findByText(t('orderCancelled')));
    await expect(desks.cancel.done).toEqual(['cancel 30']);
    await waitFor(async () => expect(await field()).toBeVisible());
    await expect(await field()).toHaveValue('7');
    // Now 30 more can be redeemed and no redemption is pending.
    await shown(await screen.findByText('500', { selector: 'span[dir="ltr"]:not(dl *)' }));
    await expect(screen.queryByText(t('earn.redeeming'))).toBeNull();
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await expect(await action(t('earn.login'))).toBeEnabled();
    await expect(await action(t('earn.ui.max'))).toBeDisabled();
    await expect(screen.queryByRole('button', { name: t('earn.flexible.redeem.cancel') })).toBeNull();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: '赎回 USDT' }));
  },
};

const LONG = '123456789012.123456789012345678';

/** At 320 px nothing is clipped and nothing overlaps. @state long */
export const VeryLongNumbers: Story = {
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  args: { holding: { ...holding, asset: 'SUPERLONGCOINNAME1000' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: 'SUPERLONGCOINNAME1000',
          curr_amount: LONG,
          lend_amount: LONG,
          frozen_amount: '0.000000000000000001',
          frozen_status: 1,
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    const max = await screen.findByRole('button', { name: t('earn.ui.max') });
    await screen.findByText('123,456,789,012.12345678');
    await userEvent.click(max);
    await expect(await field()).toHaveValue('123456789012.12345678');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** What a launchpool holds cannot be redeemed here and is called that, with a link that closes the dialog. */
export const HeldByLaunchpool: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({ asset: 'USDT', curr_amount: '500', lend_amount: '380', margin_frozen_amount: '50', launchpool_amount: '50' }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: t('earn.heldBack.launchpool') });
    await expect(screen.queryByText(t('earn.heldBack.margin'))).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** What would stay and is too little to be redeemed alone is said, with an offer of all of it (AMB-164). */
export const Leftover: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', curr_amount: '0.12345678', lend_amount: '0', frozen_amount: '0' })]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('0.12345678').length).toBeGreaterThan(1));
    await userEvent.type(await field(), '0.123456');
    await shown(await screen.findByText(t('earn.leftover.title', { left: '0.00000078 USDT' })));
    await userEvent.click(await action(t('earn.leftover.all', { all: '0.12345678 USDT' })));
    await expect(await field()).toHaveValue('0.12345678');
    await shown(await screen.findByText(t('earn.flexible.redeem.timeline.free', { amount: '0.12345678', coin: 'USDT' })));
    await expect(screen.queryByText(part(t('earn.leftover.title', { left: '0.00000078 USDT' })))).toBeNull();
  },
};
