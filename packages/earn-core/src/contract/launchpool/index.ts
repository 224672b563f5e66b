import * as v from 'valibot';
import type { Decimal } from '../../decimal.ts';
import { type Endpoint, type NoFields, endpoint } from '../../endpoint/endpoint.ts';
import { uniqueRows } from '../../endpoint/uniqueRows.ts';
import {
  type UnreadableRow,
  wireDecimal,
  wireDecimalOrUnknown,
  wireId,
  wireInteger,
  wireOptionalSeconds,
  wireIgnored,
  wireOneOf,
  wireOptional,
  wireRows,
  wireText,
  wireUrl,
  wireIconUrl,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { type RewardPool, rewardPool, type RewardPoolWire } from './pool.ts';

export type { RewardPool, VolumeTier } from './pool.ts';

const projectData = v.pipe(
  wireObject({
    id: wireField('pid', wireOptional(wireId)),
    /** The coin that is paid as reward. */
    asset: wireField('coin', wireText),
    name: wireOptional(wireText),
    icon: wireIconUrl,
    /** The status that the exchange sends (LP-10); `projectStatus` of the rules adds the current time. */
    status: wireOneOf({ 0: 'none', 1: 'in-progress', 2: 'not-started', 3: 'completed' }),
    startsAt: wireField('start_timest', wireOptionalSeconds),
    endsAt: wireField('end_timest', wireOptionalSeconds),
    pools: wireField(
      'reward_pools',
      uniqueRows(wireRows<RewardPoolWire, RewardPool>(rewardPool), 'rid', ({ id }) => id),
    ),
  }),
  v.transform(({ pools, ...project }) => ({ ...project, pools: pools.rows, unreadable: pools.unreadable })),
);

/** A project, with those of its pools that could be read (LP-04, AMB-024). */
export interface LaunchpoolProject extends Readonly<Omit<v.InferOutput<typeof projectData>, 'pools' | 'unreadable'>> {
  /** Its pools, in the exchange’s order. */
  readonly pools: readonly RewardPool[];
  /** The pools that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
}

/** A project on the wire. */
export type LaunchpoolProjectWire = v.InferInput<typeof projectData>;

const isWrapped = (data: unknown): data is { readonly project: unknown } => typeof data === 'object' && data !== null && 'project' in data;

const projectInfoData = v.pipe(
  v.unknown(),
  // `data.project`, or the project itself.
  v.transform((data) => (isWrapped(data) ? data.project : data)),
  v.nullish(projectData, null),
) as unknown as v.GenericSchema<{ readonly project: LaunchpoolProjectWire | null }, LaunchpoolProject | null>;

/** Reads one project with its pools (API-21); `null` where there is none. */
export const project = endpoint({
  name: 'launchpool.project',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/launch-pool/project-info',
  request: v.object({ projectId: wireId }),
  data: projectInfoData,
});

/**
 * Reads a list of projects, each like the project of {@link project}. The exchange has no call for it (AMB-025): a product
 * team reads a list of its own with this schema.
 */
export const projectList = uniqueRows(
  wireRows(projectData as v.GenericSchema<LaunchpoolProjectWire, LaunchpoolProject>),
  'pid',
  ({ id }) => id,
);

const stakePartRow = v.pipe(
  wireObject({
    /** In the pool's coin. */
    amount: wireDecimalOrUnknown,
    redeemTo: wireField('redeem_type', wireOneOf({ 0: 'spot', 1: 'simple-earn', 2: 'staking' })),
    days: wireField('user_period', wireOptional(wireInteger)),
    /** When the fixed term ends; `undefined` without one. */
    endsAt: wireField('finish_timest', wireOptionalSeconds),
    /** When it is returned automatically; `undefined` when it has to be redeemed by hand. */
    returnsAt: wireField('return_timest', wireOptionalSeconds),
  }),
  v.transform(({ redeemTo, days, ...part }) => ({
    ...part,
    /** Days of the fixed term; 0 without one, `undefined` where the exchange does not say. */
    days,
    /** Where it is held; `undefined` where the exchange names no place that is known. */
    holding: holdingOf(redeemTo, days ?? (part.endsAt === undefined ? undefined : 1)),
  })),
);

/** Derives where a stake is held from its redemption type and its term, which has days, or at least an end (AMB-068, AMB-071). */
function holdingOf(redeemTo: RewardPool['redeemTo'], days: number | undefined): StakeHolding | undefined {
  if (redeemTo === 'simple-earn') return days === undefined ? undefined : days > 0 ? 'fixed' : 'flexible';
  return redeemTo;
}

/** A part of a person's stake in a pool: one amount in one place. */
export interface StakePart extends v.InferOutput<typeof stakePartRow> {}

/** {@link StakePart} on the wire. */
export interface StakePartWire extends v.InferInput<typeof stakePartRow> {}

const poolStatisticsRow = wireObject({
  /** The pool. */
  poolId: wireField('rid', wireId),
  /** Staked and redeemable, in the pool's coin (AMB-065). */
  amount: wireDecimalOrUnknown,
  /** The part of it that counts for rewards; only shown (AMB-065). */
  validAmount: wireField('valid_amount', wireDecimalOrUnknown),
  /** The last reward that was paid, in the project's coin. */
  lastReward: wireField('lastRewardAmount', wireDecimalOrUnknown),
  /** The reward of the last full hour, in the project's coin. */
  lastHourReward: wireField('lastHourRewardAmount', wireDecimalOrUnknown),
  /** All rewards so far, in the project's coin (the field is assumed). */
  totalReward: wireField('reward_amount', wireDecimalOrUnknown),
  /** When the person last staked into the pool (AMB-156; the field is assumed). */
  stakedAt: wireField('stake_timest', wireOptionalSeconds),
  /**
   * The stakes that make up {@link amount}, oldest first, each with its place and its date; `undefined` when the exchange does not
   * send them, or when one of them cannot be read (the field is assumed).
   */
  parts: wireField('stakes', wireOptional(v.array(stakePartRow as v.GenericSchema<StakePartWire, StakePart>))),
});

/** What a person has in one pool and earned with it (LP-07). */
export interface PoolStatistics extends v.InferOutput<typeof poolStatisticsRow> {}

/** {@link PoolStatistics} on the wire. */
export interface PoolStatisticsWire extends v.InferInput<typeof poolStatisticsRow> {}

/** Reads what the person has in the pools of a project (API-22). A pool that is not listed holds nothing of theirs. */
export const statistics = endpoint({
  name: 'launchpool.statistics',
  method: 'GET',
  path: '/apiw/v2/earn/launch-pool/user-project-statistics',
  request: v.object({ pid: wireId }),
  encode: (input: { readonly projectId: string }) => ({ pid: input.projectId }),
  data: uniqueRows(wireRows<PoolStatisticsWire, PoolStatistics>(poolStatisticsRow), 'rid', ({ poolId }) => poolId),
});

const userStatProject = wireObject({
  projectId: wireField('pid', wireId),
  stakedUsdt: wireField('staked_usdt', wireDecimalOrUnknown),
  /** The part of it that no other product holds and lists. */
  ownUsdt: wireField('own_usdt', wireDecimalOrUnknown),
  rewardUsdt: wireField('reward_usdt', wireDecimalOrUnknown),
});

/** What a person has in one project and earned with it, in USDT. */
export interface LaunchpoolUserProject extends v.InferOutput<typeof userStatProject> {}

/** {@link LaunchpoolUserProject} on the wire. */
export interface LaunchpoolUserProjectWire extends v.InferInput<typeof userStatProject> {}

const userStatData = wireObject({
  projectCount: wireField('project_count', wireOptional(wireInteger)),
  stakedUsdt: wireField('staked_usdt', wireDecimalOrUnknown),
  /** The part of it that no other product holds; the rest is in the figures of Simple Earn and staking (the field is assumed). */
  ownUsdt: wireField('own_usdt', wireDecimalOrUnknown),
  rewardUsdt: wireField('reward_usdt', wireDecimalOrUnknown),
  /** The same, project by project; `undefined` where the exchange does not say (the field is assumed). */
  projects: wireOptional(v.array(userStatProject as v.GenericSchema<LaunchpoolUserProjectWire, LaunchpoolUserProject>)),
});

/** What a person has in all launchpools and earned with them, in USDT (AMB-022). */
export interface LaunchpoolUserStat extends v.InferOutput<typeof userStatData> {}

/** {@link LaunchpoolUserStat} on the wire. */
export interface LaunchpoolUserStatWire extends v.InferInput<typeof userStatData> {}

/** Reads the header of a person's statistics (API-24). */
export const userStat: Endpoint<void, NoFields, LaunchpoolUserStatWire, LaunchpoolUserStat> = endpoint({
  name: 'launchpool.userStat',
  method: 'GET',
  path: '/apiw/v2/earn/launch-pool/user-stat',
  data: userStatData,
});

const poolFields = v.object({ pid: wireId, rid: wireId });

/** A pool of a project. */
export interface PoolRef {
  /** The exchange’s id of the project. */
  readonly projectId: string;
  /** The exchange’s id of the pool. */
  readonly poolId: string;
}

/** Asks whether the person may stake into a pool (API-18, AMB-019); a refusal carries the exchange's text. Changes nothing. */
export const checkPoolRule = endpoint({
  name: 'launchpool.checkPoolRule',
  method: 'POST',
  path: '/apiw/v2/earn/launch-pool/check-pool-rule',
  effect: 'read',
  request: poolFields,
  encode: (input: PoolRef) => ({ pid: input.projectId, rid: input.poolId }),
  data: wireIgnored,
});

/** Where a stake is held (LP-12). */
export type StakeHolding = 'flexible' | 'fixed' | 'spot' | 'staking';

/** Where a redeemed stake goes, on the wire (AMB-068). */
const REDEEM_TO = { spot: 0, flexible: 1, fixed: 1, staking: 2 } as const satisfies Record<StakeHolding, number>;

/** What a stake takes (API-19). */
export interface StakeInput extends PoolRef {
  /** In the pool's coin. */
  readonly amount: Decimal;
  /** Where the stake is held. */
  readonly holding: StakeHolding;
  /** Days of the fixed term; 0 for every other holding (AMB-068). */
  readonly periodDays: number;
}

/** Stakes an amount into a pool (API-19). */
export const stake = endpoint({
  name: 'launchpool.stake',
  method: 'POST',
  path: '/apiw/v2/earn/launch-pool/create-order',
  request: v.object({
    ...poolFields.entries,
    amount: wireDecimal,
    simpleEarnStatus: v.pipe(wireInteger, v.picklist([0, 1, 2])),
    simpleEarnPeriod: v.pipe(wireInteger, v.minValue(0)),
  }),
  encode: (input: StakeInput) => ({
    pid: input.projectId,
    rid: input.poolId,
    amount: input.amount,
    simpleEarnStatus: REDEEM_TO[input.holding],
    simpleEarnPeriod: input.holding === 'fixed' ? input.periodDays : 0,
  }),
  data: wireIgnored,
});

/** What a redemption takes (API-20, AMB-020). */
export interface LaunchpoolRedeemInput extends PoolRef {
  /** In the pool's coin. */
  readonly amount: Decimal;
}

/** Redeems an amount from a pool (API-20). */
export const redeem = endpoint({
  name: 'launchpool.redeem',
  method: 'POST',
  path: '/apiw/v2/earn/launch-pool/redeem',
  request: v.object({ ...poolFields.entries, amount: wireDecimal }),
  encode: (input: LaunchpoolRedeemInput) => ({ pid: input.projectId, rid: input.poolId, amount: input.amount }),
  data: wireIgnored,
});

const candyDropObject = wireObject({
  message: wireField('popup_msg', wireOptional(wireText)),
  highlight: wireField('popup_high_light', wireOptional(wireText)),
  url: wireUrl,
});

/** {@link CandyDropItem} on the wire. */
export interface CandyDropItemWire extends v.InferInput<typeof candyDropObject> {}

/** A candy drop (CD-03): its text, the part of the text that is highlighted, and its address. All of it is text, never markup. */
export interface CandyDropItem extends v.InferOutput<typeof candyDropObject> {
  /** The text. */
  readonly message: string;
}

const candyDropData = v.pipe(
  v.nullish(candyDropObject as v.GenericSchema<CandyDropItemWire, v.InferOutput<typeof candyDropObject>>),
  v.transform((item): CandyDropItem | null => (item?.message ? { ...item, message: item.message } : null)),
);

/** Reads the candy drop that is suggested after a stake (API-23, AMB-021); `null` where there is none. */
export const earnMore = endpoint({
  name: 'launchpool.earnMore',
  visitors: 'either',
  method: 'GET',
  path: '/apiw/v2/earn/launch-pool/earn-more',
  request: v.object({ coin: wireText, type: v.literal('candy_drop'), locale: wireText }),
  encode: (input: { readonly asset: string; readonly locale: string }) => ({
    coin: input.asset,
    type: 'candy_drop' as const,
    locale: input.locale,
  }),
  data: candyDropData,
});
