import * as account from '@earnkit/core/account/contract';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** What a movement of flexible money changes. */
const TOUCHED = [account.balances, flexible.holdings, flexible.product, flexible.market, flexible.statistics, history.flexibleHistory];

/** Reads anew whatever a movement of flexible money changes: balances, holdings, product, market, statistics and records. */
export function invalidateFlexible({ queryClient, scope }: Pick<Earn, 'queryClient' | 'scope'>): void {
  for (const endpoint of TOUCHED) void queryClient.invalidateQueries({ queryKey: earnKey(scope, endpoint) });
}
