import { vouchers as calls } from '@earnkit/core/simple-earn/contract';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type Exchange, privateRoute } from '../../http/route.ts';
import { fromUnits } from '../../units.ts';
import { needFixedProduct } from '../fixed/products.ts';
import { readVouchers } from './vouchers.ts';

/** Serves the vouchers of a person: all that are left, also those that the product or the amount rules out (API-56). */
export function voucherRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  privateRoute(exchange, calls.vouchers, async ({ user, wire }) => {
    needFixedProduct(wire.pid);
    const found = await readVouchers(db, user.id, await clock.now());
    return {
      list: found.map((voucher) => ({
        id: String(voucher.id),
        title: voucher.title,
        rate_day: voucher.days,
        rate_ratio: fromUnits(voucher.percent),
        buy_limit_low: fromUnits(voucher.low),
        buy_limit_high: fromUnits(voucher.high),
        using_currency: voucher.assets,
        expired_timest: voucher.expiresAt,
      })),
      total: found.length,
    };
  });
}
