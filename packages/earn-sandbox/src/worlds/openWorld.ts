import { and, eq } from 'drizzle-orm';
import { hashOfPassword } from '../account/fundingPassword.ts';
import { loans, type User, users } from '../account/tables.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import { type AccountKey, lockAccounts } from '../ledger/ledger.ts';
import { move } from '../ledger/moves.ts';
import { toUnits } from '../ledger/units.ts';
import { type SandboxSlice, type SeedStep, settleAll } from '../slice.ts';
import type { Step, World } from './worlds.ts';

/**
 * Returns the shared person of a world, or a new person where `fresh` asks for one. A new person's history is made in
 * one transaction by the calls a customer makes, each at its time in the past, and every hour in between is settled.
 */
export async function openWorld(
  clock: Clock,
  slices: readonly SandboxSlice[],
  world: World,
  { fresh = false } = {},
): Promise<User | undefined> {
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
    await seedWorld(tx, slices, world, made, now);
    return made;
  });
}

/** Carries out the steps of a world and of all slices in the order of their times, and settles every hour in between. */
async function seedWorld(tx: Db, slices: readonly SandboxSlice[], world: World, user: User, now: number): Promise<void> {
  const settle = settleAll(slices);
  // Funds were locked at the end of this history, not during it.
  const person: User = { ...user, fundingLocked: false };
  const own = world.steps.map((step): SeedStep => ({ hoursAgo: step.hoursAgo, run: (db, { id }, at) => applyStep(db, id, at, step) }));
  const added = slices.flatMap((slice) => slice.seed?.steps[world.id] ?? []);
  let settled: number | undefined;
  for (const step of [...own, ...added].toSorted((first, second) => second.hoursAgo - first.hoursAgo)) {
    const at = now - step.hoursAgo * HOUR;
    const hour = Math.floor(at / HOUR);
    if (settled !== undefined) await settle(tx, settled + 1, hour, user.id);
    settled = hour;
    await step.run(tx, person, at);
  }
  if (settled !== undefined) await settle(tx, settled + 1, Math.floor(now / HOUR), user.id);
  for (const slice of slices) await slice.seed?.finish?.(tx, user);
}

/** Brings coins in: deposits from the world outside, loans from the exchange. */
async function applyStep(tx: Db, userId: number, at: number, step: Step): Promise<void> {
  const { asset, call } = step;
  if (call === 'borrow') await tx.insert(loans).values({ userId, asset, amount: step.amount });
  const from: AccountKey = { ownerId: null, asset, kind: call === 'deposit' ? 'external' : 'house' };
  const own: AccountKey = { ownerId: userId, asset, kind: call === 'deposit' ? (step.into ?? 'spot') : 'spot' };
  const account = await lockAccounts(tx, [from, own]);
  const amount = toUnits(step.amount);
  await move(tx, { kind: call, at, from: account(from), to: account(own), amount });
}
