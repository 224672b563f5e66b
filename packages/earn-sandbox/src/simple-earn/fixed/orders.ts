import { and, eq } from 'drizzle-orm';
import type { User } from '../../users.ts';
import { HOUR } from '../../clock/clock.ts';
import type { Db } from '../../database/openDatabase.ts';
import { needUnlocked } from '../../orders/checks.ts';
import { fixedProductOf, offers } from './products.ts';
import { fixedRefusals } from './refusals.ts';
import { dueOf } from './subscribe.ts';
import { type FixedOrder, fixedOrders } from './tables.ts';

/** Seconds before maturity from which an order can no longer be changed, included (SE-X-36, SE-X-39, AMB-083). */
const CUT_OFF = HOUR;

/** Which order is changed, by whom and when. */
export interface OrderChange {
  readonly user: User;
  readonly at: number;
  readonly orderId: string;
  /** Whether the call came by the paths of VIP products. */
  readonly isVip: boolean;
}

/** The number of an order; 0, which no order has, for other text. */
export const orderNumber = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** What an order of a product lacks and so is refused. */
const MISSING = {
  reinvest: fixedRefusals.noReinvest,
  'redeem-account': fixedRefusals.noRedeemAccount,
  early: fixedRefusals.noEarlyRedemption,
} as const;

/** Locks an order that is neither being redeemed nor about to mature, and whose product offers what is asked. */
async function needOrder(tx: Db, { user, at, orderId, isVip }: OrderChange, what: keyof typeof MISSING): Promise<FixedOrder> {
  const [order] = await tx
    .select()
    .from(fixedOrders)
    .where(and(eq(fixedOrders.id, orderNumber(orderId)), eq(fixedOrders.userId, user.id)))
    .for('update');
  const product = order && fixedProductOf(order.productId);
  if (order === undefined || product === undefined || (product.type === 'vip') !== isVip) throw fixedRefusals.noOrder();
  if (order.dueAt === null || order.redeemMode !== null || at >= order.finishesAt) throw fixedRefusals.orderOver();
  if (order.subBusiness !== 0) throw fixedRefusals.servesStake();
  if (!offers(product, what)) throw MISSING[what]();
  if (order.finishesAt - at <= CUT_OFF) throw fixedRefusals.tooLate();
  return order;
}

const change = (tx: Db, { id }: FixedOrder, fields: Partial<FixedOrder>): Promise<unknown> =>
  tx.update(fixedOrders).set(fields).where(eq(fixedOrders.id, id));

/** Switches renewal. On pays into the spot account, off into flexible Simple Earn again (SE-X-42, SE-X-43, AMB-143). */
export async function setReinvest(tx: Db, asked: OrderChange, reinvest: boolean): Promise<void> {
  const order = await needOrder(tx, asked, 'reinvest');
  if (order.reinvest === reinvest) return;
  await change(tx, order, { reinvest, redeemAccount: reinvest ? 'spot' : 'flexible', dueAt: dueOf({ ...order, reinvest }) });
}

/** Chooses the account that an order pays into (SE-X-40). */
export async function setRedeemAccount(tx: Db, asked: OrderChange, redeemAccount: FixedOrder['redeemAccount']): Promise<void> {
  const order = await needOrder(tx, asked, 'redeem-account');
  if (order.reinvest) throw fixedRefusals.reinvesting();
  await change(tx, order, { redeemAccount });
}

/** Redeems an order before it matures: its principal arrives in the spot account with the next full hour (AMB-152). */
export async function redeemEarly(tx: Db, asked: OrderChange): Promise<void> {
  const order = await needOrder(tx, asked, 'early');
  needUnlocked(asked.user);
  await change(tx, order, {
    reinvest: false,
    redeemAccount: 'spot',
    redeemMode: 'early',
    redeemedAt: asked.at,
    dueAt: (Math.floor(asked.at / HOUR) + 1) * HOUR,
  });
}
