import type { Earn } from '../../provider/earnContext.ts';
import { type HistoryType, history } from '@earnkit/core/simple-earn/contract';
import { RECENT_ORDERS, type RecentOrders, recentOrdersOf } from '../../flow/recentOrders.ts';

/** Reads the latest flexible records of one coin and type. */
export const readFlexibleOrders =
  ({ client }: Pick<Earn, 'client'>, type: HistoryType, asset: string) =>
  async (signal: AbortSignal): Promise<RecentOrders> =>
    recentOrdersOf(await client.call(history.flexibleHistory, { type, asset, page: 1, limit: RECENT_ORDERS }, { signal }));
