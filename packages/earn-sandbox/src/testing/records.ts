import { type SQL, sql } from 'drizzle-orm';
import { browserOf } from '../browserOf.ts';
import { createSandbox } from '../createSandbox.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { SLICES } from '../slices.ts';

const FIRST_PERSON = sql`(select min(id) from users)`;

/**
 * Pays the first person interest on one coin in every hour, without the ledger.
 *
 * @param holding a number of its own for each coin
 * @param from first hour since 1970
 * @param to last hour since 1970
 */
export const interest = (holding: number, asset: string, from: number, to: number): SQL =>
  sql`insert into flexible_settlements (holding_id, hour, user_id, asset, principal, rate_year, interest, transfer_id)
      select ${1_000_000 + holding}::bigint, hour, ${FIRST_PERSON}, ${asset}::text, 100, 0.05, 0.01, 1
      from generate_series(${from}::bigint, ${to}::bigint) hour`;

/** Coins that pay interest in each hour. */
const COINS = ['USDT', 'BTC', 'ETH', 'SOL', 'GT', 'TRX', 'DOGE', 'USDC'] as const;

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Gives the first person of a world in a new data folder many records: payments of interest, back from this hour; a tenth as many
 * subscriptions, and a tenth as many ended fixed orders; a hundredth as many open ones, which end within a year. The ledger knows nothing
 * of them.
 */
export async function giveRecords(data: string, world: string, records: number): Promise<void> {
  const sandbox = await createSandbox({ data });
  await browserOf(sandbox.fetch).login(world);
  const now = await sandbox.now();
  await sandbox.close();
  const database = await openDatabase({ data }, SLICES);
  const last = Math.floor(now / HOUR);
  const first = last - Math.ceil(records / COINS.length) + 1;
  const some = Math.ceil(records / 10);
  const few = Math.ceil(records / 100);
  await database.transact(async (tx) => {
    for (const [index, asset] of COINS.entries()) await tx.execute(interest(index, asset, first, last));
    const ago = sql`${now}::bigint - number * ${HOUR}`;
    await tx.execute(
      sql`insert into flexible_orders (user_id, asset, type, mode, amount, at, finished_at, transfer_id)
          select ${FIRST_PERSON}, 'USDT', 1, 'manual', 100, ${ago}, ${ago}, 1 from generate_series(1, ${some}::bigint) number`,
    );
    const columns = sql`user_id, product_id, asset, principal, rate_year, days, interest, reinvest, redeem_account, mode`;
    const values = sql`${FIRST_PERSON}, '101', 'USDT', 100, 0.05, 7, 0.09, false, 'spot', 'manual'`;
    await tx.execute(
      sql`insert into fixed_orders (${columns}, created_at, finishes_at, redeem_mode, redeemed_at, paid_at)
          select ${values}, ${ago} - ${7 * DAY}::bigint, ${ago}, 'matured', ${ago}, ${ago} from generate_series(1, ${some}::bigint) number`,
    );
    const ends = sql`${now + 30 * DAY}::bigint + number % 300 * ${DAY}`;
    await tx.execute(
      sql`insert into fixed_orders (${columns}, created_at, finishes_at, due_at)
          select ${values}, ${now}::bigint - number, ${ends}, ${ends} from generate_series(1, ${few}::bigint) number`,
    );
    await tx.execute(sql`analyze`);
  });
  await database.close();
}
