import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { readSpot } from '../account/reads.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { controlRead, needUser } from '../control/controlRoute.ts';
import type { Database } from '../database/openDatabase.ts';
import { type Exchange, privateRoute } from '../http/route.ts';
import { queryOf } from '../http/limits.ts';
import { paging, windowFields } from '../http/paging.ts';
import { bit, readFields } from '../http/wire.ts';
import { cutTo8, fromUnits } from '../units.ts';
import { rateYear } from '../rates/rate.ts';
import { SOFT_STAKING_COINS } from './coins.ts';
import { type SoftStakingDay, softStakingDays, softStakingPeople, softStakingStopped } from './tables.ts';

const DAY = 24 * HOUR;

/** Payouts on a page where the caller does not say. */
const PAYOUTS_PAGE = 100;

const payoutQuery = v.object(windowFields);

/** Payouts that an answer holds at most. */
const LATEST_PAYOUTS = 60;

/** Serves the switch of soft staking, and for the console how it stands and what it paid (AMB-025, AMB-036). */
export function softStakingRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  privateRoute(exchange, setSoftStaking, async ({ user, wire: { status: enabled } }) => {
    await clock.write((tx) =>
      tx
        .insert(softStakingPeople)
        .values({ userId: user.id, enabled })
        .onConflictDoUpdate({ target: softStakingPeople.userId, set: { enabled } }),
    );
    return null;
  });

  const stoppedCoins = async (): Promise<ReadonlySet<string>> =>
    new Set((await db.select().from(softStakingStopped)).map(({ asset }) => asset));

  controlRead(exchange, '/sandbox/soft-staking/coins', async () => {
    const at = await clock.now();
    const stopped = await stoppedCoins();
    const list = SOFT_STAKING_COINS.map((coin) => ({
      asset: coin.asset,
      supported: bit(!stopped.has(coin.asset)),
      rate_year: nextRateOf(coin, at),
    }));
    return { list, total: list.length };
  });

  controlRead(exchange, '/sandbox/soft-staking/payouts', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    const { from, to, ...wire } = readFields(payoutQuery, queryOf(raw));
    const { offset, limit } = paging(wire, PAYOUTS_PAGE);
    await clock.now();
    const paid = await db
      .select()
      .from(softStakingDays)
      .where(and(eq(softStakingDays.userId, user.id), gt(softStakingDays.paid, 0n)))
      .orderBy(desc(softStakingDays.day), softStakingDays.asset);
    const found = paid.map(payoutRow).filter(({ time }) => time >= from && time < to);
    const list = found.slice(offset, offset + limit).map(({ asset, day, amount, time }) => ({
      id: `${asset}-${day / DAY}`,
      kind: 'reward',
      coin: asset,
      reward_coin: asset,
      amount,
      time,
    }));
    return { list, total: found.length };
  });

  controlRead(exchange, '/sandbox/soft-staking', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    const at = await clock.now();
    const [person] = await db.select().from(softStakingPeople).where(eq(softStakingPeople.userId, user.id));
    const stopped = await stoppedCoins();
    const days = await db
      .select()
      .from(softStakingDays)
      .where(eq(softStakingDays.userId, user.id))
      .orderBy(desc(softStakingDays.day), softStakingDays.asset);
    const spot = await readSpot(db, user.id);
    const hoursOfToday = Math.floor((at % DAY) / HOUR) + 1;
    const paid = days.filter((day) => day.paid !== null);
    return {
      status: bit(person?.enabled),
      coins: SOFT_STAKING_COINS.map((coin) => {
        const ofCoin = days.filter(({ asset }) => asset === coin.asset);
        const today = ofCoin.find(({ day }) => day === Math.floor(at / DAY));
        return {
          asset: coin.asset,
          icon: iconOf(coin.asset),
          supported: bit(!stopped.has(coin.asset)),
          holding: spot.get(coin.asset) ?? '0',
          rate_year: nextRateOf(coin, at),
          // As the day will be paid: an hour without a snapshot counts as nothing.
          average_today: fromUnits(today ? cutTo8(today.total / BigInt(hoursOfToday)) : 0n),
          hours_today: today?.snapshots ?? 0,
          passed_today: hoursOfToday,
          last_payout: fromUnits(paid.find(({ asset }) => asset === coin.asset)?.paid ?? 0n),
          earned: fromUnits(ofCoin.reduce((sum, day) => sum + (day.paid ?? 0n), 0n)),
        };
      }),
      payouts: paid.slice(0, LATEST_PAYOUTS).map(payoutRow),
    };
  });
}

/** The rate of the day that is being measured. */
const nextRateOf = (coin: (typeof SOFT_STAKING_COINS)[number], at: number): string => rateYear(coin, (Math.floor(at / DAY) + 1) * 24);

const payoutRow = ({ asset, day, total, snapshots, rateYear: rate, paid }: SoftStakingDay) => ({
  asset,
  day: day * DAY,
  average: fromUnits(cutTo8(total / 24n)),
  hours: snapshots,
  rate_year: fromUnits(rate ?? 0n),
  amount: fromUnits(paid ?? 0n),
  time: (day + 1) * DAY,
});
