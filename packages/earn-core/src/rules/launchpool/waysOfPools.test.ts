import { DAY } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { type Decimal, decimal } from '../../decimal.ts';
import type { LaunchpoolProject, RewardPool } from '../../contract/launchpool/index.ts';
import { POOL, PROJECT, facts } from '../../testing/launchpool.ts';
import { assessStake, autoFillAmount, bindingLimit, firstRewardAt, stakeObstacle, takenShare } from './index.ts';
import { projectStatus } from './project.ts';
import { launchpoolWays } from './ways.ts';

const HOUR = 3600;
/** Within an hour, so that the next full one is known. */
const NOW = 100 * HOUR + 10;

const waysOf = (pool: Partial<RewardPool> = {}, staked: Decimal | undefined = decimal('0'), project: Partial<LaunchpoolProject> = {}) =>
  launchpoolWays(
    { ...PROJECT, ...project, pools: [{ ...POOL, aprFraction: decimal('0.3'), ...pool }] },
    { asset: 'USDT', stakedIn: (poolId) => (poolId === '7' ? staked : undefined), edition: 'global', now: NOW },
  );

describe('the pools of a project as ways to earn (AMB-173)', () => {
  it('says what each one is, pays and takes', () => {
    expect(waysOf({}, decimal('40'))).toEqual([
      {
        key: 'launchpool-11-7',
        product: 'launchpool',
        projectId: '11',
        poolId: '7',
        asset: 'USDT',
        terms: { baseFraction: '0.3', ladder: [], held: '40' },
        estimate: true,
        paidIn: 'GT',
        access: { kind: 'any-time', endsAt: 2000 * DAY },
        payment: { at: 102 * HOUR, every: 'hour' },
        minimum: '10',
        most: '360',
        obstacle: undefined,
      },
    ]);
    expect(waysOf({}, decimal('0'), { id: undefined })[0]?.key).toBe('launchpool--7');
  });

  it.each<[string, Partial<RewardPool>, string | undefined, string | undefined]>([
    ['no limit at all', { totalAmount: decimal('0') }, '0', 'unlimited'],
    ['a limit of the pool alone', {}, '0', '400'],
    ['a limit of a person alone', { totalAmount: decimal('0'), personalMax: decimal('70') }, '20', '50'],
    ['both, the pool’s smaller', { leftAmount: decimal('30'), personalMax: decimal('70') }, '0', '30'],
    ['both, the person’s smaller', { personalMax: decimal('70') }, '20', '50'],
    ['a limit that is not known', { personalMax: undefined }, '0', undefined],
    ['a limit of the pool that is not known', { leftAmount: undefined, personalMax: decimal('70') }, '0', undefined],
    ['a limit of a person whose stake is not known', { totalAmount: decimal('0'), personalMax: decimal('70') }, undefined, undefined],
  ])('given %s, then that is the most', (_what, pool, staked, most) => {
    const known = staked === undefined ? undefined : decimal(staked);
    const [way] = launchpoolWays(
      { ...PROJECT, pools: [{ ...POOL, ...pool }] },
      { asset: 'USDT', stakedIn: () => known, edition: 'global', now: NOW },
    );
    expect(way?.most).toBe(most);
  });
});

describe('a stake that is refused', () => {
  it('names the least amount and the coin, and the most that a person may have', () => {
    expect(assessStake('9', facts({ decimalPlace: 0, personalMin: decimal('9.5') }))).toEqual({
      state: 'blocked',
      reasons: [{ key: 'less.minimum.amount', values: { amount: '10', coin: 'USDT' } }],
    });
    expect(assessStake('50', facts({ personalMax: decimal('40') }))).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.launchpool.maxAmount', values: { amount: '40', coin: 'USDT' } }],
    });
  });

  it('has an obstacle only where project and pool are known', () => {
    expect([
      stakeObstacle(facts({}, { hasAccount: false })),
      stakeObstacle(facts({}, { hasAccount: false, project: undefined })),
      stakeObstacle(facts({}, { hasAccount: false, pool: undefined })),
    ]).toEqual(['no-account', undefined, undefined]);
  });

  it('waits for the id of its project', () => {
    expect(assessStake('50', facts({}, { project: { ...PROJECT, id: undefined } })).state).toBe('unknown');
  });
});

