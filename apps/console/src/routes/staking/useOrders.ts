import {
  type Rows,
  wireDecimalOrUnknown,
  wireField,
  wireFlag,
  wireId,
  wireObject,
  wireOptional,
  wireRows,
  wireSeconds,
  wireText,
} from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { usePersonalSandboxRead } from '../sandboxRead.ts';

/** Orders of a page. */
export const ORDERS_PAGE_SIZE = 10;

/** Most orders that one answer has. */
const MOST_ORDERS = 200;

const row = wireObject({
  id: wireId,
  asset: wireField('coin', wireText),
  amount: wireDecimalOrUnknown,
  at: wireField('time', wireSeconds),
  /** The rest is said of redemptions alone. */
  fee: wireDecimalOrUnknown,
  received: wireDecimalOrUnknown,
  redeemAsset: wireField('redeem_coin', wireOptional(wireText)),
  fast: wireField('quick', wireFlag),
  arrivesAt: wireField('redeem_stamp', wireOptional(wireSeconds)),
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
  /** A list that grows has every page up to it. */
  readonly grows: boolean;
}

/** Rows of a list, and whether more of them are on their way. */
export interface Orders extends Rows<StakingOrder> {
  readonly loadingMore: boolean;
  /** There are more than the list takes. */
  readonly full: boolean;
}

/** A person's stakes or redemptions, the latest first: one page of them, or all up to it. */
export function useOrders({ side, asset, page, grows }: OrdersQuery): QueryState<Orders> {
  const asked = grows ? Math.min(MOST_ORDERS, page * ORDERS_PAGE_SIZE) : ORDERS_PAGE_SIZE;
  const reading = useOrderRows(
    {
      type: side === 'redeem' ? '1' : '0',
      ...(asset !== undefined && { coin: asset }),
      page: String(grows ? 1 : page),
      limit: String(asked),
    },
    grows,
  );
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    const { rows, unreadable, total } = reading.data;
    const loadingMore = grows && rows.length + unreadable.length < Math.min(asked, total);
    return { ...reading, data: { ...reading.data, loadingMore, full: grows && asked === MOST_ORDERS && total > asked } };
  }, [reading, grows, asked]);
}

/** The redemptions of a person that have not arrived, in one page. */
export const useRedemptionsUnderWay = (): QueryState<Rows<StakingOrder>> => useOrderRows({ type: '1', arrived: '0', limit: '100' });

const useOrderRows = (query: Readonly<Record<string, string>>, keeps = false): QueryState<Rows<StakingOrder>> =>
  usePersonalSandboxRead(`/sandbox/staking/orders?${new URLSearchParams(query).toString()}`, list, keeps);
