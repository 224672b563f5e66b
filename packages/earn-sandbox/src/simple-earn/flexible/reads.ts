import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../database/openDatabase.ts';
import { greatest, least, toUnits } from '../../ledger/units.ts';
import { flexibleProductOf } from './products.ts';
import { autoEarn, autoEarnAll } from './tables.ts';

/** A holding as it stands now; amounts in smallest steps. */
export interface HoldingState {
  readonly id: string;
  readonly asset: string;
  /** All of it, what is on its way out included. */
  readonly current: bigint;
  /** Of it, with borrowers. */
  readonly lentOut: bigint;
  readonly redeeming: bigint;
  readonly marginFrozen: bigint;
  readonly cumulative: bigint;
  readonly bonusCumulative: bigint;
  readonly minRateYear: bigint;
  readonly lastRateYear: bigint | undefined;
  readonly autoEarn: boolean;
}

/** The holdings of a person that hold anything, or the one of a coin, in the order in which they were made. */
export async function readHoldings(db: Db, userId: number, asset?: string): Promise<readonly HoldingState[]> {
  const found = await rows<{
    id: string | number;
    asset: string;
    lent: string;
    redeeming: string;
    lent_out: string;
    margin_frozen: string;
    cumulative: string;
    bonus_cumulative: string;
    min_rate_year: string;
    last_rate_year: string | null;
    auto: boolean;
  }>(
    db,
    sql`select * from (
          select h.id, h.asset, h.lent_out, h.margin_frozen, h.cumulative, h.bonus_cumulative, h.min_rate_year, h.last_rate_year,
            coalesce(l.balance, 0) as lent, coalesce(r.balance, 0) as redeeming, coalesce(e.enabled, g.enabled, false) as auto
          from flexible_holdings h left join auto_earn_all g on g.user_id = h.user_id
          left join accounts l on l.owner_id = h.user_id and l.asset = h.asset and l.kind = 'lent'
          left join accounts r on r.owner_id = h.user_id and r.asset = h.asset and r.kind = 'redeeming'
          left join auto_earn e on e.user_id = h.user_id and e.asset = h.asset
          where h.user_id = ${userId} and (${asset ?? null}::text is null or h.asset = ${asset ?? null}::text)
        ) held where lent + redeeming > 0 order by id`,
  );
  return found.map((row) => {
    const redeeming = toUnits(row.redeeming);
    const current = toUnits(row.lent) + redeeming;
    return {
      id: String(row.id),
      asset: row.asset,
      current,
      lentOut: least(current, greatest(toUnits(row.lent_out), redeeming)),
      redeeming,
      marginFrozen: toUnits(row.margin_frozen),
      cumulative: toUnits(row.cumulative),
      bonusCumulative: toUnits(row.bonus_cumulative),
      minRateYear: toUnits(row.min_rate_year),
      lastRateYear: row.last_rate_year === null ? undefined : toUnits(row.last_rate_year),
      autoEarn: row.auto,
    };
  });
}

/** Interest and bonus paid to a person between two instants, the second excluded, by coin. */
export async function readPaid(
  db: Db,
  userId: number,
  fromHour: number,
  toHour: number,
): Promise<readonly { asset: string; amount: string }[]> {
  return rows(
    db,
    sql`select asset, sum(amount)::text as amount from (
          select asset, interest as amount from flexible_settlements where user_id = ${userId} and hour >= ${fromHour} and hour < ${toHour}
          union all
          select bonus_asset, bonus from flexible_settlements where user_id = ${userId} and hour >= ${fromHour} and hour < ${toHour} and bonus > 0
        ) paid group by asset`,
  );
}

/** Interest and bonus ever paid to a person, by coin. */
export async function readPaidEver(db: Db, userId: number): Promise<readonly { asset: string; amount: string }[]> {
  const found = await rows<{ asset: string; cumulative: string; bonus: string }>(
    db,
    sql`select asset, cumulative, bonus_cumulative as bonus from flexible_holdings where user_id = ${userId}`,
  );
  return found.flatMap(({ asset, cumulative, bonus }) => {
    const bonusAsset = flexibleProductOf(asset)?.bonus?.asset;
    return [{ asset, amount: cumulative }, ...(bonusAsset === undefined ? [] : [{ asset: bonusAsset, amount: bonus }])];
  });
}

/** A person's switches of automatic lending. */
export interface AutoEarnSwitches {
  /** The switch for all coins. */
  readonly all: boolean;
  /** Whether a coin is lent automatically: its own switch, else the one for all coins. */
  readonly isOn: (asset: string) => boolean;
}

/** Reads a person's switches of automatic lending. */
export async function readAutoEarn(db: Db, userId: number): Promise<AutoEarnSwitches> {
  const [common] = await db.select().from(autoEarnAll).where(eq(autoEarnAll.userId, userId));
  const found = await db.select().from(autoEarn).where(eq(autoEarn.userId, userId));
  const all = common?.enabled ?? false;
  const own = new Map(found.map((row) => [row.asset, row.enabled]));
  return { all, isOn: (asset) => own.get(asset) ?? all };
}
