import * as account from '@earnkit/core/account/contract';
import { fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { outcomeOf } from '../../testing/outcomeOf.ts';
import { mockFixed } from '../../testing/mockFixed.ts';
import { fixedProductRow, fixedProductRows, unreadableTerm } from '../../testing/fixedProductRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { FixedSubscribeDialog } from './FixedSubscribeDialog.tsx';

const navigate = fn();

/**
 * @unreachable restricted-region: the exchange refuses the order in the region, like any other
 */
const meta = {
  title: 'Simple Earn/Fixed subscribe dialog',
  component: FixedSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT', productId: '130' },
  parameters: { earn: { navigate, links: { transfer: (asset: string) => `/transfer/${asset}` } } },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FixedSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const action = (name = 'Subscribe') => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const term = (name: RegExp) => screen.findByRole('radio', { name });
const withMocks: Story['beforeEach'] = ({ msw }) => msw.use(...mockFixed().handlers);

/** What stands beside the action, figure by figure. */
const outcome = (): readonly string[] => outcomeOf(screen.getByRole('dialog'));
const openFold = async () => userEvent.click(await screen.findByRole('button', { name: 'How it adds up and what happens when' }));

/** Types an amount once the balance is known. */
async function typeAmount(text: string): Promise<void> {
  await screen.findByText('14,140.26');
  await userEvent.type(await field(), text);
}

/**
 * Shows each term with the rate of the amount, the tiers with the place of the amount, the quota, and the outcome beside the action with
 * the best voucher; behind a fold it adds up (SE-34, SE-35, SE-38, SE-39, SE-X-02, AMB-154, AMB-174).
 *
 * @state many-rows
 */
export const Filled: Story = {
  beforeEach: withMocks,
  play: async () => {
    await expect((await term(/30 days/)).getAttribute('aria-checked')).toBe('true');
    for (const name of [
      /1 day.*3\.20%.*Sold out/,
      /7 days.*4\.10%/,
      /30 days.*7\.40%.*at most/,
      /90 days.*6\.20%/,
      /90 days.*7\.20%.*VIP 5\+/,
    ])
      await shown(await term(name));
    await shown(await screen.findByText('You can put 15,000 USDT more into this term.'));
    await typeAmount('4000');
    // 5.40 + (1,000 × 2 % + 3,000 × 0.8 %) / 4,000 + 1.00 of the best voucher: the parts add up to the total on the screen.
    await waitFor(() =>
      expect(outcome()).toEqual([
        'Rate for 4,000: 7.50%',
        'Interest: +21.04 USDT',
        'Bonus in GT: +0.21475287 GT',
        'Back 02/15: 4,021.04 USDT',
      ]),
    );
    await expect(await term(/30 days.*7\.50%.*for 4,000/)).toBeChecked();
    await shown(await term(/7 days.*4\.10%.*base/));
    await expect(await action()).toHaveTextContent('Subscribe 4,000 USDT → 4,021.04 on 02/15');
    await openFold();
    await shown(screen.getByText('5.40% base + 1.10% bonus + 1.00% voucher'));
    for (const figure of ['17.75342465', '3.28767123', '21.04109588']) await shown(screen.getByText(figure));
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('+'));
    await expect(first).toHaveTextContent('+2.00%0 – 1,000 USDT');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(await action()).toBeEnabled();
  },
};

/** Interest starts with the next day, the term ends 30 days later, and the money follows after 30 minutes (SE-X-47, SE-X-48, SE-X-49). */
export const Moments: Story = {
  beforeEach: withMocks,
  play: async () => {
    await openFold();
    const timeline = within(await screen.findByRole('list', { name: 'What happens when' }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([A-Z][a-z]+\)/, ': '))).toEqual([
      'Subscribed: 01/15/2026 08:30\u00a0(UTC)',
      'Interest starts: 01/16/2026 00:00\u00a0(UTC)',
      'Matures: 02/15/2026 00:00\u00a0(UTC)',
      'Received: 02/15/2026 00:30\u00a0(UTC)',
    ]);
  },
};

