import { type Decimal, add, compare, decimal, divide, isNegative, multiply, subtract, ZERO } from '@earnkit/core';
import type { WireDataOf, WireOf } from '@earnkit/core/endpoint';
import type { fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import { type Room, type WorldAnswers, pageOf } from './answers.ts';
import type { HistoryWire } from './flexible.ts';
import { Refusal, type Wallet } from './wallet.ts';

type RowOf<List> = Extract<List, readonly unknown[]>[number];
type ProductWire = NonNullable<WireDataOf<typeof fixed.product>>;
type OrderWire = RowOf<WireDataOf<typeof fixed.orders>>;
type VoucherWire = RowOf<WireDataOf<typeof vouchers.vouchers>>;

/** A fixed product. Amounts are text, in coins. */
export interface FixedFacts {
  /** The coin. */
  readonly asset: string;
  /** The term. */
  readonly days: number;
  /** The exchange's id of it. @default its place in the list, from 1 */
  readonly id?: string;
  /** The rate, a fraction a year. @default '0.06' */
  readonly aprFraction?: string;
  /** Least amount of an order. @default '10' */
  readonly minAmount?: string;
  /** The most that the person may hold. @default '20000' */
  readonly maxAmount?: string;
  /** VIP tiers, lowest and highest, that may subscribe: it is then a product of VIPs. @default everybody may */
  readonly vip?: readonly [lowest: number, highest: number];
  /** What the person has subscribed a day ago. @default nothing */
  readonly held?: string;
  /** Further fields as the exchange writes them. @default none */
  readonly product?: Partial<ProductWire>;
}

interface Order {
  readonly id: string;
  readonly product: ProductWire;
  readonly principal: Decimal;
  readonly createdAt: number;
  readonly finishesAt: number;
  reinvest: '0' | '1';
  account: '0' | '1';
  redeeming: boolean;
}

const DAY = 86_400;
const VIP = 2;

/** Fixed Simple Earn of a world. */
export function fixedRoom(
  products: readonly FixedFacts[],
  {
    wallet,
    now,
    record,
    payFlexible,
    vouchers: coupons,
  }: {
    readonly wallet: Wallet;
    readonly now: () => number;
    readonly record: (row: HistoryWire) => void;
    readonly payFlexible: (asset: string, amount: Decimal) => void;
    readonly vouchers: readonly VoucherWire[];
  },
): Room {
  const rows = products.map(
    ({ asset, days, id, aprFraction = '0.06', minAmount = '10', maxAmount = '20000', vip, product }, index): ProductWire => ({
      id: id ?? String(index + 1),
      asset,
      type: vip === undefined ? 1 : VIP,
      min_vip: vip?.[0],
      max_vip: vip?.[1],
      lock_up_period: days,
      year_rate: aprFraction,
      ladder_apr: null,
      sale_status: 1,
      min_lend_amount: minAmount,
      user_max_lend_volume: maxAmount,
      reinvest: 1,
      redeem_account: 1,
      pre_redeem: 1,
      ...product,
    }),
  );
  let orders: readonly Order[] = [];
  let lastId = 0;
  const place = (
    product: ProductWire,
    principal: Decimal,
    at: number,
    { reinvest, account }: Pick<Order, 'reinvest' | 'account'>,
  ): void => {
    lastId += 1;
    const order: Order = {
      id: String(lastId),
      product,
      principal,
      createdAt: at,
      finishesAt: (Math.floor(at / DAY) + 1 + Number(product.lock_up_period)) * DAY,
      reinvest,
      account,
      redeeming: false,
    };
    orders = [order, ...orders];
  };
  products.forEach(({ held }, index) => {
    const product = rows[index];
    if (held !== undefined && product) place(product, decimal(held), now() - DAY, { reinvest: '0', account: '1' });
  });

  const interestOf = ({ product, principal }: Order): Decimal =>
    divide(multiply(principal, decimal(String(product.year_rate)), decimal(String(product.lock_up_period))), decimal('365'), 8);
  const finish = (order: Order, interest: Decimal): void => {
    const paid = add(order.principal, interest);
    if (order.account === '1' && !order.redeeming) payFlexible(order.product.asset, paid);
    else wallet.pay(order.product.asset, paid);
    record({ type: 2, asset: order.product.asset, amount: order.principal, time_at: order.finishesAt, finish_at: order.finishesAt });
  };
  /** Pays the orders that are due. A renewed order begins where the one before ends. */
  const settle = (): void => {
    for (
      let due = orders.filter(({ finishesAt }) => finishesAt <= now());
      due.length > 0;
      due = orders.filter(({ finishesAt }) => finishesAt <= now())
    ) {
      orders = orders.filter((order) => !due.includes(order));
      for (const order of due) {
        if (order.reinvest === '1') {
          wallet.pay(order.product.asset, interestOf(order));
          place(order.product, order.principal, order.finishesAt, order);
        } else finish(order, interestOf(order));
      }
    }
  };
  const orderOf = (id: string): Order => {
    const order = orders.find((each) => each.id === id);
    if (order === undefined) throw new Refusal('This order has ended');
    return order;
  };
  const productOf = (id: string): ProductWire => {
    const product = rows.find((row) => row.id === id);
    if (product === undefined) throw new Refusal('This product is not offered');
    return product;
  };
  /** What the person may still subscribe; `undefined` where the product names no most, or one below zero, which is none. */
  const leftOf = (product: ProductWire): Decimal | undefined => {
    const most = decimal(product.user_max_lend_volume ?? '-1');
    if (isNegative(most)) return undefined;
    const held = orders.filter((order) => order.product === product).map(({ principal }) => principal);
    const left = subtract(most, ...held);
    return compare(left, ZERO) > 0 ? left : ZERO;
  };
  const orderRow = (order: Order): OrderWire => ({
    id: order.id,
    order_id: order.id,
    asset: order.product.asset,
    product_id: order.product.id,
    product_type: order.product.type,
    principal: order.principal,
    status: 1,
    is_redeeming: order.redeeming ? 1 : 0,
    create_time: order.createdAt,
    finish_time: order.finishesAt,
    lock_up_period: order.product.lock_up_period,
    interest: interestOf(order),
    total_interest: interestOf(order),
    total_year_rate_percent: multiply(decimal(String(order.product.year_rate)), decimal('100')),
    bonus_info: null,
    coupon_info: null,
    product_info: { pre_redeem: order.product.pre_redeem, reinvest: order.product.reinvest, redeem_account: order.product.redeem_account },
    reinvest_status: order.reinvest,
    redeem_account_type: order.account,
  });

  const callsOf = (isOurs: (product: ProductWire) => boolean) => ({
    lendable: ({ product_id: id }: WireOf<typeof fixed.lendable>) => ({ lendable: leftOf(productOf(id)) ?? '-1' }),
    orders: ({ order_id: id, ...page }: WireOf<typeof fixed.orders>) => {
      return pageOf(orders.filter((order) => isOurs(order.product) && (id === undefined || order.id === id)).map(orderRow), page);
    },
    subscribe: ({ product_id: id, amount, reinvest_status: reinvest, redeem_account_type: account }: WireOf<typeof fixed.subscribe>) => {
      const product = productOf(id);
      const left = leftOf(product);
      if (left !== undefined && compare(left, amount) < 0) throw new Refusal('More than you may still subscribe');
      wallet.take(product.asset, amount);
      place(product, amount, now(), { reinvest, account });
      record({ type: 1, asset: product.asset, amount, time_at: now(), create_at: now(), lock_up_period: product.lock_up_period });
      return null;
    },
    setReinvest: ({ order_id: id, reinvest_status: reinvest }: WireOf<typeof fixed.setReinvest>) => {
      orderOf(id).reinvest = reinvest;
      return null;
    },
    setRedeemAccount: ({ order_id: id, redeem_account_type: account }: WireOf<typeof fixed.setRedeemAccount>) => {
      orderOf(id).account = account;
      return null;
    },
    redeemEarly: ({ order_id: id }: WireOf<typeof fixed.redeemEarly>) => {
      const order = orderOf(id);
      order.redeeming = true;
      orders = orders.filter((each) => each !== order);
      finish({ ...order, finishesAt: now() }, ZERO);
      return null;
    },
  });
  const ofAll = callsOf(({ type }) => type !== VIP);
  const ofVips = callsOf(({ type }) => type === VIP);
  const answers: WorldAnswers = {
    'fixed.products': ({ type, coin }) => {
      const list = rows.filter((row) => String(row.type) === type && (coin === undefined || row.asset === coin));
      return coin === undefined ? list : { fixed_list: list, business_type: 0 };
    },
    'fixed.product': ({ product_id: id }) => rows.find((row) => row.id === id) ?? null,
    'fixed.subscribeCheck': { is_able_subscribe: 1 },
    'fixed.upgradeWay': { recommend_type: 0, recommend_asset: null, recommend_value: null },
    'fixed.coins': () => [...new Set(orders.map(({ product }) => product.asset))],
    'fixed.lendable': ofAll.lendable,
    'fixed.orders': ofAll.orders,
    'fixed.subscribe': ofAll.subscribe,
    'fixed.setReinvest': ofAll.setReinvest,
    'fixed.setRedeemAccount': ofAll.setRedeemAccount,
    'fixed.redeemEarly': ofAll.redeemEarly,
    'fixedVip.lendable': ofVips.lendable,
    'fixedVip.orders': ofVips.orders,
    'fixedVip.subscribe': ofVips.subscribe,
    'fixedVip.setReinvest': ofVips.setReinvest,
    'fixedVip.setRedeemAccount': ofVips.setRedeemAccount,
    'fixedVip.redeemEarly': ofVips.redeemEarly,
    'vouchers.recommended': coupons,
  };
  return { answers, settle };
}
