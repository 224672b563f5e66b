import { inArray } from 'drizzle-orm';
import { groupBy } from '../groupBy.ts';
import { insertRows, updateRows } from '../database/batch.ts';
import type { Db } from '../database/openDatabase.ts';
import type { AccountKey } from '../ledger/ledger.ts';
import { openLedgerBatch, type RunningAccount } from '../ledger/moves.ts';
import type { AccountKind } from '../ledger/tables.ts';
import { cutTo8, UNIT } from '../units.ts';
import { bonusOfDay, exchanged } from './bonus.ts';
import { sumOf } from './holdings.ts';
import { paysAtRedemption, type Placed, taskOf } from './product.ts';
import { venueOf } from './products.ts';
import { baseRateOf, DAY, dayOf, tokenWorth } from './rates.ts';
import { bonusTasks, type StakeLot, stakeLots, stakingRewards } from './tables.ts';

/** The position of the bonus among the rewards of a day. */
const BONUS = -1;

/** When a day of a stake is over; days count from 1. */
const endOf = ({ earnsFrom }: Pick<StakeLot, 'earnsFrom'>, day: number): number => earnsFrom + day * DAY;

/** When a day of a stake is paid, to the second: when it is over, but not before the first reward is; null with the redemption. */
export function dueOf(lot: Pick<StakeLot, 'earnsFrom' | 'at' | 'pid'>, day: number): number | null {
  const { product } = venueOf(lot.pid);
  return paysAtRedemption(product) ? null : Math.max(endOf(lot, day), lot.at + product.rewardDelayDays * DAY);
}

/** A stake while its days are worked through. */
interface Earning extends Placed {
  readonly lot: StakeLot;
  /** When its owner did the task of its bonus; `undefined` before, and where there is none. */
  readonly doneAt: number | undefined;
}

/** Stakes with the same key are one holding: they share its bonus. */
const holdingKey = ({ userId, pid, asset }: StakeLot): string => `${userId}/${pid}/${asset}`;

/** One day of one stake. */
interface EarnedDay {
  readonly item: Earning & Accounts;
  readonly day: number;
  /** When it is paid. */
  readonly at: number;
}

type Accounts = Readonly<
  Record<'held' | 'heldHouse' | 'first' | 'firstHouse' | 'second' | 'secondHouse' | 'bonus' | 'bonusHouse', RunningAccount>
>;

function keysOf({ lot, venue }: Earning): Readonly<Record<keyof Accounts, AccountKey>> {
  const own = (asset: string, kind: AccountKind = 'spot'): AccountKey => ({ ownerId: lot.userId, asset, kind });
  const house = (asset: string): AccountKey => ({ ownerId: null, asset, kind: 'house' });
  const [first = lot.asset, second = first] = venue.rewards.map((reward) => reward.asset);
  const bonus = venue.bonus?.asset ?? first;
  return {
    held: own(lot.asset, 'staked'),
    heldHouse: house(lot.asset),
    first: own(first),
    firstHouse: house(first),
    second: own(second),
    secondHouse: house(second),
    bonus: own(bonus),
    bonusHouse: house(bonus),
  };
}

/** Pays the days of stakes that fall due up to a moment. All open stakes of a holding come together, for they share its bonus. */
export const payDue = (tx: Db, lots: readonly StakeLot[], to: number): Promise<unknown> =>
  pay(tx, lots, to, (lot, day) => {
    const due = dueOf(lot, day);
    return due !== null && due <= to ? due : undefined;
  });

/** A reward that was paid. */
type PaidReward = Pick<typeof stakingRewards.$inferInsert, 'rewardAsset' | 'amount'>;

/** Pays everything that stakes have earned until now, because some of it is redeemed, and returns what was paid. */
export const payEarned = (tx: Db, lots: readonly StakeLot[], now: number): Promise<readonly PaidReward[]> =>
  pay(tx, lots, now, (lot, day) => (endOf(lot, day) <= now ? now : undefined));

/**
 * Computes the rewards of the days in the order in which they are paid, and writes them in one transfer. The key (stake, day,
 * part) makes a second payment impossible. The stakes are updated in place.
 */
