import { useEffect, useState } from 'react';
import { fetchWithOrders, ORDERS_OF_A_PAGE, type OrderRow } from './exchange.ts';

/** A fixed order as a list shows it. */
export interface Order {
  readonly id: string;
  readonly coin: string;
  readonly apr: string;
  readonly principal: string;
  readonly interest: string;
  readonly subscribed: string;
  readonly received: string;
  readonly status: string;
  readonly renews: boolean;
}

/** Columns of plain text, between the coin and the controls. */
export const TEXT_COLUMNS = [
  { key: 'apr', title: 'APR' },
  { key: 'principal', title: 'Principal' },
  { key: 'interest', title: 'Est. interest' },
  { key: 'subscribed', title: 'Subscribed' },
  { key: 'received', title: 'Received' },
  { key: 'status', title: 'Status' },
] as const;

/** The accounts an order can be paid into. */
export const ACCOUNTS = [
  { value: 'flexible', label: 'Flexible Earn' },
  { value: 'spot', label: 'Spot account' },
] as const;

/** The first account. */
export const FIRST_ACCOUNT: string = ACCOUNTS[0].value;

/** Instead of what an order that renews does not have. */
export const NONE = '–';

const SETTLED_AFTER = 1800;
const time = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

const orderOf = (row: OrderRow): Order => ({
  id: row.order_id,
  coin: `${row.asset} ${row.lock_up_period} days ${row.order_id}`,
  apr: `${row.total_year_rate_percent}%`,
  principal: `${Number(row.principal).toLocaleString('en')} ${row.asset}`,
  interest: `${row.total_interest} ${row.asset}`,
  subscribed: time.format(row.create_time * 1000),
  received: row.reinvest_status === 1 ? NONE : time.format((row.finish_time + SETTLED_AFTER) * 1000),
  status: 'Holding',
  renews: row.reinvest_status === 1,
});

/** Reads a page of a person's orders, from 0, from the exchange in the page. */
export async function readOrders(count: number, page: number): Promise<readonly Order[]> {
  const answer = await fetchWithOrders(count)(`http://127.0.0.1/fixed_earn/api/user/lend?page=${page + 1}&limit=${ORDERS_OF_A_PAGE}`);
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly OrderRow[] } };
  return data.list.map(orderOf);
}

/** A page of a person's orders, and which. */
export function useOrders(count: number) {
  const [page, setPage] = useState(0);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  useEffect(() => {
    let isWanted = true;
    void readOrders(count, page).then((read) => isWanted && setOrders(read));
    return () => {
      isWanted = false;
    };
  }, [count, page]);
  return { orders, page, setPage };
}
