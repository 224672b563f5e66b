import * as v from 'valibot';
import { type Decimal, ZERO } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  byWire,
  wireDecimal,
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireInteger,
  wireOptionalSeconds,
  wireIgnored,
  wireOneOf,
  wireOptional,
  wireQuota,
  wireRows,
  wireText,
  wireIconUrl,
  wirePercent,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireLadder } from '../../endpoint/wireLadder.ts';
import { wireFixedProductType } from './fixedProduct.ts';

/** The account a fixed order pays into: flexible Simple Earn, or the spot or unified account (SE-31, SE-X-45). */
export type RedeemAccount = 'flexible' | 'spot';

/** Accounts, with their wire values. */
const REDEEM_ACCOUNTS = { spot: '0', flexible: '1' } as const satisfies Record<RedeemAccount, string>;

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

const lendableFields = wireObject({
  /** What the person may still put into the product. */
  lendable: wireQuota(ZERO),
});

/** What the person may still put into a fixed product. */
export interface Lendable extends v.InferOutput<typeof lendableFields> {}

/** {@link Lendable} on the wire. */
export interface LendableWire extends v.InferInput<typeof lendableFields> {}

const lendableData: v.GenericSchema<LendableWire, Lendable> = lendableFields;

/** What a fixed subscription takes (API-34). */
export interface FixedSubscribeInput {
  /** The exchange’s id of the product. */
  readonly productId: string;
  /** In coins, at most 6 decimals (SE-52). */
  readonly amount: Decimal;
  /** The rate the person saw, a fraction. */
  readonly aprFraction: Decimal;
  /** Whether the order renews itself at maturity. */
  readonly reinvest: boolean;
  /** The account that it is paid into. */
  readonly redeemAccount: RedeemAccount;
  /** The chosen rate-up voucher (SE-V-09). */
  readonly voucherId?: string | undefined;
}

/**
 * Declares the calls of a person's fixed orders under an api prefix: `/apiw/v2/fixed_earn/api`, and `…/api/vip` for products
 * of VIPs (SE-X-56, AMB-030).
 *
 * @param name first part of the calls' names.
 */
export const fixedUserCalls = (name: string, api: string) => ({
  /** Reads what the person may still put into a product (API-32, AMB-029). */
  lendable: endpoint({
    name: `${name}.lendable`,
    method: 'GET',
    path: `${api}/user/lendable`,
    request: v.object({ product_id: wireId }),
    encode: (input: { readonly productId: string }) => ({ product_id: input.productId }),
    data: lendableData,
  }),
  /** Subscribes an amount (API-34). */
  subscribe: endpoint({
    name: `${name}.subscribe`,
    method: 'POST',
    path: `${api}/user/lend`,
    request: v.object({
      product_id: wireId,
      redeem_account_type: v.picklist(['0', '1']),
      reinvest_status: v.picklist(['0', '1']),
      amount: wireDecimal,
      year_rate: wireDecimal,
      financial_rate_id: v.optional(wireId),
    }),
    encode: (input: FixedSubscribeInput) => ({
      product_id: input.productId,
      redeem_account_type: REDEEM_ACCOUNTS[input.redeemAccount],
      reinvest_status: input.reinvest ? ('1' as const) : ('0' as const),
      amount: input.amount,
      year_rate: input.aprFraction,
      financial_rate_id: input.voucherId,
    }),
    data: wireIgnored,
  }),
  /** Reads the person's active orders, 10 a page (API-52), or one by its number (AMB-033). */
  orders: endpoint({
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
  }),
  /** Switches renewal of an order (API-53, SE-X-42, SE-X-43). */
  setReinvest: endpoint({
    name: `${name}.setReinvest`,
    method: 'PUT',
    path: `${api}/user/reinvest-status/{order_id}`,
    request: v.object({ order_id: wireId, reinvest_status: v.picklist(['0', '1']) }),
    encode: (input: { readonly orderId: string; readonly on: boolean }) => ({
      order_id: input.orderId,
      reinvest_status: input.on ? ('1' as const) : ('0' as const),
    }),
    data: wireIgnored,
  }),
  /** Chooses the account that an order pays into (API-54). */
  setRedeemAccount: endpoint({
    name: `${name}.setRedeemAccount`,
    method: 'PUT',
    path: `${api}/user/redeem-account-type/{order_id}`,
    request: v.object({ order_id: wireId, redeem_account_type: v.picklist(['0', '1']) }),
    encode: (input: { readonly orderId: string; readonly account: RedeemAccount }) => ({
      order_id: input.orderId,
      redeem_account_type: REDEEM_ACCOUNTS[input.account],
    }),
    data: wireIgnored,
  }),
  /** Redeems an order before it matures (API-47). */
  redeemEarly: endpoint({
    name: `${name}.redeemEarly`,
    method: 'POST',
    path: `${api}/user/pre-redeem`,
    request: v.object({ order_id: wireId }),
    encode: (input: { readonly orderId: string }) => ({ order_id: input.orderId }),
    data: wireIgnored,
  }),
});

/** The calls of a person's fixed orders. */
export type FixedUserCalls = ReturnType<typeof fixedUserCalls>;
