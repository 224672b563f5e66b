import * as account from '@earnkit/core/account/contract';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import { Button } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { outcomeOf } from '../../testing/outcomeOf.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { STORY_NOW, campaignRow, holdingRow, productRow } from '../../testing/simpleEarnRows.ts';
import { ANY, address, beginning, day, part, t, whole } from '../../testing/words.ts';
import { FlexibleSubscribeDialog, type FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Simple Earn/Flexible subscribe dialog',
  component: FlexibleSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT' },
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has one product',
      'sold-out, quota-used, vip-only': 'a flexible product has no quota and is for everyone',
      'restricted-region': 'the exchange refuses the order in the region, like any other',
      stale: 'the product is read again before an order is sent, and a change is said',
    },
    earn: { navigate, links: { transfer: (asset: string) => `/transfer/${asset}` } },
  },
} satisfies Meta<typeof FlexibleSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.subscribe')) => screen.findByRole('button', { name });

/** The receipt. It needs a longer timeout, because several calls come before it. */
const receipt = () => screen.findByRole('alertdialog', { name: t('earn.flexible.subscribed.title') }, { timeout: 5_000 });
/** Asserts that an element is visible once its fade-in ends. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Presses Max once the balance is known. */
async function fillMax(): Promise<void> {
  const max = await screen.findByRole('button', { name: t('earn.ui.max') });
  await waitFor(() => expect(max).toBeEnabled());
  await userEvent.click(max);
}

/** What stands beside the action, figure by figure. */
const outcome = (): readonly string[] => outcomeOf(screen.getByRole('dialog'));

/** Types an amount once the balance is known. */
async function typeAmount(text: string): Promise<void> {
  await screen.findByText('1,204.5');
  await userEvent.type(await field(), text);
}

/**
 * Shows the rate of the amount and its parts, the bonus tiers and the timeline; rate, daily interest, bonus and the first payment stand
 * beside the action, which repeats them (SE-33, SE-35, SE-36, SE-39).
 */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByText('11.12%'));
    await typeAmount('1000');
    const tiers = ['0 – 500 USDT', '+6.00%', '500 – 5,000 USDT', '+2.00%'];
    for (const tier of tiers) await shown(screen.getByText(tier));
    // 5.12 + (500 × 6 % + 500 × 2 %) / 1000: the parts add up to the total on the screen.
    await waitFor(() => expect(screen.getAllByText('9.12%')).toHaveLength(2));
    await shown(screen.getByText(t('earn.aprParts', { base: '5.12%', bonus: '4.00%' })));
    await expect(outcome()).toEqual([
      `${t('earn.outcome.rateFor', { amount: '1,000' })}: 9.12%`,
      `${t('earn.outcome.daily')}: +0.14027397 USDT`,
      `${t('earn.outcome.dailyBonus', { coin: 'USDT' })}: +0.10958904 USDT`,
      `${t('earn.flexible.subscribe.first')}: 10:00`,
    ]);
    await expect(await action()).toHaveTextContent(
      `${t('earn.subscribe')} ${t('earn.flexible.subscribe.toDaily', { amount: '1,000', coin: 'USDT', interest: '0.14027397' })}`,
    );
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThan(window.innerWidth);
    await expect(await action()).toBeEnabled();
  },
};

/** The available balance stands beside the amount, with a button that leads to a transfer (SE-37). */
export const TransferShortcut: Story = {
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(mockEndpoint(account.coinListing, { new_coin_start: null }), ...mockFlexible().handlers);
  },
  play: async ({ args }) => {
    await shown(await screen.findByText('1,204.5'));
    const funds = screen.getByRole('button', { name: t('earn.addFunds.action') });
    await expect(funds.closest('form')).toBe((await field()).closest('form'));
    await userEvent.click(funds);
    await userEvent.click(await screen.findByRole('link', { name: t('earn.addFunds.transfer') }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/transfer/USDT'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A subscription at 08:30 earns from 09:00 and is paid at 10:00. It can be redeemed at any time (SE-F-36). */
export const Moments: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    const timeline = within(await screen.findByRole('list', { name: t('earn.flexible.timeline') }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([^()]+\)/, ': '))).toEqual([
      `${t('earn.flexible.timeline.subscribed')}: ${day('2026-01-15')} 08:30\u00a0(UTC)`,
      `${t('earn.flexible.timeline.starts')}: ${day('2026-01-15')} 09:00\u00a0(UTC)`,
      `${t('earn.flexible.timeline.paid')}: ${day('2026-01-15')} 10:00\u00a0(UTC)`,
      `${t('earn.flexible.timeline.redeem')}: ${t('earn.flexible.timeline.redeemTime')}`,
    ]);
  },
};

