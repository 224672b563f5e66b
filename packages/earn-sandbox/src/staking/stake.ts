import type { WireOf } from '@earnkit/core/endpoint';
import type { stakes } from '@earnkit/core/staking/contract';
import { readLoans } from '../account/reads.ts';
import type { User } from '../users.ts';
import { sendAhead } from '../database/connection.ts';
import type { Db } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type AccountKey, lockAccounts } from '../ledger/ledger.ts';
import { move } from '../ledger/moves.ts';
import { fromUnits, toUnits } from '../units.ts';
import { needAmount, needCoin, needUnlocked } from '../orders/orderRoute.ts';
import { freeOf, isCrowdHolder, readLots } from './holdings.ts';
import type { StakingProduct } from './product.ts';
import { needTarget } from './products.ts';
import { DAY } from './rates.ts';
import { stakingRefusals } from './refusals.ts';
import { dueOf } from './rewards.ts';
import { stakeLots, stakeQuotas } from './tables.ts';

/** Decimals of an amount. */
export const DECIMALS = 8;

/** Stakes an amount out of the spot balance, or mints with it (API-63). */
export async function stake(tx: Db, user: User, at: number, order: WireOf<typeof stakes.stake>): Promise<void> {
  const { coin: asset, src = 0 } = order;
  if (order.side !== 0) throw refusals.badInput('The field side of a stake is 0.');
  if (src !== 0 && src !== 1) throw refusals.badInput('The field src is 0 or 1.');
  const { product, venue } = needTarget(asset, order.pid);
  if (venue === undefined) throw stakingRefusals.noProtocol();
  needUnlocked(user);
  const amount = needAmount(order.amount, DECIMALS, product.minStake, asset);
  // The lock on all coins of the product makes the orders of one person wait for each other, so that none passes their limit.
  const spot: AccountKey = { ownerId: user.id, asset, kind: 'spot' };
  const staked = (of: string): AccountKey => ({ ownerId: user.id, asset: of, kind: 'staked' });
  const account = await lockAccounts(tx, [spot, ...product.assets.map(staked)]);
  const borrowed = await borrowedOf(tx, user.id, product, asset);
  if (account(spot).balance - borrowed < amount) throw refusals.insufficientBalance();
  await needLimit(tx, user.id, product, amount);
  const quota = await takeQuota(tx, product, amount);
  sendAhead(tx, move(tx, { kind: 'stake', at, from: account(spot), to: account(staked(asset)), amount }));
  const earnsFrom = at + product.interestDays * DAY;
  const lot = { userId: user.id, pid: venue.pid, asset, at, earnsFrom };
  await tx.insert(stakeLots).values({ ...lot, staked: amount, amount, quota, vip: src === 1, dueAt: dueOf(lot, 1) });
}

/** What the person owes of a coin, where borrowed coins may not be staked (AMB-067). */
async function borrowedOf(tx: Db, userId: number, { borrow }: StakingProduct, asset: string): Promise<bigint> {
  if (borrow === true || needCoin(asset).borrow?.staking === true) return 0n;
  return toUnits((await readLoans(tx, userId)).get(asset) ?? '0');
}

/** Refuses what passes the person's limit; crowd holders have their own (AMB-114). */
async function needLimit(tx: Db, userId: number, product: StakingProduct, amount: bigint): Promise<void> {
  const { personalLimit, crowdLimit = personalLimit } = product;
  const limit = crowdLimit !== personalLimit && (await isCrowdHolder(tx, userId)) ? crowdLimit : personalLimit;
  if (limit === undefined) return;
  const held = freeOf(
    await readLots(
      tx,
      userId,
      product.venues.map(({ pid }) => pid),
    ),
  );
  if (held + amount <= toUnits(limit)) return;
  throw product.type === 'debt'
    ? stakingRefusals.creditLimit(limit, product.assets[0])
    : stakingRefusals.personalLimit(limit, product.assets[0]);
}

/** Takes an amount off what all people together may stake; returns what is counted. */
async function takeQuota(tx: Db, { pid, minStake, assets: [asset] }: StakingProduct, amount: bigint): Promise<bigint> {
  const quota = await stakeQuotas.take(tx, pid, amount);
  if (quota !== undefined) return quota;
  const left = (await stakeQuotas.read(tx))(pid) ?? 0n;
  throw left < toUnits(minStake) ? stakingRefusals.soldOut() : stakingRefusals.quotaLeft(fromUnits(left), asset);
}
