import { fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FixedMock, mockFixed } from '../../testing/mockFixed.ts';
import { fixedProductRow, voucherRows } from '../../testing/fixedProductRows.ts';
import { outcomeOf } from '../../testing/outcomeOf.ts';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { beginning, inList, part, t } from '../../testing/words.ts';
import { FixedSubscribeDialog } from './FixedSubscribeDialog.tsx';

const meta = {
  title: 'Simple Earn/Fixed subscribe dialog/Meanwhile',
  component: FixedSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT', productId: '130' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FixedSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.subscribe')) => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

async function typeAmount(text: string): Promise<void> {
  await screen.findByText('14,140.26');
  await userEvent.type(await field(), text);
}

async function order(text: string): Promise<void> {
  await typeAmount(text);
  await waitFor(async () => expect(await action()).toBeEnabled());
  await userEvent.click(await action());
}

let mockExchange: FixedMock = mockFixed();

/** The term is sold out between opening and sending: nothing is sent, the form says so, and the amount stays for another term (SE-45, SE-X-28). @state sold-out */
export const SoldOutMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockFixed();
    let reads = 0;
    const row = fixedProductRow({ id: '130', lock_up_period: 30 });
    msw.use(
      mockEndpoint(fixed.product, () => ({ ...row, sale_status: (reads += 1) === 1 ? 1 : 2 })),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await order('100');
    await shown(await screen.findByText(t('earn.fixed.subscribe.soldOutTitle')));
    await shown(screen.getByText(beginning(t('earn.rateChange.text'))));
    await expect(screen.queryByText(part(t('earn.error.limitChanged')))).toBeNull();
    await expect(screen.queryByText(part(t('earn.fixed.subscribe.quota', { amount: '15,000', coin: 'USDT' })))).toBeNull();
    await expect(await action(t('earn.fixed.subscribe.soldOut'))).toBeDisabled();
    await expect(mockExchange.done).toEqual([]);
    await expect(await field()).toHaveValue('100');
  },
};

/** When the rate falls after the dialog opened, both rates are shown and the new one has to be accepted first (R04). @state refused */
export const RateChanged: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    const row = fixedProductRow({ id: '130', lock_up_period: 30 });
    msw.use(
      mockEndpoint(fixed.product, () => ({ ...row, year_rate: (reads += 1) === 1 ? '0.054' : '0.05' })),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await order('100');
    await shown(await screen.findByText(t('earn.rateChange.title', { from: '5.40%', to: '5.00%' })));
    await expect(screen.getAllByText(part(t('earn.rateChange.text')))).toHaveLength(1);
    await expect(await field()).toHaveValue('100');
  },
};

/** The new rate is accepted, and the order is placed at it (R04). @state success */
export const RateAccepted: Story = {
  ...RateChanged,
  play: async (context) => {
    await RateChanged.play?.(context);
    await userEvent.click(await action(t('earn.rateChange.accept', { to: '5.00%' })));
    await waitFor(() => expect(screen.queryByText(t('earn.rateChange.title', { from: '5.40%', to: '5.00%' }))).toBeNull());
    // A press within half a second of the last one counts as a double click and is ignored (SE-55).
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.click(await action());
    // The receipt needs a longer timeout, because several calls come before it.
    const done = within(await screen.findByRole('alertdialog', { name: t('earn.fixed.subscribed.title') }, { timeout: 5_000 }));
    await expect(done.getByText(t('earn.fixed.subscribed.apr')).nextElementSibling).toHaveTextContent('5.00%');
  },
};

/** A voucher that was used in another tab blocks the order with a reason; it is never dropped in silence (SE-V-05, SE-V-09). @state refused */
export const VoucherUsedElsewhere: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(vouchers.vouchers, () => ({ list: (reads += 1) === 1 ? voucherRows : voucherRows.slice(2) })),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await typeAmount('4000');
    await userEvent.click(await action(t('earn.fixed.subscribe.changeVoucherLabel')));
    await userEvent.click(await screen.findByRole('radio', { name: /Autumn rate-up/ }));
    await userEvent.click(await action(t('earn.voucher.use')));
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.voucherWorth', { amount: '3.2876', coin: 'USDT' }))));
    // The window gains the focus again.
    window.dispatchEvent(new Event('visibilitychange'));
    await shown(await screen.findByText(t('earn.voucher.gone')));
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(outcomeOf(screen.getByRole('dialog'))).toContain(`${t('earn.outcome.rateFor', { amount: '4,000' })}: 6.50%`);
    await expect(await action()).toBeDisabled();
  },
};

