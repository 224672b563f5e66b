import * as account from '@earnkit/core/account/contract';
import { fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { outcomeOf } from '../../testing/outcomeOf.ts';
import { mockFixed } from '../../testing/mockFixed.ts';
import { fixedProductRow, fixedProductRows, unreadableTerm } from '../../testing/fixedProductRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, part, t } from '../../testing/words.ts';
import { FixedSubscribeDialog } from './FixedSubscribeDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Simple Earn/Fixed subscribe dialog',
  component: FixedSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT', productId: '130' },
  parameters: {
    unreachable: { 'restricted-region': 'the exchange refuses the order in the region, like any other' },
    earn: { navigate, links: { transfer: (asset: string) => `/transfer/${asset}` } },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FixedSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.subscribe')) => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const term = (name: RegExp) => screen.findByRole('radio', { name });
const withMocks: Story['beforeEach'] = ({ msw }) => msw.use(...mockFixed().handlers);

/** What stands beside the action, figure by figure. */
const outcome = (): readonly string[] => outcomeOf(screen.getByRole('dialog'));
const openFold = async () => userEvent.click(await screen.findByRole('button', { name: t('earn.fixed.subscribe.howItAddsUp') }));

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
    await expect((await term(part(t('earn.fixed.subscribe.days', { days: 30 })))).getAttribute('aria-checked')).toBe('true');
    for (const name of [
      part(t('earn.fixed.subscribe.days', { days: 1 }), '3.20%', t('earn.fixed.subscribe.soldOut')),
      part(t('earn.fixed.subscribe.days', { days: 7 }), '4.10%'),
      part(t('earn.fixed.subscribe.days', { days: 30 }), '7.40%', t('earn.fixed.subscribe.atMost')),
      part(t('earn.fixed.subscribe.days', { days: 90 }), '6.20%'),
      part(t('earn.fixed.subscribe.days', { days: 90 }), '7.20%', 'VIP 5+'),
    ])
      await shown(await term(name));
    await shown(await screen.findByText(t('earn.fixed.subscribe.quota', { amount: '15,000', coin: 'USDT' })));
    await typeAmount('4000');
    // 5.40 + (1,000 × 2 % + 3,000 × 0.8 %) / 4,000 + 1.00 of the best voucher: the parts add up to the total on the screen.
    await waitFor(() =>
      expect(outcome()).toEqual([
        `${t('earn.outcome.rateFor', { amount: '4,000' })}: 7.50%`,
        `${t('earn.outcome.interest')}: +21.04 USDT`,
        `${t('earn.outcome.bonusIn', { coin: 'GT' })}: +0.21475287 GT`,
        `${t('earn.fixed.subscribe.back', { day: '02/15' })}: 4,021.04 USDT`,
      ]),
    );
    await expect(
      await term(part(t('earn.fixed.subscribe.days', { days: 30 }), '7.50%', t('earn.fixed.subscribe.forAmount', { amount: '4,000' }))),
    ).toBeChecked();
    await shown(await term(part(t('earn.fixed.subscribe.days', { days: 7 }), '4.10%', t('earn.fixed.subscribe.base'))));
    await expect(await action()).toHaveTextContent(
      `${t('earn.subscribe')} ${t('earn.fixed.subscribe.toBack', { amount: '4,000', coin: 'USDT', back: '4,021.04', day: '02/15' })}`,
    );
    await openFold();
    await shown(
      screen.getByText(
        [
          t('earn.fixed.subscribe.part.base', { apr: '5.40%' }),
          ' + ',
          t('earn.fixed.subscribe.part.bonus', { apr: '1.10%' }),
          ' + ',
          t('earn.fixed.subscribe.part.voucher', { apr: '1.00%' }),
        ].join(''),
      ),
    );
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
    const timeline = within(await screen.findByRole('list', { name: t('earn.fixed.subscribe.timeline') }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([^()]+\)/, ': '))).toEqual([
      `${t('earn.fixed.subscribe.timeline.subscribed')}: ${day('2026-01-15')} 08:30\u00a0(UTC)`,
      `${t('earn.fixed.subscribe.timeline.starts')}: ${day('2026-01-16')} 00:00\u00a0(UTC)`,
      `${t('earn.fixed.subscribe.timeline.matures')}: ${day('2026-02-15')} 00:00\u00a0(UTC)`,
      `${t('earn.fixed.subscribe.timeline.received')}: ${day('2026-02-15')} 00:30\u00a0(UTC)`,
    ]);
  },
};

