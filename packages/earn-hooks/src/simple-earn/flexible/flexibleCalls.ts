import * as account from '@earnkit/core/account/contract';
import { flexible, history } from '@earnkit/core/simple-earn/contract';

/** The reads that a movement of flexible money changes. */
export const FLEXIBLE_CALLS = [
  account.balances,
  flexible.holdings,
  flexible.product,
  flexible.market,
  flexible.statistics,
  history.flexibleHistory,
] as const;