/** An exchange in another zone, a person in a third: the moments are the exchange's, in the person's zone with its name, and the rules name both (SE-X-47 to SE-X-49, AMB-157). */
export const MomentsOfAnotherZone: Story = {
  parameters: { earn: { exchangeTimeZone: 'Asia/Shanghai', timeZone: 'America/New_York' } },
  beforeEach: withMocks,
  play: async () => {
    await openFold();
    const timeline = within(await screen.findByRole('list', { name: 'What happens when' }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([A-Z][a-z]+\)/, ': '))).toEqual([
      'Subscribed: 01/15/2026 03:30\u00a0(UTC-5)',
      'Interest starts: 01/15/2026 11:00\u00a0(UTC-5)',
      'Matures: 02/14/2026 11:00\u00a0(UTC-5)',
      'Received: 02/14/2026 11:30\u00a0(UTC-5)',
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
    await shown(await screen.findByText(/^Interest starts at 00:00 \(UTC\+8\)/));
  },
};

/** Another term keeps the amount and shows its own rate and quota; a chosen voucher stays with the term it was chosen for (SE-34). */
export const OtherTerm: Story = {
  beforeEach: withMocks,
  play: async () => {
    await typeAmount('4000');
    await userEvent.click(await term(/7 days/));
    await waitFor(() => expect(outcome()[0]).toBe('Rate for 4,000: 5.60%'));
    await expect(await field()).toHaveValue('4000');
    await waitFor(() => expect(screen.queryByText('Bonus APR by amount')).toBeNull());
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/**
 * A sold out term says so in a warning and on the button, and takes no amount (SE-45, SE-X-28, SE-X-29, SE-X-30, SE-X-31).
 *
 * @state sold-out
 */
export const SoldOut: Story = {
  args: { productId: '101' },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText('This term is sold out'));
    await expect(await action('Sold out')).toBeDisabled();
    await expect(await field()).toBeDisabled();
    await expect(screen.queryByRole('list', { name: 'What happens when' })).toBeNull();
    await userEvent.click(await term(/7 days/));
    await waitFor(async () => expect(await field()).toBeEnabled());
    await expect(screen.queryByText('This term is sold out')).toBeNull();
    await userEvent.click(await term(/1 day.*Sold out/));
    await shown(await screen.findByText('This term is sold out'));
  },
};

/** A product that does not exist is not replaced by another one in silence: nothing is chosen and dated before the person asks for it (SE-X-57). @state empty */
export const UnknownProduct: Story = {
  args: { productId: '999' },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText('There is no fixed product with this number'));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('list', { name: 'What happens when' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the terms of USDT' }));
    await shown(await field());
  },
};

/** A product of another coin says whose it is (SE-X-57). @state empty */
export const ProductOfAnotherCoin: Story = {
  args: { productId: '501' },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(fixed.product, fixedProductRow({ id: '501', asset: 'BTC', lock_up_period: 30 })), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('This product is a term of BTC'));
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** A product that is not open yet, or no longer, says so and dates nothing. @state refused */
export const OutOfSeason: Story = {
  args: { productId: '502' },
  beforeEach: ({ msw }) => {
    const row = { id: '502', lock_up_period: 30, start_time: STORY_NOW + 86_400 };
    msw.use(mockEndpoint(fixed.product, fixedProductRow(row)), ...mockFixed().handlers);
  },
  play: async () => {
    await shown(await screen.findByText('Subscriptions open 01/16/2026 08:30 (UTC).'));
    await expect(screen.queryByRole('list', { name: 'What happens when' })).toBeNull();
    await expect(outcome().at(-1)).toBe('Back --: --');
  },
};

/** Max fills in the smaller of balance and quota (AMB-091). */
export const Max: Story = {
  beforeEach: withMocks,
  play: async () => {
    const max = await screen.findByRole('button', { name: 'Max' });
    await waitFor(() => expect(max).toBeEnabled());
    await userEvent.click(max);
    await expect(await field()).toHaveValue('14140.26');
  },
};

/** An amount above the personal quota is rejected with the quota (SE-X-51). @state quota-used */
export const AboveQuota: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.lendable, { lendable: '500' }), ...mockFixed().handlers),
  play: async () => {
    await typeAmount('501');
    await shown(await screen.findByText('Your remaining quota is 500 USDT'));
    await expect(await action()).toBeDisabled();
  },
};

/** Where the quota is below the minimum no amount helps, and that is what the form says (SE-X-50). @state quota-used */
export const QuotaBelowMinimum: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.lendable, { lendable: '5' }), ...mockFixed().handlers),
  play: async () => {
    await typeAmount('20');
    await shown(await screen.findByText('The remaining quota is below the minimum amount'));
  },
};

/** Where more was put in than the quota is now, nothing is left of it: only -1 has no limit (SE-38, SE-X-50). @state quota-used */
export const QuotaOverdrawn: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.lendable, { lendable: '-5' }), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('You can put 0 USDT more into this term.'));
    await typeAmount('20');
    await shown(await screen.findByText('The remaining quota is below the minimum amount'));
  },
};

