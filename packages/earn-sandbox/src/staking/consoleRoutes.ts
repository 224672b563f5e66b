import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { controlRead } from '../control/controlRoute.ts';
import type { Database } from '../database/openDatabase.ts';
import { queryOf } from '../http/limits.ts';
import { pageFields, paging } from '../http/paging.ts';
import { refusals } from '../refusal.ts';
import type { Exchange } from '../http/route.ts';
import { readsChinese } from '../http/language.ts';
import { wordsFor } from '../http/usWords.ts';
import { bit, readFields } from '../http/wire.ts';
import { fromUnits, toUnits } from '../units.ts';
import { CATALOGUE } from './catalogue.ts';
import { readFastUsed } from './holdings.ts';
import { inLanguage } from './product.ts';
import { PRODUCTS, venueOf } from './products.ts';
import { productRow } from './rows.ts';
import { stakeLots, stakeQuotas, stakingRedemptions } from './tables.ts';

/** Orders on a page where the caller does not say. */
const ORDERS_PAGE = 10;

const orderQuery = v.object({
  type: v.picklist(['0', '1']),
  coin: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** `0` leaves out the redemptions that have arrived. */
  arrived: v.optional(v.literal('0')),
  ...pageFields,
});

/** Serves what the exchange has no documented call for, and the console's own pages show (AMB-025). */
export function consoleRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  // Products with an odd config are listed for `odd=1` alone; anybody can open them by their id.
  controlRead(exchange, '/sandbox/staking/products', async ({ req: { raw } }) => {
    const at = await clock.now();
    const say = wordsFor((await exchange.sessions.of(raw)).user);
    const [fastUsed, left] = [await readFastUsed(db, at), await stakeQuotas.read(db)];
    const shown = PRODUCTS.filter((product) => queryOf(raw)['odd'] === '1' || CATALOGUE.includes(product));
    const chinese = readsChinese(raw);
    const list = shown.map((each) => {
      const product = inLanguage(each, chinese);
      const rest = left(product.pid);
      return {
        ...productRow(product, at, { fastUsed, left }, say),
        title: say(product.title),
        tag: product.tags ?? 0,
        sold_out: bit(rest !== undefined && rest < toUnits(product.minStake)),
      };
    });
    return { list, total: list.length };
  });

  controlRead(exchange, '/sandbox/staking/coins', async () => {
    const coins = [...new Set(PRODUCTS.flatMap(({ assets }) => assets))];
    const list = coins.map((coin) => ({
      coin,
      icon: iconOf(coin),
      pids: PRODUCTS.filter(({ assets }) => assets.includes(coin)).map(({ pid }) => pid),
    }));
    return { list, total: list.length };
  });

  controlRead(exchange, '/sandbox/staking/orders', async ({ req: { raw } }) => {
    const { user } = await exchange.sessions.of(raw);
    if (user === undefined) throw refusals.loginNeeded();
    const { type, coin, arrived, ...wire } = readFields(orderQuery, queryOf(raw));
    const page = paging(wire, ORDERS_PAGE);
    await clock.now();
    return type === '0' ? stakesOf(db, user.id, coin, page) : redemptionsOf(db, user.id, { coin, arrived }, page);
  });
}

/** Names the place of an order: its protocol, else its token or coin. */
function namedFields(pid: string) {
  const { product, venue } = venueOf(pid);
  return { pid, product_name: venue.protocolName ?? (product.credit ?? product.token)?.asset ?? product.assets[0] };
}

type Page = ReturnType<typeof paging>;

const count = { total: sql<string>`count(*)` };

/** A person's stakes, the latest first. */
async function stakesOf(db: Database['db'], userId: number, coin: string | undefined, { limit, offset }: Page) {
  const asked = and(eq(stakeLots.userId, userId), coin === undefined ? undefined : eq(stakeLots.asset, coin));
  const [counted] = await db.select(count).from(stakeLots).where(asked);
  const found = await db.select().from(stakeLots).where(asked).orderBy(desc(stakeLots.id)).limit(limit).offset(offset);
  const list = found.map((lot) => ({
    id: String(lot.id),
    ...namedFields(lot.pid),
    coin: lot.asset,
    amount: fromUnits(lot.staked),
    time: lot.at,
    src: bit(lot.vip),
  }));
  return { list, total: Number(counted?.total ?? 0) };
}

/** A person's redemptions, the latest first. */
async function redemptionsOf(
  db: Database['db'],
  userId: number,
  { coin, arrived }: Pick<v.InferOutput<typeof orderQuery>, 'coin' | 'arrived'>,
  { limit, offset }: Page,
) {
  const asked = and(
    eq(stakingRedemptions.userId, userId),
    coin === undefined ? undefined : eq(stakingRedemptions.asset, coin),
    arrived === undefined ? undefined : isNull(stakingRedemptions.paidAt),
  );
  const [counted] = await db.select(count).from(stakingRedemptions).where(asked);
  const found = await db.select().from(stakingRedemptions).where(asked).orderBy(desc(stakingRedemptions.id)).limit(limit).offset(offset);
  const list = found.map((row) => ({
    id: String(row.id),
    ...namedFields(row.pid),
    coin: row.asset,
    amount: fromUnits(row.amount),
    fee: fromUnits(row.fee),
    redeem_coin: row.redeemAsset,
    received: fromUnits(row.received),
    quick: bit(row.fast),
    time: row.at,
    redeem_stamp: row.arrivesAt,
    arrived: bit(row.paidAt !== null),
  }));
  return { list, total: Number(counted?.total ?? 0) };
}
