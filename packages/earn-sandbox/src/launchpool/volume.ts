import { sql } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import { type Db, rows } from '../database/openDatabase.ts';
import { toUnits } from '../units.ts';

const DAY = 24 * HOUR;

/** A trading volume in USD, and how much of a stake counts for rewards from there on. */
export interface VolumeStep {
  readonly volume: string;
  readonly limit: string;
}

/** Days that count for the trading volume: 60 where the pool does not say (LP-03). */
export const daysOf = ({ volumeDays = 60 }: { readonly volumeDays?: number }): number => volumeDays;

/** What people have traded. */
export interface Volumes {
  /** Volume of the days up to a moment, in USDT, smallest steps. */
  readonly of: (userId: number, at: number, days: number) => bigint;
}

/** Reads what people have traded since a moment: what each trade moved in USDT. */
export async function readVolumes(db: Db, userIds: readonly number[], since: number): Promise<Volumes> {
  const trades = new Map<number, { readonly at: number; readonly amount: bigint }[]>();
  const found =
    userIds.length === 0
      ? []
      : await rows<{ owner_id: string | number; at: string | number; amount: string }>(
          db,
          sql`select a.owner_id, t.at, abs(e.amount)::text as amount from transfers t
              join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
              where t.kind = 'trade' and t.at > ${since} and a.asset = 'USDT' and a.kind = 'spot'
                and a.owner_id in (select json_array_elements_text(${JSON.stringify(userIds)}::json)::bigint)`,
        );
  for (const { owner_id: owner, at, amount } of found) {
    const own = trades.get(Number(owner)) ?? [];
    own.push({ at: Number(at), amount: toUnits(amount) });
    trades.set(Number(owner), own);
  }
  return {
    of: (userId, at, days) => {
      let sum = 0n;
      for (const trade of trades.get(userId) ?? []) if (trade.at > at - days * DAY && trade.at <= at) sum += trade.amount;
      return sum;
    },
  };
}

/** How much of a stake counts for rewards with a trading volume; without steps all of it. */
export function countedOf(staked: bigint, volume: bigint, steps: readonly VolumeStep[] | undefined): bigint {
  if (steps === undefined) return staked;
  const limit = toUnits(steps.findLast((step) => toUnits(step.volume) <= volume)?.limit ?? '0');
  return staked < limit ? staked : limit;
}
