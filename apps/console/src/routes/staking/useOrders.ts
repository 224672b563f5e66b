import {
  type Rows,
  wireDecimalOrUnknown,
  wireField,
  wireFlag,
  wireOptionalSeconds,
  wireId,
  wireObject,
  wireOptional,
  wireRows,
  wireSeconds,
  wireText,
} from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import type { PagesRead } from '@earnkit/hooks/lists';
import type * as v from 'valibot';
import { usePersonalSandboxPages, usePersonalSandboxRead } from '../sandboxRead.ts';

/** Orders of a page. */
export const ORDERS_PAGE_SIZE = 10;

const row = wireObject({
  id: wireId,
  pid: wireOptional(wireText),
  /** The protocol, else the token or the coin of the product. */
  product: wireField('product_name', wireOptional(wireText)),
  asset: wireField('coin', wireText),
  amount: wireDecimalOrUnknown,
  at: wireField('time', wireSeconds),
  /** The rest is said of redemptions alone. */
  fee: wireDecimalOrUnknown,
  received: wireDecimalOrUnknown,
  redeemAsset: wireField('redeem_coin', wireOptional(wireText)),
  fast: wireField('quick', wireFlag),
  arrivesAt: wireField('redeem_stamp', wireOptionalSeconds),
  arrived: wireFlag,
});

/** A stake or a redemption that was placed. */
export type StakingOrder = v.InferOutput<typeof row>;

const list = wireRows(row) as v.GenericSchema<unknown, Rows<StakingOrder>>;

/** Which orders are listed. */
export interface OrdersQuery {
  /** Stakes or redemptions. */
  readonly side: 'stake' | 'redeem';
  /** One coin; all coins where it is `undefined`. */
  readonly asset: string | undefined;
  /** The page, from 1. */
  readonly page: number;
  /** Whether the list grows, as on a phone. */
  readonly grows: boolean;
}

/** A person's stakes or redemptions, the latest first: one page, or on a phone every page up to it (UI-17). */
export function useOrders({ side, asset, page, grows }: OrdersQuery): QueryState<PagesRead<StakingOrder>> {
  const pathOf = (number: number): string =>
    ordersPath({
      type: side === 'redeem' ? '1' : '0',
      ...(asset !== undefined && { coin: asset }),
      page: String(number),
      limit: String(ORDERS_PAGE_SIZE),
    });
  return usePersonalSandboxPages({ page, mode: grows ? 'accumulate' : 'page', pageSize: ORDERS_PAGE_SIZE, pathOf, idOf }, list);
}

const idOf = ({ id }: StakingOrder): string => id;

/** The redemptions of a person that have not arrived, in one page. */
export const useRedemptionsUnderWay = (): QueryState<Rows<StakingOrder>> =>
  usePersonalSandboxRead(ordersPath({ type: '1', arrived: '0', limit: '100' }), list);

const ordersPath = (query: Readonly<Record<string, string>>): string => `/sandbox/staking/orders?${new URLSearchParams(query).toString()}`;