/** The form without an amount (SE-50). */
export const Empty: Story = {
  parameters: { sameAs: 'it checks the button of the empty form' },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await screen.findByText('1,204.5');
    await expect(await action()).toBeDisabled();
  },
};

/** While the product loads, placeholders keep its place and no amount is rejected. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.product), neverAnswers(account.balances), ...mockFlexible().handlers),
};

/** An unknown balance is not zero: no amount is rejected and nothing can be sent. @state partly-failed */
export const UnknownBalance: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.balances, 500), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.type(await field(), '50');
    await shown(await screen.findByRole('button', { name: t('earn.retry') }));
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};

/** @state failed */
export const ProductFailed: Story = { beforeEach: ({ msw }) => msw.use(httpError(flexible.product, 503), ...mockFlexible().handlers) };

/** @state empty */
export const NoSuchProduct: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, []), ...mockFlexible().handlers) };

/** Without a minimum and a next rate there is no rate, so nothing can be subscribed (SE-50, AMB-041). */
export const NoRate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, [productRow({ asset: 'USDT', next_time_rate_year: undefined, limit_min_lend_rate_year: undefined })]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await screen.findByText(part(t('earn.flexible.subscribe.noRate', { coin: 'USDT' })));
    await typeAmount('10');
    await expect(await action()).toBeDisabled();
  },
};

/** A minimum rate is enough to subscribe, also while the next rate is not known (SE-50, AMB-041). */
export const FloorWithoutNextRate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', next_time_rate_year: undefined })]), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('10');
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(screen.queryByText(part(t('earn.flexible.subscribe.noRate', { coin: ANY })))).toBeNull();
  },
};

/** Without a minimum amount nothing can be subscribed. The form says so and reads the product again on request (SE-50). */
export const NoMinimum: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(flexible.product, () => [productRow({ asset: 'USDT', min_lend_amount: (reads += 1) === 1 ? null : '1' })]),
      ...mockFlexible().handlers,
    );
  },
  play: async () => {
    await typeAmount('10');
    await shown(await screen.findByText(part(t('earn.flexible.subscribe.noMinimum', { coin: 'USDT' }))));
    await expect(await action()).toBeDisabled();
    await userEvent.click(await action(t('earn.retry')));
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(screen.queryByText(part(t('earn.flexible.subscribe.noMinimum', { coin: 'USDT' })))).toBeNull();
  },
};

const subscribed = fn(() => undefined);

/** Subscribing again sends the person's own minimum where it is above the product's, and the rules name it (AMB-147). */
export const OwnMinimum: Story = {
  beforeEach: ({ msw }) => {
    subscribed.mockClear();
    msw.use(
      mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', min_lend_rate_year: '0.02' })]),
      mockEndpoint(flexible.subscribe, subscribed),
      ...mockFlexible().handlers,
    );
  },
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action(t('earn.rules.title')));
    await userEvent.click(await screen.findByRole('tab', { name: t('earn.rules.product') }));
    await shown(await screen.findByText(part(t('earn.flexible.subscribe.productRule1', { apr: '2.00%' }))));
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(subscribed).toHaveBeenCalledWith(expect.objectContaining({ amount: '100', rateYear: '0.02' }));
  },
};

/** While the own minimum cannot be read nothing is sent, because a lower one would replace it (AMB-147). @state partly-failed */
export const OwnMinimumUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 403), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await shown(await screen.findByText(part(t('earn.flexible.subscribe.noOwnMinimum', { coin: 'USDT' }))));
    await expect(await action()).toBeDisabled();
  },
};

/** The reason against an amount below the minimum appears when the person stops typing, not at the first digit (SE-48). @state refused */
export const BelowMinimum: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', min_lend_amount: '1000' })]), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('5');
    await shown(await screen.findByText(t('finances.simpleEarn.minPurchaseAmount', { amount: '1,000', coin: 'USDT' })));
    await expect(await action()).toBeDisabled();
  },
};

/** An amount above the balance is rejected and stays in the field (SE-49). @state refused */
export const AboveBalance: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await typeAmount('1204.50000001');
    await shown(await screen.findByText(t('lend_earn.insufficient.balance')));
    await expect(await field()).toHaveValue('1204.50000001');
  },
};

