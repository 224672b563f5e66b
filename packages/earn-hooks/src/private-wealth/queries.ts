import * as account from '@earnkit/core/account/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, privateQuery } from '../provider/earnQuery.ts';

/** Reads that an order of private wealth changes. */
export const WEALTH_CALLS = [wealth.orderDetail, wealth.lines, account.balances] as const;

/** Names an order of private wealth. */
export interface WealthOrderQuery {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The kind of project, which decides the call. */
  readonly projectType: wealth.ProjectType;
}

/** An order of private wealth, every minute, because its value moves (API-76). */
export const wealthOrderOptions = (
  earn: QuerySource,
  { orderId, projectType }: WealthOrderQuery,
): EarnQueryOptions<wealth.WealthOrder | null> => privateQuery(earn, wealth.orderDetail, { orderId, projectType }, LIVE);

/** The trend of an order of private wealth (API-75). */
export const wealthLinesOptions = (
  earn: QuerySource,
  { orderId, projectType }: WealthOrderQuery,
  trend: { readonly type: wealth.TrendType; readonly days: wealth.TrendDays },
): EarnQueryOptions<wealth.WealthLines> => privateQuery(earn, wealth.lines, { orderId, projectType, ...trend }, { staleMs: 60_000 });
