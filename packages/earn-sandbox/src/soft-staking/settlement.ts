import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { HOUR, type Settle } from '../clock/clock.ts';
import { insertRows } from '../database/batch.ts';
import type { Db } from '../database/openDatabase.ts';
import { openLedgerBatch } from '../ledger/moves.ts';
import { cutTo8, UNIT } from '../units.ts';
import { rateYearUnits } from '../rates/rate.ts';
import { SOFT_STAKING_COINS } from './coins.ts';
import { gainsWithin } from '../ledger/gains.ts';
import { type SoftStakingDay, softStakingDays, softStakingPeople, softStakingStopped } from './tables.ts';

const DAY_HOURS = 24;

/** The payout of a day: average of its 24 hours × rate / 365, divided once and cut down to 8 places. Hours without a snapshot count as nothing. */
export const payoutOf = (total: bigint, rateYear: bigint): bigint => cutTo8((total * rateYear) / (UNIT * BigInt(DAY_HOURS) * 365n));

/**
 * Takes a snapshot of each coin of everybody whose switch is on at each full hour, and pays a day at its end, 00:00 UTC
 * (SS-01). A day that began before the switch was turned off is paid for the hours in which it was on.
 */
export const settleSoftStaking: Settle = async (tx, after, to, userId) => {
  const [from, until] = [Math.floor(after / HOUR) + 1, Math.floor(to / HOUR)];
  if (until < from) return;
  const people = await openPeople(tx, userId);
  if (people.length === 0) return;
  const coins = people.flatMap((person) => SOFT_STAKING_COINS.map((coin) => ({ ...person, coin })));
  const ledger = await openLedgerBatch(tx, coins, ({ userId: ownerId, coin: { asset } }) => ({
    spot: { ownerId, asset, kind: 'spot' } as const,
    house: { ownerId: null, asset, kind: 'house' } as const,
  }));
  const gains = gainsWithin(
    tx,
    ledger.items.map(({ spot }) => spot.id),
  );
  const open = new Map((await readOpenDays(tx, userId)).map((day) => [nameOf(day), day]));
  const stopped = new Set((await tx.select().from(softStakingStopped)).map(({ asset }) => asset));
  const settled: (SoftStakingDay & { transfer?: number })[] = [];
  for (let hour = from; hour <= until; hour += 1) {
    for (const item of ledger.items) {
      const { userId: owner, coin, enabled } = item;
      if (hour % DAY_HOURS === 0) {
        const day = open.get(nameOf({ userId: owner, asset: coin.asset, day: hour / DAY_HOURS - 1 }));
        if (day !== undefined) {
          const rateYear = rateYearUnits(coin, hour);
          const paid = payoutOf(day.total, rateYear);
          const transfer =
            paid > 0n ? ledger.move({ kind: 'soft-staking', at: hour * HOUR, from: item.house, to: item.spot, amount: paid }) : undefined;
          settled.push({ ...day, rateYear, paid, ...(transfer !== undefined && { transfer }) });
          open.delete(nameOf(day));
        }
      }
      if (!enabled || stopped.has(coin.asset)) continue;
      const held = item.spot.balance - (gains.get(item.spot.id)?.(hour * HOUR) ?? 0n);
      if (held > 0n) addSnapshot(open, { userId: owner, asset: coin.asset, day: Math.floor(hour / DAY_HOURS) }, held);
    }
  }
  const ids = await ledger.postMoves();
  await keepDays(tx, [
    ...settled.map(({ transfer, ...day }) => ({ ...day, transferId: transfer === undefined ? null : (ids[transfer] ?? null) })),
    ...open.values(),
  ]);
};

/** The end of the day, where anybody's is paid: automatic lending takes the payout with the next hour. */
export async function nextSoftStakingPayout(tx: Db, after: number, userId?: number): Promise<number | undefined> {
  const [person] = await tx
    .select({ userId: softStakingPeople.userId })
    .from(softStakingPeople)
    .where(userId === undefined ? undefined : eq(softStakingPeople.userId, userId))
    .limit(1);
  const day = DAY_HOURS * HOUR;
  return person && (Math.floor(after / day) + 1) * day;
}

type DayKey = Pick<SoftStakingDay, 'userId' | 'asset' | 'day'>;

const nameOf = ({ userId, asset, day }: DayKey): string => `${userId}/${asset}/${day}`;

function addSnapshot(open: Map<string, SoftStakingDay>, key: DayKey, held: bigint): void {
  const day = open.get(nameOf(key)) ?? { ...key, snapshots: 0, total: 0n, rateYear: null, paid: null, transferId: null };
  open.set(nameOf(key), { ...day, snapshots: day.snapshots + 1, total: day.total + held });
}

/** Everybody whose switch is on, and those who have a day that is not paid yet. */
const openPeople = (tx: Db, userId: number | undefined) =>
  tx
    .select()
    .from(softStakingPeople)
    .where(
      and(
        userId === undefined ? undefined : eq(softStakingPeople.userId, userId),
        or(
          eq(softStakingPeople.enabled, true),
          sql`exists (select 1 from ${softStakingDays} where ${softStakingDays.userId} = ${softStakingPeople.userId} and ${softStakingDays.paid} is null)`,
        ),
      ),
    )
    .orderBy(softStakingPeople.userId)
    .for('update');

const readOpenDays = (tx: Db, userId: number | undefined): Promise<SoftStakingDay[]> =>
  tx
    .select()
    .from(softStakingDays)
    .where(and(isNull(softStakingDays.paid), userId === undefined ? undefined : eq(softStakingDays.userId, userId)));

/** Writes days in place of what was known of them. */
async function keepDays(tx: Db, days: readonly SoftStakingDay[]): Promise<void> {
  if (days.length === 0) return;
  const keys = JSON.stringify(days.map(({ userId, asset, day }) => ({ user_id: userId, asset, day })));
  await tx.execute(
    sql`delete from ${softStakingDays} d using json_to_recordset(${keys}::json) as k(user_id bigint, asset text, day bigint)
        where d.user_id = k.user_id and d.asset = k.asset and d.day = k.day and d.paid is null`,
  );
  await insertRows(tx, softStakingDays, days);
}
