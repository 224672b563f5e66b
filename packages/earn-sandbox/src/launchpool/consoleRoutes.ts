import * as v from 'valibot';
import { type Clock, HOUR } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { madeAt } from '../coins/listings.ts';
import { controlRead } from '../control/controlRoute.ts';
import type { Database } from '../database/openDatabase.ts';
import { readsChinese } from '../http/language.ts';
import { queryOf } from '../http/limits.ts';
import { pageFields, paging } from '../http/paging.ts';
import type { Exchange } from '../http/route.ts';
import { readFields } from '../http/wire.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { AIRDROPS, CANDY_DROPS, candyDropItem } from './candyDrops.ts';
import { inListOrder, readProjectRows } from './rows.ts';
import { statusOf } from './schedule.ts';
import { projects } from './tables.ts';

/** Projects on a page where the caller does not say. */
const PROJECTS_PAGE = 50;

const projectQuery = v.object({ status: v.optional(v.picklist(['1', '2', '3'])), ...pageFields });

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
