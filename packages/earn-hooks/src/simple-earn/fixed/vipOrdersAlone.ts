import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import type { AllRows } from '../../lists/readAll.ts';

/**
 * The orders of VIP products without those that the list of the others has too: an exchange may list them in both answers
 * (SE-X-56), and the money of an order counts once.
 */
export function vipOrdersAlone<Order extends Pick<FixedOrder, 'orderId'>>(
  vip: AllRows<Order>,
  others: readonly Pick<FixedOrder, 'orderId'>[],
): AllRows<Order> {
  const listed = new Set(others.map(({ orderId }) => orderId));
  const rows = vip.rows.filter(({ orderId }) => !listed.has(orderId));
  return { ...vip, rows, total: vip.total && vip.total - (vip.rows.length - rows.length) };
}
