import type * as launchpool from '@earnkit/core/launchpool/contract';
import type { WireOf } from '@earnkit/core/endpoint';
import { eq } from 'drizzle-orm';
import { readLoans } from '../account/reads.ts';
import { listOf, type User } from '../users.ts';
import { HOUR } from '../clock/clock.ts';
import { sendAhead } from '../database/connection.ts';
import type { Db } from '../database/openDatabase.ts';
import { type Refusal, refusals } from '../refusal.ts';
import { lockOwn, move } from '../ledger/moves.ts';
import { fromUnits, toUnits } from '../units.ts';
import { needAmount, needCoin, needRedeemed, needUnlocked } from '../orders/orderRoute.ts';
import { latestFirst } from '../orders/latestFirst.ts';
import type { HeldTerm, StakeHolders } from '../orders/stakeHolders.ts';
import type { PoolPlan } from './catalogue.ts';
import { addToPool, amountOf, leftOf, lockPool, readStakes, type PoolState } from './positions.ts';
import { catchUp } from './hourlyRewards.ts';
import { launchpoolRefusals } from './refusals.ts';
import { STATUS, statusOf } from './schedule.ts';
import { type HeldIn, pools, rewards, type Stake, stakes } from './tables.ts';

/** Name of the launchpool among the businesses that a region may restrict (RG-01). */
const BUSINESS = 'api_startup_order';

/** Why a person may not stake in a pool, apart from the amount (API-18). Staking opens before the project starts. */
export function obstacleOf({ project, pool, plan }: PoolState, user: User, at: number): Refusal | undefined {
  if (listOf(user.restrictedBusiness).includes(BUSINESS)) return refusals.regionRestricted();
  if (statusOf(project, at) === STATUS.completed) return launchpoolRefusals.completed();
  if (plan.multiMining) return launchpoolRefusals.multiMining();
  if (plan.vip !== undefined && user.vipTier < plan.vip) return launchpoolRefusals.vipOnly(plan.vip);
  return leftOf({ pool, plan }) === 0n ? launchpoolRefusals.usedUp() : undefined;
}

/** Where a stake is to be held. @throws Refusal if the pool does not offer it or an earlier stake excludes it. */
function needHolding(
  plan: PoolPlan,
  { simpleEarnStatus: status, simpleEarnPeriod: days }: WireOf<typeof launchpool.stake>,
  earlier: readonly Stake[],
  { edition }: User,
): HeldIn {
  const heldIn: HeldIn = status === 2 ? 'staking' : status === 0 ? 'spot' : days > 0 ? 'fixed' : 'flexible';
  const isOffered = {
    spot: days === 0,
    flexible: plan.simpleEarnDays !== undefined,
    fixed: days > 0 && plan.simpleEarnDays === days,
    // The US edition has no staking (US-06).
    staking: days === 0 && plan.inStaking === true && edition !== 'us',
  }[heldIn];
  if (!isOffered) throw launchpoolRefusals.notHeldThere();
  // A pool says of all its stakes at once that they are held in a fixed term, so none is beside one held elsewhere (LP-22, AMB-156).
  const [first] = earlier;
  if (first !== undefined && (first.heldIn === 'fixed') !== (heldIn === 'fixed'))
    throw heldIn === 'fixed' ? launchpoolRefusals.notHeldInFixed() : launchpoolRefusals.heldInFixed();
  return heldIn;
}

/** Refuses what the person does not have, or has borrowed where borrowed coins may not be staked (AMB-067). */
async function needOwn(tx: Db, userId: number, asset: string, amount: bigint): Promise<void> {
  const { spot } = await lockOwn(tx, userId, asset, ['spot']);
  const isSupported = needCoin(asset).borrow?.launchpool === true;
  const loan = isSupported ? 0n : toUnits((await readLoans(tx, userId)).get(asset) ?? '0');
  if (spot.balance - loan < amount) throw refusals.insufficientBalance();
}

