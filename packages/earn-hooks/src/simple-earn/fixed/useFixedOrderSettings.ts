'use client';
import type { Rows } from '@earnkit/core/endpoint';
import type { FixedOrder, RedeemAccount } from '@earnkit/core/simple-earn/contract';
import { withRedeemAccount, withReinvest } from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../submission/submission.ts';
import { updateCached } from '../../provider/cache.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { orderCallsOf } from './orderCalls.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import type { NoticeKey } from '../../submission/notice.ts';
import { ordersCallOf } from './listQueries.ts';

/** As much of an order as its settings need. */
type SettableOrder = Pick<FixedOrder, 'orderId' | 'productType' | 'reinvest' | 'redeemAccount'>;

/** What differs between the two settings of an order. */
interface OrderSetting<Value> {
  readonly call: 'setReinvest' | 'setRedeemAccount';
  /** Sends a value. */
  readonly send: (earn: Earn, order: SettableOrder, value: Value) => Promise<unknown>;
  /** The order's choice with a value. */
  readonly chosen: (order: SettableOrder, value: Value) => Choice;
  readonly succeeded: (value: Value) => NoticeKey;
}

/** What an order does when it matures; the account is `undefined` where it is not known. */
type Choice = Pick<FixedOrder, 'reinvest' | 'redeemAccount'>;

const callsOf = (order: SettableOrder) => orderCallsOf(order.productType === 'vip');

/** One setting of an order: sent once, read back after a lost answer, and shown in every list that was read. */
const settingOf =
  <Value>({ call, send, chosen, succeeded }: OrderSetting<Value>) =>
  (earn: Earn, order: SettableOrder): SubmissionSpec<Value, true, undefined> => {
    const calls = callsOf(order);
    const is = (row: SettableOrder, { reinvest, redeemAccount }: Choice): boolean =>
      row.reinvest === reinvest && row.redeemAccount === redeemAccount;
    return settingSubmission<Value>(earn, {
      call: calls[call].name,
      tone: 'warning',
      debounceMs: 200,
      send: (value) => send(earn, order, value),
      isSet: async (value, signal) => {
        const { rows } = await earn.client.call(calls.orders, { orderId: order.orderId }, { signal });
        const row = rows.find(({ orderId }) => orderId === order.orderId);
        return row && is(row, chosen(order, value));
      },
      // An exchange may list the orders of VIP products among the others as well.
      onSet: (value) => {
        for (const call of [ordersCallOf(false), ordersCallOf(true)])
          updateCached<Rows<FixedOrder>>(earn, call, (list) => ({
            ...list,
            rows: list.rows.map((row) => (row.orderId === order.orderId ? { ...row, ...chosen(row, value) } : row)),
          }));
      },
      succeeded,
    });
  };

/** Switches renewal of an order; the account that is paid follows (SE-X-42, SE-X-43, SE-X-46, API-53). */
export const reinvestSubmission = settingOf<boolean>({
  call: 'setReinvest',
  send: (earn, order, on) => earn.client.call(callsOf(order).setReinvest, { orderId: order.orderId, on }),
  chosen: (_order, on) => withReinvest(on),
  succeeded: (on) => (on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'),
});

/** Chooses the account that an order pays into (SE-X-40, API-54). */
export const redeemAccountSubmission = settingOf<RedeemAccount>({
  call: 'setRedeemAccount',
  send: (earn, order, account) => earn.client.call(callsOf(order).setRedeemAccount, { orderId: order.orderId, account }),
  chosen: ({ reinvest, redeemAccount }, account) => withRedeemAccount({ reinvest, redeemAccount }, account),
  succeeded: () => 'modified',
});

/** The settings of one order while they are changed. A toast reports the end of each. */
export interface FixedOrderSettings {
  /** The change of the renewal. */
  readonly reinvest: Submission<boolean, true>;
  /** The change of the account that the order is paid into. */
  readonly redeemAccount: Submission<RedeemAccount, true>;
  /** Whether one of them is pending; the other waits for it. A change with an unknown outcome blocks only itself. */
  readonly busy: boolean;
}

/** Switches renewal of an order, and chooses the account that it pays into (SE-X-39 to SE-X-43, SE-X-46). */
export function useFixedOrderSettings(order: SettableOrder): FixedOrderSettings {
  const earn = useEarn();
  const reinvest = useSubmission(`fixed.reinvest:${order.orderId}`, reinvestSubmission(earn, order));
  const redeemAccount = useSubmission(`fixed.redeemAccount:${order.orderId}`, redeemAccountSubmission(earn, order));
  return { reinvest, redeemAccount, busy: [reinvest, redeemAccount].some(isOnItsWay) };
}

const isOnItsWay = ({ status: { state } }: Pick<Submission<unknown, unknown>, 'status'>): boolean =>
  state === 'submitting' || state === 'checking';
