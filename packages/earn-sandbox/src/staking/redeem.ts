import type { WireOf } from '@earnkit/core/endpoint';
import type { redemptions } from '@earnkit/core/staking/contract';
import { and, eq } from 'drizzle-orm';
import type { User } from '../users.ts';
import type { Db } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type AccountKey, type Entry, lockAccounts, postTransfer } from '../ledger/ledger.ts';
import { cutTo8, fromUnits, greatest, least, toUnits, UNIT } from '../units.ts';
import { needRedeemed, needUnlocked } from '../orders/orderRoute.ts';
import { latestFirst } from '../orders/latestFirst.ts';
import { sparesQuotas } from '../orders/quotas.ts';
import { freeOf, isCrowdHolder, readLots } from './holdings.ts';
import type { RedeemTerm, StakingProduct, Venue } from './product.ts';
import { needTarget } from './products.ts';
import { DAY, dayOf } from './rates.ts';
import { stakingRefusals } from './refusals.ts';
import { payEarned } from './rewards.ts';
import { DECIMALS } from './stake.ts';
import { fastQuotas, type StakeLot, stakeLots, stakeQuotas, stakingRedemptions } from './tables.ts';

/** What a redemption comes to. */
export interface Redeemed {
  /** Unix seconds. */
  readonly arrivesAt: number;
  /** The rewards that were paid with it, by coin. */
  readonly accrued: ReadonlyMap<string, bigint>;
}

/**
 * Redeems an amount, of the latest stake first (API-64). What it earned until now is paid at once. The amount leaves the
 * holding at once, and arrives without the fee: after minutes, after days, or now.
 *
 * @returns when it arrives, in unix seconds, and the rewards that were paid with it.
 */
export async function redeem(tx: Db, user: User, at: number, order: WireOf<typeof redemptions.redeem>): Promise<Redeemed> {
  const { coin: asset, redeem_coin: redeemAsset } = order;
  if (order.side !== 1) throw refusals.badInput('The field side of a redemption is 1.');
  if (order.quick !== 0 && order.quick !== 1) throw refusals.badInput('The field quick is 0 or 1.');
  const isFast = order.quick === 1;
  const { product, venue } = await needHeldTarget(tx, user, order);
  const term = product.redeem.find((each) => each.asset === redeemAsset);
  if (term === undefined) throw stakingRefusals.notPaidIn(product.redeem.map((each) => each.asset).join(', '));
  needUnlocked(user);
  const own = (of: string, kind: 'spot' | 'staked' | 'unstaking'): AccountKey => ({ ownerId: user.id, asset: of, kind });
  const house = (of: string): AccountKey => ({ ownerId: null, asset: of, kind: 'house' });
  const keys = {
    staked: own(asset, 'staked'),
    house: house(asset),
    redeemHouse: house(redeemAsset),
    spot: own(redeemAsset, 'spot'),
    unstaking: own(redeemAsset, 'unstaking'),
  };
  const account = await lockAccounts(tx, Object.values(keys));
  const lots = await readLots(tx, user.id, [venue.pid], { asset, lock: true });
  const held = freeOf(lots);
  const amount = needRedeemed(order.amount, DECIMALS, product.minRedeem, asset, held);
  if (held === 0n) throw stakingRefusals.nothingStaked();
  // A growing token adds its growth to the holding, which a redemption lowers by its amount alone.
  const paid = product.token?.grows === true ? [] : await payEarned(tx, lots, at);
  if (amount > held) throw stakingRefusals.aboveStake(fromUnits(held), asset);
  const fast = isFast ? needFast(term) : undefined;
  const quota = fast ? await takeFastQuota(tx, product, { asset: redeemAsset, daily: fast.daily }, amount, at) : 0n;
  const fee = await feeOf(tx, user, product, amount * toUnits((fast ?? term).fee));
  const received = amount - fee;
  if (received <= 0n) throw stakingRefusals.feeOverAmount(fromUnits(fee), asset);
  const arrivesAt = arrivalOf(product, fast, at);
  const isThere = arrivesAt === at;
  await postTransfer(tx, {
    kind: 'unstake',
    at,
    entries: summed([
      { accountId: account(keys.staked).id, amount: -amount },
      { accountId: account(keys.house).id, amount },
      // Where the coin is another one, dollars are exchanged one for one.
      { accountId: account(keys.redeemHouse).id, amount: -received },
      { accountId: account(isThere ? keys.spot : keys.unstaking).id, amount: received },
    ]),
  });
  await takeFrom(tx, product, lots, amount);
  await tx.insert(stakingRedemptions).values({
    userId: user.id,
    pid: venue.pid,
    asset,
    amount,
    fast: isFast,
    fee,
    redeemAsset,
    received,
    at,
    arrivesAt,
    paidAt: isThere ? at : null,
    quota,
  });
  const accrued = new Map<string, bigint>();
  for (const { rewardAsset, amount: reward } of paid) accrued.set(rewardAsset, (accrued.get(rewardAsset) ?? 0n) + reward);
  return { arrivesAt, accrued };
}