/** Max fills in the whole balance (AMB-091). */
export const Max: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await screen.findByText('1,204.5');
    await fillMax();
    await expect(await field()).toHaveValue('1204.5');
    await expect(await action()).toBeEnabled();
  },
};

/** The field takes eight decimals. The form shows the amount that is sent before it is sent (SE-51, SE-52). */
export const CutToSixDecimals: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await typeAmount('12.123456789');
    await expect(await field()).toHaveValue('12.12345678');
    await waitFor(async () => expect(await action()).toHaveTextContent(`${t('earn.subscribe')} 12.123456 USDT`));
    // The field says one limit at a time.
    await shown(await screen.findByText(t('earn.ui.cutDecimals', { decimals: '8' })));
    await expect(screen.queryByText(part(t('earn.flexible.subscribe.sent', { amount: '12.123456', coin: 'USDT' })))).toBeNull();
    await userEvent.type(await field(), '{Backspace}');
    await shown(await screen.findByText(t('earn.flexible.subscribe.sent', { amount: '12.123456', coin: 'USDT' })));
    await expect(screen.queryByText(t('earn.ui.cutDecimals', { decimals: '8' }))).toBeNull();
  },
};

const desks = {
  over: mockFlexible(),
  unknown: mockFlexible(),
  double: mockFlexible(),
  keyboard: mockFlexible(),
  locked: mockFlexible(),
  lost: mockFlexible(),
  closed: mockFlexible(),
  more: mockFlexible(),
};