describe('what is filled in by itself (LP-39)', () => {
  const fill = (over: Partial<Parameters<typeof autoFillAmount>[0]>) =>
    autoFillAmount({
      available: decimal('50'),
      quotaLeft: decimal('40'),
      personalLeft: 'unlimited',
      minimum: decimal('10'),
      decimals: 2,
      alreadyFilled: false,
      ...over,
    });

  it.each<[string, Parameters<typeof fill>[0], string | undefined]>([
    ['all is known', {}, '40'],
    ['there is no quota', { quotaLeft: 'unlimited' }, '50'],
    ['the quota is exactly the minimum', { quotaLeft: decimal('10') }, '10'],
    ['the quota is less than the minimum', { quotaLeft: decimal('9.99') }, undefined],
    ['nothing is left', { quotaLeft: decimal('0'), minimum: decimal('0') }, undefined],
    ['the balance is exactly the minimum', { available: decimal('10') }, undefined],
    ['the field was filled before', { alreadyFilled: true }, undefined],
    ['the minimum is not known', { minimum: undefined }, undefined],
    ['the balance is not known', { available: undefined }, undefined],
    ['the quota is not known', { quotaLeft: undefined }, undefined],
    ['what the person may add is not known', { personalLeft: undefined }, undefined],
  ])('given that %s, then it is that amount', (_what, over, amount) => {
    expect(fill(over)).toBe(amount);
  });
});

it('given a pool without a total or without what is left, then no share of it is drawn', () => {
  const share = (total: string | undefined, left: string | undefined) =>
    takenShare({
      totalAmount: total === undefined ? undefined : decimal(total),
      leftAmount: left === undefined ? undefined : decimal(left),
    });
  expect([share('1000', '400'), share('0', '0'), share(undefined, '1'), share('1', undefined)]).toEqual([
    0.6,
    undefined,
    undefined,
    undefined,
  ]);
});

it('given a person who has less left than the pool, then their limit decides, and at the same amount the pool’s', () => {
  const limit = (personalMax: string, staked: string) =>
    bindingLimit({ totalAmount: decimal('1000'), leftAmount: decimal('400'), personalMax: decimal(personalMax) }, decimal(staked));
  expect([limit('100', '0'), limit('500', '100'), limit('500', '200'), limit('400', '10'), limit('400', '0')]).toEqual([
    'person',
    'pool',
    'pool',
    'pool',
    'person',
  ]);
});

it('given a status of the exchange, then it holds before the start too, and without a start nothing else is known (LP-10)', () => {
  const at = (over: Partial<LaunchpoolProject>, now = 50) => projectStatus({ status: undefined, startsAt: 100, endsAt: 200, ...over }, now);
  expect([
    at({ status: 'in-progress' }),
    at({ status: 'completed' }, 150),
    at({ endsAt: undefined }, 1e9),
    at({ startsAt: undefined, status: 'in-progress' }),
    at({ startsAt: undefined }),
  ]).toEqual(['in-progress', 'completed', 'in-progress', 'in-progress', 'none']);
});

it('given a stake in the first second of a project, or one whose first hour is paid as it ends, then it has a first reward (LP-50)', () => {
  const project = { startsAt: 5 * HOUR, endsAt: 7 * HOUR };
  expect([
    firstRewardAt(project, 'global', 5 * HOUR),
    firstRewardAt({ ...project, endsAt: 7 * HOUR - 1 }, 'global', 5 * HOUR),
    firstRewardAt({ startsAt: undefined, endsAt: undefined }, 'global', 5 * HOUR),
    firstRewardAt({ ...project, endsAt: undefined }, 'global', 5 * HOUR + 1),
  ]).toEqual([7 * HOUR, undefined, undefined, 7 * HOUR]);
});
