import { type Decimal, decimal } from '@earnkit/core';
import { and, eq } from 'drizzle-orm';
import { hashOfPassword } from '../account/fundingPassword.ts';
import { loans, type User, users } from '../account/tables.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import { coinOf } from '../coins/coins.ts';
import { fractionOf } from '../coins/rates.ts';
import type { Db } from '../database/openDatabase.ts';
import { type AccountKey, lockAccounts, postTransfer } from '../ledger/ledger.ts';
import { toUnits } from '../ledger/units.ts';
import { redeem, subscribe } from '../simple-earn/flexible/orders.ts';
import { settleHours } from '../simple-earn/flexible/settlement.ts';
import { autoEarn, flexibleHoldings } from '../simple-earn/flexible/tables.ts';
import type { Step, World } from './worlds.ts';

/**
 * Returns the shared person of a world, or a new person where `fresh` asks for one. A new person's history is made in
 * one transaction by the calls a customer makes, each at its time in the past, and every hour in between is settled.
 */
export async function openWorld(clock: Clock, world: World, { fresh = false } = {}): Promise<User | undefined> {
  const { person } = world;
  if (person === undefined) return undefined;
  const fundingPassword = world.fundingPassword === undefined ? null : await hashOfPassword(world.fundingPassword);
  return clock.write(async (tx, now) => {
    const [made] = await tx
      .insert(users)
      .values({ ...person, fundingPassword, world: world.id, fresh, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) {
      const [found] = await tx
        .select()
        .from(users)
        .where(and(eq(users.world, world.id), eq(users.fresh, false)));
      return found;
    }
    await live(tx, world, made, now);
    return made;
  });
}

async function live(tx: Db, world: World, user: User, now: number): Promise<void> {
  // Collateral was locked at the end of this history, not during it.
  const person: User = { ...user, fundingLocked: false };
  let settled: number | undefined;
  for (const step of world.steps) {
    const at = now - step.hoursAgo * HOUR;
    const hour = Math.floor(at / HOUR);
    if (settled !== undefined) await settleHours(tx, settled + 1, hour, user.id);
    settled = hour;
    await take(tx, person, step, at);
  }
  if (settled !== undefined) await settleHours(tx, settled + 1, Math.floor(now / HOUR), user.id);
  for (const [asset, amount] of Object.entries(world.marginFrozen ?? {})) {
    await tx
      .update(flexibleHoldings)
      .set({ marginFrozen: amount })
      .where(and(eq(flexibleHoldings.userId, user.id), eq(flexibleHoldings.asset, asset)));
  }
}

async function take(tx: Db, user: User, step: Step, at: number): Promise<void> {
  switch (step.call) {
    case 'deposit':
      return bring(tx, user.id, at, 'deposit', step, step.into ?? 'spot');
    case 'borrow':
      await tx.insert(loans).values({ userId: user.id, asset: step.asset, amount: step.amount });
      return bring(tx, user.id, at, 'borrow', step, 'spot');
    case 'subscribe':
      return subscribe(tx, user, at, { asset: step.asset, amount: decimal(step.amount), rateYear: leastRate(step) });
    case 'redeem':
      return redeem(tx, user, at, { asset: step.asset, amount: decimal(step.amount) });
    case 'autoEarn':
      await tx.insert(autoEarn).values({ userId: user.id, asset: step.asset, enabled: true });
  }
}

const leastRate = (step: { readonly asset: string; readonly rateYear?: string }): Decimal =>
  step.rateYear === undefined ? fractionOf(coinOf(step.asset)?.minRatePercent ?? '0') : decimal(step.rateYear);

/** Brings coins in: deposits from the world outside, loans from the exchange. */
async function bring(
  tx: Db,
  userId: number,
  at: number,
  kind: 'deposit' | 'borrow',
  step: { readonly asset: string; readonly amount: string },
  into: 'spot' | 'funding',
): Promise<void> {
  const from: AccountKey = { ownerId: null, asset: step.asset, kind: kind === 'deposit' ? 'external' : 'house' };
  const own: AccountKey = { ownerId: userId, asset: step.asset, kind: into };
  const account = await lockAccounts(tx, [from, own]);
  const amount = toUnits(step.amount);
  await postTransfer(tx, {
    kind,
    at,
    entries: [
      { accountId: account(from).id, amount: -amount },
      { accountId: account(own).id, amount },
    ],
  });
}
