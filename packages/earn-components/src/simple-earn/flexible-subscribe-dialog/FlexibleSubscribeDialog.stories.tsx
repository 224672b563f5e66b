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
import { FlexibleSubscribeDialog, type FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';

const navigate = fn();

/**
 * @unreachable one-row, many-rows: it has one product
 * @unreachable sold-out, quota-used, vip-only: a flexible product has no quota and is for everyone
 * @unreachable restricted-region: the exchange refuses the order in the region, like any other
 * @unreachable stale: the product is read again before an order is sent, and a change is said
 */
const meta = {
  title: 'Simple Earn/Flexible subscribe dialog',
  component: FlexibleSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT' },
  parameters: { earn: { navigate, links: { transfer: (asset: string) => `/transfer/${asset}` } } },
} satisfies Meta<typeof FlexibleSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const action = (name = 'Subscribe') => screen.findByRole('button', { name });

/** The receipt. It needs a longer timeout, because several calls come before it. */
const receipt = () => screen.findByRole('alertdialog', { name: 'Subscribed' }, { timeout: 5_000 });
/** Asserts that an element is visible once its fade-in ends. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Presses Max once the balance is known. */
async function fillMax(): Promise<void> {
  const max = await screen.findByRole('button', { name: 'Max' });
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
    await shown(screen.getByText('5.12% base + 4.00% bonus'));
    await expect(outcome()).toEqual([
      'Rate for 1,000: 9.12%',
      'Interest a day: +0.14027397 USDT',
      'USDT bonus a day: +0.10958904 USDT',
      'First paid: 10:00',
    ]);
    await expect(await action()).toHaveTextContent('Subscribe 1,000 USDT → 0.14027397 a day');
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
    const funds = screen.getByRole('button', { name: 'Add funds' });
    await expect(funds.closest('form')).toBe((await field()).closest('form'));
    await userEvent.click(funds);
    await userEvent.click(await screen.findByRole('link', { name: 'Transfer' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/transfer/USDT'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A subscription at 08:30 earns from 09:00 and is paid at 10:00. It can be redeemed at any time (SE-F-36). */
export const Moments: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    const timeline = within(await screen.findByRole('list', { name: 'What happens when' }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([A-Z][a-z]+\)/, ': '))).toEqual([
      'Subscribed: 01/15/2026 08:30\u00a0(UTC)',
      'Interest starts: 01/15/2026 09:00\u00a0(UTC)',
      'First interest paid: 01/15/2026 10:00\u00a0(UTC)',
      'Redeem: Any time',
    ]);
  },
};

/** The form without an amount (SE-50). */
export const Empty: Story = {
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
    await shown(await screen.findByRole('button', { name: 'Try again' }));
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
    await screen.findByText(/There is no rate for USDT/);
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
    await expect(screen.queryByText(/There is no rate/)).toBeNull();
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
    await shown(await screen.findByText(/does not say the minimum amount for USDT/));
    await expect(await action()).toBeDisabled();
    await userEvent.click(await action('Try again'));
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(screen.queryByText(/does not say/)).toBeNull();
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
    await userEvent.click(await action('Rules'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Product rules' }));
    await shown(await screen.findByText(/below your minimum APR of 2\.00%/));
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
    await shown(await screen.findByText(/minimum APR of the USDT you hold could not be read/));
    await expect(await action()).toBeDisabled();
  },
};

/** The reason against an amount below the minimum appears when the person stops typing, not at the first digit (SE-48). @state refused */
export const BelowMinimum: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', min_lend_amount: '1000' })]), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('5');
    await shown(await screen.findByText('The minimum is 1,000 USDT'));
    await expect(await action()).toBeDisabled();
  },
};

/** An amount above the balance is rejected and stays in the field (SE-49). @state refused */
export const AboveBalance: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await typeAmount('1204.50000001');
    await shown(await screen.findByText('This is more than your available balance'));
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
    await waitFor(async () => expect(await action()).toHaveTextContent('Subscribe 12.123456 USDT'));
    // The field says one limit at a time.
    await shown(await screen.findByText('At most 8 decimals.'));
    await expect(screen.queryByText(/rounded down to 6/)).toBeNull();
    await userEvent.type(await field(), '{Backspace}');
    await shown(await screen.findByText('You subscribe 12.123456 USDT. Amounts are rounded down to 6 decimals.'));
    await expect(screen.queryByText('At most 8 decimals.')).toBeNull();
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
    await shown(screen.getByText('100 USDT is in Simple Earn.'));
    await shown(screen.getByText('No interest accrues before 01/15/2026 09:00 (UTC).'));
    await expect(desks.double.done).toEqual(['subscribe 100']);
    await userEvent.click(screen.getByRole('button', { name: 'View holdings' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(navigate).toHaveBeenCalledWith('/simple-earn/my-lendings?tab=flexible');
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
    screen.getByRole('button', { name: 'Subscribe more' }).focus();
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
    await expect(first.getByText('No interest accrues before 01/15/2026 09:00 (UTC).')).toBeInTheDocument();
    await expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['Subscribe more', 'View holdings']),
    );
    await userEvent.click(first.getByRole('button', { name: 'Subscribe more' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(await field(), '20');
    // A press within half a second of the first counts as the same one (SE-55).
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(await action());
    const second = within(await receipt());
    await shown(second.getByText('20 USDT is in Simple Earn.'));
    await expect(desks.more.done).toEqual(['subscribe 100', 'subscribe 20']);
    await userEvent.click(second.getByRole('button', { name: 'View holdings' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(navigate).toHaveBeenCalledWith('/simple-earn/my-lendings?tab=flexible');
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
    await shown(await screen.findByText(/serve as collateral and are locked/));
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
    await shown(await screen.findByText('Checking your order'));
    await expect(await field()).toHaveValue('100');
  },
};

/** Neither the answer nor the order log can be read. Nothing more is sent while the outcome is unknown. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.subscribe), httpError(history.flexibleHistory, 500), ...mockFlexible().handlers),
  play: async () => {
    await typeAmount('100');
    await userEvent.click(await action());
    await shown(await screen.findByText('We do not know yet whether your order was placed'));
    await shown(screen.getByText(/^Reference: [0-9a-f]{16}$/));
    await userEvent.click(await action('Check again'));
    await shown(await action('I checked: it was not placed'));
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
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
    await shown(await screen.findByText('Something went wrong at the exchange. Please try again in a moment.'));
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
    await userEvent.click(await action('Log in'));
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
    await shown(await screen.findByText('You were offline, so nothing was sent. Try again once you are connected.'));
  },
};

/** When the rate falls after the dialog opened, both rates are shown and the new one has to be accepted first (R04). @state refused */
export const RateChanged: Story = {
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
    await shown(await screen.findByText('The rate changed from 5.12% to 4.31%'));
    await expect(screen.getAllByText(/Nothing was sent/)).toHaveLength(1);
    await expect(await field()).toHaveValue('100');
    // Sending again focuses the accept button and sends nothing.
    await waitFor(async () => expect(await action()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await action());
    await expect(await action('Continue with 4.31%')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('The rate changed from 5.12% to 4.31%')).toBeNull());
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
    await shown(await screen.findByText('Subscribed 100 USDT'));
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
    await userEvent.click(await action('Log in'));
    await expect(onLoginNeeded).toHaveBeenCalledOnce();
    await expect(await field()).toHaveValue('100');
  },
};

/** The US edition has its own wording (AMB-129). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: 'Commit USDT' }));
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
    await expect(await tipOf('Available in Unified')).toHaveTextContent('What you can use from your unified account now.');
  },
};

const spotAccount = (mode: 'classic' | 'multi_currency' | 'single_currency', useFunding: 0 | 1): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(account.accountMode, { mode, first_open: 0, settings: { use_funding: useFunding } }), ...mockFlexible().handlers),
  play: async () => {
    await expect(await tipOf('Available in Spot')).toHaveTextContent('What you can use from your spot account now.');
    await expect(screen.queryByText(/Unified/)).toBeNull();
  },
});

/** In single-currency mode, Simple Earn takes money from the spot account (SH-13, SH-14). */
export const SingleCurrencyAccount: Story = spotAccount('single_currency', 1);

/** In multi-currency mode without funding in use, Simple Earn takes money from the spot account (SH-13, SH-14). */
export const MultiCurrencyWithoutFunding: Story = spotAccount('multi_currency', 0);

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
    await shown(screen.getByText(/Most of this coin is borrowed/));
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
    await expect(screen.queryByText(/^up to/)).toBeNull();
    await expect(screen.getByText('Bonus APR by amount').nextElementSibling).toHaveTextContent('--');
    await typeAmount('1000');
    await expect(screen.getByText('USDT bonus a day').nextElementSibling).toHaveTextContent('--');
    await userEvent.click(await action('Subscribe'));
    await waitFor(() => expect(desks.unknown.done).toEqual(['subscribe 1000']));
  },
};

/** A campaign past its end adds nothing to the rate, whatever the flag of the product says, and the order goes through (AMB-148). */
export const BonusCampaignOver: Story = {
  beforeEach: ({ msw }) => {
    desks.over = mockFlexible();
    msw.use(mockEndpoint(flexible.awardPool, campaignRow({ end_at: STORY_NOW })), ...desks.over.handlers);
  },
  play: async () => {
    await shown(await screen.findByText('5.12%'));
    await expect(screen.queryByText('Bonus APR by amount')).toBeNull();
    await typeAmount('100');
    await userEvent.click(await action('Subscribe'));
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
    await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
    await shown(await screen.findByText(/Your amount is lent from the next full hour/));
    await userEvent.click(await screen.findByRole('tab', { name: 'Product rules' }));
    await shown(await screen.findByText(/your minimum APR of 0.50%/));
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
    const notLent = 'Not lent: below your minimum of 10.00% (now 5.12%)';
    const moments = () =>
      within(screen.getByRole('list', { name: 'What happens when' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await typeAmount('1000');
    await shown(await screen.findByText(notLent));
    await waitFor(() => expect(outcome()).toEqual(['Rate for 1,000: 0.00%', 'Interest a day: 0 USDT', 'First paid: --']));
    await expect(screen.queryByText('Bonus APR by amount')).toBeNull();
    await expect(moments()[1]).toContain('When the rate reaches 10.00%');
    await expect(moments()[2]).toContain('An hour after it starts');
    await userEvent.click(await action());
    await shown(await receipt());
    await expect(screen.getByText(notLent)).toBeVisible();
    await expect(screen.queryByText(/No interest accrues before/)).toBeNull();
    await expect(moments()[1]).toContain('When the rate reaches 10.00%');
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
    await shown(await screen.findByText('You are here: the bonus is used up. Above 10,000 USDT nothing is added.'));
    await expect(screen.getByText('500 – 10,000 USDT').closest('li')).not.toHaveAttribute('aria-current');
  },
};
