import { and, desc, eq, gte, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { type Clock, HOUR } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { madeAt } from '../coins/listings.ts';
import { controlRead, needUser } from '../control/controlRoute.ts';
import type { Database } from '../database/openDatabase.ts';
import { readsChinese } from '../http/language.ts';
import { queryOf } from '../http/limits.ts';
import { pageFields, paging, windowFields } from '../http/paging.ts';
import type { Exchange } from '../http/route.ts';
import { readFields } from '../http/wire.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { AIRDROPS, CANDY_DROPS, candyDropItem } from './candyDrops.ts';
import { inListOrder, readProjectRows } from './rows.ts';
import { planOf, seriesOf, statusOf } from './schedule.ts';
import { fromUnits } from '../units.ts';
import { pools, projects, rewardDays, rewards } from './tables.ts';

/** Projects on a page where the caller does not say. */
const PROJECTS_PAGE = 50;

const projectQuery = v.object({ status: v.optional(v.picklist(['1', '2', '3'])), ...pageFields });

/** Rewards on a page where the caller does not say. */
const REWARDS_PAGE = 100;

const rewardQuery = v.object(windowFields);

/** Serves what the exchange has no documented call for, and the console's own pages show (AMB-025). */
export function consoleRoutes(exchange: Exchange, { db }: Database, clock: Clock, holders: StakeHolders): void {
  controlRead(exchange, '/sandbox/launchpool/projects', async ({ req: { raw } }) => {
    const { status, ...wire } = readFields(projectQuery, queryOf(raw));
    const { user } = await exchange.sessions.of(raw);
    const at = await clock.now();
    const { offset, limit } = paging(wire, PROJECTS_PAGE);
    const all = inListOrder(await db.select().from(projects), at).filter(
      (project) => status === undefined || String(statusOf(project, at)) === status,
    );
    const list = await readProjectRows(db, holders, { user, at, asked: all.slice(offset, offset + limit), chinese: readsChinese(raw) });
    return { list, total: all.length };
  });

  controlRead(exchange, '/sandbox/launchpool/rewards', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    const { from, to, ...wire } = readFields(rewardQuery, queryOf(raw));
    const { offset, limit } = paging(wire, REWARDS_PAGE);
    await clock.now();
    const found = await db
      .select({ paid: rewardDays, pool: pools, project: projects })
      .from(rewardDays)
      .innerJoin(rewards, eq(rewards.id, rewardDays.rewardId))
      .innerJoin(pools, eq(pools.rid, rewards.rid))
      .innerJoin(projects, eq(projects.pid, pools.pid))
      .where(
        and(eq(rewards.userId, user.id), gte(rewardDays.lastHour, Math.ceil(from / HOUR)), lt(rewardDays.lastHour, Math.ceil(to / HOUR))),
      )
      .orderBy(desc(rewardDays.lastHour), desc(rewardDays.id));
    const list = found.slice(offset, offset + limit).map(({ paid, pool, project }) => ({
      id: String(paid.id),
      kind: 'reward',
      coin: planOf(project, pool).asset,
      reward_coin: seriesOf(project).asset,
      amount: fromUnits(paid.amount),
      time: paid.lastHour * HOUR,
    }));
    return { list, total: found.length };
  });

  controlRead(exchange, '/sandbox/launchpool/candy-drops', async ({ req: { raw } }) => {
    const { locale = 'en' } = queryOf(raw);
    const { user } = await exchange.sessions.of(raw);
    const shown = user?.edition === 'us' ? [] : CANDY_DROPS;
    const list = shown.map((drop) => ({ coin: drop.asset, icon: iconOf(drop.asset), ...candyDropItem(drop, locale) }));
    return { list, total: list.length };
  });

  controlRead(exchange, '/sandbox/launchpool/airdrops', async () => {
    const made = Math.floor((await madeAt(db)) / (24 * HOUR));
    const list = AIRDROPS.map(({ id, asset, name, amount, daysAgo }) => ({
      id,
      coin: asset,
      icon: iconOf(asset),
      name,
      amount,
      distributed_at: (made - daysAgo) * 24 * HOUR,
    }));
    return { list, total: list.length };
  });
}
