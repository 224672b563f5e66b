import type { LaunchpoolProjectWire } from '@earnkit/core/launchpool/contract';
import { inArray } from 'drizzle-orm';
import type { User } from '../users.ts';
import { HOUR } from '../clock/clock.ts';
import { iconOf, priceOf } from '../coins/coins.ts';
import { groupBy } from '../groupBy.ts';
import type { Db } from '../database/openDatabase.ts';
import { wordsFor } from '../http/usWords.ts';
import { amountOrNull, bit } from '../http/wire.ts';
import { constantUnits, cutTo8, fromUnits, toUnits } from '../units.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { hoursOf, catchUp, hourlyReward } from './hourlyRewards.ts';
import { leftOf, readJoined, readStakes, type PoolState } from './positions.ts';
import { seriesOf, planOf, STATUS, statusOf } from './schedule.ts';
import { pools, type Project, type Stake } from './tables.ts';
import { daysOf, readVolumes } from './volume.ts';

const DAY = 24 * HOUR;
const HOURS_A_YEAR = 365n * 24n;

/** Where a stake goes when it is redeemed, as it travels (LP-11). */
export const REDEEM_TO = { spot: 0, flexible: 1, fixed: 1, staking: 2 } as const;

/** Who asks, and what is known about them. */
interface Asker {
  readonly user: User | undefined;
  readonly language: 'en' | 'zh';
  readonly stakes: readonly Stake[];
  /** Pools in which they have ever had a stake. */
  readonly joined: ReadonlySet<string>;
  /** Trading volume of so many days, in USDT. */
  readonly volume: (days: number) => bigint;
}

/** What Simple Earn and staking pay at the moment. */
interface Rates {
  readonly flexible: (asset: string) => ReturnType<StakeHolders['flexible']['ratesOf']>;
  readonly fixed: (asset: string, days: number) => bigint | undefined;
  readonly staking: (asset: string) => string | undefined;
}

/** Reads projects as answers carry them, each with its pools. What is personal is that of the person who asks. */
export async function readProjectRows(
  db: Db,
  holders: StakeHolders,
  {
    user,
    at,
    asked,
    chinese,
  }: { readonly user: User | undefined; readonly at: number; readonly asked: readonly Project[]; readonly chinese: boolean },
): Promise<readonly LaunchpoolProjectWire[]> {
  if (asked.length === 0) return [];
  const pids = asked.map(({ pid }) => pid);
  const found = await db.select().from(pools).where(inArray(pools.pid, pids)).orderBy(pools.rid);
  const plans = found.flatMap((pool) => {
    const project = asked.find(({ pid }) => pid === pool.pid);
    return project === undefined ? [] : [{ project, pool, plan: planOf(project, pool) }];
  });
  const longest = Math.max(0, ...plans.map(({ plan }) => daysOf(plan)));
  const volumes = await readVolumes(db, user ? [user.id] : [], at - longest * DAY);
  const asker: Asker = {
    user,
    language: chinese ? 'zh' : 'en',
    stakes: user
      ? await readStakes(
          db,
          user.id,
          found.map(({ rid }) => rid),
        )
      : [],
    joined: new Set(user ? await readJoined(db, user.id) : []),
    volume: (days) => (user ? volumes.of(user.id, at, days) : 0n),
  };
  const rates: Rates = {
    flexible: (asset) => holders.flexible.ratesOf(asset, at),
    fixed: await holders.fixed.readRates(db),
    staking: (asset) => holders.staking.rateOf(asset, at),
  };
  const rows = groupBy(plans, ({ project }) => project.pid);
  return asked.map((project) => {
    const { asset, name } = seriesOf(project);
    return {
      pid: project.pid,
      coin: asset,
      name: wordsFor(user)(name),
      icon: iconOf(asset),
      status: statusOf(project, at),
      start_timest: project.startsAt,
      end_timest: project.endsAt,
      reward_pools: (rows.get(project.pid) ?? []).map((state) => poolRow(state, asker, rates, at)),
    };
  });
}