/** The voucher that the form chose was used in another tab: it is not replaced in silence while the amount stays (AMB-174, R04). @state refused */
export const BestVoucherUsedElsewhere: Story = {
  ...VoucherUsedElsewhere,
  play: async () => {
    await typeAmount('4000');
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.voucherWorth', { amount: '3.2876', coin: 'USDT' }))));
    window.dispatchEvent(new Event('visibilitychange'));
    await shown(await screen.findByText(t('earn.voucher.gone')));
    await expect(await action()).toBeDisabled();
    await userEvent.click(await action(t('earn.fixed.subscribe.voucherUndoLabel')));
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/** The second read of the vouchers has another rate and another limit. */
const voucherChanges: NonNullable<Story['beforeEach']> = ({ msw }) => {
  let reads = 0;
  const changed = voucherRows.map((row) => (row.id === 'autumn' ? { ...row, rate_ratio: '0.5', buy_limit_high: '4000' } : row));
  mockExchange = mockFixed();
  msw.use(
    mockEndpoint(vouchers.vouchers, () => ({ list: (reads += 1) === 1 ? voucherRows : changed })),
    ...mockExchange.handlers,
  );
};

/** A voucher whose terms change while the form is open is shown with the old and the new ones, which have to be accepted first (R04, SE-V-05). @state refused */
export const VoucherChanged: Story = {
  beforeEach: voucherChanges,
  play: async () => {
    await typeAmount('4000');
    await userEvent.click(await action(t('earn.fixed.subscribe.changeVoucherLabel')));
    await userEvent.click(await screen.findByRole('radio', { name: /Autumn rate-up/ }));
    await userEvent.click(await action(t('earn.voucher.use')));
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.voucherWorth', { amount: '3.2876', coin: 'USDT' }))));
    // The window gains the focus again.
    window.dispatchEvent(new Event('visibilitychange'));
    const change = t('earn.voucher.changed', {
      from: inList(
        t('earn.fixed.subscribe.voucherChosen', { apr: '+1.00%', days: t('earn.fixed.subscribe.days', { days: 30 }) }),
        t('earn.voucher.range', { low: '10', high: '5,000', coin: 'USDT' }),
      ),
      to: inList(
        t('earn.fixed.subscribe.voucherChosen', { apr: '+0.50%', days: t('earn.fixed.subscribe.days', { days: 30 }) }),
        t('earn.voucher.range', { low: '10', high: '4,000', coin: 'USDT' }),
      ),
    });
    await shown(await screen.findByText(change));
    await userEvent.click(await action());
    await expect(await action(t('earn.voucher.acceptChange'))).toHaveFocus();
    await expect(mockExchange.done).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(change)).toBeNull());
    await shown(screen.getByText(part(t('earn.fixed.subscribe.voucherWorth', { amount: '1.6438', coin: 'USDT' }))));
    await expect(await action()).toBeEnabled();
  },
};

/** Chinese separates the terms of the voucher with its own comma. @state refused */
export const ChineseVoucherChanged: Story = {
  globals: { locale: 'zh' },
  beforeEach: voucherChanges,
  play: async () => {
    await screen.findByText(/张可用/);
    await userEvent.click(await action('选择加息券'));
    await userEvent.click(await screen.findByRole('radio', { name: /Autumn rate-up/ }));
    await userEvent.click(await action('使用此券'));
    window.dispatchEvent(new Event('visibilitychange'));
    await shown(await screen.findByText('加息券已从“+1.00%，30 天、10 – 5,000 USDT”变为“+0.50%，30 天、10 – 4,000 USDT”'));
  },
};
