import { sql, and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../database/openDatabase.ts';
import type { AccountKey } from '../../ledger/ledger.ts';
import { openLedgerBatch, type LedgerBatch } from '../../ledger/moves.ts';
import { type AccountKind, accounts } from '../../ledger/tables.ts';
import { HELD_OR_AUTO_EARN, type Holding, isAutoEarn, readHoldings } from './holdings.ts';
import { FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf } from './products.ts';
import { autoEarn, autoEarnAll, flexibleHoldings, flexibleOrders, flexibleSettlements } from './tables.ts';
import { HOUR } from '../../clock/clock.ts';
import { insertRows, updateRows } from '../../database/batch.ts';
import { type GainedSince, gainsWithin } from '../../ledger/gains.ts';
import { constantUnits, cutTo8, least } from '../../units.ts';
import { bonusOf, bonusStatus, interestOf } from '../../rates/interest.ts';
import { rateYearUnits } from '../../rates/rate.ts';

/** A holding while its hours are worked through. Its balances are those of its accounts; its earnings are kept up to date. */
type Position = Awaited<ReturnType<typeof openPositions>>['items'][number];

/**
 * Locks and reads every holding that holds something or is lent into automatically, and starts a batch over its accounts.
 *
 * @param userId only this person's.
 */
async function openPositions(tx: Db, userId?: number) {
  await makeAutoHoldings(tx, userId ?? null);
  const found = (await readHoldings(tx, userId, HELD_OR_AUTO_EARN, { lock: true })).flatMap((holding) => {
    const product = flexibleProductOf(holding.asset);
    return product === undefined ? [] : [{ holding, product }];
  });
  return openLedgerBatch(tx, found, keysOf);
}

/** The accounts of a position. Without a bonus, the last two repeat others and are not used. */
function keysOf({
  holding: { userId: ownerId },
  product: { asset, bonus },
}: {
  readonly holding: Holding;
  readonly product: FlexibleProduct;
}) {
  const own = (kind: AccountKind, of = asset): AccountKey => ({ ownerId, asset: of, kind });
  const house = (of = asset): AccountKey => ({ ownerId: null, asset: of, kind: 'house' });
  return {
    spot: own('spot'),
    lent: own('lent'),
    redeeming: own('redeeming'),
    house: house(),
    bonusSpot: own('spot', bonus?.asset),
    bonusHouse: house(bonus?.asset),
  };
}

/** Automatic lending needs a holding to lend into, also of coins never subscribed by hand. */
const makeAutoHoldings = (tx: Db, userId: number | null): Promise<unknown> => {
  const offered = JSON.stringify(FLEXIBLE_PRODUCTS.map((product) => product.asset));
  return tx.execute(
    sql`insert into ${flexibleHoldings} (user_id, asset)
        select owner_id, ${accounts.asset} from ${accounts} left join ${autoEarnAll} on ${autoEarnAll.userId} = owner_id
        left join ${autoEarn} on ${autoEarn.userId} = owner_id and ${autoEarn.asset} = ${accounts.asset}
        where kind = 'spot' and ${accounts.asset} in (select json_array_elements_text(${offered}::json)) and ${isAutoEarn}
          and (${userId}::bigint is null or owner_id = ${userId}::bigint)
        on conflict do nothing`,
  );
};

/** The results of several hours, to be written together. `transfer` is a position in the ledger's batch. */
interface Batch {
  readonly ledger: LedgerBatch;
  /** What other products pay into spot accounts later on, by account. They are settled before. */
  readonly gains: ReadonlyMap<number, GainedSince>;
  readonly payments: Omit<typeof flexibleSettlements.$inferInsert, 'transferId'>[];
  readonly autoOrders: (Omit<typeof flexibleOrders.$inferInsert, 'transferId'> & { readonly transfer: number })[];
}

/**
 * Pays what is due at the full hours `from` to `to` (hours since 1970, both included): interest and bonus of the hour
 * before, then pending redemptions, then automatic lending of idle balances. Everything is computed in memory and written
 * together, with interest and bonus of all these hours in one transfer, so that months take little time. The key (holding,
 * hour) prevents an hour from being paid twice.
 *
 * @param userId only this person, while their world is being made.
 */
export async function settleHours(tx: Db, from: number, to: number, userId?: number): Promise<void> {
  if (to < from) return;
  const ledger = await openPositions(tx, userId);
  const positions = ledger.items;
  if (positions.length === 0) return;
  const gains = gainsWithin(
    tx,
    positions.map(({ spot }) => spot.id),
  );
  const batch: Batch = { ledger, gains, payments: [], autoOrders: [] };
  for (let hour = from; hour <= to; hour += 1) settleHour(hour, positions, batch);
  const transferIds = await ledger.post({ kind: 'interest', at: to * HOUR });
  const paidBy = transferIds.at(-1) ?? 0;
  await insertRows(
    tx,
    flexibleSettlements,
    batch.payments.map((payment) => ({ ...payment, transferId: paidBy })),
  );
  await insertRows(
    tx,
    flexibleOrders,
    batch.autoOrders.map(({ transfer, ...order }) => ({ ...order, transferId: transferIds[transfer] ?? 0 })),
  );
  const changed = ['earning', 'lentOut', 'cumulative', 'bonusCumulative', 'lastRateYear'] as const;
  await updateRows(
    tx,
    flexibleHoldings,
    changed,
    positions.map(({ holding }) => holding),
  );
  await tx
    .update(flexibleOrders)
    .set({ pending: 0n, finishedAt: sql`(${flexibleOrders.at} / ${HOUR}::bigint + 1) * ${HOUR}::bigint` })
    .where(
      and(
        gt(flexibleOrders.pending, 0n),
        lt(flexibleOrders.at, to * HOUR),
        userId === undefined ? undefined : eq(flexibleOrders.userId, userId),
      ),
    );
}

function settleHour(hour: number, positions: readonly Position[], batch: Batch): void {
  const at = hour * HOUR;
  for (const position of positions) payInterest(position, hour, batch);
  for (const position of positions) {
    const { holding, redeeming, spot, lent } = position;
    if (redeeming.balance > 0n) batch.ledger.move({ kind: 'redeem-paid', at, from: redeeming, to: spot, amount: redeeming.balance });
    holding.earning = lent.balance;
    holding.lentOut = borrowedOf(position, hour);
    if (isLent(holding)) lendIdle(position, at, batch);
  }
}

/** Whether the idle balance is lent. A quota is reserved for manual subscriptions. */
const isLent = ({ autoEarn, hasQuota }: Position['holding']): boolean => autoEarn && !hasQuota;

function payInterest({ holding, product, ...accounts }: Position, hour: number, { ledger, payments }: Batch): void {
  // What is on its way out earns nothing more, and what came in since the last full hour nothing yet.
  const principal = least(holding.earning - accounts.redeeming.balance, accounts.lent.balance);
  const rateYear = rateYearUnits(product, hour);
  // Nobody borrows below the rate that the lender asks.
  if (principal <= 0n || rateYear < holding.minRateYear) return;
  const interest = interestOf(principal, rateYear);
  const pool = product.bonus !== undefined && bonusStatus(product.bonus, (hour - 1) * HOUR) === 1 ? product.bonus : undefined;
  const bonus = pool === undefined ? 0n : bonusOf(product.asset, pool, principal);
  holding.lastRateYear = rateYear;
  if (interest === 0n && bonus === 0n) return;
  if (interest > 0n) ledger.pay(accounts.house, accounts.lent, interest);
  if (bonus > 0n) ledger.pay(accounts.bonusHouse, accounts.bonusSpot, bonus, hour * HOUR);
  holding.cumulative += interest;
  holding.bonusCumulative += bonus;
  const bonusAsset = bonus > 0n ? (pool?.asset ?? null) : null;
  payments.push({
    holdingId: holding.id,
    hour,
    userId: holding.userId,
    asset: product.asset,
    principal,
    rateYear,
    interest,
    bonusAsset,
    bonus,
  });
}

/** What borrowers take for the coming hour: the coin's lent part, or nothing below the rate that the lender asks. */
const borrowedOf = ({ holding, product }: Position, hour: number): bigint =>
  rateYearUnits(product, hour + 1) < holding.minRateYear ? 0n : cutTo8((holding.earning * BigInt(product.lentPercent)) / 100n);

/**
 * Lends the idle balance in whole millionths if it reaches the product's least amount (SE-A-01). It does not include what another
 * product pays at the same moment.
 */
function lendIdle({ holding, product, spot, lent }: Position, at: number, { ledger, gains, autoOrders }: Batch): void {
  const step = 10n ** 12n;
  const idle = spot.balance - (gains.get(spot.id)?.(at - 1) ?? 0n);
  const amount = (idle / step) * step;
  if (amount < constantUnits(product.minLend)) return;
  const transfer = ledger.move({ kind: 'auto-lend', at, from: spot, to: lent, amount });
  autoOrders.push({ userId: holding.userId, asset: product.asset, type: 1, mode: 'auto', amount, at, finishedAt: at, transfer });
}