/** The fee, cut down to 8 places: less the discount of the person's VIP tier, which crowd holders do not have (ST-06, FM-14). */
async function feeOf(tx: Db, user: User, { vip = [] }: StakingProduct, full: bigint): Promise<bigint> {
  const [, , percent] = vip.find(([least, most]) => least <= user.vipTier && user.vipTier <= most) ?? [];
  const off = percent === undefined || (await isCrowdHolder(tx, user.id)) ? 0n : toUnits(percent);
  return cutTo8((full * (100n * UNIT - off)) / (100n * UNIT * UNIT));
}

/** What is redeemed; without a protocol, the one that the person has something in. */
async function needHeldTarget(
  tx: Db,
  user: User,
  { coin, pid }: { readonly coin: string; readonly pid?: string | undefined },
): Promise<{ readonly product: StakingProduct; readonly venue: Venue }> {
  const { product, venue } = needTarget(coin, pid);
  if (venue !== undefined) return { product, venue };
  const lots = await readLots(
    tx,
    user.id,
    product.venues.map((each) => each.pid),
  );
  const [held, another] = product.venues.filter((each) => lots.some((lot) => lot.pid === each.pid && lot.amount > lot.reserved));
  if (held === undefined) throw stakingRefusals.nothingStaked();
  if (another !== undefined) throw stakingRefusals.noProtocol();
  return { product, venue: held };
}

/** When a redemption arrives, to the second (AMB-163). */
const arrivalOf = ({ incomeDays }: StakingProduct, fast: FastTerm | undefined, at: number): number =>
  at + (fast ? fast.minutes * 60 : Math.max(incomeDays, 0) * DAY);

type FastTerm = NonNullable<RedeemTerm['fast']>;

/** How a coin is redeemed fast. */
function needFast({ fast }: RedeemTerm): FastTerm {
  if (fast === undefined) throw stakingRefusals.noFast();
  return fast;
}

/** Takes an amount off today's quota: never more than it has left, however many come at once (ST-91). Returns what is counted. */
async function takeFastQuota(
  tx: Db,
  { pid, minRedeem, assets: [coin] }: StakingProduct,
  { asset, daily }: { readonly asset: string; readonly daily: string },
  amount: bigint,
  at: number,
): Promise<bigint> {
  if (daily === '-1' || sparesQuotas(tx)) return 0n;
  const day = dayOf(at);
  await tx.insert(fastQuotas).values({ pid, asset, day }).onConflictDoNothing();
  const of = and(eq(fastQuotas.pid, pid), eq(fastQuotas.asset, asset), eq(fastQuotas.day, day));
  const [row] = await tx.select().from(fastQuotas).where(of).for('update');
  const used = row?.used ?? 0n;
  const left = greatest(toUnits(daily) - used - (row?.others ?? 0n), 0n);
  if (left <= toUnits(minRedeem)) throw stakingRefusals.fastUsedUp();
  if (amount > left) throw stakingRefusals.fastQuota(fromUnits(left), coin);
  await tx
    .update(fastQuotas)
    .set({ used: used + amount })
    .where(of);
  return amount;
}

/** Takes an amount from stakes, the latest first. What a launchpool holds of them stays. What they took of the product's quota returns. */
async function takeFrom(tx: Db, { pid }: StakingProduct, lots: readonly StakeLot[], amount: bigint): Promise<void> {
  let returned = 0n;
  for (const [lot, taken] of latestFirst(lots, amount, ({ amount: held, reserved }) => held - reserved)) {
    const left = lot.amount - taken;
    const quota = least(lot.quota, left);
    returned += lot.quota - quota;
    await tx.update(stakeLots).set({ amount: left, quota }).where(eq(stakeLots.id, lot.id));
  }
  await stakeQuotas.giveBack(tx, pid, returned);
}

/** One entry for each account. */
function summed(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<number, bigint>();
  for (const { accountId, amount } of entries) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  return [...sums].map(([accountId, amount]) => ({ accountId, amount }));
}
