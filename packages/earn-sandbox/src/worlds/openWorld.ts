import { and, eq } from 'drizzle-orm';
import { hashOfPassword } from '../account/fundingPassword.ts';
import { borrow } from '../account/loans.ts';
import { type User, users } from '../users.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import type { Database, Db } from '../database/openDatabase.ts';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import { spareQuotas } from '../orders/quotas.ts';
import { type SandboxSlice, type SeedStep, settleAll } from '../slice.ts';
import type { Step, World } from './worlds.ts';

/**
 * Returns the shared person of a world, or a new person where `fresh` asks for one. A new person's history is made in
 * one transaction by the calls a customer makes, each at its time in the past, and what falls due in between is settled. It
 * takes nothing of the quotas that others have, and does not fail where one is used up.
 */
export async function openWorld(
  { db }: Database,
  clock: Clock,
  slices: readonly SandboxSlice[],
  world: World,
  { fresh = false } = {},
): Promise<User | undefined> {
  const { person } = world;
  if (person === undefined) return undefined;
  const find = async (from: Db): Promise<User | undefined> => {
    const [found] = await from
      .select()
      .from(users)
      .where(and(eq(users.world, world.id), eq(users.fresh, false)));
    return found;
  };
  const before = fresh ? undefined : await find(db);
  if (before !== undefined) return before;
  const fundingPassword = world.fundingPassword === undefined ? null : await hashOfPassword(world.fundingPassword);
  return clock.write(async (tx, now) => {
    const [made] = await tx
      .insert(users)
      .values({ ...person, fundingPassword, world: world.id, fresh, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) return find(tx);
    await seedWorld(tx, slices, world, made, now);
    return made;
  });
}

/** Carries out the steps of a world and of all slices in the order of their times, and settles what falls due in between. */
async function seedWorld(tx: Db, slices: readonly SandboxSlice[], world: World, user: User, now: number): Promise<void> {
  const settle = settleAll(slices);
  spareQuotas(tx);
  // Funds were locked at the end of this history, not during it.
  const person: User = { ...user, fundingLocked: false };
  const own = world.steps.map((step): SeedStep => ({ hoursAgo: step.hoursAgo, run: (db, { id }, at) => applyStep(db, id, at, step) }));
  const added = slices.flatMap((slice) => slice.seed?.steps[world.id] ?? []);
  let settled: number | undefined;
  for (const step of [...own, ...added].toSorted((first, second) => second.hoursAgo - first.hoursAgo)) {
    const at = now - step.hoursAgo * HOUR;
    if (settled !== undefined) await settle(tx, settled, at, user.id);
    settled = at;
    await step.run(tx, person, at);
  }
  if (settled !== undefined) await settle(tx, settled, now, user.id);
  for (const slice of slices) await slice.seed?.finish?.(tx, user);
}

/** Brings coins in: deposits from the world outside, loans from the exchange. */
async function applyStep(tx: Db, userId: number, at: number, step: Step): Promise<void> {
  const { asset, call, amount } = step;
  if (call === 'borrow') return borrow(tx, { userId, asset, amount, at });
  await bringIn(tx, { at, to: { ownerId: userId, asset, kind: step.into ?? 'spot' }, amount: toUnits(amount) });
}
