import * as v from 'valibot';
import { type Decimal, ZERO } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimal, wireId, wireIgnored, wireQuota } from '../../endpoint/wire.ts';
import { wireObject } from '../../endpoint/wireObject.ts';
import { REDEEM_ACCOUNTS, type RedeemAccount } from './fixedOrders.ts';

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
