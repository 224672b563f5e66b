import { decimal } from '@earnkit/core';
import { desc, eq } from 'drizzle-orm';
import { HOUR } from '../../clock/clock.ts';
import { fromUnits, toUnits } from '../../units.ts';
import type { ExchangeDays } from '../../exchangeDay.ts';
import type { Seed, SeedStep } from '../../slice.ts';
import { days } from '../../worlds/worlds.ts';
import { vouchers } from '../vouchers/tables.ts';
import { readOffers } from './offers.ts';
import { needFixedProduct } from './products.ts';
import { subscribeFixed } from './subscribe.ts';

/** How an order of a world is placed. */
interface Placed {
  /** What is done at maturity. @default 'flexible' */
  readonly atMaturity?: 'flexible' | 'spot' | 'reinvest';
  /** With the voucher that the person received last. */
  readonly withVoucher?: true;
}

const subscribe = (
  calendar: ExchangeDays,
  hoursAgo: number,
  productId: string,
  amount: string,
  { atMaturity = 'flexible', withVoucher }: Placed = {},
): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const product = needFixedProduct(productId);
    const latest = tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.userId, user.id)).orderBy(desc(vouchers.id)).limit(1);
    const [voucher] = withVoucher ? await latest : [];
    const order = {
      product_id: productId,
      amount: decimal(amount),
      year_rate: fromUnits((await readOffers(tx)).rateOf(product)),
      reinvest_status: atMaturity === 'reinvest' ? '1' : '0',
      redeem_account_type: atMaturity === 'flexible' ? '1' : '0',
      ...(voucher ? { financial_rate_id: String(voucher.id) } : {}),
    } as const;
    await subscribeFixed(tx, calendar, { user, at, isVip: product.type === 'vip' }, order);
  },
});

/** A voucher of a world. */
interface Given {
  readonly title: string;
  readonly percent: string;
  /** Hours from the moment at which the world is made. */
  readonly expiresIn: number;
  readonly days?: number;
  readonly low?: string;
  readonly high?: string;
  readonly assets?: string;
}

const give = (hoursAgo: number, { percent, expiresIn, low = '0', high = '0', ...more }: Given): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const expiresAt = at + (hoursAgo + expiresIn) * HOUR;
    const amounts = { percent: toUnits(percent), low: toUnits(low), high: toUnits(high) };
    await tx.insert(vouchers).values({ userId: user.id, expiresAt, ...amounts, ...more });
  },
});

const stepsOf = (lend: (hoursAgo: number, productId: string, amount: string, placed?: Placed) => SeedStep): Seed['steps'] => ({
  saver: [
    // Matures when the exchange's next day begins.
    lend(days(30), '103', '3000'),
    give(days(21), { title: '+1% on BTC', percent: '1', expiresIn: days(20), high: '0.1', assets: 'BTC' }),
    lend(days(20), '123', '0.08', { atMaturity: 'spot', withVoucher: true }),
    // Has renewed itself once.
    lend(days(12), '151', '60', { atMaturity: 'reinvest' }),
    give(days(2), {
      title: '+2% on stable coins',
      percent: '2',
      expiresIn: days(28),
      days: 7,
      low: '100',
      high: '5000',
      assets: 'USDT,USDC',
    }),
    give(days(2), { title: '+0.5% on any coin', percent: '0.5', expiresIn: days(60) }),
    give(days(1), { title: '+3% for a day', percent: '3', expiresIn: 6, high: '1000', assets: 'USDT' }),
    give(days(1), { title: '+1.5% on SOL', percent: '1.5', expiresIn: days(13), low: '1', high: '50', assets: 'SOL' }),
  ],
  unified: [lend(days(5), '103', '2500', { atMaturity: 'spot' })],
  vip5: [
    lend(days(10), '201', '500000'),
    lend(days(3), '202', '2', { atMaturity: 'reinvest' }),
    lend(days(2), '102', '20000'),
    give(days(2), { title: '+1% for VIP 5', percent: '1', expiresIn: days(30), low: '10000', high: '500000', assets: 'USDT,BTC' }),
  ],
});

/** The fixed orders and vouchers of each world. */
export const fixedSeed = (calendar: ExchangeDays): Seed => ({
  steps: stepsOf((hoursAgo, productId, amount, placed) => subscribe(calendar, hoursAgo, productId, amount, placed)),
});