async function pay(
  tx: Db,
  lots: readonly StakeLot[],
  to: number,
  paidAt: (lot: StakeLot, day: number) => number | undefined,
): Promise<readonly PaidReward[]> {
  const batch = await openLedgerBatch(tx, await earningOf(tx, lots), keysOf);
  const days: EarnedDay[] = [];
  for (const item of batch.items) {
    for (let day = item.lot.days + 1; ; day += 1) {
      const at = paidAt(item.lot, day);
      if (at === undefined) break;
      days.push({ item, day, at });
    }
  }
  if (days.length === 0) return [];
  const holdings = groupBy(lots, holdingKey);
  const paid: Omit<typeof stakingRewards.$inferInsert, 'transferId'>[] = [];
  for (const each of days.toSorted((first, second) => first.at - second.at || first.item.lot.id - second.item.lot.id)) {
    const { lot, product } = each.item;
    const before = sumOf((holdings.get(holdingKey(lot)) ?? []).filter(({ id }) => id < lot.id));
    for (const { part, rewardAsset, amount } of sharesOf(each.item, each.day, before)) {
      if (amount === 0n) continue;
      const [from, into] = sidesOf(each.item, part);
      const { id: lotId, userId, pid, asset, amount: held } = lot;
      batch.pay(from, into, amount, each.at);
      paid.push({ lotId, day: each.day, part, userId, pid, asset, rewardAsset, amount, held, at: each.at });
      if (product.token?.grows) lot.amount += amount;
    }
    lot.days = each.day;
    lot.dueAt = dueOf(lot, each.day + 1);
  }
  const transferId = (await batch.post({ kind: 'staking-reward', at: to })).at(-1) ?? 0;
  await insertRows(
    tx,
    stakingRewards,
    paid.map((row) => ({ ...row, transferId })),
  );
  await updateRows(tx, stakeLots, ['amount', 'days', 'dueAt'], [...new Set(days.map(({ item }) => item.lot))]);
  return paid;
}

/** A reward of one day of a stake. */
interface Share {
  /** Position among the venue's rewards; {@link BONUS} for the bonus. */
  readonly part: number;
  readonly rewardAsset: string;
  readonly amount: bigint;
}

/**
 * What one day of a stake earns, by the rate at its start. A growing token adds its growth to the holding.
 *
 * @param before what is held in older stakes of the same holding.
 */
function sharesOf({ lot, product, venue, doneAt }: Earning, day: number, before: bigint): readonly Share[] {
  const { asset, amount } = lot;
  const [start, end] = [endOf(lot, day - 1), endOf(lot, day)];
  if (product.token?.grows) {
    const growth = (amount * tokenWorth(product, end)) / tokenWorth(product, start) - amount;
    return [{ part: 0, rewardAsset: asset, amount: cutTo8(growth) }];
  }
  const earned = (amount * baseRateOf(venue, dayOf(start))) / (UNIT * 365n);
  const shares = venue.rewards.map((reward, part) => ({
    part,
    rewardAsset: reward.asset,
    amount: cutTo8(exchanged((earned * BigInt(reward.percent)) / 100n, asset, reward.asset)),
  }));
  const { bonus } = venue;
  if (bonus === undefined) return shares;
  return [...shares, { part: BONUS, rewardAsset: bonus.asset, amount: bonusOfDay(bonus, { asset, before, amount, at: start, doneAt }) }];
}

/** Where a reward comes from and goes to. */
function sidesOf(item: Earning & Accounts, part: number) {
  if (item.product.token?.grows) return [item.heldHouse, item.held] as const;
  if (part === BONUS) return [item.bonusHouse, item.bonus] as const;
  return part === 0 ? ([item.firstHouse, item.first] as const) : ([item.secondHouse, item.second] as const);
}

/** Stakes with their places and the tasks that their owners have done. */
async function earningOf(db: Db, lots: readonly StakeLot[]): Promise<readonly Earning[]> {
  const placed = lots.map((lot) => ({ lot, ...venueOf(lot.pid) }));
  const owners = [...new Set(placed.flatMap(({ lot, product }) => (taskOf(product) ? [lot.userId] : [])))];
  const done = owners.length === 0 ? [] : await db.select().from(bonusTasks).where(inArray(bonusTasks.userId, owners));
  return placed.map((each) => {
    const key = taskOf(each.product)?.key;
    return { ...each, doneAt: done.find((row) => row.userId === each.lot.userId && row.key === key)?.doneAt };
  });
}

/**
 * What a redemption now would pay beside its amount: whole days that are earned and not paid yet, by coin (ST-100). Nothing of a growing
 * token, which adds to the holding.
 */
export async function accruedOf(db: Db, lots: readonly StakeLot[], now: number): Promise<ReadonlyMap<string, bigint>> {
  const sums = new Map<string, bigint>();
  const holdings = groupBy(lots, holdingKey);
  for (const item of await earningOf(db, lots)) {
    const { lot, product } = item;
    if (product.token?.grows) continue;
    const before = sumOf((holdings.get(holdingKey(lot)) ?? []).filter(({ id }) => id < lot.id));
    for (let day = lot.days + 1; endOf(lot, day) <= now; day += 1)
      for (const { rewardAsset, amount } of sharesOf(item, day, before)) sums.set(rewardAsset, (sums.get(rewardAsset) ?? 0n) + amount);
  }
  return sums;
}
