import * as v from 'valibot';
import { type Endpoint, type NoFields, endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireId, wireInteger, wireOptional, wireRows, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { type FixedProduct, wireFixedProduct, type FixedProductWire } from './fixedProduct.ts';
import { type FixedUserCalls, fixedUserCalls } from './fixedUserCalls.ts';

export { FIXED_PRODUCT_TYPES, type FixedProduct, type FixedProductType } from './fixedProduct.ts';
export { type FixedOrder, orders, type RedeemAccount } from './fixedOrders.ts';
export type { FixedSubscribeInput } from './fixedUserCalls.ts';
export { type FixedProducts, products } from './fixedMarket.ts';

/** Reads one product, of any kind (API-30, AMB-028); `null` where there is none. */
export const product = endpoint({
  name: 'fixed.product',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/product/detail',
  request: v.object({ product_id: wireId }),
  encode: (input: { readonly id: string }) => ({ product_id: input.id }),
  data: v.nullish(wireFixedProduct as v.GenericSchema<FixedProductWire, FixedProduct>, null),
});

/** Reads the coins of the person's fixed orders, for the history's filter (API-35). */
export const coins = endpoint({
  name: 'fixed.coins',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/product/coins',
  data: wireRows(wireText),
});

const checkFields = wireObject({ canSubscribe: wireField('is_able_subscribe', wireFlag) });

/** Whether the person may subscribe to a product. */
export interface SubscribeCheck extends v.InferOutput<typeof checkFields> {}

/** {@link SubscribeCheck} on the wire. */
export interface SubscribeCheckWire extends v.InferInput<typeof checkFields> {}

const checkData: v.GenericSchema<SubscribeCheckWire, SubscribeCheck> = checkFields;

/** Asks whether the person may subscribe to a product (API-58, SE-X-58). */
export const subscribeCheck = endpoint({
  name: 'fixed.subscribeCheck',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/subscribe/check',
  request: v.object({ pid: wireId }),
  encode: (input: { readonly productId: string }) => ({ pid: input.productId }),
  data: checkData,
});

const upgradeWayData = wireObject({
  /** 0 none, 1 hold the platform's coin, 2 hold assets, 3 trade volume (SE-29). */
  way: wireField('recommend_type', wireInteger),
  asset: wireField('recommend_asset', wireOptional(wireText)),
  value: wireField('recommend_value', wireDecimalOrUnknown),
});

/** The quickest way to a higher VIP tier (SE-29). */
export interface UpgradeWay extends v.InferOutput<typeof upgradeWayData> {}

/** {@link UpgradeWay} on the wire. */
export interface UpgradeWayWire extends v.InferInput<typeof upgradeWayData> {}

/** Reads the quickest way to a higher VIP tier (API-59, AMB-015). */
export const upgradeWay: Endpoint<void, NoFields, UpgradeWayWire, UpgradeWay> = endpoint({
  name: 'fixed.upgradeWay',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/user/vip/upgrade-way',
  data: upgradeWayData,
});

// The calls for a person's orders of products for everyone and of special ones. Those for VIP products are in `fixedVip.ts` (SE-X-56).
const calls = fixedUserCalls('fixed', '/apiw/v2/fixed_earn/api');

/** Reads what the person may still put into a product (API-32, AMB-029). */
export const lendable: FixedUserCalls['lendable'] = calls.lendable;

/** Subscribes to a product with an amount (API-34). */
export const subscribe: FixedUserCalls['subscribe'] = calls.subscribe;

/** Turns the renewal of an order on or off (API-53, SE-X-42, SE-X-43). */
export const setReinvest: FixedUserCalls['setReinvest'] = calls.setReinvest;

/** Chooses the account that an order pays into (API-54). */
export const setRedeemAccount: FixedUserCalls['setRedeemAccount'] = calls.setRedeemAccount;

/** Redeems an order before it matures (API-47). */
export const redeemEarly: FixedUserCalls['redeemEarly'] = calls.redeemEarly;
