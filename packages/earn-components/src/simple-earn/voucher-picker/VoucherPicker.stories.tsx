import { type Decimal, decimal } from '@earnkit/core';
import { vouchers } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, useVouchers } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { voucherRow, voucherRows } from '../../testing/fixedProductRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { VoucherPicker } from './VoucherPicker.tsx';

interface PickerArgs {
  amount: Decimal | undefined;
  chosen: string | undefined;
  asset: string;
  onOpenChange: (open: boolean) => void;
  onVoucherChange: (id: string | undefined) => void;
}

/** The picker with the vouchers of product 130, as a form uses it. */
function Picker({ amount, chosen, asset, onOpenChange, onVoucherChange }: PickerArgs) {
  const reading = useVouchers('130', { asset, days: 30, amount });
  const voucher = reading.state === 'ready' ? reading.data.find((choice) => choice.voucher.id === chosen)?.voucher : undefined;
  if (chosen !== undefined && voucher === undefined) return null;
  return (
    <VoucherPicker
      open
      onOpenChange={onOpenChange}
      asset={asset}
      days={30}
      amount={amount}
      vouchers={reading}
      voucher={voucher}
      onVoucherChange={(next) => onVoucherChange(next?.id)}
    />
  );
}

/**
 * @unreachable submitting, outcome-unknown, success: it sends nothing; the order takes the voucher with it
 * @unreachable sold-out, quota-used, vip-only, restricted-region: nothing is bought here
 * @unreachable signed-out: a visitor has no vouchers, so that nothing opens it
 * @unreachable partly-failed: a voucher that cannot be read is left out
 */
const meta = {
  title: 'Simple Earn/Voucher picker',
  component: Picker,
  args: { amount: decimal('4000'), chosen: undefined, asset: 'USDT', onOpenChange: fn(), onVoucherChange: fn() },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(vouchers.vouchers, { list: voucherRows })),
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const cards = async () => {
  await screen.findByRole('radio', { name: 'Use no voucher' });
  return screen.getAllByRole('radio').map((card) => card.textContent);
};

/**
 * The voucher that adds most comes first; the others name what keeps them from being used (SE-V-02, SE-V-03, SE-V-04, SE-V-06, AMB-097, AMB-098).
 *
 * @state many-rows, refused
 */
export const BestFirst: Story = {
  play: async ({ args }) => {
    await expect(await cards()).toEqual([
      '+1.00%30 daysAutumn rate-up10 – 5,000 USDTValid until 2026-\u206002-\u206004\u00a008:30\u00a0(UTC)Adds 3.28767123 USDT',
      '+1.50%7 daysOne-week boostFrom 100 USDTValid until 2026-\u206002-\u206004\u00a008:30\u00a0(UTC)Adds 1.15068493 USDT',
      'Use no voucher',
    ]);
    await shown(screen.getByText('3 vouchers cannot be used for this subscription'));
    for (const reason of ['It needs at least 10,000 USDT.', 'It is for BTC and ETH only.', 'It has expired.'])
      await shown(screen.getByText(reason));
    await shown(screen.getByText('10 – 5,000 BTC, ETH'));
    await userEvent.click(screen.getByRole('radio', { name: /Autumn/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this voucher' }));
    await expect(args.onVoucherChange).toHaveBeenCalledWith('autumn');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A voucher with the end 0 has none; one whose end cannot be read says so, and the exchange decides (AMB-169). */
export const Ends: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(vouchers.vouchers, {
        list: [
          voucherRow({ id: 'open', expired_timest: 0 }),
          voucherRow({ id: 'odd', title: 'One-week boost', expired_timest: 'soon', rate_ratio: '0.5' }),
        ],
      }),
    ),
  play: async () => {
    await expect(await cards()).toEqual([
      '+1.00%30 daysAutumn rate-up10 – 5,000 USDTAdds 3.28767123 USDT',
      '+0.50%30 daysOne-week boost10 – 5,000 USDTHow long it is valid could not be read.Adds 1.64383561 USDT',
      'Use no voucher',
    ]);
  },
};

/** A chosen voucher can be given back (SE-V-09). */
export const UseNone: Story = {
  args: { chosen: 'autumn' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: /Autumn/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Use no voucher' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue without a voucher' }));
    await expect(args.onVoucherChange).toHaveBeenCalledWith(undefined);
  },
};

