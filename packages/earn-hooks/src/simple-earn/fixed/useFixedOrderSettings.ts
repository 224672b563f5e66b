'use client';
import type { RedeemAccount } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { type SettableOrder, redeemAccountSubmission, reinvestSubmission } from './orderSettings.ts';

/** The settings of one order while they are changed. A toast reports the end of each. */
export interface FixedOrderSettings {
  /** The change of the renewal. */
  readonly reinvest: Submission<boolean, true>;
  /** The change of the account that the order is paid into. */
  readonly redeemAccount: Submission<RedeemAccount, true>;
  /** Whether one of them is on its way; the other waits for it. One whose outcome stayed unknown blocks nothing but itself. */
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
