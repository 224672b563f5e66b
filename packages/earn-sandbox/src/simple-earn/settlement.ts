import { HOUR, type Settle } from '../clock/clock.ts';
import type { ExchangeDays } from '../exchangeDay.ts';
import { nextFixedDue, settleFixed } from './fixed/settlement.ts';
import { settleHours } from './flexible/settlement.ts';

/**
 * Pays everything of Simple Earn that is due, in the order in which it falls due: what a fixed order pays can be lent
 * automatically in a following hour. At a full hour, flexible Simple Earn comes first.
 */
export const settleSimpleEarn =
  (calendar: ExchangeDays): Settle =>
  async (tx, after, to, userId) => {
    const settleFlexible = (from: number, until: number): Promise<void> =>
      settleHours(tx, Math.floor(from / HOUR) + 1, Math.floor(until / HOUR), userId);
    let reached = after;
    for (let due = await nextFixedDue(tx, to, userId); due !== undefined; due = await nextFixedDue(tx, to, userId)) {
      await settleFlexible(reached, due);
      await settleFixed(tx, calendar, due, userId);
      reached = due;
    }
    await settleFlexible(reached, to);
  };
