import type { WireDataOf } from '@earnkit/core/endpoint';
import type { fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import { STORY_NOW } from './simpleEarnRows.ts';

/** A fixed product in wire format. */
export type FixedProductRow = NonNullable<WireDataOf<typeof fixed.product>>;
type VoucherRow = Extract<WireDataOf<typeof vouchers.vouchers>, readonly unknown[]>[number];

/** A fixed product. Fields that are left out have the values of a plain USDT product. */
export const fixedProductRow = (
  row: Partial<FixedProductRow> & { readonly id: string; readonly lock_up_period: number },
): FixedProductRow => ({
  asset: 'USDT',
  icon: '',
  type: 1,
  year_rate: '0.054',
  ladder_apr: null,
  sale_status: 1,
  min_lend_amount: '10',
  user_max_lend_volume: '20000',
  reinvest: 1,
  redeem_account: 1,
  pre_redeem: 1,
  ...row,
});

/** The ladder of the 30 days: 2 % on the first 1,000 and 0.8 % on the next 4,000, paid in GT. */
const FIXED_LADDER = [
  { left: '0', right: '1000', apr: '0.02' },
  { left: '1000', right: '5000', apr: '0.008' },
];

/** The fixed USDT products for everyone: 1, 7, 30 and 90 days; the first is sold out, 30 days have a bonus. */
export const fixedProductRows: readonly FixedProductRow[] = [
  fixedProductRow({ id: '101', lock_up_period: 1, year_rate: '0.032', sale_status: 2 }),
  fixedProductRow({ id: '107', lock_up_period: 7, year_rate: '0.041' }),
  fixedProductRow({
    id: '130',
    lock_up_period: 30,
    ladder_apr: FIXED_LADDER,
    bonus_asset: 'GT',
    product_asset_price: '1',
    bonus_asset_price: '16.84',
  }),
  fixedProductRow({ id: '190', lock_up_period: 90, year_rate: '0.062', pre_redeem: 0 }),
];

/** A product whose term is no number of days. */
export const unreadableTerm: FixedProductRow = {
  ...fixedProductRow({ id: '199', lock_up_period: 0 }),
  lock_up_period: JSON.parse('"soon"'),
};

/** The 90 days for VIP 5 to 9. */
export const vipProductRow = fixedProductRow({
  id: '590',
  type: 2,
  lock_up_period: 90,
  year_rate: '0.072',
  min_vip: 5,
  max_vip: 9,
  min_lend_amount: '1000',
});

/** A special product, found by its id alone. */
export const specialProductRow = fixedProductRow({
  id: '930',
  type: 3,
  lock_up_period: 30,
  year_rate: '0.09',
  title: 'Anniversary 30 days',
  subtitle: 'By invitation, until all of it is subscribed',
});

const DAY = 86_400;

/** A voucher. Fields that are left out have the values of a plain one. */
export const voucherRow = (row: Partial<VoucherRow> & { readonly id: string }): VoucherRow => ({
  title: 'Autumn rate-up',
  rate_day: 30,
  rate_ratio: '1',
  buy_limit_low: '10',
  buy_limit_high: '5000',
  using_currency: '',
  expired_timest: STORY_NOW + 20 * DAY,
  ...row,
});

/** Two vouchers that can be used for 4,000 USDT and 30 days, and three that cannot. */
export const voucherRows: readonly VoucherRow[] = [
  voucherRow({ id: 'boost', title: 'One-week boost', rate_day: 7, rate_ratio: '1.5', buy_limit_low: '100', buy_limit_high: '0' }),
  voucherRow({ id: 'autumn' }),
  voucherRow({ id: 'large', title: 'Large deposit', rate_ratio: '2', buy_limit_low: '10000', buy_limit_high: '0' }),
  voucherRow({ id: 'coins', title: 'BTC and ETH week', rate_day: 7, rate_ratio: '3', using_currency: 'BTC,ETH' }),
  voucherRow({ id: 'welcome', title: 'Welcome', rate_ratio: '0.5', expired_timest: STORY_NOW - DAY }),
];