/** An exchange in another zone, a person in a third: the moments are the exchange's, in the person's zone with its name, and the rules name both (SE-X-47 to SE-X-49, AMB-157). */
export const MomentsOfAnotherZone: Story = {
  parameters: { earn: { exchangeTimeZone: 'Asia/Shanghai', timeZone: 'America/New_York' } },
  beforeEach: withMocks,
  play: async () => {
    await openFold();
    const timeline = within(await screen.findByRole('list', { name: t('earn.fixed.subscribe.timeline') }));
    await expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \([^()]+\)/, ': '))).toEqual([
      `${t('earn.fixed.subscribe.timeline.subscribed')}: ${day('2026-01-15')} 03:30\u00a0(UTC-5)`,
      `${t('earn.fixed.subscribe.timeline.starts')}: ${day('2026-01-15')} 11:00\u00a0(UTC-5)`,
      `${t('earn.fixed.subscribe.timeline.matures')}: ${day('2026-02-14')} 11:00\u00a0(UTC-5)`,
      `${t('earn.fixed.subscribe.timeline.received')}: ${day('2026-02-14')} 11:30\u00a0(UTC-5)`,
    ]);
    await userEvent.click(await screen.findByRole('button', { name: t('earn.rules.title') }));
    await shown(await screen.findByText(beginning(t('earn.fixed.subscribe.tradingRule1', { zone: 'UTC+8' }))));
  },
};

/** Another term keeps the amount and shows its own rate and quota; a chosen voucher stays with the term it was chosen for (SE-34). */
export const OtherTerm: Story = {
  beforeEach: withMocks,
  play: async () => {
    await typeAmount('4000');
    await userEvent.click(await term(part(t('earn.fixed.subscribe.days', { days: 7 }))));
    await waitFor(() => expect(outcome()[0]).toBe(`${t('earn.outcome.rateFor', { amount: '4,000' })}: 5.60%`));
    await expect(await field()).toHaveValue('4000');
    await waitFor(() => expect(screen.queryByText(t('earn.ladder.title'))).toBeNull());
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.soldOutTitle')));
    await expect(await action(t('earn.fixed.subscribe.soldOut'))).toBeDisabled();
    await expect(await field()).toBeDisabled();
    await expect(screen.queryByRole('list', { name: t('earn.fixed.subscribe.timeline') })).toBeNull();
    await userEvent.click(await term(part(t('earn.fixed.subscribe.days', { days: 7 }))));
    await waitFor(async () => expect(await field()).toBeEnabled());
    await expect(screen.queryByText(t('earn.fixed.subscribe.soldOutTitle'))).toBeNull();
    await userEvent.click(await term(part(t('earn.fixed.subscribe.days', { days: 1 }), t('earn.fixed.subscribe.soldOut'))));
    await shown(await screen.findByText(t('earn.fixed.subscribe.soldOutTitle')));
  },
};

/** A product that does not exist is not replaced by another one in silence: nothing is chosen and dated before the person asks for it (SE-X-57). @state empty */
export const UnknownProduct: Story = {
  args: { productId: '999' },
  beforeEach: withMocks,
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.noProduct')));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('list', { name: t('earn.fixed.subscribe.timeline') })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixed.subscribe.termsOf', { coin: 'USDT' }) }));
    await shown(await field());
  },
};

/** A product of another coin says whose it is (SE-X-57). @state empty */
export const ProductOfAnotherCoin: Story = {
  args: { productId: '501' },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(fixed.product, fixedProductRow({ id: '501', asset: 'BTC', lock_up_period: 30 })), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.otherCoin', { coin: 'BTC' })));
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.notStarted', { time: `${day('2026-01-16')} 08:30 (UTC)` })));
    await expect(screen.queryByRole('list', { name: t('earn.fixed.subscribe.timeline') })).toBeNull();
    await expect(outcome().at(-1)).toBe(`${t('earn.fixed.subscribe.back', { day: '--' })}: --`);
  },
};

/** Max fills in the smaller of balance and quota (AMB-091). */
export const Max: Story = {
  beforeEach: withMocks,
  play: async () => {
    const max = await screen.findByRole('button', { name: t('earn.ui.max') });
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
    await shown(await screen.findByText(t('finance.individualRemainingQuotaAmount', { amount: '500', coin: 'USDT' })));
    await expect(await action()).toBeDisabled();
  },
};

