import type { OrderRequest } from '../flow/defineOrder.ts';

/** An example of a kind of order. */
export interface KeptOrder {
  /** What a page keeps of it once it is sent. */
  readonly request: OrderRequest & Readonly<Record<string, unknown>>;
  /** What was held, or which orders there were, before it was sent. */
  readonly baseline: unknown;
  /** The tone of its refusals (SH-49, SH-52, SH-56, SH-57). */
  readonly tone: 'warning' | 'error';
  /** Whether it gives back what earns, so that locked funds are refused with the message of redemptions (AMB-005). */
  readonly redeems: boolean;
}

/** Examples by the name of their order. */
export type KeptOrders = Readonly<Record<string, KeptOrder>>;

const files = import.meta.glob<KeptOrders>('../*/testing/keptOrders.ts', { import: 'KEPT_ORDERS', eager: true });

/** The example of a kind of order, from `testing/keptOrders.ts` in the folder of its product. */
export function keptOrder(name: string): KeptOrder {
  const found = Object.values(files).find((orders) => name in orders)?.[name];
  if (found === undefined) throw new Error(`No testing/keptOrders.ts has an example of ${name}`);
  return found;
}
