import { type Decimal, decimal } from '@earnkit/core';
import { vouchers } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, useVouchers } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { voucherRow, voucherRows } from '../../testing/fixedProductRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, inList, inSentence, staleSince, t, whole } from '../../testing/words.ts';
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

const meta = {
  title: 'Simple Earn/Voucher picker',
  component: Picker,
  parameters: {
    unreachable: {
      'submitting, outcome-unknown, success': 'it sends nothing; the order takes the voucher with it',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here',
      'signed-out': 'a visitor has no vouchers, so that nothing opens it',
      'partly-failed': 'a voucher that cannot be read is left out',
    },
  },
  args: { amount: decimal('4000'), chosen: undefined, asset: 'USDT', onOpenChange: fn(), onVoucherChange: fn() },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(vouchers.vouchers, { list: voucherRows })),
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const cards = async () => {
  await screen.findByRole('radio', { name: t('earn.voucher.none') });
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
      [
        '+1.00%',
        t('earn.fixed.subscribe.days', { days: 30 }),
        'Autumn rate-up10 – 5,000 USDT',
        t('earn.voucher.until', { time: '2026-\u206002-\u206004\u00a008:30', zone: 'UTC' }),
        t('earn.voucher.worth', { amount: '3.28767123', coin: 'USDT' }),
      ].join(''),
      [
        '+1.50%',
        t('earn.fixed.subscribe.days', { days: 7 }),
        'One-week boost',
        t('earn.voucher.from', { low: '100', coin: 'USDT' }),
        t('earn.voucher.until', { time: '2026-\u206002-\u206004\u00a008:30', zone: 'UTC' }),
        t('earn.voucher.worth', { amount: '1.15068493', coin: 'USDT' }),
      ].join(''),
      t('earn.voucher.none'),
    ]);
    await shown(screen.getByText(t('earn.voucher.unusable', { count: 3 })));
    for (const reason of [
      whole(t('earn.voucher.obstacle.below', { coin: 'USDT', low: '10,000' })),
      t('earn.voucher.obstacle.other-coin', { coins: inSentence('BTC', 'ETH') }),
      t('earn.voucher.obstacle.expired'),
    ])
      await shown(screen.getByText(reason));
    await shown(screen.getByText(`10 – 5,000 ${inList('BTC', 'ETH')}`));
    await userEvent.click(screen.getByRole('radio', { name: /Autumn/ }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.voucher.use') }));
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
      [
        '+1.00%',
        t('earn.fixed.subscribe.days', { days: 30 }),
        'Autumn rate-up10 – 5,000 USDT',
        t('earn.voucher.worth', { amount: '3.28767123', coin: 'USDT' }),
      ].join(''),
      [
        '+0.50%',
        t('earn.fixed.subscribe.days', { days: 30 }),
        'One-week boost10 – 5,000 USDT',
        t('earn.voucher.untilUnknown'),
        t('earn.voucher.worth', { amount: '1.64383561', coin: 'USDT' }),
      ].join(''),
      t('earn.voucher.none'),
    ]);
  },
};

/** A chosen voucher can be given back (SE-V-09). */
export const UseNone: Story = {
  args: { chosen: 'autumn' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: /Autumn/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: t('earn.voucher.none') }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.voucher.useNone') }));
    await expect(args.onVoucherChange).toHaveBeenCalledWith(undefined);
  },
};

/** Above the limit of a voucher it cannot be used (SE-V-07). @state refused */
export const AboveLimit: Story = {
  args: { amount: decimal('6000') },
  play: async () => shown(await screen.findByText(whole(t('earn.voucher.obstacle.above', { coin: 'USDT', high: '5,000' })))),
};

/** Without an amount no worth is shown, and every voucher for the coin and term can be chosen. */
export const NoAmount: Story = {
  args: { amount: undefined },
  play: async () => {
    await expect(await cards()).toHaveLength(4);
    await expect(screen.queryByText(beginning(t('earn.voucher.worth', { amount: ANY, coin: ANY })))).toBeNull();
  },
};

/** The rules have six lines (SE-V-08). */
export const Rules: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.voucher.rules') }));
    const first = await screen.findByText(t('earn.voucher.rule1'));
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
    await shown(await screen.findByText(t('earn.voucher.chosenGone')));
    await expect(screen.getByRole('button', { name: t('earn.voucher.use') })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /One-week boost/ }));
    await expect(screen.getByRole('button', { name: t('earn.voucher.use') })).toBeEnabled();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(vouchers.vouchers)) };

/** @state empty */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(vouchers.vouchers, { list: [] })),
  play: async () => shown(await screen.findByText(t('earn.voucher.empty'))),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(vouchers.vouchers, 500)),
  play: async () => {
    await shown(await screen.findByText(t('earn.voucher.failed')));
    // Going on without one needs no list.
    await expect(screen.getByRole('button', { name: t('earn.voucher.useNone') })).toBeEnabled();
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
    await screen.findByText(staleSince('08'));
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
    await shown(screen.getByText(t('earn.voucher.wholeTerm')));
    await shown(screen.getByText(t('earn.voucher.obstacle.unknown-rate')));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => shown(await screen.findByRole('dialog', { name: '选择加息券' })),
};
