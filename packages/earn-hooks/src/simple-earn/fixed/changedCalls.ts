import * as account from '@earnkit/core/account/contract';
import { fixed, fixedVip, flexible, history, vouchers } from '@earnkit/core/simple-earn/contract';
import type { CachedCall } from '../../provider/cache.ts';

/** The reads that a movement of a fixed order changes, and those that say why an order was refused. */
export const FIXED_CALLS: readonly CachedCall[] = [
  account.vip,
  account.balances,
  account.fixedAvailable,
  fixed.orders,
  fixedVip.orders,
  fixed.lendable,
  fixedVip.lendable,
  fixed.products,
  fixed.product,
  vouchers.vouchers,
  history.fixedHistory,
  flexible.holdings,
  flexible.statistics,
];
