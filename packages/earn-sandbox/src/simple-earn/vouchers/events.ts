import * as v from 'valibot';
import { refusals } from '../../refusal.ts';
import { sliceEvent } from '../../slice.ts';
import { lockVoucher, markUsed } from './vouchers.ts';

const used = v.object({ event: v.literal('voucher-used'), voucher: v.optional(v.string()) });

/** A voucher of the person, or all of them, is used elsewhere, such as in another tab. */
export const voucherUsed = sliceEvent('voucher-used', used, async ({ transact }, { voucher }, user) => {
  if (user === undefined) throw refusals.loginNeeded();
  await transact(async (tx) => {
    if (voucher !== undefined) await lockVoucher(tx, user.id, voucher);
    await markUsed(tx, user.id, voucher);
  });
});
