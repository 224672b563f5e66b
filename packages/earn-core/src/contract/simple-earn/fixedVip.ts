import { type FixedUserCalls, fixedUserCalls } from './fixedUserCalls.ts';

export { vipOrders as orders } from './fixedOrders.ts';

// The calls of a person's orders of VIP products (SE-X-56, AMB-030): the same as for everyone, on paths of their own.
const calls = fixedUserCalls('fixedVip', '/apiw/v2/fixed_earn/api/vip');

/** Reads what the person may still put into a product (API-32, AMB-029). */
export const lendable: FixedUserCalls['lendable'] = calls.lendable;
/** Subscribes an amount (API-34). */
export const subscribe: FixedUserCalls['subscribe'] = calls.subscribe;
/** Switches renewal of an order (API-53, SE-X-42, SE-X-43). */
export const setReinvest: FixedUserCalls['setReinvest'] = calls.setReinvest;
/** Chooses the account that an order pays into (API-54). */
export const setRedeemAccount: FixedUserCalls['setRedeemAccount'] = calls.setRedeemAccount;
/** Redeems an order before it matures (API-47). */
export const redeemEarly: FixedUserCalls['redeemEarly'] = calls.redeemEarly;