/** A choice of renewal shows `--` for the account; without it the account can be chosen, and the device remembers both (SE-41, SE-42, SE-X-41, SE-X-42, SE-X-43, SE-30, SE-31, AMB-153). */
export const AtMaturity: Story = {
  beforeEach: withMocks,
  play: async () => {
    const reinvest = await screen.findByRole('switch', { name: /Auto-renew/ });
    await expect(await screen.findByRole('combobox', { name: 'Redeem to' })).toHaveTextContent('Flexible Earn');
    await userEvent.click(reinvest);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Redeem to' })).toBeNull());
    await shown(screen.getByText('The principal renews. Interest paid to: Spot account'));
    await expect([localStorage.getItem('earnkit.fixed.reinvest'), localStorage.getItem('earnkit.fixed.redeemAccount')]).toEqual(['1', '0']);
    // The timeline ends with the next term.
    await openFold();
    await shown(await screen.findByText('Term renews'));
    await userEvent.click(reinvest);
    await expect(await screen.findByRole('combobox', { name: 'Redeem to' })).toHaveTextContent('Flexible Earn');
    await userEvent.click(reinvest);
    await shown(await screen.findByText('The principal renews. Interest paid to: Spot account'));
  },
};

/** A product that supports neither renewal nor a choice of account shows no switch and the account alone (SE-X-02). */
export const NoChoiceAtMaturity: Story = {
  beforeEach: ({ msw }) => {
    const row = fixedProductRow({ id: '130', lock_up_period: 30, reinvest: 0, redeem_account: 0, pre_redeem: 0 });
    msw.use(mockEndpoint(fixed.product, row), ...mockFixed().handlers);
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    await shown(await screen.findByText('Flexible Earn'));
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

/** While the products load, placeholders keep the form's place. @state loading */
export const Loading: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.products), ...mockFixed().handlers),
};

/** The products cannot be read: nothing can be sent, and they can be read again. @state failed */
export const Failed: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(httpError(fixed.products, 503), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('The fixed products could not be loaded'));
    await shown(await action('Try again'));
  },
};

/** A coin without a fixed product says so. @state empty */
export const NoProduct: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.products, { fixed_list: [], business_type: -1 }), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('There is no fixed term for USDT right now'));
    await shown(screen.getByText('Choose another coin, or come back later.'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Without an id the best rate for everyone that is on sale is chosen, never a sold out one. */
export const BestOnSale: Story = {
  args: { productId: undefined },
  beforeEach: withMocks,
  play: async () => {
    await expect(await term(/90 days.*6\.20%/)).toBeChecked();
  },
};

/** A term that went away while it was chosen leaves the others; its amount stays. */
export const TermGone: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => {
    const others = fixedProductRows.filter(({ id }) => id !== '190');
    msw.use(
      mockEndpoint(fixed.product, ({ product_id }) => others.find(({ id }) => id === product_id) ?? null),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText('This term is no longer offered. Choose another one.'));
    await typeAmount('100');
    await expect(await action()).toBeDisabled();
    await userEvent.click(await term(/7 days/));
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(await field()).toHaveValue('100');
    await userEvent.click(await term(/90 days.*6\.20%/));
    await shown(await screen.findByText('This term is no longer offered. Choose another one.'));
  },
};

/** The chosen term cannot be refreshed: it says so, nothing can be sent, and it can be read again. @state stale */
export const TermFailed: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(httpError(fixed.product, 500), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(/This term could not be refreshed/));
    await typeAmount('100');
    await expect(await action()).toBeDisabled();
  },
};

/** A term and one for VIPs cannot be read: the dialog counts them and offers the others (AMB-133). @state partly-failed */
export const TermsUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({
        fixed_list: type === '1' ? [...fixedProductRows, unreadableTerm] : [unreadableTerm],
        business_type: 0,
      })),
      ...mockFixed().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText('2 terms could not be read and are not shown.'));
    await shown(await term(/7 days/));
  },
};

/** No term can be read: nobody says that there is none, and they can be read again (AMB-133). @state failed */
export const NoTermReadable: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '1' ? [unreadableTerm] : [], business_type: 0 })),
      ...mockFixed().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText('The fixed products could not be loaded'));
    await shown(await screen.findByRole('button', { name: 'Try again' }));
  },
};

/** Unknown is not zero: an unknown balance and quota reject nothing, and nothing can be sent. @state partly-failed */
export const UnknownAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.fixedAvailable, { available: null }),
      mockEndpoint(fixed.lendable, { lendable: null }),
      httpError(vouchers.vouchers, 500),
      ...mockFixed().handlers,
    ),
  play: async () => {
    await userEvent.type(await field(), '50');
    await shown(await screen.findByText('Your vouchers could not be loaded.'));
    await shown(await screen.findByText(/quota could not be read, so nothing can be sent/));
    // Balance, vouchers and quota can each be read again.
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};
