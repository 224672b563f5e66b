import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  byWire,
  wireDecimalOrUnknown,
  wireFlag,
  wireIconUrl,
  wireId,
  wireInteger,
  wireOneOf,
  wireOptional,
  wireOptionalSeconds,
  wirePercent,
  wireRows,
  wireText,
} from '../../endpoint/wire.ts';
import { wireLadder } from '../../endpoint/wireLadder.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireFixedProductType } from './fixedProduct.ts';

// In a file of its own: pages read orders that change none.

/** The account a fixed order pays into: flexible Simple Earn, or the spot or unified account (SE-31, SE-X-45). */
export type RedeemAccount = 'flexible' | 'spot';

/** Accounts, with their wire values. */
export const REDEEM_ACCOUNTS = { spot: '0', flexible: '1' } as const satisfies Record<RedeemAccount, string>;

/** The account in an answer; `undefined` where the exchange names none that is known. */
const wireRedeemAccount = wireOneOf(byWire(REDEEM_ACCOUNTS));

const bonusInfo = wireObject({ ladder: wireField('ladder_apr', wireLadder), bonusAsset: wireField('bonus_asset', wireOptional(wireText)) });
const productInfo = wireObject({
  canRedeemEarly: wireField('pre_redeem', wireFlag),
  canReinvest: wireField('reinvest', wireFlag),
  canChooseRedeemAccount: wireField('redeem_account', wireFlag),
});
const percentOfOrder = wirePercent();

const orderRow = v.pipe(
  wireObject({
    id: wireId,
    orderId: wireField('order_id', wireId),
    asset: wireText,
    icon: wireIconUrl,
    productId: wireField('product_id', wireId),
    /** The kind of its product (SE-02); `unknown` for one that is not known, which may have calls of its own. */
    productType: wireField('product_type', wireFixedProductType),
    principal: wireDecimalOrUnknown,
    /** 0 or 1 active, other values ended (SE-X-05). */
    status: wireInteger,
    /** Whether it is being redeemed early, or was (AMB-081; the field is assumed). */
    redeemingEarly: wireField('is_redeeming', wireFlag),
    createdAt: wireField('create_time', wireOptionalSeconds),
    /** When it matures. */
    finishesAt: wireField('finish_time', wireOptionalSeconds),
    days: wireField('lock_up_period', wireInteger),
    /** Estimated interest of the term, without bonus and voucher. */
    interest: wireDecimalOrUnknown,
    /** Estimated interest of the term with the voucher's. */
    totalInterest: wireField('total_interest', wireDecimalOrUnknown),
    // Three spellings of one rate, all percent on an order (SE-X-04, AMB-040).
    total: wireField('total_year_rate_percent', percentOfOrder),
    perent: wireField('year_rate_perent', percentOfOrder),
    year: wireField('year_rate', percentOfOrder),
    bonus: wireField('bonus_info', wireOptional(bonusInfo)),
    /** The voucher's addition, a fraction. */
    coupon: wireField('coupon_info', wireOptional(wireObject({ aprFraction: wireField('rate_ratio', wirePercent()) }))),
    product: wireField('product_info', wireOptional(productInfo)),
    reinvest: wireField('reinvest_status', wireFlag),
    redeemAccount: wireField('redeem_account_type', wireRedeemAccount),
    /** What it serves: 12 is a stake of a launchpool (AMB-092; the field is assumed for an order). */
    subBusiness: wireField('sub_business', wireOptional(wireInteger)),
  }),
  v.transform(({ total, perent, year, bonus, coupon, product, ...order }) => ({
    ...order,
    /** Rate per year of the order, a fraction. */
    aprFraction: total ?? perent ?? year,
    ladder: bonus ? bonus.ladder : [],
    bonusAsset: bonus?.bonusAsset,
    voucherAprFraction: coupon?.aprFraction,
    canRedeemEarly: product?.canRedeemEarly,
    canReinvest: product?.canReinvest,
    canChooseRedeemAccount: product?.canChooseRedeemAccount,
  })),
);

/** A person's fixed order (SE-X-03). */
export interface FixedOrder extends v.InferOutput<typeof orderRow> {}

/** {@link FixedOrder} on the wire. */
export interface FixedOrderWire extends v.InferInput<typeof orderRow> {}

const ordersUnder = (name: string, api: string) =>
  endpoint({
    name: `${name}.orders`,
    method: 'GET',
    path: `${api}/user/lend`,
    request: v.object({
      order_type: v.optional(wireId),
      page: v.optional(wireInteger),
      limit: v.optional(wireInteger),
      order_id: v.optional(wireId),
    }),
    encode: (input: { readonly page?: number; readonly limit?: number; readonly orderId?: string }) => ({
      order_type: '1',
      page: input.page,
      limit: input.limit,
      order_id: input.orderId,
    }),
    data: wireRows<FixedOrderWire, FixedOrder>(orderRow),
  });

/** Reads the person's active orders, 10 a page (API-52), or one by its number (AMB-033). */
export const orders = ordersUnder('fixed', '/apiw/v2/fixed_earn/api');

/** Reads the person's active orders of products of VIPs (SE-X-56, AMB-030), 10 a page (API-52), or one by its number (AMB-033). */
export const vipOrders = ordersUnder('fixedVip', '/apiw/v2/fixed_earn/api/vip');