/** A double click sends one order. The receipt links to the holdings (SE-46). */
export const DoubleClick: Story = {
  beforeEach: ({ msw }) => {
    desks.double = mockFlexible();
    navigate.mockClear();
    msw.use(...desks.double.handlers);
  },
  play: async ({ args }) => {
    await typeAmount('100');
    await userEvent.dblClick(await action());
    await shown(await receipt());
    await shown(screen.getByText(t('earn.flexible.subscribed.text', { amount: '100', coin: 'USDT' })));
    await shown(screen.getByText(t('earn.flexible.subscribed.accrual', { time: `${day('2026-01-15')} 09:00 (UTC)` })));
    await expect(desks.double.done).toEqual(['subscribe 100']);
    await userEvent.click(screen.getByRole('button', { name: t('earn.flexible.subscribed.view') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(navigate).toHaveBeenCalledWith(address('/simple-earn/my-lendings?tab=flexible'));
  },
};

/** The keyboard alone can type an amount, send it with Enter and return from the receipt to an empty form (SE-46). */
export const KeyboardOnly: Story = {
  beforeEach: ({ msw }) => {
    desks.keyboard = mockFlexible();
    msw.use(...desks.keyboard.handlers);
  },
  play: async () => {
    await screen.findByText('1,204.5');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('25.5{Enter}');
    await receipt();
    await expect(desks.keyboard.done).toEqual(['subscribe 25.5']);
    await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
    screen.getByRole('button', { name: t('earn.flexible.subscribed.more') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

/**
 * The receipt says what was subscribed, and until when nothing accrues (SE-F-37). It leads back to an empty form, and from there or at once to the holdings (SE-46).
 *
 * @state success
 */
export const Receipt: Story = {
  beforeEach: ({ msw }) => {
    desks.more = mockFlexible();
    navigate.mockClear();
    msw.use(...desks.more.handlers);
  },
  play: async ({ args }) => {
    await typeAmount('100');
    await userEvent.click(await action());
    const first = within(await receipt());
    await expect(first.getByText(t('earn.flexible.subscribed.accrual', { time: `${day('2026-01-15')} 09:00 (UTC)` }))).toBeInTheDocument();
    await expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual(
      expect.arrayContaining([t('earn.flexible.subscribed.more'), t('earn.flexible.subscribed.view')]),
    );
    await userEvent.click(first.getByRole('button', { name: t('earn.flexible.subscribed.more') }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(await field(), '20');
    // A press within half a second of the first counts as the same one (SE-55).
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(await action());
    const second = within(await receipt());
    await shown(second.getByText(t('earn.flexible.subscribed.text', { amount: '20', coin: 'USDT' })));
    await expect(desks.more.done).toEqual(['subscribe 100', 'subscribe 20']);
    await userEvent.click(second.getByRole('button', { name: t('earn.flexible.subscribed.view') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(navigate).toHaveBeenCalledWith(address('/simple-earn/my-lendings?tab=flexible'));
  },
};

/** Funds that serve as collateral are locked (SE-53). The order is rejected before it is sent (SE-54). @state refused */
export const Locked: Story = {
  beforeEach: ({ msw }) => {
    desks.locked = mockFlexible();
    msw.use(mockEndpoint(account.fundingLock, { use_funding: 1, locked: 1 }), ...desks.locked.handlers);
  },
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText(part(t('lend_earn.notsubscribe.toast'))));
    await expect(desks.locked.done).toEqual([]);
    await expect(await field()).toHaveValue('100');
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.subscribe), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** The order succeeds but its answer is lost. It is reconciled, and nothing is sent twice. @state outcome-unknown */
export const AnswerLost: Story = {
  parameters: { sameAs: 'the lost answer is found, and the receipt is the same' },
  beforeEach: ({ msw }) => {
    desks.lost = mockFlexible();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(desks.lost.done).toEqual(['subscribe 100']);
  },
};

/** While a lost order is reconciled, the amount stays in its field. @state outcome-unknown */
export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.subscribe), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.submission.checking')));
    await expect(await field()).toHaveValue('100');
  },
};

/** Neither the answer nor the order log can be read. Nothing more is sent while the outcome is unknown. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.subscribe), httpError(history.flexibleHistory, 500), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.submission.unresolved')));
    await shown(screen.getByText(whole(t('earn.error.reference', { id: ANY }))));
    await userEvent.click(await action(t('earn.checkAgain')));
    await shown(await action(t('earn.submission.release')));
    await expect(screen.queryByRole('button', { name: t('earn.subscribe') })).toBeNull();
    await expect(await field()).toHaveValue('100');
  },
};

const HOSTILE = '<img src=x onerror="document.title=1"><b>Sold out</b> {amount, plural, one {#}} \u202eneddih';

/** Text of the exchange is shown as plain text: no markup, no message format, no reversed letters (SE-56). @state refused */
export const RefusedWithHostileText: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.subscribe, 7, HOSTILE), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText('<img src=x onerror="document.title=1"><b>Sold out</b> {amount, plural, one {#}} neddih'));
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(await field()).toHaveValue('100');
  },
};

/** An HTTP error below 500 without a message shows a default one (SE-56). @state refused */
export const RefusedWithoutText: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.subscribe, 403), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.error.retryLater')));
  },
};

const onLoginNeeded = fn();

/** When the session is lost, the form keeps its input and offers to sign in. */
export const SessionLost: Story = {
  parameters: { earn: { onLoginNeeded } },
  beforeEach: ({ msw }) => {
    onLoginNeeded.mockClear();
    msw.use(refuse(flexible.subscribe, 401, 'login'), ...mockFlexible().handlers);
  },
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await userEvent.click(await action(t('earn.login')));
    await expect(onLoginNeeded).toHaveBeenCalled();
    await expect(await field()).toHaveValue('100');
  },
};

/** Without a connection nothing is sent, and a message says so. */
export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...mockFlexible().handlers);
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await typeAmount('100');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.error.offline')));
  },
};

/** When the rate falls after the dialog opened, both rates are shown and the new one has to be accepted first (R04). @state refused */
export const RateChanged: Story = {
  parameters: { sameAs: 'once the new rate is accepted, the receipt is the same' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(flexible.product, () => [productRow({ asset: 'USDT', next_time_rate_year: (reads += 1) === 1 ? '0.0512' : '0.0431' })]),
      ...mockFlexible().handlers,
    );
  },
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText(t('earn.rateChange.title', { from: '5.12%', to: '4.31%' })));
    await expect(screen.getAllByText(part(t('earn.rateChange.text')))).toHaveLength(1);
    await expect(await field()).toHaveValue('100');
    // Sending again focuses the accept button and sends nothing.
    await waitFor(async () => expect(await action()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await action());
    await expect(await action(t('earn.rateChange.accept', { to: '4.31%' }))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(t('earn.rateChange.title', { from: '5.12%', to: '4.31%' }))).toBeNull());
    // A press within half a second of the last one counts as a double click and is ignored (SE-55).
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.click(await action());
    await shown(await receipt());
  },
};

