import * as account from '@earnkit/core/account/contract';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import type { CachedCall } from '../../provider/cache.ts';

/** The reads that a movement of flexible money changes. */
export const FLEXIBLE_CALLS: readonly CachedCall[] = [
  account.balances,
  flexible.holdings,
  flexible.product,
  flexible.market,
  flexible.statistics,
  history.flexibleHistory,
];