/** Stakes an amount out of the spot balance (API-19). */
export const stakeWith =
  (holders: StakeHolders) =>
  async (tx: Db, user: User, at: number, order: WireOf<typeof launchpool.stake>): Promise<void> => {
    // The lock on the pool makes its buyers wait for each other, so that together they never pass its total.
    const state = await lockPool(tx, order);
    const { pool, plan } = state;
    const { rid } = pool;
    const { asset } = plan;
    const obstacle = obstacleOf(state, user, at);
    if (obstacle !== undefined) throw obstacle;
    needUnlocked(user);
    const amount = needAmount(order.amount, plan.decimals, plan.personalMin, asset);
    const earlier = await readStakes(tx, user.id, [rid]);
    const heldIn = needHolding(plan, order, earlier, user);
    const most = toUnits(plan.personalMax);
    if (plan.personalMax !== '-1' && amountOf(earlier) + amount > most) throw launchpoolRefusals.personalMaximum(fromUnits(most), asset);
    await needOwn(tx, user.id, asset, amount);
    const left = leftOf(state) ?? amount;
    if (amount > left) throw launchpoolRefusals.poolLeft(fromUnits(left), asset);
    const term = await hold(tx, holders, { user, at, asset, amount, heldIn, days: order.simpleEarnPeriod });
    catchUp(state, Math.floor(at / HOUR));
    const { paid, paidToOthers, settledHour, staked } = pool;
    await tx
      .update(pools)
      .set({ paid, paidToOthers, settledHour, staked: staked + amount })
      .where(eq(pools.rid, rid));
    await tx.insert(stakes).values({ userId: user.id, rid, heldIn, amount, days: order.simpleEarnPeriod, at, ...term });
    await tx.insert(rewards).values({ userId: user.id, rid }).onConflictDoNothing();
  };

/** What is put where. */
interface Holding {
  readonly user: User;
  readonly at: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly heldIn: HeldIn;
  readonly days: number;
}

/** Takes an amount out of the spot account. Returns the dates of its term, or `undefined` if it has no term. */
async function hold(tx: Db, { flexible, fixed, staking }: StakeHolders, stake: Holding): Promise<HeldTerm | undefined> {
  const { user, at, asset, amount, heldIn } = stake;
  if (heldIn === 'fixed') return fixed.hold(tx, stake);
  if (heldIn === 'flexible') await flexible.hold(tx, stake);
  else if (heldIn === 'staking') await staking.hold(tx, stake);
  else {
    const own = await lockOwn(tx, user.id, asset, ['spot', 'launchpool']);
    sendAhead(tx, move(tx, { kind: 'launchpool-stake', at, from: own.spot, to: own.launchpool, amount }));
  }
  return undefined;
}

/** Redeems an amount from the latest stake first, to where it is held: spot account, flexible Simple Earn or staking (API-20, LP-11). */
export const redeemWith =
  (holders: StakeHolders) =>
  async (tx: Db, user: User, at: number, order: WireOf<typeof launchpool.redeem>): Promise<void> => {
    const { pool, plan } = await lockPool(tx, order);
    const { asset } = plan;
    needUnlocked(user);
    const own = await readStakes(tx, user.id, [pool.rid]);
    const free = own.filter(({ returnsAt }) => returnsAt === null);
    const [fixed] = own.filter(({ returnsAt }) => returnsAt !== null);
    if (free.length === 0) throw fixed === undefined ? launchpoolRefusals.nothingStaked() : launchpoolRefusals.untilReturned(fixed);
    const redeemable = amountOf(free);
    const amount = needRedeemed(order.amount, plan.decimals, fromUnits(10n ** BigInt(18 - plan.decimals)), asset, redeemable);
    if (amount > redeemable) throw launchpoolRefusals.aboveStake(fromUnits(redeemable), asset);
    for (const [stake, taken] of latestFirst(free, amount, (each) => each.amount)) {
      await tx
        .update(stakes)
        .set({ amount: stake.amount - taken })
        .where(eq(stakes.id, stake.id));
      if (stake.heldIn === 'flexible' || stake.heldIn === 'staking')
        await holders[stake.heldIn].release(tx, { userId: user.id, asset, amount: taken });
      else {
        const { spot, launchpool: held } = await lockOwn(tx, user.id, asset, ['spot', 'launchpool']);
        sendAhead(tx, move(tx, { kind: 'launchpool-redeem', at, from: held, to: spot, amount: taken }));
      }
    }
    await addToPool(tx, pool.rid, -amount);
  };
