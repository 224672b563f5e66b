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
import type * as v from 'valibot';
import { usePersonalSandboxRead } from '../sandboxRead.ts';

/** Orders of a page. */
export const ORDERS_PAGE_SIZE = 10;

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
}

/** One page of a person's stakes or redemptions, the latest first. */
export const useOrders = ({ side, asset, page }: OrdersQuery): QueryState<Rows<StakingOrder>> =>
  useOrderRows({
    type: side === 'redeem' ? '1' : '0',
    ...(asset !== undefined && { coin: asset }),
    page: String(page),
    limit: String(ORDERS_PAGE_SIZE),
  });

/** The redemptions of a person that have not arrived, in one page. */
export const useRedemptionsUnderWay = (): QueryState<Rows<StakingOrder>> => useOrderRows({ type: '1', arrived: '0', limit: '100' });

const useOrderRows = (query: Readonly<Record<string, string>>): QueryState<Rows<StakingOrder>> =>
  usePersonalSandboxRead(`/sandbox/staking/orders?${new URLSearchParams(query).toString()}`, list);