/**
 * Rate per year in percent: the next hour's rewards at today's prices over what is staked. Before anybody has staked, over
 * what can be staked; `null` where that has no limit.
 */
function percentOf({ project, pool, plan }: PoolState, at: number): string | null {
  if (plan.rateType === 3) return null;
  const state = { project, pool: { ...pool }, plan };
  catchUp(state, Math.floor(at / HOUR));
  const next = Math.max(Math.floor(at / HOUR) + 1, hoursOf(project).first);
  const staked = pool.others + pool.staked;
  const worth = (staked > 0n ? staked : toUnits(plan.total)) * constantUnits(priceOf(plan.asset));
  if (worth === 0n) return null;
  const reward = hourlyReward(state, next) * constantUnits(priceOf(seriesOf(project).asset)) * HOURS_A_YEAR;
  const hundredths = (reward * 10_000n) / worth;
  return fromUnits(hundredths * 10n ** 16n);
}

function poolRow(state: PoolState, { user, language, stakes, joined, volume }: Asker, rates: Rates, at: number) {
  const { pool, plan } = state;
  const { asset, volumeSteps } = plan;
  const mine = stakes.filter(({ rid }) => rid === pool.rid);
  // Without an earlier stake nothing is fixed (AMB-071).
  const heldIn = mine.at(-1)?.heldIn ?? 'spot';
  // Stakes that are held in several places go to several places, and the pool names none.
  const isInOnePlace = mine.every((stake) => stake.heldIn === heldIn);
  const fixed = mine.findLast((stake) => stake.heldIn === 'fixed');
  return {
    rid: pool.rid,
    coin: asset,
    icon: iconOf(asset),
    personal_max_amount: plan.personalMax,
    personal_min_amount: plan.personalMin,
    decimal_place: plan.decimals,
    precision: plan.precision,
    left_buy_total_amount: fromUnits(leftOf(state) ?? 0n),
    buy_total_amount: plan.total,
    rate_year: percentOf(state, at),
    rate_year_type: plan.rateType,
    reward_pool_type: plan.multiMining ? 1 : 0,
    vip_config: plan.vip === undefined ? [] : [{ vip: plan.vip }],
    isApply: bit(joined.has(pool.rid)),
    limit_rule: plan.limitRule === undefined ? null : wordsFor(user)(plan.limitRule[language]),
    transaction_config: (volumeSteps ?? []).map((step) => ({ transaction_amount: step.volume, mortgage_limit: step.limit })),
    transaction_days: volumeSteps && daysOf(plan),
    user_transaction_amount: user && volumeSteps ? fromUnits(cutTo8(volume(daysOf(plan)))) : null,
    redeem_type: isInOnePlace ? REDEEM_TO[heldIn] : null,
    simple_earn: simpleEarnOf(plan, rates, fixed?.days ?? 0),
    staking: plan.inStaking ? { status: bit(user?.edition !== 'us'), rate: rates.staking(asset) ?? null } : null,
  };
}

/** What Simple Earn pays meanwhile, fractions per year. */
function simpleEarnOf({ asset, simpleEarnDays: days }: PoolState['plan'], { flexible, fixed }: Rates, userDays: number) {
  if (days === undefined) return null;
  const rates = flexible(asset);
  return {
    status: bit(true),
    user_period: userDays,
    fixed_period: days,
    fixed_rate: days > 0 ? amountOrNull(fixed(asset, days)) : null,
    rate: rates?.rateYear ?? null,
    ext_rate: rates?.bonusRateYear ?? null,
  };
}

/** The order of lists: what runs, the soonest end first; what is to come; what is over, the latest first. */
export const inListOrder = (list: readonly Project[], at: number): readonly Project[] => {
  const rank = (project: Project): number => {
    const status = statusOf(project, at);
    return status === STATUS.inProgress ? project.endsAt : status === STATUS.notStarted ? project.startsAt + 1e11 : 1e12 - project.endsAt;
  };
  return list.toSorted((a, b) => rank(a) - rank(b));
};