/** A page with a button that opens the dialog. */
function Page(props: FlexibleSubscribeDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FlexibleSubscribeDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** When the dialog is closed during a submission, the submission continues and a toast shows its result. */
export const ClosedInFlight: Story = {
  args: { open: false },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => {
    desks.closed = mockFlexible();
    msw.use(
      mockEndpoint(account.fundingLock, async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { use_funding: 0 as const, locked: 0 as const };
      }),
      ...desks.closed.handlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await typeAmount('100');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shown(await screen.findByText(t('earn.order.subscribed.toast', { amount: '100', coin: 'USDT' })));
    await expect(desks.closed.done).toEqual(['subscribe 100']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** A visitor sees the product, and the action asks them to sign in (SH-03). No balance is requested (SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded } },
  beforeEach: ({ msw }) => {
    onLoginNeeded.mockClear();
    msw.use(...mockFlexible().handlers);
  },
  play: async () => {
    await screen.findByText('11.12%');
    await userEvent.type(await field(), '100');
    await userEvent.click(await action(t('earn.login')));
    await expect(onLoginNeeded).toHaveBeenCalledOnce();
    await expect(await field()).toHaveValue('100');
  },
};

/** The US edition has its own wording (AMB-129). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: t('earn.subscribeCoin', { coin: 'USDT' }) }));
  },
};

const tipOf = async (label: string) => {
  (await screen.findByRole('button', { name: label })).focus();
  return screen.findByRole('tooltip');
};

/** In a unified account that funds Simple Earn, the label and the tip of the balance say so (SH-13, SH-14). */
export const UnifiedAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.accountMode, { mode: 'multi_currency', first_open: 0, settings: { use_funding: 1 } }),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await expect(await tipOf(t('earn.amount.availableUnified'))).toHaveTextContent(t('earn.amount.availableUnifiedTip'));
  },
};

const spotAccount = (mode: 'classic' | 'multi_currency' | 'single_currency', useFunding: 0 | 1): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(account.accountMode, { mode, first_open: 0, settings: { use_funding: useFunding } }), ...mockFlexible().handlers),
  play: async () => {
    await expect(await tipOf(t('earn.amount.availableSpot'))).toHaveTextContent(t('earn.amount.availableSpotTip'));
    await expect(screen.queryByText(part(t('earn.amount.availableUnified')))).toBeNull();
  },
});

/** In single-currency mode, Simple Earn takes money from the spot account (SH-13, SH-14). */
export const SingleCurrencyAccount: Story = spotAccount('single_currency', 1);

/** In multi-currency mode without funding in use, Simple Earn takes money from the spot account (SH-13, SH-14). */
export const MultiCurrencyWithoutFunding: Story = {
  ...spotAccount('multi_currency', 0),
  parameters: { sameAs: 'both modes of account pay from the spot account' },
};

/** A bonus in another coin is listed apart from the interest (SE-28). */
export const BonusInAnotherCoin: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, [
        productRow({
          asset: 'USDT',
          award_asset: 'GT',
          is_open_award_pool: 1,
          ext_award_limit: '2000',
          ladder_apr: [{ left: '0', right: '2000', apr: '0.0365' }],
          product_asset_price: '1',
          bonus_asset_price: '20',
          lend_ratio: '0.92',
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await typeAmount('1000');
    await shown(await screen.findByText('+0.005'));
    await shown(screen.getByText(part(t('lend_earn.borrowedRule2'))));
  },
};

/** Where a step of the bonus cannot be read, what it adds is `--`, the most that is said is the base rate, and the order goes through. @state partly-failed */
export const UnknownLadder: Story = {
  beforeEach: ({ msw }) => {
    desks.unknown = mockFlexible();
    const ladder = [
      { left: '500', right: 'much', apr: '0.02' },
      { left: '0', right: '500', apr: '0.06' },
    ];
    msw.use(
      mockEndpoint(flexible.product, [productRow({ asset: 'USDT', is_open_award_pool: 1, ladder_apr: ladder })]),
      ...desks.unknown.handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText('5.12%'));
    await expect(screen.queryByText(beginning(t('earn.flexible.subscribe.upTo')))).toBeNull();
    await expect(screen.getByText(t('earn.ladder.title')).nextElementSibling).toHaveTextContent('--');
    await typeAmount('1000');
    await expect(screen.getByText(t('earn.outcome.dailyBonus', { coin: 'USDT' })).nextElementSibling).toHaveTextContent('--');
    await userEvent.click(await action(t('earn.subscribe')));
    await waitFor(() => expect(desks.unknown.done).toEqual(['subscribe 1000']));
  },
};

/** A campaign past its end adds nothing to the rate, whatever the flag of the product says, and the order goes through (AMB-148). */
export const BonusCampaignOver: Story = {
  parameters: { sameAs: 'the order goes through without the bonus' },
  beforeEach: ({ msw }) => {
    desks.over = mockFlexible();
    msw.use(mockEndpoint(flexible.awardPool, campaignRow({ end_at: STORY_NOW })), ...desks.over.handlers);
  },
  play: async () => {
    await shown(await screen.findByText('5.12%'));
    await expect(screen.queryByText(t('earn.ladder.title'))).toBeNull();
    await typeAmount('100');
    await userEvent.click(await action(t('earn.subscribe')));
    await waitFor(() => expect(desks.over.done).toEqual(['subscribe 100']));
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: '申购 USDT' }));
  },
};

