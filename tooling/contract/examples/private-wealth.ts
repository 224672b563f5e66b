import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver, sandboxRow }) => {
  const order = await sandboxRow('/sandbox/private-wealth/orders');
  await saver('wealth.purchase', { pid: order['pid'], amount: order['min_amount'], project_type: '5' });
  await saver('wealth.orderDetail', { order_id: order['order_id'], project_type: order['project_type'] });
  await saver('wealth.lines', { type: 'balance', order_id: order['order_id'], range: 30, project_type: order['project_type'] });
  await saver('wealth.redeem', { pid: order['pid'], unit: '1' });
};