/** Where the quota is below the minimum no amount helps, and that is what the form says (SE-X-50). @state quota-used */
export const QuotaBelowMinimum: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.lendable, { lendable: '5' }), ...mockFixed().handlers),
  play: async () => {
    await typeAmount('20');
    await shown(await screen.findByText(t('simple_earn.amount.tip.remainingQuotaLessAmount')));
  },
};

/** Where more was put in than the quota is now, nothing is left of it: only -1 has no limit (SE-38, SE-X-50). @state quota-used */
export const QuotaOverdrawn: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.lendable, { lendable: '-5' }), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.quota', { amount: '0', coin: 'USDT' })));
    await typeAmount('20');
    await shown(await screen.findByText(t('simple_earn.amount.tip.remainingQuotaLessAmount')));
  },
};

/** A choice of renewal shows `--` for the account; without it the account can be chosen, and the device remembers both (SE-41, SE-42, SE-X-41, SE-X-42, SE-X-43, SE-30, SE-31, AMB-153). */
export const AtMaturity: Story = {
  beforeEach: withMocks,
  play: async () => {
    const reinvest = await screen.findByRole('switch', { name: part(t('earn.fixed.subscribe.reinvest')) });
    await expect(await screen.findByRole('combobox', { name: t('earn.fixed.subscribe.redeemTo') })).toHaveTextContent(
      t('earn.fixed.subscribe.redeemToFlexible'),
    );
    await userEvent.click(reinvest);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: t('earn.fixed.subscribe.redeemTo') })).toBeNull());
    await shown(screen.getByText(t('earn.fixed.subscribe.redeemToReinvesting', { account: t('earn.account.spot') })));
    await expect([localStorage.getItem('earnkit.fixed.reinvest'), localStorage.getItem('earnkit.fixed.redeemAccount')]).toEqual(['1', '0']);
    // The timeline ends with the next term.
    await openFold();
    await shown(await screen.findByText(t('earn.fixed.subscribed.renews')));
    await userEvent.click(reinvest);
    await expect(await screen.findByRole('combobox', { name: t('earn.fixed.subscribe.redeemTo') })).toHaveTextContent(
      t('earn.fixed.subscribe.redeemToFlexible'),
    );
    await userEvent.click(reinvest);
    await shown(await screen.findByText(t('earn.fixed.subscribe.redeemToReinvesting', { account: t('earn.account.spot') })));
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.redeemToFlexible')));
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.failed')));
    await shown(await action(t('earn.ui.retry')));
  },
};

/** A coin without a fixed product says so. @state empty */
export const NoProduct: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.products, { fixed_list: [], business_type: -1 }), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.missing', { coin: 'USDT' })));
    await shown(screen.getByText(t('earn.fixed.subscribe.missingText')));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Without an id the best rate for everyone that is on sale is chosen, never a sold out one. */
export const BestOnSale: Story = {
  args: { productId: undefined },
  beforeEach: withMocks,
  play: async () => {
    await expect(await term(part(t('earn.fixed.subscribe.days', { days: 90 }), '6.20%'))).toBeChecked();
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.gone')));
    await typeAmount('100');
    await expect(await action()).toBeDisabled();
    await userEvent.click(await term(part(t('earn.fixed.subscribe.days', { days: 7 }))));
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(await field()).toHaveValue('100');
    await userEvent.click(await term(part(t('earn.fixed.subscribe.days', { days: 90 }), '6.20%')));
    await shown(await screen.findByText(t('earn.fixed.subscribe.gone')));
  },
};

/** The chosen term cannot be refreshed: it says so, nothing can be sent, and it can be read again. @state stale */
export const TermFailed: Story = {
  args: { productId: undefined },
  beforeEach: ({ msw }) => msw.use(httpError(fixed.product, 500), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.productFailed'))));
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.unreadable', { count: 2 })));
    await shown(await term(part(t('earn.fixed.subscribe.days', { days: 7 }))));
  },
};

/** No term can be read: nobody says that there is none, and they can be read again (AMB-133). @state failed */
export const NoTermReadable: Story = {
  parameters: { sameAs: 'terms that cannot be read are as unknown as a failed read' },
  args: { productId: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '1' ? [unreadableTerm] : [], business_type: 0 })),
      ...mockFixed().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.failed')));
    await shown(await screen.findByRole('button', { name: t('earn.ui.retry') }));
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
    await shown(await screen.findByText(t('earn.fixed.subscribe.vouchersFailed')));
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.quotaFailed'))));
    // Balance, vouchers and quota can each be read again.
    await expect(screen.getAllByRole('button', { name: t('earn.retry') })).toHaveLength(3);
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};
