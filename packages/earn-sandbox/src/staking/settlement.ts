import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Settle } from '../clock/clock.ts';
import { updateRows } from '../database/batch.ts';
import type { Db } from '../database/openDatabase.ts';
import { openLedgerBatch } from '../ledger/moves.ts';
import { payDue } from './rewards.ts';
import { stakeLots, stakingRedemptions } from './tables.ts';

/** Pays the days of stakes that are due, and lets redemptions arrive. */
export const settleStaking: Settle = async (tx, _after, to, userId) => {
  await payRewards(tx, to, userId);
  await payRedemptions(tx, to, userId);
};

/** When the next reward is paid or the next redemption arrives. */
export const nextStakingPayment = sql`select least(
  (select min(${stakeLots.dueAt}) from ${stakeLots} where ${stakeLots.amount} > 0),
  (select min(${stakingRedemptions.arrivesAt}) from ${stakingRedemptions} where ${isNull(stakingRedemptions.paidAt)})
)`;

/** Pays every holding of which a stake is due; its other stakes come along, because they share its bonus. */
async function payRewards(tx: Db, to: number, userId: number | undefined): Promise<void> {
  const lots = await tx
    .select()
    .from(stakeLots)
    .where(
      and(
        gt(stakeLots.amount, 0n),
        userId === undefined ? undefined : eq(stakeLots.userId, userId),
        sql`(${stakeLots.userId}, ${stakeLots.pid}, ${stakeLots.asset}) in
          (select user_id, pid, asset from ${stakeLots} due where due.amount > 0 and due.due_at <= ${to}::bigint)`,
      ),
    )
    .orderBy(asc(stakeLots.id))
    .for('update');
  if (lots.length > 0) await payDue(tx, lots, to);
}

/** Brings what was redeemed into the spot account, each redemption at its time. */
async function payRedemptions(tx: Db, to: number, userId: number | undefined): Promise<void> {
  const due = await tx
    .select()
    .from(stakingRedemptions)
    .where(
      and(
        isNull(stakingRedemptions.paidAt),
        lte(stakingRedemptions.arrivesAt, to),
        userId === undefined ? undefined : eq(stakingRedemptions.userId, userId),
      ),
    )
    .orderBy(asc(stakingRedemptions.arrivesAt), asc(stakingRedemptions.id))
    .for('update');
  if (due.length === 0) return;
  const batch = await openLedgerBatch(tx, due, ({ userId: ownerId, redeemAsset: asset }) => ({
    onItsWay: { ownerId, asset, kind: 'unstaking' },
    spot: { ownerId, asset, kind: 'spot' },
  }));
  for (const { arrivesAt, received, onItsWay, spot } of batch.items)
    batch.move({ kind: 'staking-paid', at: arrivesAt, from: onItsWay, to: spot, amount: received });
  await batch.postMoves();
  for (const redemption of due) redemption.paidAt = redemption.arrivesAt;
  await updateRows(tx, stakingRedemptions, ['paidAt'], due);
}