/** Above the limit of a voucher it cannot be used (SE-V-07). @state refused */
export const AboveLimit: Story = {
  args: { amount: decimal('6000') },
  play: async () => shown(await screen.findByText('It covers at most 5,000 USDT.')),
};

/** Without an amount no worth is shown, and every voucher for the coin and term can be chosen. */
export const NoAmount: Story = {
  args: { amount: undefined },
  play: async () => {
    await expect(await cards()).toHaveLength(4);
    await expect(screen.queryByText(/^Adds/)).toBeNull();
  },
};

/** The rules have six lines (SE-V-08). */
export const Rules: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voucher rules' }));
    const first = await screen.findByText('A voucher raises the rate of one subscription of a fixed term.');
    const rules = first.closest('ul');
    await expect(rules && within(rules).getAllByRole('listitem')).toHaveLength(6);
  },
};

/**
 * A voucher that was used elsewhere is said when the window gains the focus; the dialog stays and nothing is chosen in its place (SE-V-05).
 *
 * @state refused
 */
export const ChosenGone: Story = {
  args: { chosen: 'autumn' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(vouchers.vouchers, () => ({ list: (reads += 1) === 1 ? voucherRows : voucherRows.filter(({ id }) => id !== 'autumn') })),
    );
  },
  render: function Kept(args) {
    const reading = useVouchers('130', { asset: 'USDT', days: 30, amount: args.amount });
    const first = voucherRows.find(({ id }) => id === 'autumn');
    return (
      <VoucherPicker
        open
        onOpenChange={args.onOpenChange}
        asset="USDT"
        days={30}
        amount={args.amount}
        vouchers={reading}
        voucher={
          first && {
            id: 'autumn',
            title: undefined,
            days: 30,
            aprFraction: undefined,
            low: undefined,
            high: undefined,
            assets: [],
            expiresAt: undefined,
          }
        }
        onVoucherChange={() => undefined}
      />
    );
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Autumn/ })).toBeChecked();
    window.dispatchEvent(new Event('visibilitychange'));
    await shown(await screen.findByText('The voucher you chose can no longer be used. Choose another one, or none.'));
    await expect(screen.getByRole('button', { name: 'Use this voucher' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /One-week boost/ }));
    await expect(screen.getByRole('button', { name: 'Use this voucher' })).toBeEnabled();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(vouchers.vouchers)) };

/** @state empty */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(vouchers.vouchers, { list: [] })),
  play: async () => shown(await screen.findByText('You have no voucher for this term')),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(vouchers.vouchers, 500)),
  play: async () => {
    await shown(await screen.findByText('Your vouchers could not be loaded'));
    // Going on without one needs no list.
    await expect(screen.getByRole('button', { name: 'Continue without a voucher' })).toBeEnabled();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the voucher stays with a warning above it. @state one-row, stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(vouchers.vouchers, { list: voucherRows.filter(({ id }) => id === 'autumn') })),
  play: async ({ msw }) => {
    await expect(await cards()).toHaveLength(2);
    msw.use(httpError(vouchers.vouchers, 503));
    void cache.invalidateQueries();
    await screen.findByText(/could not be refreshed/);
    await expect(screen.getByRole('radio', { name: /Autumn/ })).toBeEnabled();
  },
};

/** Words of the exchange with markup, extreme limits, no title, no expiry, the whole term. @state long */
export const LongAndHostile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(vouchers.vouchers, {
        list: [
          voucherRow({
            id: 'long',
            title: '<b>Anniversary</b> {days} \u202eneddih',
            rate_ratio: '1234567.89',
            buy_limit_low: '0',
            buy_limit_high: '123456789012345678901234567890.12345678',
          }),
          voucherRow({ id: 'bare', title: null, rate_day: 0, buy_limit_low: '0', buy_limit_high: '0', expired_timest: null }),
          voucherRow({ id: 'unknown', title: null, rate_ratio: null, expired_timest: STORY_NOW + 60 }),
        ],
      }),
    ),
  play: async () => {
    await shown(await screen.findByText(/<b>Anniversary<\/b> \{days\}/));
    await shown(screen.getByText('whole term'));
    await shown(screen.getByText('The exchange does not say what it adds.'));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => shown(await screen.findByRole('dialog', { name: '选择加息券' })),
};