const narrow = { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } };

/**
 * On a phone the dialog is a sheet. At 320 px nothing is clipped and nothing overlaps, however long the numbers are (SE-33).
 *
 * @state long
 */
export const VeryLongNumbers: Story = {
  parameters: narrow,
  globals: { viewport: { value: 'narrow' } },
  args: { asset: 'SUPERLONGCOINNAME1000' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.balances, ({ assets }) =>
        assets.map((asset) => ({ asset, outable: undefined, lend_earn_available: '123456789012.12345678', available: undefined })),
      ),
      mockEndpoint(flexible.product, ({ coin }) => [
        productRow({
          asset: coin,
          next_time_rate_year: '12345.6789',
          min_lend_amount: '0.00000001',
          is_open_award_pool: 1,
          ladder_apr: [{ left: '0', right: '123456789012', apr: '1' }],
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await fillMax();
    await expect(await field()).toHaveValue('123456789012.12345678');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

/** One press shows the trading rules and the product rules (SE-44). */
export const Rules: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.rules.title') }));
    await shown(await screen.findByText(part(t('earn.flexible.subscribe.tradingRule1'))));
    await userEvent.click(await screen.findByRole('tab', { name: t('earn.rules.product') }));
    await shown(await screen.findByText(part(t('earn.flexible.subscribe.productRule1', { apr: '0.50%' }))));
  },
};

/**
 * Where the person's minimum is above the next rate, nothing that is subscribed is lent: rate, return and bonus are zero, and neither the
 * form nor the receipt dates a first interest (AMB-158).
 */
export const NotLent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', min_lend_rate_year: '0.1' })]), ...mockFlexible().handlers),
  play: async () => {
    const notLent = t('earn.notLent', { minimum: '10.00%', rate: '5.12%' });
    const moments = () =>
      within(screen.getByRole('list', { name: t('earn.flexible.timeline') }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await typeAmount('1000');
    await shown(await screen.findByText(notLent));
    await waitFor(() =>
      expect(outcome()).toEqual([
        `${t('earn.outcome.rateFor', { amount: '1,000' })}: 0.00%`,
        `${t('earn.outcome.daily')}: 0 USDT`,
        `${t('earn.flexible.subscribe.first')}: --`,
      ]),
    );
    await expect(screen.queryByText(t('earn.ladder.title'))).toBeNull();
    await expect(moments()[1]).toContain(t('earn.flexible.timeline.startsAtMinimum', { minimum: '10.00%' }));
    await expect(moments()[2]).toContain(t('earn.flexible.timeline.paidAfter'));
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(screen.getByText(notLent)).toBeVisible();
    await expect(screen.queryByText(part(t('earn.flexible.subscribed.accrual', { time: ANY })))).toBeNull();
    await expect(moments()[1]).toContain(t('earn.flexible.timeline.startsAtMinimum', { minimum: '10.00%' }));
  },
};

/** What is held counts before an amount is typed: here it has used up a bonus that ends with the campaign's limit (SE-26, SE-35). */
export const BonusUsedUp: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, [
        productRow({
          asset: 'USDT',
          curr_amount: '12500',
          is_open_award_pool: 1,
          ext_award_limit: '10000',
          ladder_apr: [
            { left: '0', right: '500', apr: '0.06' },
            { left: '500', right: '', apr: '0.02' },
          ],
          product_asset_price: '1',
          bonus_asset_price: '1',
        }),
      ]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(t('earn.ladder.usedUp', { amount: '10,000', coin: 'USDT' })));
    await expect(screen.getByText('500 – 10,000 USDT').closest('li')).not.toHaveAttribute('aria-current');
  },
};
